"""The end of a game in which nobody can build any more: clause SJ-E12."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules import round as end_of_round
from tabuleiro.games.sanjuan.rules.standstill import nobody_can_build
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.moves import do, events, options
from tests.sanjuan.tables import NEW_BUILDINGS, player, table

END_OF_ROUND: Final[dict[str, Any]] = {"stack": "TakeRole 3", "nothing_else": True, "draw_pile": ""}
ROLES: Final = {"producer": 0, "trader": 1, "councillor": 2}


SEEDS: Final = (28, 147, 167, 168)
"""Random games of two players that come to a standstill."""
MOST: Final = 3000


def last_role(*players: dict[str, Any], **fields: Any) -> SanJuanState:
    """The last role of the round is to be taken; the cards that are not named are out of the game."""
    return table(*players, **{**END_OF_ROUND, "roles": ROLES, **fields})


def ended(s: SanJuanState) -> str:
    return do(s, "take prospector").ended_by


def test_SJ_E12_with_all_cards_tucked_or_out_the_round_ends_the_game() -> None:
    s = last_role(player("", "indigo chapel", chapel="hero palace"))
    assert {"kind": "over", "seat": None, "ended_by": "nobody_can_build"} == events(s, "take prospector")[-1]
    assert (1, None) == (s.round, rules.to_act(s))
    assert 1 + 2 + 2 == GAME.ranking(s)[0].points


@pytest.mark.parametrize(
    ("player_0", "fields"),
    [
        (player("indigo"), {}),
        (player("sugar hero"), {}),
        (player("", "indigo+indigo"), {}),
        (player(), {"draw_pile": "indigo"}),
        (player(), {"discard_pile": "indigo", "draw_pile": ""}),
        (player("library", "indigo crane silver"), {}),
    ],
    ids=["a plant", "two cards", "a good", "the draw pile", "the discard pile", "over another"],
)
def test_SJ_E12_a_building_that_somebody_can_put_up_keeps_it_going(player_0: Any, fields: Any) -> None:
    assert "" == ended(last_role(player_0, **fields))


@pytest.mark.parametrize(
    ("player_0", "fields"),
    [
        (player("palace"), {}),
        (player("palace hero column"), {}),
        (player("smithy", "smithy indigo"), {}),
        (player("", "indigo+palace"), {}),
        (player(), {"draw_pile": "palace"}),
        (player("library", "indigo crane"), {}),
    ],
    ids=["too dear", "all too dear", "owned", "a dear good", "a dear pile", "too dear over another"],
)
def test_SJ_E12_cards_that_nobody_can_ever_build_do_not(player_0: Any, fields: Any) -> None:
    assert "nobody_can_build" == ended(last_role(player_0, **fields))


def test_SJ_E12_cards_that_cannot_come_together_do_not() -> None:
    seats = [player("palace"), player("palace"), player("hero"), player("hero")]
    assert "nobody_can_build" == ended(last_role(*seats))
    assert "" == ended(last_role(*seats, draw_pile="statue sugar"))


@pytest.mark.parametrize(("town", "expected"), [("indigo crane park", ""), ("indigo", "nobody_can_build")])
def test_SJ_E12_the_cathedral_may_still_be_built(town: str, expected: str) -> None:
    assert expected == ended(last_role(player("", town), options=NEW_BUILDINGS, **in_the_middle(town)))


def in_the_middle(town: str) -> dict[str, Any]:
    """Everything but the cathedral is out of the game."""
    built = [*town.split(), *["indigo"] * 3]
    fresh: Any = GAME.dump(GAME.load({"players": [{}, {}], "options": NEW_BUILDINGS}))
    cards = fresh["draw_pile"]
    for card in built:
        cards.remove(card)
    return {"nothing_else": False, "out_of_game": " ".join(cards)}


def test_SJ_E12_an_end_that_is_none_is_refused() -> None:
    with pytest.raises(BadPosition, match="ended_by: somebody can still build"):
        GAME.load({"players": [{}, {}], "stack": [], "ended_by": "nobody_can_build"})


def test_SJ_E12_the_end_can_be_written_and_read() -> None:
    s = do(last_role(), "take prospector")
    assert GAME.dump(s) == GAME.dump(GAME.load(GAME.dump(s)))


def test_SJ_E12_within_a_round_nothing_ends() -> None:
    s = last_role(stack="TakeRole 2, TakeRole 3", roles={"producer": 0, "trader": 1})
    assert "" == do(s, "take councillor").ended_by
    assert "take prospector" in options(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SJ_E12_a_game_with_few_cards_comes_to_an_end(players: int) -> None:
    chapels = [player("", "indigo chapel bank crane") for _ in range(min(3, players))]
    for seed in range(5):
        cards = ["indigo", "palace", "hero", "statue", "tower", "coffee", "silver", "well"][seed:]
        s = table(
            *chapels, seats=players, draw_pile=" ".join(cards), nothing_else=True, options=NEW_BUILDINGS
        )
        rules.play_at_random(s, Dice(seed), 100_000)
        assert s.ended_by


@pytest.mark.parametrize("seed", SEEDS)
def test_SJ_E12_a_game_at_a_standstill_never_comes_to_twelve_buildings(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = GAME.deal(GAME.configure(2), seed)
    monkeypatch.setattr(end_of_round, "nobody_can_build", lambda _: False)
    assert MOST == rules.play_at_random(s, Dice(seed), MOST)
    assert nobody_can_build(s)


def test_SJ_E12_a_fresh_game_is_far_from_it() -> None:
    assert not nobody_can_build(GAME.deal(GAME.configure(4), 1))
