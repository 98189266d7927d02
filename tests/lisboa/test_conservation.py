"""Every piece is in exactly one place: a position with one too few or too many is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.pack.files import RECONSTRUCTED
from tabuleiro.games.lisboa.position.missing import GONE_ZONES
from tests.lisboa.tables import NO_RUBBLE, PACK, player, sets, ship, table


def positions(players: int, seed: int, every: int = 40) -> Iterator[Any]:
    """What is dumped of a random game, from set-up to its end."""
    pack = (PACK, RECONSTRUCTED)[seed % 2]
    s = GAME.deal(GAME.configure(players, {"pack": pack}), seed)
    dice = Dice(seed)
    number = 0
    while s.stack:
        if number % every == 0:
            yield GAME.dump(s)
        offered = rules.options(s)
        rules.apply(s, offered[roll(dice, len(offered))])
        number += 1


def pieces_of(position: Any) -> Iterator[tuple[str, list[Any]]]:
    """All lists of pieces."""
    for line in ("rows", "columns", "sites"):
        for place, cubes in position["rubble"][line].items():
            yield f"rubble.{line}.{place}", cubes
    yield "rubble.pile", position["rubble"]["pile"]
    for zone in ("plan_piles", "building_piles"):
        for word, pile in position[zone].items():
            yield f"{zone}.{word}", pile
    for zone in ("decks", "brown"):
        for word, deck in position[zone].items():
            yield f"{zone}.{word}", deck
    for zone in (
        "bag",
        "decree_deck",
        "set_aside",
        "open_decrees",
        "discarded",
        "purple",
        "yard",
        *GONE_ZONES,
    ):
        yield zone, position[zone]
    for owner in (*position["players"], *([position["lacerda"]] if "lacerda" in position else [])):
        for zone in ("plans", "completed", "decrees", "clergy", "hand"):
            yield zone, owner.get(zone, [])


def refused(position: Any) -> bool:
    try:
        GAME.load(position)
    except BadPosition:
        return True
    return False


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_no_piece_can_be_taken_out_or_laid_down_twice(players: int, seed: int) -> None:
    for position in positions(players, seed):
        for where, pieces in pieces_of(position):
            for place in {0, len(pieces) - 1} if pieces else set():
                piece = pieces.pop(place)
                assert refused(position), f"{piece} is missing in {where}"
                pieces[place:place] = [piece, piece]
                assert refused(position), f"{piece} is twice in {where}"
                del pieces[place]
        GAME.load(position)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_of_play_that_does_not_name_what_is_gone_is_taken(players: int) -> None:
    for seed in range(6):
        for position in positions(players, seed, every=7):
            named = GAME.digest(GAME.load(position))
            bare = {name: value for name, value in position.items() if name not in GONE_ZONES}
            assert named == GAME.digest(GAME.load(bare))


def test_a_missing_cube_is_told_with_its_field() -> None:
    position = next(positions(3, 0))
    position["rubble"]["rows"]["A"].pop()
    with pytest.raises(
        BadPosition, match=r"^rubble: 1 of the cubes are nowhere, expected them in cubes_gone$"
    ):
        GAME.load(position)


def test_a_missing_ship_is_told_with_its_field() -> None:
    position = next(positions(3, 0))
    position["yard"].pop()
    with pytest.raises(BadPosition, match=r"^yard: 1 of the ships are nowhere, expected them in ships_gone$"):
        GAME.load(position)


def test_a_ship_may_be_gone_where_another_took_its_place() -> None:
    position: Any = GAME.dump(table(player(upper=[ship("red")])))
    position["yard"].remove("blue")
    with pytest.raises(BadPosition, match=r"^yard: 1 of the ships are nowhere"):
        GAME.load(position)
    del position["ships_gone"]
    assert ["blue", "red"] == GAME.dump(GAME.load(position))["yard"]


def test_more_cubes_than_are_laid_out_with_two_players_are_refused() -> None:
    position: Any = GAME.dump(table(seats=2))
    position["players"][0]["rubble"]["fire"] = 1
    with pytest.raises(BadPosition, match=r"^rubble: 1 more cubes than are laid out with so few players$"):
        GAME.load(position)


def test_more_plans_than_were_dealt_are_refused() -> None:
    position: Any = GAME.dump(
        table(player(plans=["blue_2"]), player(plans=["blue_2"]), player(plans=["green_2"]))
    )
    position["players"][2]["plans"].append("green_2")
    with pytest.raises(BadPosition, match=r"^plan_piles: 1 plans too many: 1 starting plans are not dealt$"):
        GAME.load(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_written_by_hand_says_what_it_leaves_out(seats: int) -> None:
    s = table(player(rubble=sets(1)), seats=seats, rubble=NO_RUBBLE, yard=["red"])
    dump: Any = GAME.dump(s)
    assert dump["cubes_gone"]
    assert "blue" in dump["ships_gone"]
    assert GAME.digest(s) == GAME.digest(GAME.load(dump))
    view: Any = GAME.view(s, 0)
    assert GAME.sampler(view) is not None
