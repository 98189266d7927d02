"""Set-up (L-S) and two players (L-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, mix
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, PILE, LisboaState, heap_size
from tests.lisboa.moves import asked, do, end_turn, options
from tests.lisboa.tables import PACK, player, table, with_court

EVERYWHERE = (2, 3, 4)


def deal(players: int = 4, seed: int = 1, **chosen: Any) -> LisboaState:
    return GAME.deal(GAME.configure(players, {"pack": PACK, **chosen}), seed)


def chosen(players: int = 4, seed: int = 1) -> LisboaState:
    """A deal in which everybody has kept a clergy tile."""
    s = deal(players, seed)
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[0])
    return s


def test_L_S1_two_to_four_players_play_clockwise_from_the_first() -> None:
    for players in (5, True):
        with pytest.raises(BadConfig):
            GAME.configure(players)
    s = chosen(3)
    order = []
    for _ in range(3):
        order.append(asked(s)[1])
        end_turn(do(s, options(s, "discard")[0]))
    assert [s.first_player, (s.first_player + 1) % 3, (s.first_player + 2) % 3] == order


def test_L_S1_the_first_player_is_random_or_chosen() -> None:
    assert {0, 1, 2, 3} == {deal(seed=seed).first_player for seed in range(20)}
    assert [2] * 5 == [deal(seed=seed, first_player=2).first_player for seed in range(5)]


@pytest.mark.parametrize("players", EVERYWHERE)
def test_L_S2_each_player_draws_one_favor(players: int) -> None:
    deals = [deal(players, seed) for seed in range(20)]
    assert {1} == {favors.bit_count() for s in deals for favors in s.favors[:players]}
    assert {1, 2, 4} == {favors for s in deals for favors in s.favors[:players]}


def test_L_S3_what_a_player_starts_with() -> None:
    s = chosen()
    assert [10] * 4 == s.cash
    assert [5] * 4 == s.wigs
    assert [1] * 16 == s.goods
    assert [0] * 12 == s.houses
    assert [7] * 4 == s.officials
    assert [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0] == s.offices
    assert [0] * 4 == s.markers
    assert [0] * 12 == s.docks
    assert [0] * 12 == s.lower
    assert [1] * 4 == [len(tiles) for tiles in s.clergy]
    assert {2} == {plan % 9 for plans in s.plans for plan in plans}


def test_L_S3_influence_by_turn_order() -> None:
    s = deal(first_player=2)
    assert [6, 7, 4, 5] == s.influence


def test_L_S3_the_unused_starting_plans_leave_the_game() -> None:
    s = deal(2)
    assert 2 + 16 == sum([len(plans) for plans in (*s.plans[:2], *s.plan_piles)])


def test_L_S4_eight_buildings_per_architect_one_available_and_the_next_visible() -> None:
    s = deal()
    assert [7, 7] == [len(pile) for pile in s.building_piles]
    assert all(building >= 0 for building in s.available)
    view: Any = GAME.view(s, 0)
    assert view["building_piles"]["blue"]["visible"] == s.figures.building_words[s.building_piles[0][-1]]
    both = [*s.available, *s.building_piles[0], *s.building_piles[1]]
    words = Counter([s.figures.building_words[building] for building in both])
    assert Counter([building.word for building in s.figures.pack.buildings]) == words


def test_L_S5_open_piles_with_the_fewest_officials_on_top() -> None:
    dump: Any = GAME.dump(deal())
    assert ["blue_2"] * 3 + ["blue_3"] * 3 + ["blue_4"] * 2 == dump["plan_piles"]["blue"]
    assert ["green_2"] * 3 + ["green_3"] * 3 + ["green_4"] * 2 == dump["plan_piles"]["green"]


def test_L_S6_starting_prices() -> None:
    assert [5, 5, 5, 4] == deal().prices


def test_L_S7_a_tile_on_each_of_the_five_spaces() -> None:
    s = deal()
    assert [True] * 5 == s.display
    assert (22 - 4, 5 - 1) == (s.large_tiles, s.small_tiles)


def test_L_S8_score_tiles_at_random_under_the_columns() -> None:
    deals = [deal(seed=seed) for seed in range(30)]
    assert {(3, 3, 4, 4)} == {tuple(sorted(s.score_tiles)) for s in deals}
    assert 6 == len({s.score_tiles for s in deals})
    assert all(s.column_values == (*s.score_tiles, s.score_tiles[3]) for s in deals)


def test_L_S9_church_cardinal_and_treasury() -> None:
    s = chosen()
    assert 6 == sum([tile >= 0 for tile in s.church])
    assert 0 == s.cardinal
    assert 3 == s.figures.pack.treasury.right[s.treasury]


def test_L_S10_goods_and_money_are_never_limited() -> None:
    s = table(player(hand=[63], reis=99_999, goods={"gold": 2}), yard=[], treasury=7)
    do(s, "portfolio 63")
    assert 99_999 + 7 == s.cash[0]


@pytest.mark.parametrize("players", EVERYWHERE)
def test_L_S11_blue_hands_and_four_red_decks(players: int) -> None:
    s = deal(players)
    assert [5] * players == [len(hand) for hand in s.hands[:players]]
    assert {0} == {s.figures.card_deck[card] for hand in s.hands for card in hand}
    assert [4] * 4 == [len(deck) for deck in s.decks]
    shown = [*s.face_up, *[card for deck in s.decks for card in deck]]
    assert sorted(s.figures.pack.decks[1]) == sorted(shown)
    assert [0, 1, 2, 3] == [s.figures.card_kind[card] for card in s.face_up]
    assert 21 == len(s.purple)
    assert [5] * 4 == [len(deck) for deck in s.brown]


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_L_S12_the_yard_holds_blue_over_red(players: int, copies: int) -> None:
    dump: Any = GAME.dump(deal(players))
    assert ["blue"] * copies + ["red"] * copies == dump["yard"]


def test_L_S13_eight_open_decrees() -> None:
    s = deal()
    assert 8 == len(s.open_decrees)
    assert 62 == len(s.decree_deck)


def test_L_S13_as_many_open_decrees_and_cards_as_the_pack_says() -> None:
    s = GAME.deal(GAME.configure(3, {"pack": with_court(open_decrees=6, hand=4)}), 1)
    assert 6 == len(s.open_decrees)
    assert [4, 4, 4] == [len(hand) for hand in s.hands]


@pytest.mark.parametrize("players", [3, 4])
def test_L_S14_sixty_three_cubes_lie_out(players: int) -> None:
    s = deal(players)
    assert [3] * 5 + [3, 3, 3, 3, 2] + [2] * 14 + [6] == [heap_size(heap) for heap in s.rubble]
    assert [21, 21, 21] == [sum([heap[colour] for heap in s.rubble]) for colour in range(3)]


def test_L_S16_only_hands_and_offered_tiles_are_secret() -> None:
    s = deal()
    view: Any = GAME.view(s, 1)
    assert list(s.hands[1]) == view["players"][1]["hand"]
    assert {"known": [], "blue": 5, "purple": 0} == view["players"][0]["hand"]
    assert 2 == len(view["players"][1]["offered"])
    assert 2 == view["players"][0]["offered"]
    assert 37 - 8 == view["bag"]
    assert {"builder": 4, "marquis": 4, "king": 4, "treasury": 4} == view["decks"]
    assert 62 == view["decree_deck"]
    public = set(view["players"][0]) - {"hand", "offered"}
    assert public == set(view["players"][1]) - {"hand", "offered"}


def test_L_S17_all_choose_their_tile_before_anybody_sees_one() -> None:
    s = deal()
    first, second = s.first_player, (s.first_player + 1) % 4
    before: Any = GAME.view(s, second)
    do(s, options(s)[0])
    after: Any = GAME.view(s, second)
    for view in (before, after):
        for name in ("to_act", "legal", "stack"):
            del view[name]
    assert before == after
    assert ("KeepTile", second) == asked(s)
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[-1])
    seen: Any = GAME.view(s, second)
    assert 1 == len(seen["players"][first]["clergy"])


def test_L_S17_rejected_tiles_are_in_the_bag_before_the_church_is_filled() -> None:
    s = deal()
    rejected = []
    while asked(s)[0] == "KeepTile":
        rejected.append(s.offered[asked(s)[1]][1])
        do(s, options(s)[0])
    held = Counter([tile for tiles in s.clergy for tile in tiles])
    assert 37 - 4 == len(s.bag) + 6
    assert Counter(rejected) <= Counter([*s.bag, *s.church])
    every = Counter([s.figures.tile_words.index(tile.word) for tile in s.figures.pack.clergy])
    assert every == held + Counter([*s.bag, *s.church])


def test_L_S18_cards_from_the_display_are_remembered() -> None:
    s = table(player(hand=[1, 2, 3, 4]), player(hand=[21]), display={"builder": 6})
    do(s, "discard 1", "take builder")
    view: Any = GAME.view(s, 1)
    assert {"known": [6], "blue": 3, "purple": 0} == view["players"][0]["hand"]
    do(s, "end")
    sampled = GAME.sampler(GAME.view(s, 1))
    for seed in range(20):
        hands = sampled.sample(Dice(mix(seed))).hands
        assert 6 in hands[0]
        assert (21,) == hands[1]


def test_L_2_1_row_E_is_closed_and_seven_cubes_stay_in_the_bag() -> None:
    s = deal(2)
    assert 63 - 7 == sum([heap_size(heap) for heap in s.rubble])
    assert [3, 3, 3, 3, 0] == [heap_size(heap) for heap in s.rubble[:5]]
    sites = [heap_size(heap) for heap in s.rubble[FIRST_SITE_HEAP:PILE]]
    assert [2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0] == sites
    assert all(lot < 20 for lot in s.figures.open_lots)
    assert 19 == len(s.figures.open_lots)


def test_L_2_2_one_neutral_official_counts_as_anothers() -> None:
    empty: Any = {"offices": {}, "plazas": {}}
    s = table(
        player(hand=[1, 41], influence=10, officials=empty), player(officials=empty), seats=2, treasury=3
    )
    explanation = GAME.explain(s, GAME.actions.parse("visit 1"))
    assert 1 + 1 == explanation.total


@pytest.mark.parametrize("seed", range(8))
def test_L_2_3_decrees_marked_E_leave_when_turned_up(seed: int) -> None:
    s = chosen(2, seed)
    for _ in range(400):
        if not s.stack:
            break
        rules.apply(s, rules.options(s)[-1])
        assert not {13, 36} & {*s.open_decrees, *s.decrees[0], *s.decrees[1]}
        assert 8 == len(s.open_decrees) or asked(s)[0] != "PlayCard"


def test_L_2_4_a_neutral_official_takes_a_space() -> None:
    full = {"offices": {"builder": 5}, "plazas": {}}
    s = table(player(hand=[3], goods={"gold": 1}), player(officials=full), seats=2)
    do(s, "portfolio 3", "office builder")
    builder = s.offices[: s.figures.owners]
    assert [1, 4] == builder[:2]
    assert 1 == s.plazas[1]


def test_L_2_4_no_city_tiles_close_row_E() -> None:
    s = deal(2)
    assert 27 - 5 == s.large_tiles + s.small_tiles


def test_a_match_of_every_size_can_be_undone_up_to_the_last_reveal() -> None:
    match = Match.new(GAME, 3, 5)
    for _ in range(3):
        seat = match.to_act
        assert seat is not None
        match.submit(seat, match.options()[0])
    seat = match.to_act
    assert seat is not None
    before = GAME.digest(match.state)
    match.submit(seat, match.options()[0])
    assert match.can_undo(seat)
    match.undo(seat)
    assert before == GAME.digest(match.state)
