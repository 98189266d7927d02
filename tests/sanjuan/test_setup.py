"""Setup: clauses SJ-S."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabuleiro.core.errors import BadConfig
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import COPIES, PRODUCTION, TILES, WORDS, deck, in_set
from tabuleiro.games.sanjuan.rules.scoring import points, score_items
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, discards, hand
from tests.sanjuan.moves import asked, do, do_until, options
from tests.sanjuan.tables import all_cards, phase, player, table


def deal(players: int = 4, seed: int = 1, **chosen: Any) -> SanJuanState:
    return GAME.deal(GAME.configure(players, chosen), seed)


def test_SJ_S1_two_to_four_may_play() -> None:
    assert [2, 3, 4] == list(GAME.seats)
    for players in (1, 5):
        with pytest.raises(BadConfig, match=f"san-juan is for 2 to 4 players, not {players}"):
            GAME.configure(players)


def test_SJ_S1_left_is_the_next_seat() -> None:
    s = do(table(governor=3, seats=4), "take prospector")
    assert ("TakeRole", 0) == asked(s)


def test_SJ_S2_the_base_deck_has_112_cards() -> None:
    cards = Counter([WORDS[card] for card in deck(new_buildings=False)])
    assert 112 == cards.total()
    assert [10, 8, 9, 9, 8] == [cards[word] for word in WORDS[:PRODUCTION]]
    city = [number for word, number in cards.items() if word not in WORDS[:PRODUCTION]]
    assert Counter({3: 20, 2: 4}) == Counter(city)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SJ_S2_everybody_starts_with_an_indigo_plant(players: int) -> None:
    s = deal(players)
    assert [["indigo"]] * players == [buildings(s, seat) for seat in range(players)]
    assert 112 - players - 4 * players == len(s.draw_pile)
    assert [] == s.discards


def test_SJ_S2_the_starting_plant_is_a_building_like_any_other() -> None:
    s = phase("builder", player("archive", "indigo crane"))
    do(s, "build archive", "replace indigo")
    assert ["archive", "crane"] == buildings(s, 0)


def test_SJ_S3_everybody_draws_four_cards() -> None:
    s = deal()
    assert [4, 4, 4, 4] == [len(cards) for cards in s.hands]


def test_SJ_S3_hands_are_secret_and_their_sizes_are_not() -> None:
    s = deal()
    seen: Any = GAME.view(s, 1)["players"]
    assert [None, hand(s, 1), None, None] == [each["hand"] for each in seen]
    assert [4, 4, 4, 4] == [each["hand_size"] for each in seen]


def test_SJ_S4_the_governor_is_random_by_seed() -> None:
    assert {0, 1, 2, 3} == {deal(4, seed).governor for seed in range(30)}
    assert deal(4, 7).governor == deal(4, 7).governor


def test_SJ_S4_the_governor_may_be_chosen() -> None:
    assert {2} == {deal(4, seed, governor=2).governor for seed in range(10)}
    with pytest.raises(BadConfig, match="option 'governor': expected a seat from 0 to 2 or null, got 3"):
        GAME.configure(3, {"governor": 3})


def test_SJ_S4_five_roles_lie_in_the_middle() -> None:
    s = deal(governor=2)
    assert ("TakeRole", 2) == asked(s)
    assert [
        f"take {role}" for role in ["builder", "producer", "trader", "councillor", "prospector"]
    ] == options(s)


def test_SJ_S5_the_tiles_are_shuffled_face_down() -> None:
    assert 20 < len({tuple(deal(2, seed).tiles) for seed in range(60)})
    seen = GAME.view(deal(), 0)
    assert [None] * len(TILES) == seen["tiles"]
    assert seen["tile"] is None


def test_SJ_S6_later_positions_choose_from_more_cards() -> None:
    s = deal(4, governor=2, advanced_start=True)
    assert [7, 8, 5, 6] == [len(cards) for cards in s.hands]
    assert ("KeepFour", 2) == asked(s)


def test_SJ_S6_all_draw_before_anybody_discards() -> None:
    s = deal(3, governor=0, advanced_start=True)
    assert 112 - 3 - (5 + 6 + 7) == len(s.draw_pile)
    do_until(s, "TakeRole")
    assert 112 - 3 - (5 + 6 + 7) == len(s.draw_pile)


def test_SJ_S6_everybody_keeps_four_cards() -> None:
    s = do_until(deal(4, governor=1, advanced_start=True), "TakeRole")
    assert [4, 4, 4, 4] == [len(cards) for cards in s.hands]
    assert ("TakeRole", 1) == asked(s)
    assert 1 + 2 + 3 + 4 == len(discards(s))


def test_SJ_S6_the_player_chooses_what_to_keep() -> None:
    s = table(player("indigo sugar sugar hero palace library"), stack="KeepFour 0")
    assert ["discard indigo", "discard sugar", "discard library", "discard hero"] == options(s)
    do(s, "discard sugar", "discard hero")
    assert ["indigo", "sugar", "library", "palace"] == hand(s, 0)


def test_SJ_S7_the_expansion_shuffles_29_cards_in() -> None:
    added = Counter([WORDS[card] for card in deck(new_buildings=True)]) - Counter(
        [WORDS[card] for card in deck(new_buildings=False)]
    )
    assert 29 == added.total()
    assert {"residence": 2} == {word: number for word, number in added.items() if number != 3}
    assert 10 == len(added)


def test_SJ_S7_the_cathedral_lies_in_the_middle() -> None:
    s = deal(4, new_buildings=True)
    assert 141 - 4 - 16 == len(s.draw_pile)
    assert s.cathedral
    assert not deal(4).cathedral
    assert "middle" == in_set(WORDS.index("cathedral"))


@pytest.mark.parametrize(("new_buildings", "number"), [(False, 112), (True, 142)])
def test_SJ_S8_every_card_is_in_exactly_one_place(*, new_buildings: bool, number: int) -> None:
    s = deal(3, new_buildings=new_buildings)
    cards = all_cards(GAME.dump(s))
    assert number == len(cards)
    assert Counter({word: COPIES[kind] for kind, word in enumerate(WORDS) if word in cards}) == Counter(cards)


def test_SJ_S8_a_card_is_what_its_place_makes_of_it() -> None:
    heroes = player("hero statue tobacco sugar", "indigo", chapel="hero")
    s = phase("builder", heroes, player("", "hero"))
    assert 1 == next(item.points for item in score_items(s, 0) if item.kind == "chapel")
    assert 5 == points(s, 1)
    do(s, "build statue", "pay sugar", "pay hero")
    assert ["tobacco"] == hand(s, 0)
    assert ["sugar", "hero"] == discards(s)
