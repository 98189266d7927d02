"""The reconstructed pack: its counts, the figures of the worked examples, and what a game keeps of a pack."""

import json
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from tabuleiro.games.lisboa import kinds
from tabuleiro.games.lisboa.components import LABELS, Pack
from tabuleiro.games.lisboa.decrees.phrases import BUILDINGS_OF_ARCHITECT
from tabuleiro.games.lisboa.effects import (
    LOSE_OFFICIAL,
    PER_PAYMENT,
    Benefit,
    Effect,
    Penalty,
    parse_reward,
    reward_text,
)
from tabuleiro.games.lisboa.kinds import (
    BLUE,
    BLUE_DECK,
    BOOKS,
    BROWN_DECK,
    BUILDER,
    CLOTH,
    EARTHQUAKE,
    EAST,
    FIRE,
    GOLD,
    GREEN,
    KING,
    LOT_WORDS,
    MARQUIS,
    NORTH,
    NORTH_SITES,
    PURPLE_DECK,
    RED_DECK,
    ROW_E,
    ROW_SITES,
    SHIP_WORDS,
    SITE_WORDS,
    TOOLS,
    TREASURY,
    TSUNAMI,
    WEST,
)
from tabuleiro.games.lisboa.pack.files import BadPack, load_pack, pack_from, pack_names, reference_of


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack("reconstructed")


def lot(word: str) -> int:
    return LOT_WORDS.index(word)


def site(word: str) -> int:
    return SITE_WORDS.index(word)


# Counts.


def test_the_pack_says_that_it_is_reconstructed(pack: Pack) -> None:
    assert ("reconstructed", "reconstructed-2", "reconstructed-3") == pack_names()
    assert "reconstructed" == pack.name
    assert "not the published values" in pack.notice


def test_82_political_cards_in_decks_of_21_20_21_20(pack: Pack) -> None:
    assert [21, 20, 21, 20] == [len(deck) for deck in pack.decks]
    assert list(range(1, 83)) == sorted([number for deck in pack.decks for number in deck])
    assert list(range(83)) == [card.number for card in pack.cards]


@pytest.mark.parametrize("deck", [RED_DECK, BROWN_DECK])
def test_the_decks_of_the_display_have_5_cards_of_each_kind(pack: Pack, deck: int) -> None:
    kinds = Counter(pack.cards[number].kind for number in pack.decks[deck])
    assert {BUILDER: 5, MARQUIS: 5, KING: 5, TREASURY: 5} == kinds


@pytest.mark.parametrize("deck", [BLUE_DECK, PURPLE_DECK])
def test_the_decks_of_the_hands_have_6_treasury_cards(pack: Pack, deck: int) -> None:
    kinds = Counter(pack.cards[number].kind for number in pack.decks[deck])
    assert {BUILDER: 5, MARQUIS: 5, KING: 5, TREASURY: 6} == kinds


def test_a_card_is_a_noble_with_a_reward_or_a_penalty_or_a_treasury_card(pack: Pack) -> None:
    for card in pack.cards[1:]:
        noble = card.influence > 0 and bool(card.reward) != (card.penalty is not None)
        treasury = bool(card.event) and card.benefit is not None
        assert (card.kind != TREASURY, card.kind == TREASURY) == (noble, treasury), card


def test_24_lots_and_no_A5(pack: Pack) -> None:
    assert 24 == len(pack.lot_ids)
    assert [lot("A5")] == [cell for cell in range(25) if cell not in pack.lot_ids]
    assert (() == pack.lots[lot("A5")].goods) is True


def test_14_sites_clockwise_from_the_south_west(pack: Pack) -> None:
    words = (
        "west_e west_d west_c west_b west_a north_gold north_cloth north_books north_tools "
        "east_a east_b east_c east_d east_e"
    )
    assert words.split() == [SITE_WORDS[place] for place in pack.clockwise]
    assert 14 == len(pack.sites)


def test_63_cubes_have_their_places(pack: Pack) -> None:
    rubble = pack.rubble
    assert (
        63
        == 3 * rubble.cubes
        == 5 * rubble.per_row + sum(rubble.columns) + 14 * rubble.per_site + rubble.pile
    )


def test_two_players_leave_7_cubes_in_the_bag(pack: Pack) -> None:
    assert 7 == pack.rubble.per_row + 2 * pack.rubble.per_site


def test_37_clergy_tiles_of_13_sorts(pack: Pack) -> None:
    words = [f"C{number}" for number in range(1, 14) for _ in range(1 if number == 13 else 3)]
    assert words == [tile.word for tile in pack.clergy]


def test_70_decrees_of_which_two_are_marked_E_and_one_is_not_used_solo(pack: Pack) -> None:
    assert list(range(71)) == [decree.number for decree in pack.decrees]
    assert [13, 36] == [decree.number for decree in pack.decrees if decree.row_e]
    assert [69] == [decree.number for decree in pack.decrees[1:] if not decree.solo]


def test_16_buildings_show_each_colour_8_times_on_each_side(pack: Pack) -> None:
    assert 16 == len(pack.buildings)
    for architect in (BLUE, GREEN):
        shown = Counter(good for building in pack.buildings for good in building.sides[architect])
        assert {GOLD: 8, CLOTH: 8, BOOKS: 8, TOOLS: 8} == shown


def test_20_plans_of_which_4_are_starting_plans(pack: Pack) -> None:
    for architect in (BLUE, GREEN):
        plans = [plan for plan in pack.plans if plan.architect == architect]
        assert [2, 2, 2, 3, 3, 3, 4, 4] == [plan.officials for plan in plans if not plan.starting]
        assert [2, 2] == [plan.officials for plan in plans if plan.starting]


def test_12_ships_blue_over_red_then_purple_over_brown(pack: Pack) -> None:
    assert 12 == sum([ship.copies for ship in pack.ships])
    assert [["blue", "red"], ["purple", "brown"]] == [[SHIP_WORDS[c] for c in yard] for yard in pack.yards]
    assert [1, 2, 3, 4] == [ship.hull for ship in pack.ships]


def test_the_tokens_are_the_printed_rewards(pack: Pack) -> None:
    printed = Counter(reward_text(pack.lots[cell].reward) for cell in pack.lot_ids)
    assert printed == Counter(map(reward_text, pack.lot_tokens))
    assert Counter(reward_text(place.reward) for place in pack.sites) == Counter(
        map(reward_text, pack.site_tokens)
    )


def test_12_tasks_in_two_decks(pack: Pack) -> None:
    assert ((1, 2, 3, 4), (5, 6, 7, 8, 9, 10, 11, 12)) == pack.task_decks
    assert list(range(13)) == [task.number for task in pack.tasks]


def test_a_task_A_asks_for_one_of_two_deeds_in_a_visit(pack: Pack) -> None:
    deeds = [
        (kinds.DEED_STORE, kinds.DEED_SHIP),
        (kinds.DEED_BUILDING, kinds.DEED_DECREE),
        (kinds.DEED_STORE, kinds.DEED_DECREE),
        (kinds.DEED_SHIP, kinds.DEED_BUILDING),
    ]
    assert [(pair, ()) for pair in deeds] == [(task.deeds, task.reward) for task in pack.tasks[1:5]]


def test_a_task_B_asks_for_one_deed_and_rewards_it(pack: Pack) -> None:
    tasks = [
        (kinds.DEED_RECRUIT, "place official"),
        (kinds.DEED_PLAN, "place official"),
        (kinds.DEED_CARDINAL, "reis 3"),
        (kinds.DEED_FAVOR, "influence 2"),
        (kinds.DEED_FOLLOW, "influence 2"),
        (kinds.DEED_SELL, "reis 3"),
        (kinds.DEED_PRODUCE, "gold 1"),
        (kinds.DEED_CHURCH, "wigs 2"),
    ]
    assert [((deed,), reward) for deed, reward in tasks] == [
        (task.deeds, reward_text(task.reward)) for task in pack.tasks[5:]
    ]


# Geometry.


def test_a_lot_lies_between_the_streets_of_its_column(pack: Pack) -> None:
    goods = [(GOLD,), (GOLD, CLOTH), (CLOTH, BOOKS), (BOOKS, TOOLS), (TOOLS,)]
    assert goods == [pack.lots[lot(f"B{column}")].goods for column in range(1, 6)]


def test_a_lot_knows_its_row_and_column(pack: Pack) -> None:
    assert (ROW_E, 1) == (pack.lots[lot("E2")].row, pack.lots[lot("E2")].column)


def test_a_site_knows_its_side_and_row_or_good(pack: Pack) -> None:
    places = [pack.sites[site(word)] for word in ("west_d", "north_books", "east_e")]
    assert [(WEST, 3, -1), (NORTH, -1, BOOKS), (EAST, 4, -1)] == [(p.side, p.row, p.good) for p in places]


def test_the_tables_of_sites_agree_with_the_pack(pack: Pack) -> None:
    for row, (west, east) in enumerate(ROW_SITES):
        assert [(WEST, row), (EAST, row)] == [(pack.sites[s].side, pack.sites[s].row) for s in (west, east)]
    assert [GOLD, CLOTH, BOOKS, TOOLS] == [pack.sites[place].good for place in NORTH_SITES]


def test_the_narrow_column_shares_a_score_tile(pack: Pack) -> None:
    assert (0, 1, 2, 3, 3) == pack.score_tiles.place_of_column


# The figures of the worked examples in the rules.


def test_treasury_3_gives_3_reis_and_plus_1_influence(pack: Pack) -> None:
    track = pack.treasury
    assert (3, 1) == (track.right[track.start], track.left[track.start])
    assert 2 == track.right[track.start - 1]


def test_some_treasury_space_costs_5_reis(pack: Pack) -> None:
    assert 5 in pack.treasury.right


def test_influence_starts_at_4_5_6_7_and_ends_at_10(pack: Pack) -> None:
    assert ((4, 5, 6, 7), 10) == (pack.influence.start, pack.influence.maximum)


def test_3_reis_move_the_marker_from_8_to_3(pack: Pack) -> None:
    icon = pack.influence.next_icon
    assert 3 == icon[icon[icon[8]]]


def test_the_influence_tables_have_an_entry_per_space(pack: Pack) -> None:
    assert (11, 11) == (len(pack.influence.reis), len(pack.influence.next_icon))


def test_10_influence_make_6_reis_and_none_make_none(pack: Pack) -> None:
    assert (6, 0, -1) == (pack.influence.reis[10], pack.influence.reis[0], pack.influence.next_icon[0])


@pytest.mark.parametrize("influence", [6, 7])
def test_the_4_reis_of_the_final_scoring_example(pack: Pack, influence: int) -> None:
    assert 3 == (13 + pack.influence.reis[influence]) // pack.wigs.reis


def test_the_prices_of_the_sale_example_are_one_production_away(pack: Pack) -> None:
    assert [1, 1, 0, 1] == [
        start - price for start, price in zip(pack.market.start, (4, 4, 5, 3), strict=True)
    ]
    assert 2 == pack.market.minimum


def test_the_land_price_of_15_falls_to_12(pack: Pack) -> None:
    cost = pack.rubble.cost
    before = pack.treasury.right[pack.treasury.start] + 3 * cost[EARTHQUAKE] + 3 * cost[TSUNAMI]
    assert (15, 12) == (before, before - cost[EARTHQUAKE])
    assert 2 == cost[FIRE]


def test_the_red_ship_holds_2_at_plus_1_and_the_purple_3_at_plus_2(pack: Pack) -> None:
    red, purple = pack.ships[SHIP_WORDS.index("red")], pack.ships[SHIP_WORDS.index("purple")]
    assert [(2, 1), (3, 2)] == [(ship.hull, ship.bonus) for ship in (red, purple)]


def test_a_blue_and_a_red_ship_gain_4_influence(pack: Pack) -> None:
    assert 4 == pack.ships[0].influence + pack.ships[1].influence


def test_the_size_3_ship_and_the_marquis_of_5_gain_6(pack: Pack) -> None:
    assert 6 == pack.ships[2].influence + pack.cards[30].influence


def test_a_noble_of_4_and_a_ship_of_2_gain_the_6_of_the_church_example(pack: Pack) -> None:
    assert 4 in [card.influence for card in pack.cards]
    assert 2 in [ship.influence for ship in pack.ships]
    assert 2 in [tile.wigs for tile in pack.clergy]


def test_the_builder_card_of_3_brings_1_gold(pack: Pack) -> None:
    card = pack.cards[1]
    assert (BUILDER, 3, (Effect(GOLD, 1),)) == (card.kind, card.influence, card.reward)


def test_the_marquis_card_of_5_costs_an_official(pack: Pack) -> None:
    card = pack.cards[30]
    assert (MARQUIS, 5, Penalty(LOSE_OFFICIAL, 1)) == (card.kind, card.influence, card.penalty)


def test_a_king_card_brings_1_gold(pack: Pack) -> None:
    assert (KING, (Effect(GOLD, 1),)) == (pack.cards[41].kind, pack.cards[41].reward)


def test_a_treasury_card_makes_each_payment_1_real_cheaper(pack: Pack) -> None:
    assert (TREASURY, Benefit(PER_PAYMENT, 1)) == (pack.cards[61].kind, pack.cards[61].benefit)


def test_the_north_site_of_the_gold_street_brings_1_gold(pack: Pack) -> None:
    assert (Effect(GOLD, 1),) == pack.sites[site("north_gold")].reward
    assert "Rua Áurea" == pack.streets[0].name


def test_the_book_street_is_rua_nova_da_princesa(pack: Pack) -> None:
    assert ["Rua Nova da Princesa"] == [street.name for street in pack.streets if street.good == BOOKS]


def test_a_pink_and_brown_building_exists(pack: Pack) -> None:
    assert (CLOTH, BOOKS) in [building.sides[BLUE] for building in pack.buildings]


def test_blue_plans_of_2_and_3_exist(pack: Pack) -> None:
    assert {2, 3} <= {plan.officials for plan in pack.plans if plan.architect == BLUE}


def test_the_two_sides_of_a_street_may_score_3_and_4(pack: Pack) -> None:
    assert (3, 3, 4, 4) == pack.score_tiles.values


def test_a_decree_brings_1_wig_per_building_of_the_blue_architect(pack: Pack) -> None:
    scoring = pack.decrees[23].scoring
    assert (BUILDINGS_OF_ARCHITECT, BLUE, 5) == (scoring.counter, scoring.argument, scoring.worth(5))


def test_the_majorities_of_stores_and_plans(pack: Pack) -> None:
    assert ((3, 2, 1), (9, 6, 3), (9, 6, 3), (6, 4, 2)) == pack.wigs.stores
    assert (15, 10, 5) == pack.wigs.plans


def test_sets_bring_3_wigs_favors_2_and_5_reis_1(pack: Pack) -> None:
    assert (3, 2, 5) == (pack.wigs.rubble_set, pack.wigs.favor, pack.wigs.reis)


def test_what_a_player_starts_with(pack: Pack) -> None:
    board = pack.player
    assert (10, 5, 1, 8, (2, 3, 3)) == (board.reis, board.wigs, board.goods, board.officials, board.houses)
    assert (5, 5, 3, 3, 4) == (
        board.set_markers,
        board.rubble_places,
        board.upper_places,
        board.lower_places,
        board.clergy_places,
    )


def test_city_tiles_church_and_offices(pack: Pack) -> None:
    assert (22, 5) == (pack.city_tiles.large, pack.city_tiles.small)
    assert (0, 3) == (pack.church.influence_gap, pack.church.treasury_gap)
    assert (6, 6, 6) == pack.offices
    assert ("1755-57", "1758-62", "1763-68", "1769-77") == pack.deck_years


def test_the_court_has_five_cards_in_hand_eight_open_decrees_and_the_upper_state_actions(pack: Pack) -> None:
    assert (5, 8) == (pack.court.hand, pack.court.open_decrees)
    assert (kinds.RECRUIT, kinds.SHIP, kinds.CARDINAL) == pack.court.upper


# What a game keeps of its pack.


def test_a_source_from_before_the_court_was_part_of_a_pack_stays_as_it_is_and_gets_that_of_today(
    pack: Pack,
) -> None:
    older: Any = {key: value for key, value in pack.source.items() if key != "court"}
    again = pack_from({**older, "name": "older"})
    assert pack.court == again.court
    assert {**older, "name": "older"} == reference_of(again)


def test_every_figure_has_a_label(pack: Pack) -> None:
    assert set(pack.provenance.values()) == set(LABELS) - {"printed"}
    assert 648 == len(pack.provenance)


@pytest.mark.parametrize(
    ("field", "label"),
    [
        ("treasury.start", "seed"),
        ("treasury.spaces[2].right", "seed"),
        ("treasury.spaces[2].left", "reconstructed"),
        ("lots.places[0].reward", "public"),
        ("sites.places[0].reward", "inferred"),
        ("cards.nobles[0].influence", "seed"),
        ("cards.nobles[0].deck", "reconstructed"),
        ("cards.nobles[1].influence", "reconstructed"),
        ("ships.cards[2].influence", "seed"),
        ("ships.cards[0].bonus", "inferred"),
        ("decrees.cards[22].scoring", "seed"),
        ("rubble.row", "public"),
        ("wigs.stores[3].places", "seed"),
    ],
)
def test_the_label_of_a_figure_is_its_own_or_that_of_its_table(pack: Pack, field: str, label: str) -> None:
    assert label == pack.provenance[field]


def test_the_source_is_the_file_as_plain_json(pack: Pack) -> None:
    text = (resources.files("tabuleiro.games.lisboa") / "pack" / "reconstructed.toml").read_text("utf-8")
    assert tomllib.loads(text) == pack.source == json.loads(json.dumps(pack.source))


def test_a_pack_is_made_again_from_its_source(pack: Pack) -> None:
    again = pack_from(json.loads(json.dumps(pack.source)))
    assert (pack.digest, pack.cards, pack.provenance) == (again.digest, again.cards, again.provenance)


def test_a_built_in_pack_is_kept_by_name_and_another_one_as_its_source(pack: Pack) -> None:
    assert "reconstructed" == reference_of(pack)
    other = pack_from({**pack.source, "name": "other"})
    assert other.source == reference_of(other)
    changed = pack_from({**pack.source, "city_tiles": {"from": "printed", "large": 23, "small": 5}})
    assert changed.source == reference_of(changed)


def test_a_reference_is_a_pack_again(pack: Pack) -> None:
    assert pack is pack_from(reference_of(pack))


def test_the_digest_depends_on_the_figures_only(pack: Pack) -> None:
    assert "d57d70bb81645019" == pack.digest
    renamed = {**pack.source, "name": "other", "notice": "other"}
    assert pack.digest == pack_from({**renamed, "offices": {**_offices(6), "from": "printed"}}).digest
    assert pack.digest != pack_from({**renamed, "offices": {**_offices(7), "from": "printed"}}).digest


def _offices(spaces: int) -> dict[str, dict[str, int]]:
    return {"spaces": {"builder": spaces, "marquis": 6, "king": 6}}


@pytest.mark.parametrize("reference", ["/etc/passwd", "other", 3, None, ["reconstructed"]])
def test_a_reference_never_reads_a_file(reference: Any) -> None:
    with pytest.raises(BadPack, match=r"^(no pack is named|expected the name or the source of a pack, got)"):
        pack_from(reference)


def test_a_pack_cannot_be_changed(pack: Pack) -> None:
    lot: Any = pack.lots[0]
    with pytest.raises(AttributeError):
        lot.row = 3


def test_a_lot_reward_that_the_pack_spells_is_the_one_it_means(pack: Pack) -> None:
    assert parse_reward("cardinal 1") == pack.lots[lot("C3")].reward
