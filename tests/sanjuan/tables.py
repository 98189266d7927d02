"""Tables: positions of San Juan in few words.

A player is written as `player("library indigo", "smithy sugar+ coffee+hero tavern*")`: hand, then buildings,
where + is a good on the building, +hero says which card it is, and * is a building put up in this phase.
Seats that are not given have one indigo plant.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tabuleiro.core.codec import JsonObject
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import PILES, WORDS, deck
from tabuleiro.games.sanjuan.state import SanJuanState

NEW_BUILDINGS: Final[JsonObject] = {"new_buildings": True}


def player(hand: str = "", buildings: str = "indigo", **fields: Any) -> dict[str, Any]:
    """A player of a position: hand, buildings and further fields such as chapel="sugar"."""
    for pile in PILES:
        if pile in fields:
            fields[pile] = fields[pile].split()
    return {"hand": hand.split(), "buildings": [building(word) for word in buildings.split()], **fields}


def building(word: str) -> dict[str, Any]:
    card, plus, good = word.rstrip("*").partition("+")
    return {"card": card, "good": good or bool(plus), "new": word.endswith("*")}


def table(*players: dict[str, Any], seats: int = 4, stack: str = "", **fields: Any) -> SanJuanState:
    """A position; `stack` lists frames and seats, "Build 0, EndBuilding 0", before the end of the round."""
    position: dict[str, Any] = {
        "governor": 0,
        "players": [*players, *[player() for _ in range(seats - len(players))]],
        **fields,
    }
    for pile in ("draw_pile", "discard_pile", "out_of_game"):
        if pile in position:
            position[pile] = position[pile].split()
    if position.pop("nothing_else", False):
        position["out_of_game"] = cards_not_in(position)
    if stack:
        frames = [frame(text) for text in stack.split(", ")]
        position["stack"] = [*frames, {"frame": "EndRound", "seat": position["governor"]}]
    return GAME.load(position)


def limits(helper: str) -> list[tuple[str, int, int]]:
    """Buildings of seat 0, who takes the role, and how many goods it then may name (P2, T3)."""
    alone = [("smithy", 1, 1), ("library", 1, 1), ("smithy", 0, 2), ("library", 0, 3)]
    return [*alone, (helper, 1, 2), (helper, 0, 3), (f"{helper} library", 0, 4)]


def cards_not_in(position: Any) -> list[str]:
    """The cards that a position does not name; they are to be out of the game."""
    named = Counter([*position.get("draw_pile", []), *position.get("discard_pile", [])])
    for each in position["players"]:
        named.update([*each["hand"], *[card for pile in PILES for card in each.get(pile, [])]])
        named.update([built["card"] for built in each["buildings"]])
        named.update([built["good"] for built in each["buildings"] if isinstance(built["good"], str)])
    new_buildings = "new_buildings" in position.get("options", {})
    whole = Counter([WORDS[card] for card in deck(new_buildings=new_buildings)])
    return list((whole - named).elements())


def frame(text: str) -> dict[str, Any]:
    """A frame as text: Pay 0 left=2, Sell 1 named=sugar+coffee."""
    name, seat, *facts = text.split()
    written: dict[str, Any] = {"frame": name, "seat": int(seat)}
    for fact in facts:
        key, _, value = fact.partition("=")
        written[key] = _fact(key, value)
    return written


def _fact(key: str, value: str) -> Any:
    if key == "named":
        return value.split("+") if value else []
    return int(value) if value.isdecimal() else value


def phase(role: str, *players: dict[str, Any], by: int = 0, **fields: Any) -> SanJuanState:
    """The phase of a role that a seat has taken; afterwards the next seat takes one."""
    roles = {**fields.pop("roles", {}), role: by}
    after = (by + 1) % fields.get("seats", 4)
    return table(*players, roles=roles, stack=f"BeginPhase {by} role={role}, TakeRole {after}", **fields)


def all_cards(position: Any) -> list[str]:
    """Every card of a dumped position, place by place, sorted."""
    zones = ("draw_pile", "discard_pile", "out_of_game", "drawn", "turned")
    cards: list[str] = [card for zone in zones for card in position[zone]]
    for each in position["players"]:
        cards += [*each["hand"], *each["chapel"], *each["bank"], *each["harbour"]]
        cards += [built["card"] for built in each["buildings"]]
        cards += [built["good"] for built in each["buildings"] if built["good"]]
    return sorted([*cards, "cathedral"] if position["cathedral"] else cards)
