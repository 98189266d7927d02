"""Sampler: complete tables that agree with a view, dealt fairly.

Shares are those of 1000 samples from fixed dice; the bounds are four standard deviations wide.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import TILES, WORDS
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do
from tests.sanjuan.tables import NEW_BUILDINGS, all_cards, phase, player, table

SAMPLES = 1000
BOUND = 0.06


def samples(s: SanJuanState, seat: int = 0, number: int = SAMPLES) -> list[SanJuanState]:
    sampler, dice = GAME.sampler(GAME.view(s, seat)), Dice(1)
    return [sampler.sample(dice) for _ in range(number)]


def goods(s: SanJuanState, seat: int) -> list[str]:
    return [WORDS[entry & 63] for entry in s.goods[seat]]


def tucked(s: SanJuanState, seat: int) -> list[str]:
    return [WORDS[entry & 63] for entry in s.tucked[seat]]


def pile(s: SanJuanState) -> list[str]:
    return [WORDS[card] for card in s.draw_pile]


def shares(drawn: list[SanJuanState], word: str, places: dict[str, Any]) -> dict[str, float]:
    """How often a card is in each of the places, which are functions of a table."""
    return {name: sum([word in place(s) for s in drawn]) / len(drawn) for name, place in places.items()}


def near(expected: float, found: float) -> bool:
    return abs(expected - found) < BOUND


PLACES: dict[str, Any] = {
    "hand": lambda s: hand(s, 1),
    "good": lambda s: goods(s, 1),
    "tucked": lambda s: tucked(s, 1),
    "discards": discards,
    "pile": pile,
}


def test_a_sample_agrees_with_the_view_and_offers_the_same() -> None:
    other = player("palace", "chapel sugar+", chapel="hero")
    s = phase("builder", player("hero sugar tobacco", "indigo+ crane"), other)
    for sample in samples(s, number=20):
        assert GAME.view(s, 0) == GAME.view(sample, 0)
        assert rules.options(s) == rules.options(sample)
        assert all_cards(GAME.dump(s)) == all_cards(GAME.dump(sample))


def test_an_unseen_card_is_in_each_hidden_place_as_often() -> None:
    other = player("hero", "indigo+palace chapel", chapel="statue")
    s = table(player(), other, seats=2, draw_pile="column", discard_pile="quarry", nothing_else=True)
    drawn = samples(s)
    for word in ("hero", "palace", "statue", "column", "quarry"):
        found = shares(drawn, word, PLACES)
        assert all(near(0.2, part) for part in found.values()), (word, found)


def test_a_place_with_more_cards_gets_a_card_more_often() -> None:
    s = table(
        player(), player("hero statue"), seats=2, draw_pile="column quarry palace well", nothing_else=True
    )
    found = shares(samples(s), "hero", PLACES)
    assert near(2 / 6, found["hand"])
    assert near(4 / 6, found["pile"])


def test_own_discards_stay_in_the_discard_pile() -> None:
    s = phase("builder", player("tobacco hero hero hero palace"))
    do(s, "build tobacco", "pay hero", "pay hero")
    for sample in samples(s, number=100):
        assert 2 == discards(sample).count("hero")


def test_own_goods_are_dealt_too() -> None:
    s = table(player("", "indigo+palace"), player("hero"), seats=2, draw_pile="", nothing_else=True)
    found = sum([goods(each, 0) == ["hero"] for each in samples(s)]) / SAMPLES
    assert near(0.5, found)


# Shuffled discards.


def after_shuffle(*, old: str, draws: int) -> SanJuanState:
    """Seat 0 knows hero among ten shuffled cards; seat 1 has drawn some of them to its old ones."""
    ten = ["hero", *["sugar"] * 3, *["tobacco"] * 3, *["coffee"] * 3]
    seen = {"memory": {"shuffled": ["hero"]}}
    other = {**player(f"{old} {' '.join(ten[:draws])}"), "memory": {"received": draws}}
    return table({**player(), **seen}, other, seats=2, draw_pile=" ".join(ten[draws:]), nothing_else=True)


def test_a_shuffled_discard_is_in_the_pile_or_where_cards_went_since() -> None:
    drawn = samples(after_shuffle(old="palace palace", draws=2))
    found = shares(drawn, "hero", PLACES)
    assert near(0.2, found["hand"])
    assert near(0.8, found["pile"])


def test_a_shuffled_discard_is_not_in_a_hand_that_has_drawn_nothing_since() -> None:
    drawn = samples(after_shuffle(old="palace palace", draws=0), number=200)
    assert {"hand": 0.0, "pile": 1.0} == shares(drawn, "hero", {"hand": PLACES["hand"], "pile": pile})


def test_a_shuffled_discard_is_only_on_goods_produced_since() -> None:
    other = {**player("", "sugar+hero silver+palace"), "memory": {"produced": {"sugar": 1}}}
    owner = {**player(), "memory": {"shuffled": ["hero"]}}
    s = table(owner, other, seats=2, draw_pile="well column statue", nothing_else=True)
    sugar, silver = [], []
    for each in samples(s):
        first, second = goods(each, 1)
        sugar.append(first == "hero")
        silver.append(second == "hero")
    assert near(0.25, sum(sugar) / SAMPLES)
    assert 0 == sum(silver)


def test_a_shuffled_discard_is_not_under_a_chapel_that_got_nothing_since() -> None:
    other = {
        **player("well", "chapel", chapel="palace"),
        "memory": {"received": 1, "tucked_before": {"chapel": 1}},
    }
    owner = {**player(), "memory": {"shuffled": ["hero"]}}
    s = table(owner, other, seats=2, draw_pile="hero column", nothing_else=True)
    drawn = samples(s)
    assert 0 == shares(drawn, "hero", PLACES)["tucked"]
    assert near(1 / 3, shares(drawn, "hero", PLACES)["hand"])


def test_knowledge_that_cannot_be_true_does_not_stop_the_sampler() -> None:
    owner = {**player(), "memory": {"shuffled": ["hero"]}}
    s = table(owner, player("hero"), seats=2, draw_pile="", nothing_else=True)
    assert ["hero"] == hand(samples(s, number=1)[0], 1)


# Cards that went to a hand for all to see.


def shown(*, departed: int) -> SanJuanState:
    other = {**player("smithy palace"), "memory": {"shown": ["smithy"], "departed": departed}}
    return table(player(), other, seats=2, draw_pile="column", discard_pile="quarry hero", nothing_else=True)


def test_a_shown_card_is_in_the_hand_as_long_as_nothing_left_it() -> None:
    assert 1.0 == shares(samples(shown(departed=0)), "smithy", PLACES)["hand"]


def test_a_shown_card_may_have_left_the_hand_face_down() -> None:
    found = shares(samples(shown(departed=1)), "smithy", PLACES)
    assert near(2 / 3, found["hand"])
    assert near(1 / 3, found["discards"])
    assert 0 == found["pile"]


def test_a_building_that_is_named_is_in_the_hand() -> None:
    other = player("palace sugar sugar tobacco hero hero", "crane chapel")
    s = do(phase("builder", player(), other, by=1, seats=2), "build palace")
    assert ("Replace", 1) == asked(s)
    for sample in samples(s, number=50):
        assert "palace" in hand(sample, 1)
        assert rules.options(s) == rules.options(sample)


# Tiles, chance and spectators.


def test_unknown_tiles_are_dealt_and_known_ones_stay() -> None:
    s = table(tiles=["A", "B", "C", "D", "E"], tiles_turned=2)
    found = Counter([tuple([TILES[tile] for tile in each.tiles]) for each in samples(s)])
    assert 6 == len(found)
    assert {("D", "E")} == {order[3:] for order in found}
    assert all(near(1 / 6, number / SAMPLES) for number in found.values())


def test_a_sample_has_a_chance_of_its_own() -> None:
    s = table()
    assert 10 == len({each.rng for each in samples(s, number=10)})


def test_a_spectator_does_not_know_enough() -> None:
    with pytest.raises(BadPosition, match=r"view\.seat: a spectator does not know enough to deal"):
        GAME.sampler(GAME.view(table(), None))


def test_the_cards_that_another_seat_sorts_are_dealt_too() -> None:
    s = phase("councillor", by=1, seats=2, options=NEW_BUILDINGS)
    assert ("Keep", 1) == asked(s)
    sizes = {len(each.drawn) for each in samples(s, number=20)}
    faces = {tuple(each.drawn) for each in samples(s, number=20)}
    assert {5} == sizes
    assert 10 < len(faces)
