"""Appraisal: every option has a value, from what the seat may know, in the same worlds for all."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.appraisal import FEWEST, FINALISTS, Appraisal, appraise
from tabuleiro.coach.assessment import futures_of, lost
from tabuleiro.coach.trials import Ending, Trial
from tabuleiro.core import registry, rules
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Game
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice
from tests.coach.endings import played
from tests.kit.toys import ORCHARD

FEW = Budget(iterations=40)


def decision(key: str, players: int, part: float) -> tuple[Game[Any], Any]:
    """The first decision with several options after this part of a random game."""
    match = played(registry.game(key), players, 3)
    move = int(match.moves * part)
    while len(rules.options(replay(match.log, move).state)) < 3:
        move += 1
    return match.game, replay(match.log, move).state


@pytest.fixture(params=[("san-juan", 3, 0.3), ("lisboa", 2, 0.4)], ids=["San Juan", "Lisboa"])
def position(request: pytest.FixtureRequest) -> tuple[Game[Any], Any]:
    return decision(*request.param)


def appraised(game: Game[Any], s: Any, seed: int = 1) -> Appraisal:
    return appraise(Perspective.of_state(game, s), FEW, seed)


def figures(appraisal: Appraisal) -> list[tuple[str, list[float], float]]:
    return [(each.action.code, each.chances, each.loss) for each in appraisal.prospects]


def test_every_option_keeps_an_estimate(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    codes = {prospect.action.code for prospect in appraised(game, s).prospects}
    assert codes == {option.code for option in rules.options(s)}


def test_chances_of_all_seats_sum_up_to_one(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    for prospect in appraised(game, s).prospects:
        assert sum(prospect.chances) == pytest.approx(1.0)


def test_the_best_loses_nothing_and_comes_first(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    losses = [prospect.loss for prospect in appraised(game, s).prospects]
    assert losses == sorted(losses)
    assert losses[0] == 0.0


def test_the_same_seed_gives_the_same_figures(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    assert figures(appraised(game, s, 7)) == figures(appraised(game, s, 7))


def test_hidden_cards_do_not_matter(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    seat = s.stack[-1].seat
    other = game.sampler(game.view(s, seat)).sample(Dice(99))
    assert game.dump(other) != game.dump(s)
    assert figures(appraised(game, s)) == figures(appraised(game, other))


def test_a_line_begins_with_its_option(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    for prospect in appraised(game, s).prospects:
        assert prospect.line[0] is prospect.action
        assert prospect.course[0] == (s.stack[-1].seat, prospect.action)


def trial(option: int, *chances: float) -> Trial:
    """An option that led the seat to these chances, world by world, against one opponent."""
    action = registry.game("san-juan").actions[option]
    made = Trial(action, [action])
    made.endings.extend([Ending([chance, 1 - chance], None, [(0, action)]) for chance in chances])
    return made


def appraisal_of(*trials: Trial, fresh: int = 0) -> Appraisal:
    return Appraisal(0, list(trials), lambda _: [0.0, 0.0], fresh)


def test_skill_is_what_the_choice_changed_for_everybody() -> None:
    better, chosen = trial(0, 0.6, 0.8, 0.7, 0.7), trial(1, 0.5, 0.7, 0.6, 0.6)
    assert appraisal_of(better, chosen).skill(chosen.action) == pytest.approx([-0.1, 0.1])


def test_luck_in_half_of_the_worlds_makes_no_best() -> None:
    """Each half would pick the option that was lucky in it; in the other half it does worse."""
    one, other, chosen = trial(0, 0.9, 0.1), trial(1, 0.1, 0.9), trial(2, 0.5, 0.5)
    assert appraisal_of(one, other, chosen).skill(chosen.action) == pytest.approx([0.4, -0.4])


def test_a_stand_follows_the_lines_that_skill_is_measured_from() -> None:
    """Else stand and skill together would not be what the choice is worth."""
    one, other, chosen = trial(0, 0.9, 0.1, 0.9, 0.1), trial(1, 0.1, 0.8, 0.1, 0.8), trial(2, *[0.5] * 4)
    assert appraisal_of(one, other, chosen).best_lines == [one.line, other.line]
    game, s = decision("san-juan", 3, 0.3)
    thought, first, second = thought_of(game.key), *rules.options(s)[:2]
    assert thought is not None
    ends = futures_of(game, thought, s, [[first], [second]], 4, 1)
    assert [each.course[0][1] for each in ends] == [first, second, first, second]


def test_worlds_by_which_the_best_few_were_picked_do_not_measure_them() -> None:
    """What was picked because it was lucky would be compared by that very luck."""
    lucky, chosen = trial(0, 0.9, 0.9, 0.6, 0.6), trial(1, 0.1, 0.1, 0.5, 0.5)
    assert appraisal_of(lucky, chosen, fresh=2).skill(chosen.action) == pytest.approx([-0.1, 0.1])


def test_a_loss_within_the_error_of_its_measurement_is_none() -> None:
    better, sure, unsure = trial(0, *[0.6] * 4), trial(1, *[0.5] * 4), trial(2, 0.9, 0.9, 0.2, 0.2)
    assert lost(appraisal_of(better, sure), sure.action) == 1000
    found = appraisal_of(better, unsure)
    assert -found.skill(unsure.action)[0] == pytest.approx(0.05)
    assert lost(found, unsure.action) == 0


def test_what_is_called_the_best_lost_nothing() -> None:
    """The other one did better in the fresh worlds, but not in all of them together."""
    chosen, other = trial(0, 0.9, 0.9, 0.5, 0.5), trial(1, 0.1, 0.1, 0.6, 0.6)
    found = appraisal_of(chosen, other, fresh=2)
    assert found.best.action is chosen.action
    assert found.skill(chosen.action)[0] == pytest.approx(-0.1)
    assert lost(found, chosen.action) == 0


def test_only_the_best_few_and_the_chosen_one_meet_all_worlds(position: tuple[Game[Any], Any]) -> None:
    game, s = position
    options = rules.options(s)
    found = appraise(Perspective.of_state(game, s), Budget(iterations=30 * len(options)), 1, options[-1])
    measured = [each for each in found.prospects if len(each.trial.endings) == found.worlds]
    assert found.of(options[-1]) in measured
    assert len(measured) <= FINALISTS + 1
    assert all(len(each.trial.endings) >= FEWEST for each in found.prospects)


def test_an_option_given_up_early_is_placed_by_the_worlds_it_met() -> None:
    better, given_up = trial(0, 0.4, 0.4, 0.8, 0.8), trial(1, 0.3, 0.3)
    assert appraisal_of(better, given_up).of(given_up.action).chances == pytest.approx([0.5, 0.5])


def test_a_game_without_a_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {ORCHARD.key: ORCHARD})
    s: Any = Match.new(ORCHARD, 2, 1, {"first": 0}).state
    with pytest.raises(BadConfig, match="orchard has no judge, so that its choices cannot be appraised"):
        appraised(ORCHARD, s)
