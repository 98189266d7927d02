"""Influence after deeds (L-Y39), and noble actions as rewards (L-Y40): words for packs of an owner."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.frames import Frame
from tabuleiro.core.rng import Dice
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa import effects as e
from tabuleiro.games.lisboa.state import LisboaState
from tests.kit.check_promises import check_promises
from tests.kit.play import Sitting
from tests.lisboa.moves import asked, do, explained, options
from tests.lisboa.refusals import refusal
from tests.lisboa.tables import NO_RUBBLE, WIDE, goods, offices, others, pack_with, player, stores, table

WEALTHY: dict[str, Any] = {"reis": 40, "influence": 0, "officials": offices(2, 0, 0), "plans": ["blue_2"]}


def at_table(*tiles: str, hand: int, pack: dict[str, Any] = WIDE, **fields: Any) -> LisboaState:
    """Seat 0 is about to play a card; Downtown is cleared."""
    you = player(**{**WEALTHY, "hand": [hand], "clergy": list(tiles), **fields})
    return table(you, *others(), options=pack, rubble=NO_RUBBLE, period=2)


def won(s: LisboaState, option: str) -> int:
    """The influence that an option promises."""
    return sum([gain["amount"] for gain in explained(s, option)["gains"] if gain["gain"] == "influence"])


# Y39 Influence after deeds.


@pytest.mark.parametrize(
    ("reward", "option", "tile", "amount"),
    [
        ("plan", "plan blue", "C1", 2),
        ("favor", "favor king", "C5", 2),
        ("cardinal 1", "cardinal", "C4", 1),
        ("decree", "decree", "C10", 1),
    ],
)
def test_L_Y39_a_deed_within_a_reward_brings_influence(
    reward: str, option: str, tile: str, amount: int
) -> None:
    pack = {"pack": {**WIDE["pack"], "cards": pack_with(cards={"3": reward})["pack"]["cards"]}}
    for tiles in ([], [tile]):
        s = at_table(*tiles, hand=3, pack=pack, goods=goods("gold"))
        s.church[:] = [s.figures.tile_words.index("C9")] * len(s.church)
        s.cardinal = 1
        do(s, "portfolio 3")
        chosen = option if option in options(s) else options(s, option)[0]
        assert len(tiles) * amount == won(s, chosen)
        do(s, chosen)
        assert len(tiles) * amount == s.influence[0]


@pytest.mark.parametrize(("tiles", "influence"), [([], 2), (["C2"], 3), (["C2", "C2"], 4)])
def test_L_Y39_a_ship_brings_it_after_its_own(tiles: list[str], influence: int) -> None:
    s = at_table(*tiles, hand=65, goods=goods("gold cloth books tools"))
    do(s, "sponsor 65")
    promised = won(s, "ship")
    do(s, "ship")
    while asked(s)[0] == "GiveGood":
        do(s, options(s)[0])
    assert promised == s.influence[0]
    assert influence - 2 == s.influence[0] - s.figures.card_influence[s.docks[0]]


@pytest.mark.parametrize(("built", "influence"), [({}, 0), ({"A1": "0 gold"}, 1)])
def test_L_Y39_only_a_production_that_brings_goods(built: dict[str, str], influence: int) -> None:
    you = player(**{**WEALTHY, "hand": [22], "clergy": ["C3"], "goods": goods("cloth")})
    s = table(you, *others(), options=WIDE, stores=stores(**built), period=2)
    do(s, "portfolio 22")
    assert influence == s.influence[0]


def test_L_Y39_a_store_and_a_building_bring_it_in_the_end() -> None:
    s = at_table("C6", hand=61)
    do(s, "sponsor 61", "build gold B1")
    while asked(s)[0] != "TakeCard":
        do(s, options(s)[0])
    assert 1 == s.influence[0]
    s = at_table("C11", hand=72)
    do(s, "sponsor 72", "open west_c")
    while asked(s)[0] != "TakeCard":
        do(s, options(s)[0])
    assert 2 == s.influence[0]


@pytest.mark.parametrize(("tiles", "most"), [(["C6"], 2), ([], 1)])
def test_L_Y39_a_tile_that_the_reward_of_the_lot_brings_counts_for_the_store(
    tiles: list[str], most: int
) -> None:
    pack = pack_with(clergy={"C6": "influence per store 1"}, lots={"B1": "cardinal 1"})
    you = player(**{**WEALTHY, "hand": [61], "clergy": tiles})
    church = ["C8", "C6", "C6", "C8", "C8", "C1"]
    s = table(you, *others(), options=pack, rubble=NO_RUBBLE, period=2, church=church, cardinal=0)
    do(s, "sponsor 61")
    gains = [gain for gain in explained(s, "build gold B1")["gains"] if gain["gain"] == "influence"]
    assert [(0, most)] == [(gain["least"], gain["amount"]) for gain in gains]
    do(s, "build gold B1")
    do(s, next(code for code in options(s) if explained(s, code)["facts"]["tile"] == "C6"))
    while asked(s)[0] != "TakeCard":
        do(s, options(s)[0])
    assert most == s.influence[0]


@pytest.mark.parametrize(("tiles", "possible"), [([], False), (["C1"], True)])
def test_L_Y39_it_may_make_a_visit_possible(tiles: list[str], *, possible: bool) -> None:
    """A lot costs 1 real, and only the influence of the plan that is taken before can pay it."""
    you = player(hand=[1], influence=0, reis=0, wigs=9, clergy=tiles, officials=offices(0, 0, 0))
    taken = stores(A1="1 gold", B4="1 books", C1="1 gold", D3="1 books", A3="2 cloth", C4="2 books")
    taken |= stores(
        A4="1 books", D1="2 gold", A2="1 cloth", C3="1 cloth", B2="1 cloth", C5="2 tools", E2="2 gold"
    )
    s = table(you, *others(), treasury=1, rubble=NO_RUBBLE, stores=taken, options=WIDE)
    assert possible == ("visit 1" in options(s))
    assert not possible or ["do plan"] == options(do(s, "visit 1"))


# Y40 Decrees and buildings as rewards.


def test_L_Y40_a_decree_is_taken_before_the_lot_is_paid() -> None:
    s = at_table(hand=61)
    do(s, "sponsor 61", "build gold A1")
    assert ("TakeDecree", 0) == asked(s)
    do(s, options(s)[0])
    assert (1, "BuildHouse") == (len(s.decrees[0]), asked(s)[0])


def test_L_Y40_without_an_open_decree_the_reward_is_lost() -> None:
    s = at_table(hand=61)
    s.open_decrees = ()
    do(s, "sponsor 61", "build gold A1")
    assert ("BuildHouse", 0) == asked(s)


def test_L_Y40_a_building_is_opened_and_scored_within_the_store() -> None:
    s = at_table(hand=61)
    do(s, "sponsor 61", "build cloth B2")
    assert "decline" == options(s)[0]
    do(s, "open west_c")
    while asked(s)[0] != "BuildHouse":
        do(s, options(s)[0])
    assert 1 == len(s.completed[0])


def test_L_Y40_the_offer_of_a_building_is_shown_and_written() -> None:
    s = do(at_table(hand=61), "sponsor 61", "build cloth B2")
    again = GAME.load(GAME.dump(s))
    assert ("OfferBuilding", 0) == asked(again)
    assert (options(s), GAME.digest(s)) == (options(again), GAME.digest(again))
    assert [GAME.view(each, 1) for each in (s, s.clone())] == [GAME.view(again, 1)] * 2
    assert options(s) == options(GAME.sampler(GAME.view(s, 0)).sample(Dice(1)))


def every_frame(base: type[object]) -> set[type[object]]:
    return {base, *[found for each in base.__subclasses__() for found in every_frame(each)]}


def test_every_frame_of_the_rules_can_be_written() -> None:
    """A frame that only some packs bring about is met by no game with the figures that come along."""
    kinds = {each for each in every_frame(Frame) if each.__module__.startswith("tabuleiro.games.lisboa.")}
    whole = [each.__name__ for each in kinds if not each.__subclasses__()]
    assert [] == [name for name in whole if name not in GAME.frame_kinds]


def test_L_Y40_it_may_be_declined() -> None:
    s = do(at_table(hand=61), "sponsor 61", "build cloth B2", "decline")
    assert ("BuildHouse", 0) == asked(s)


def test_L_Y40_a_building_leaves_enough_for_the_lot() -> None:
    """With the officials to hire the lot could not be paid."""
    s = at_table(hand=61, reis=9, officials=offices(0, 0, 0), plans=["blue_4"])
    do(s, "sponsor 61", "build cloth B2")
    assert ("BuildHouse", 0) == asked(s) or ["decline"] == options(s)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("store", "'store' cannot be a reward of a lot"),
        ("building and building", "'building and building': one building at most stands in a reward"),
    ],
)
def test_L_Y40_no_store_within_a_store_and_one_building_at_most(text: str, reason: str) -> None:
    assert reason == refusal(e.parse_lot_reward, text)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_L_Y40_games_with_such_a_pack_come_to_an_end_and_keep_their_word(players: int, seed: int) -> None:
    sitting = Sitting(GAME, GAME.configure(players, WIDE), seed)
    check_promises(sitting)
    state = sitting.deal()
    assert isinstance(state, LisboaState)
    for number in range(5000):
        if not state.stack:
            return
        found = rules.options(state)
        rules.apply(state, found[(seed + number * 7) % len(found)])
    raise AssertionError("the game does not end")
