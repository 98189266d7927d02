"""Tables: positions of San Juan in few words, and the way to play on from them.

A player is written as `player("library indigo", "smithy sugar+ coffee+hero tavern*")`: hand, then buildings,
where + is a good on the building, +hero says which card it is, and * is a building put up in this phase.
Seats that are not given have one indigo plant.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tabuleiro.core import rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.bags import cards_in
from tabuleiro.games.sanjuan.components import KINDS, PILES, PRODUCTION, ROLES, WORDS, deck
from tabuleiro.games.sanjuan.state import Table

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


def table(*players: dict[str, Any], seats: int = 4, stack: str = "", **fields: Any) -> Table:
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


def phase(role: str, *players: dict[str, Any], by: int = 0, **fields: Any) -> Table:
    """The phase of a role that a seat has taken; afterwards the next seat takes one."""
    roles = {**fields.pop("roles", {}), role: by}
    after = (by + 1) % fields.get("seats", 4)
    return table(*players, roles=roles, stack=f"BeginPhase {by} role={role}, TakeRole {after}", **fields)


def options(s: Table) -> list[str]:
    return [action.code for action in rules.options(s)]


def offers(s: Table, verb: str) -> list[str]:
    """The words that are offered after a verb."""
    return [action.code.split()[1] for action in rules.options(s) if action.verb == verb]


def do(s: Table, *codes: str) -> Table:
    """Carry out choices of whoever is to act; each must be an option."""
    for code in codes:
        action = GAME.actions.parse(code)
        assert action in rules.options(s), f"{code!r} is not among {options(s)}"
        rules.apply(s, action)
    return s


def do_until(s: Table, frame_name: str, code: str = "pass") -> Table:
    """Answer alike until such a question comes."""
    while s.stack and type(s.stack[-1]).__name__ != frame_name:
        do(s, code if code in options(s) else options(s)[0])
    return s


def hand(s: Table, seat: int) -> list[str]:
    return [WORDS[card] for card in s.hands[seat]]


def buildings(s: Table, seat: int) -> list[str]:
    """The buildings of a seat in the order of the kinds."""
    plants = [kind for kind in range(PRODUCTION) for _ in range(s.plants[seat * PRODUCTION + kind])]
    city = [kind for kind in range(PRODUCTION, KINDS) if s.city[seat] >> kind & 1]
    return [WORDS[kind] for kind in plants + city]


def discards(s: Table) -> list[str]:
    return [WORDS[card] for card in cards_in(s.discards)]


def asked(s: Table) -> tuple[str, int] | None:
    """The question on top of the stack and whom it is put to."""
    return (type(s.stack[-1]).__name__, s.stack[-1].seat) if s.stack else None


def taken(s: Table) -> dict[str, int]:
    return {role: seat for role, seat in zip(ROLES, s.roles, strict=True) if seat >= 0}


def events(s: Table, *codes: str) -> list[dict[str, Any]]:
    """What happens, as an onlooker who sees everything is told."""
    s.journal = []
    do(s, *codes)
    return [{"kind": event.kind, "seat": event.seat, **event.facts, **event.secret} for event in s.journal]


def all_cards(position: Any) -> list[str]:
    """Every card of a dumped position, place by place, sorted."""
    zones = ("draw_pile", "discard_pile", "out_of_game", "drawn", "turned")
    cards: list[str] = [card for zone in zones for card in position[zone]]
    for each in position["players"]:
        cards += [*each["hand"], *each["chapel"], *each["bank"], *each["harbour"]]
        cards += [built["card"] for built in each["buildings"]]
        cards += [built["good"] for built in each["buildings"] if built["good"]]
    return sorted([*cards, "cathedral"] if position["cathedral"] else cards)
