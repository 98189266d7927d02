"""Positions: what `dump` writes, what `load` fills in and what it refuses."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tabuleiro.core.errors import BadPosition
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import COPIES, WORDS
from tabuleiro.games.sanjuan.game import FRAMES
from tests.sanjuan.found import hand
from tests.sanjuan.moves import asked, do, options
from tests.sanjuan.tables import all_cards, player

TWO: list[dict[str, Any]] = [{}, {}]
END = {"frame": "EndRound", "seat": 0}
END_OF_PHASE = {
    "builder": [{"frame": "EndBuilding", "seat": 1}],
    "trader": [{"frame": "EndTrading", "seat": 1}],
}


def load(**fields: Any) -> Any:
    return GAME.load({"players": TWO, **fields})


def of_player(**fields: Any) -> dict[str, Any]:
    """A position in which seat 1 has these fields."""
    return {"players": [{}, fields]}


# Sparse positions.


def test_players_need_only_what_differs_from_empty() -> None:
    s = load()
    assert [[], []] == s.hands
    assert ("TakeRole", 0) == asked(s)
    assert 112 == len(s.draw_pile)


def test_a_missing_draw_pile_holds_what_is_nowhere_else() -> None:
    s = GAME.load({"players": [player("hero hero", "sugar+"), player()], "discard_pile": ["hero"]})
    assert 112 == len(all_cards(GAME.dump(s)))
    assert WORDS.index("hero") not in s.draw_pile


def test_a_missing_draw_pile_is_shuffled_by_the_chance_of_the_position() -> None:
    one, same, other = [load(rng=rng) for rng in ("00000000000000aa", "00000000000000aa", "00000000000000ab")]
    assert one.draw_pile == same.draw_pile
    assert one.draw_pile != other.draw_pile


def test_a_draw_pile_alone_leaves_the_rest_to_the_discards() -> None:
    s = load(draw_pile=["hero", "palace"])
    assert ["hero", "palace"] == GAME.dump(s)["draw_pile"]
    assert 112 == len(all_cards(GAME.dump(s)))


def test_a_good_that_is_only_said_to_be_there_gets_a_card() -> None:
    s = GAME.load(of_player(buildings=[{"card": "sugar", "good": True}, "indigo"]))
    assert 1 == len(s.goods[1])
    assert 112 == len(all_cards(GAME.dump(s)))


def test_buildings_may_be_listed_in_any_order() -> None:
    buildings = [{"card": "silver", "good": "hero"}, "smithy", {"card": "indigo", "good": "palace"}]
    s = GAME.load(of_player(buildings=buildings))
    assert s.goods == GAME.load(GAME.dump(s)).goods


def test_missing_tiles_are_shuffled_under_those_named() -> None:
    s = load(tiles=["C", "A"])
    tiles: Any = GAME.dump(s)["tiles"]
    assert ["C", "A"] == tiles[:2]
    assert ["A", "B", "C", "D", "E"] == sorted(tiles)


@pytest.mark.parametrize(
    ("players", "taken", "waiting"),
    [(4, {"builder": 2}, [0, 1, 3]), (4, {"builder": 0, "trader": 3}, [1, 2]), (2, {"builder": 0}, [1, 0])],
)
def test_who_has_a_role_is_not_asked_for_another(
    players: int, taken: dict[str, int], waiting: list[int]
) -> None:
    s = GAME.load({"players": [{}] * players, "governor": 0, "roles": taken})
    assert [*waiting, 0] == [frame.seat for frame in reversed(s.stack)]


def test_roles_taken_are_not_to_be_taken_again() -> None:
    s = GAME.load({"players": [{}, {}, {}], "governor": 1, "roles": {"builder": 1, "trader": 2}})
    assert ("TakeRole", 0) == asked(s)
    assert ["take producer", "take councillor", "take prospector"] == options(s)


def test_any_phase_of_any_seat_can_be_set_up() -> None:
    frames = [{"frame": "Build", "seat": 1}, {"frame": "EndBuilding", "seat": 1}, END]
    s = load(roles={"builder": 1}, stack=frames, players=[{}, {"hand": ["sugar", "hero"]}])
    assert ("Build", 1) == asked(s)
    assert ["pass", "build sugar"] == options(s)


def test_the_middle_of_a_payment_can_be_set_up() -> None:
    paying = {"hand": ["indigo", "sugar", "hero"], "buildings": [{"card": "well", "new": True}]}
    frames = [{"frame": "Pay", "seat": 0, "left": 1}, {"frame": "EndBuilding", "seat": 0}, END]
    s = load(players=[paying, {}], stack=frames, roles={"builder": 0}, least="sugar")
    assert ["pay sugar", "pay hero"] == options(s)


def test_the_cathedral_lies_in_the_middle_unless_it_is_elsewhere() -> None:
    new = {"options": {"new_buildings": True}}
    assert GAME.load({**new, "players": TWO}).cathedral
    assert not GAME.load({**new, **of_player(buildings=["cathedral"])}).cathedral
    assert not GAME.load({**new, "players": TWO, "out_of_game": ["cathedral"]}).cathedral


def test_a_dump_is_json_with_the_words_of_the_rules() -> None:
    s = GAME.load(of_player(hand=["library", "sugar"], buildings=[{"card": "sugar", "good": "hero"}]))
    dumped: Any = json.loads(json.dumps(GAME.dump(s)))
    assert ["sugar", "library"] == dumped["players"][1]["hand"]
    assert [{"card": "sugar", "good": "hero", "new": False}] == dumped["players"][1]["buildings"]
    assert {"builder": None, "producer": None, "trader": None, "councillor": None, "prospector": None} == (
        dumped["roles"]
    )


def test_a_loaded_position_plays_on() -> None:
    s = GAME.load(of_player(hand=["hero"] * 3, buildings=["palace", "crane"]))
    do(s, "take builder", "build hero")
    assert [WORDS.index("hero")] * 2 == s.hands[1]
    assert ["hero", "hero"] == hand(s, 1)


# What is refused.


@pytest.mark.parametrize(
    ("position", "refusal"),
    [
        (of_player(hand=["sugr"]), r"players\[1\].hand\[0\]: unknown card 'sugr'"),
        (
            of_player(hand=["palace"] * 4),
            r"players\[1\].hand\[2\]: 4 copies of 'palace' in the position, there are only 2",
        ),
        (
            {"players": [{"hand": ["palace"]}, {"chapel": ["palace"]}], "discard_pile": ["palace"]},
            r"discard_pile\[0\]: 3 copies of 'palace' in the position, there are only 2",
        ),
        (
            of_player(buildings=["smithy", "smithy"]),
            r"players\[1\].buildings\[1\]: a second 'smithy': nobody may own two city buildings of one kind",
        ),
        (
            of_player(buildings=[{"card": "smithy", "good": "sugar"}]),
            r"players\[1\].buildings\[0\].good: no good can lie on 'smithy'",
        ),
        (
            of_player(buildings=[{"card": "sugar", "good": -1}]),
            r"players\[1\].buildings\[0\].good: expected a text, got -1",
        ),
        (
            of_player(hand=["bank"]),
            r"players\[1\].hand\[0\]: 'bank' is only in games with new_buildings",
        ),
        (of_player(hand=-1), r"players\[1\].hand: expected a list, got -1"),
        (of_player(hnad=[]), r"players\[1\]: unknown field 'hnad'"),
        (
            of_player(buildings=["indigo"] * 10 + ["sugar"] * 3),
            r"buildings: 13 buildings, the game ends with 12",
        ),
        (
            of_player(buildings=[{"card": "sugar", "new": True}]),
            r"players\[1\].buildings\[0\]: only a city building can be new",
        ),
        (
            of_player(buildings=[{"card": "well", "new": True}]),
            "a building is new, but EndBuilding is not on",
        ),
        (of_player(memory={"discards": ["hero"]}), "'hero' is not so often in the discard pile"),
        (of_player(memory={"departed": -1}), "departed: -1 is not between 0 and 10000"),
        ({"players": TWO, "governor": 2}, "governor: 2 is not between 0 and 1"),
        (
            {"players": TWO, "roles": {"builder": 0, "trader": 0, "producer": 0}},
            "seat 0 has 3 roles, at most 2",
        ),
        ({"players": [{}, {}, {}], "roles": {"builder": 2, "trader": 2}}, "seat 2 has 2 roles, at most 1"),
        ({"players": TWO, "roles": {"mayor": 0}}, "roles: unknown field 'mayor'"),
        ({"players": TWO, "tiles": ["A", "A"]}, r"tiles\[0\]: tile 'A' is there twice"),
        ({"players": TWO, "tile": "A", "tiles": ["A"]}, r"tiles\[0\]: tile 'A' is there twice"),
        ({"players": TWO, "tile": "F"}, "tile: unknown tile 'F'"),
        (
            {"players": TWO, "draw_pile": ["hero"], "discard_pile": ["palace"]},
            "draw_pile: 110 cards are nowhere: 'indigo', 'indigo'",
        ),
        ({"players": TWO, "drawn": ["hero"]}, "drawn: these cards wait, but Keep is not first on the stack"),
        ({"players": TWO, "turned": ["hero"]}, "turned: these cards wait, but TakeFound is not first"),
        ({"players": TWO, "least": "sugar"}, "least: nobody is naming a series of cards"),
        ({"players": TWO, "ended_by": "boredom"}, "ended_by: unknown reason 'boredom'"),
        ({"players": TWO, "ended_by": "twelve_buildings"}, "the game has ended, but something is to be done"),
        ({"players": TWO, "stack": []}, "stack: nothing is to be done, but ended_by gives no reason"),
        ({"players": TWO, "cathedral": True}, "cathedral: the cathedral does not lie in the middle"),
        ({"players": [{}] * 5}, "players: san-juan is for 2 to 4 players, not 5"),
        ({"players": TWO, "discards": []}, "position: unknown field 'discards'"),
        (
            {"options": {"new_buildings": True}, **of_player(hand=["cathedral"])},
            r"players\[1\].hand\[0\]: the cathedral is never anywhere but on the table",
        ),
    ],
)
def test_a_bad_position_is_refused_with_field_and_reason(position: Any, refusal: str) -> None:
    with pytest.raises(BadPosition, match=refusal):
        GAME.load(position)


@pytest.mark.parametrize(
    ("frames", "refusal"),
    [
        ([{"frame": "Build", "seat": 0}], r"stack\[0\]: Build cannot stand at the bottom"),
        ([{"frame": "Build", "seat": 0}, END], r"stack\[0\]: Build cannot stand on EndRound"),
        ([{"frame": "EndBuilding", "seat": 0}, END], r"stack\[0\]: nobody has taken the builder"),
        ([{"frame": "Produce", "seat": 0, "named": []}, END], "nobody has taken the producer"),
        ([{"frame": "Dance", "seat": 0}, END], "unknown frame 'Dance'"),
        ([{"frame": "EndRound", "seat": 1}], "the governor is seat 0"),
        (
            [{"frame": "Chapel", "seat": 0}, {"frame": "HandLimits", "seat": 0}, END],
            "seat 0 has no chapel at work",
        ),
        ([{"frame": "HandLimit", "seat": 0}, END], "seat 0 holds no more than 7 cards"),
        ([{"frame": "KeepFour", "seat": 0}, END], "seat 0 holds no more than 4 cards"),
        ([{"frame": "BeginPhase", "seat": 0, "role": "trader"}, END], "seat 0 is not the trader"),
        (
            [{"frame": "UseLibrary", "seat": 0}, {"frame": "Prospect", "seat": 0}, END],
            "seat 0 is not the prospector",
        ),
        ([{**END, "frame": "BeginRound"}, END], "BeginRound cannot stand on EndRound"),
        (
            [{"frame": "TakeRole", "seat": 0}, {"frame": "HandLimits", "seat": 0}, END],
            "TakeRole cannot stand on HandLimits",
        ),
        ([{"frame": "TakeRole", "seat": 1}] * 2 + [END], "stack: seat 1 would have too many roles"),
        ([{"frame": "TakeRole", "seat": 0}] * 6 + [END], "more roles are to be taken than are in the middle"),
    ],
)
def test_a_stack_that_cannot_stand_is_refused(frames: Any, refusal: str) -> None:
    with pytest.raises(BadPosition, match=refusal):
        load(stack=frames)


def test_no_question_is_put_to_a_seat_twice() -> None:
    frames = [{"frame": "HandLimit", "seat": 0}] * 2 + [END]
    with pytest.raises(BadPosition, match=r"stack\[1\]: a second HandLimit of the same seat"):
        load(players=[{"hand": ["indigo"] * 8}, {}], stack=frames)


@pytest.mark.parametrize(
    ("role", "frame", "seat", "refusal"),
    [
        ("trader", {"frame": "Sell", "named": []}, player("", "sugar+"), "no trading-house tile is face up"),
        (
            "builder",
            {"frame": "Pay", "left": 3},
            player("hero hero"),
            "left: expected a whole number from 1 to 2",
        ),
        (
            "builder",
            {"frame": "Pay", "left": None},
            player("hero"),
            r"stack\[0\].left: expected a whole number, got null",
        ),
        (
            "builder",
            {"frame": "Replace", "building": "hero"},
            player(),
            "seat 0 cannot build the named building",
        ),
        (
            "producer",
            {"frame": "Produce", "named": ["sugar"]},
            player("", "sugar indigo"),
            "named: 1 goods and",
        ),
        ("councillor", {"frame": "Keep", "left": 1}, player(), "left: expected a whole number from 1 to 0"),
        ("prospector", {"frame": "TakeFound"}, player("", "indigo"), "no card is turned over"),
    ],
)
def test_a_frame_that_does_not_fit_the_position_is_refused(
    role: str, frame: dict[str, Any], seat: Any, refusal: str
) -> None:
    frames = [{**frame, "seat": 0}, *END_OF_PHASE.get(role, []), END]
    with pytest.raises(BadPosition, match=refusal):
        GAME.load({"players": [seat, {}], "roles": {role: 1}, "stack": frames})


TWELVE = [*WORDS[:6], "archive", "well", "tower", "hero", "quarry", "library"]
BUILDING = [{"frame": "Build", "seat": 0}, {"frame": "EndBuilding", "seat": 1}, END]


@pytest.mark.parametrize("stack", [None, [END], [{"frame": "TakeRole", "seat": 0}, END]])
def test_SJ_E1_a_game_with_twelve_buildings_does_not_go_on(stack: Any) -> None:
    with pytest.raises(BadPosition, match=r"players\[1\].buildings: the game ends with 12 buildings"):
        load(**of_player(buildings=TWELVE), stack=stack)


def test_SJ_E1_twelve_buildings_stand_until_the_phase_ends() -> None:
    s = load(players=[player("sugar hero"), {"buildings": TWELVE}], roles={"builder": 1}, stack=BUILDING)
    assert "twelve_buildings" == do(s, "pass").ended_by


def test_SJ_B1_who_has_twelve_buildings_has_built_in_this_phase() -> None:
    seats = [player("sugar hero", " ".join(TWELVE)), {}]
    with pytest.raises(BadPosition, match=r"players\[0\].buildings: 12 buildings, and a further one"):
        load(players=seats, roles={"builder": 1}, stack=BUILDING)


def test_SJ_E1_nobody_with_twelve_buildings_is_no_end() -> None:
    with pytest.raises(BadPosition, match="ended_by: nobody has 12 buildings"):
        load(stack=[], ended_by="twelve_buildings", **of_player(buildings=TWELVE[:11]))
    assert (
        "twelve_buildings"
        == load(stack=[], ended_by="twelve_buildings", **of_player(buildings=TWELVE)).ended_by
    )


@pytest.mark.parametrize("zone", ["shuffled", "shown"])
@pytest.mark.parametrize(("card", "copies"), [("indigo", 10), ("palace", 2), ("smithy", 3)])
def test_SJ_S8_nobody_remembers_more_copies_of_a_card_than_there_are(
    zone: str, card: str, copies: int
) -> None:
    s = load(**of_player(memory={zone: [card] * copies}))
    dumped: Any = GAME.dump(s)
    assert [card] * copies == dumped["players"][1]["memory"][zone]
    refusal = rf"players\[1\].memory.{zone}\[{copies}\]: there are only {copies} copies of '{card}'"
    for number in (copies + 1, 16, 20):
        with pytest.raises(BadPosition, match=refusal):
            load(**of_player(memory={zone: [card] * number}))


def test_SJ_S8_what_everybody_remembers_is_capped_too() -> None:
    with pytest.raises(BadPosition, match=r"memory.shuffled\[2\]: there are only 2 copies of 'palace'"):
        load(memory={"shuffled": ["palace"] * 16})


def test_every_frame_declares_what_it_stands_on() -> None:
    assert [] == [kind.__name__ for kind in FRAMES if kind.STANDS_ON is None]


def test_goods_are_named_in_their_order() -> None:
    seats = [player("", "sugar indigo coffee aqueduct library"), {}]
    frame = {"frame": "Produce", "seat": 0, "named": ["sugar", "indigo"]}
    with pytest.raises(BadPosition, match="named: goods are named in the order indigo, sugar"):
        GAME.load({"players": seats, "roles": {"producer": 0}, "library_used": True, "stack": [frame, END]})


def test_the_data_file_has_all_copies() -> None:
    s = GAME.load({"players": TWO, "options": {"new_buildings": True}})
    cards = Counter(all_cards(GAME.dump(s)))
    assert Counter(dict(zip(WORDS, COPIES, strict=True))) == cards
