"""Each check of the kit finds the fault it is there for, and names it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.core import registry
from tabuleiro.core.errors import Refused
from tabuleiro.core.game import Game
from tests.kit import (
    broken,
    census,
    check_copies,
    check_edits,
    check_promises,
    check_records,
    check_rules,
    check_secrets,
    check_texts,
)
from tests.kit.check_secrets import Look
from tests.kit.hash_seeds import check_hash_seeds
from tests.kit.perft import Pin, check_perft
from tests.kit.play import Sitting, tables
from tests.kit.toys import ORCHARD, OrchardGame

FAULTS: list[tuple[OrchardGame, Callable[[Sitting], None], str]] = [
    (broken.BrokenRules(broken.NothingToOffer(0)), check_rules.check_options, "offers nothing"),
    (broken.BrokenRules(broken.OffersTwice(0)), check_rules.check_options, "offers twice: pass"),
    (broken.BrokenRules(broken.ForeignAction(0)), check_rules.check_options, "not the interned one"),
    (broken.BrokenRules(broken.FickleOptions(0)), check_rules.check_options, "when asked again"),
    (
        broken.BrokenRules(broken.OtherOrder(0), broken.OtherOrder(1)),
        check_rules.check_options,
        "OtherOrder has no fixed order",
    ),
    (broken.AskingSorts(), check_rules.check_asking, "asking for ranking changes the position"),
    (
        broken.BrokenRules(broken.NotDoable(0)),
        check_rules.check_every_option_applies,
        "which fails: ValueError",
    ),
    (broken.BrokenRules(broken.DeadEnd(0)), check_rules.check_every_option_applies, "offers nothing"),
    (broken.BrokenRules(broken.Endless(0)), check_rules.check_end, "not over after 3000 decisions"),
    (
        broken.BrokenRules(broken.Question(0), broken.EndsAtOnce(0)),
        check_rules.check_end,
        "over without a reason",
    ),
    (
        broken.BrokenRules(broken.Question(0), broken.EndsAtOnce(0)),
        check_rules.check_every_option_applies,
        "ends the game without a reason",
    ),
    (broken.WrongSheet(), check_rules.check_end, "its sheet -1"),
    (broken.WrongPlaces(), check_rules.check_end, "has place 1"),
    (broken.BrokenClone(broken.Forgetful), check_copies.check_clone, r"state\.growers\[\d\]\.trees"),
    (
        broken.BrokenClone(broken.Sharing),
        check_copies.check_clone,
        r"a clone shares state\.pile, which play has changed",
    ),
    (broken.BrokenClone(broken.WithJournal), check_copies.check_clone, "a clone has a journal"),
    (broken.BrokenClone(broken.Sharing), check_copies.check_old_clones, "changes the position|has changed"),
    (broken.ForgetsFirst(), check_copies.check_loaded_looks_alike, r"sees it differently in \['first'\]"),
    (broken.LoadsAnotherPile(), check_copies.check_dump_and_load, r"differs in \['pile'\]"),
    (broken.LoadsOtherChance(), check_copies.check_loaded_plays_alike, "it plays differently"),
    (broken.HandsOutOptions(), check_copies.check_json_is_independent, "writing into the view of"),
    (broken.TrustsEdits(), check_edits.check_edited_positions, "first = "),
    (broken.DealsAnew(), check_records.check_log, "recorded one|may not|turn of"),
    (broken.LoadsOtherChance(), check_records.check_log_of_position, "recorded one"),
    (broken.BrokenClone(broken.Forgetful), check_records.check_undo, "undo does not restore"),
    (broken.NotPlain(), check_texts.check_json, "is not plain JSON"),
    (broken.BrokenRules(broken.NamesKind(0)), check_texts.check_json, "facts named"),
    (broken.ExplainsAnother(), check_texts.check_explanations, "is explained as 'pass'"),
    (broken.WithoutClause(), check_texts.check_explanations, "names no clause"),
    (broken.DeniesLegal(), check_texts.check_explanations, "is called impossible and is an option"),
    (broken.WithoutReason(), check_texts.check_explanations, "without a reason"),
]


LEAKS: list[tuple[OrchardGame, Callable[[Look], None], str]] = [
    (broken.OpenDeck(), check_secrets.check_sampler, "seat 0 sees a redealt position differently: top"),
    (
        broken.BrokenRules(broken.Peeking(0)),
        check_secrets.check_sampler,
        "sees a redealt position differently: legal",
    ),
    (broken.DrawsAnything(), check_secrets.check_sampler_is_repeatable, "equal dice draw other positions"),
    (broken.DrawsFromBefore(), check_secrets.check_sampler_is_repeatable, "draw other positions for seat"),
    (broken.DrawsTooMuch(), check_secrets.check_sampled_positions, "deck: with the cards elsewhere"),
    (broken.OpenToSpectators(), check_secrets.check_spectators, "a spectator sees what seat"),
    (broken.OpenHands(), check_secrets.check_spectators, "sees more than a spectator"),
    (broken.BrokenRules(broken.QuietDraw(0)), check_secrets.check_learning, "reveals is not raised"),
    (broken.BrokenRules(broken.LoudDraw(0)), check_secrets.check_learning, "tells seat 1 what it cannot see"),
]


@pytest.mark.parametrize(
    ("game", "check", "message"),
    [pytest.param(*fault, id=f"{fault[1].__name__}-{fault[2]}") for fault in FAULTS],
)
def test_the_check_finds_the_fault(game: Game[Any], check: Callable[[Sitting], None], message: str) -> None:
    registry.add(game)
    with pytest.raises((AssertionError, Refused), match=message):
        check_all(check, tables(game, 2, 8))


def check_all(check: Callable[[Sitting], None], played: list[Sitting]) -> None:
    for sitting in played:
        check(sitting)


@pytest.mark.parametrize(
    ("game", "check", "message"),
    [pytest.param(*leak, id=f"{leak[1].__name__}-{leak[2]}") for leak in LEAKS],
)
def test_the_check_finds_the_leak(game: Game[Any], check: Callable[[Look], None], message: str) -> None:
    with pytest.raises((AssertionError, Refused), match=message):
        check_looks(check, tables(game, 2, 8))


def check_looks(check: Callable[[Look], None], played: list[Sitting]) -> None:
    for sitting in played:
        for look in check_secrets.looks(sitting):
            check(look)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (broken.Undercharges(), r"plant \w+> says that seat 0 has paid 0 cards, and it is [12] after plant"),
        (broken.OverstatesPoints(), r"has won \d points at the end, and it is \d after plant"),
        (broken.PromisesTwice(), r"has paid [24] cards, and it is [12] after plant \w+, discard"),
        (
            broken.TellsOneSeat(),
            r"plant \w+> says that seat 1 has won 0 points at the end, and it is \d after",
        ),
        (broken.CountsNothing(), r"is explained in 'cards', of which holdings says nothing"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_option_that_does_not_do_what_is_said_is_found(game: OrchardGame, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_all(check_promises.check_promises, tables(game, 2, 8))


def test_the_hash_seed_is_found() -> None:
    with pytest.raises(AssertionError, match="plays differently with PYTHONHASHSEED"):
        check_hash_seeds(broken.HashedRules(), 2, 1)


def test_perft_shows_the_count_of_every_first_action() -> None:
    game = broken.BrokenRules(broken.Question(0))
    with pytest.raises(AssertionError, match=r"14 paths instead of 8\n +7  pass\n +7  draw"):
        check_perft(Pin("orchard", 2, 1, 2, 8, {}), game)


def test_other_options_in_recorded_games_are_found_by_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = census.pinned(ORCHARD)
    monkeypatch.setattr(census, "pinned", lambda _: {**counts, "Visit": counts["Visit"] + 1})
    change = f"Visit {counts['Visit']} instead of {counts['Visit'] + 1}; if that was meant"
    with pytest.raises(AssertionError, match=f"orchard: options offered in recorded games: {change}"):
        census.check_census(ORCHARD)


def test_another_end_of_a_recorded_game_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = census.recorded(ORCHARD)[0].read_text(encoding="utf-8").rstrip()
    changed = tmp_path / "changed.log"
    changed.write_text(text[:-1] + ("1" if text[-1] == "0" else "0"), encoding="utf-8")
    monkeypatch.setattr(census, "recorded", lambda _: [changed])
    with pytest.raises(
        AssertionError, match="the recorded orchard with 2 players and seed 1 ends differently"
    ):
        census.check_census(ORCHARD)


def test_a_sampler_that_draws_the_same_is_found() -> None:
    found = list(check_secrets.looks(tables(broken.DrawsTheSame(), 2, 1)[0]))
    with pytest.raises(AssertionError, match="hardly ever draws another position"):
        check_secrets.check_variety(found)


def test_a_visible_zone_is_no_longer_hidden() -> None:
    assert {"players[other].hand", "players[other].barn"} == zones(ORCHARD) - zones(broken.OpenHands())


def zones(game: OrchardGame) -> set[str]:
    return set().union(
        *[check_secrets.hidden_zones(look) for look in check_secrets.looks(tables(game, 2, 1)[0])]
    )
