"""Positions for the tests of Lisboa, in the words of the rules."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.kinds import COLUMN_WORDS, CUBE_WORDS, GOOD_WORDS, ROW_WORDS, SITE_WORDS
from tabuleiro.games.lisboa.pack.files import FIRST_RECONSTRUCTED, pack_from
from tabuleiro.games.lisboa.state import LisboaState

PACK: Final = FIRST_RECONSTRUCTED
"""The tests know the figures of this pack, which never change."""
NO_RUBBLE: Final[dict[str, Any]] = {
    "rows": {row: [] for row in ROW_WORDS},
    "columns": {column: [] for column in COLUMN_WORDS},
}
"""Downtown is cleared, so that a lot costs the treasury's right value."""
PURPLE: Final = (*range(11, 16), *range(31, 36), *range(51, 56), *range(72, 78))
BROWN: Final = {
    "builder": [16, 17, 18, 19, 20],
    "marquis": [36, 37, 38, 39, 40],
    "king": [56, 57, 58, 59, 60],
    "treasury": [78, 79, 80, 81, 82],
}
"""The cards that wait for period 2."""
PLANS: Final = [f"{architect}_{n}" for architect in ("blue", "green") for n in (2, 2, 2, 2, 2, 3, 3, 3, 4, 4)]
STARTING: Final = 4
TURN: Final = ("TakeCard", "EndTurn", "ChurchScoring", "Refill", "PeriodOrEnd", "NextTurn")


def player(**fields: Any) -> dict[str, Any]:
    """A player with nothing that chance would give: no goods, plans, favors and tiles."""
    bare: dict[str, Any] = {"goods": {}, "plans": [], "favors": [], "clergy": []}
    return {**bare, **fields}


def king(**fields: Any) -> dict[str, Any]:
    """A visitor of the King who pays in wigs, with a blue plan and officials."""
    visitor = {"hand": [41], "influence": 0, "wigs": 9, "reis": 0, "plans": ["blue_2"]}
    return player(**{**visitor, "officials": offices(2, 0, 0), **fields})


def shipbuilder(**fields: Any) -> dict[str, Any]:
    """Who sponsors the ship of card 65 with money and without influence."""
    return player(**{"hand": [65], "reis": 9, "influence": 0, **fields})


def others(number: int = 2, **fields: Any) -> list[dict[str, Any]]:
    """So many players who have no officials anywhere."""
    return [player(officials=offices(0, 0, 0), **fields) for _ in range(number)]


def nothing_to_do(warehouse: str, **zones: Any) -> LisboaState:
    """Seat 0 can carry out no state action, whatever it offers for it."""
    stuck = player(
        hand=[61],
        goods=goods(warehouse),
        officials=offices(4, 2, 2),
        favors=["builder", "marquis", "king"],
        clergy=["C1", "C1", "C1", "C2"],
    )
    return table(stuck, player(upper=[ship("red")]), plan_piles={}, **zones)


def goods(text: str) -> dict[str, int]:
    """A warehouse such as "gold gold cloth"."""
    return {good: text.split().count(good) for good in GOOD_WORDS}


def offices(*numbers: int, plazas: tuple[int, ...] = (0, 0, 0)) -> dict[str, Any]:
    """Officials with the Builder, the Marquis and the King."""
    nobles = ("builder", "marquis", "king")
    return {
        "offices": dict(zip(nobles, numbers, strict=True)),
        "plazas": dict(zip(nobles, plazas, strict=True)),
    }


def stores(**lots: str) -> dict[str, Any]:
    """Stores by lot: A1="0 gold"."""
    return {lot: {"seat": int(text[0]), "good": text[2:]} for lot, text in lots.items()}


def ship(colour: str, cargo: str = "", *, at_sea: bool = False) -> dict[str, Any]:
    return {"ship": colour, "cargo": cargo.split(), "at_sea": at_sea}


def table(*players: dict[str, Any], seats: int = 3, **zones: Any) -> LisboaState:
    """A position in which seat 0 begins its turn, unless the zones say otherwise."""
    bare = [player() for _ in range(seats - len(players))]
    zones.setdefault("first_player", 0)
    zones["options"] = {"pack": PACK, **zones.get("options", {})}
    position = {"players": [*players, *bare], **zones}
    return GAME.load(with_all_plans(position) if "plan_piles" in zones else position)


def with_decree(number: int, scoring: str) -> dict[str, Any]:
    """The figures of the built-in pack, but for what this decree scores."""
    source: Any = pack_from(PACK).source
    cards = [
        {**card, "scoring": scoring} if card["number"] == number else card
        for card in source["decrees"]["cards"]
    ]
    return {**source, "name": "other decree", "decrees": {**source["decrees"], "cards": cards}}


def with_court(**figures: Any) -> dict[str, Any]:
    """The figures of the built-in pack, but for these of the court."""
    source: Any = pack_from(PACK).source
    return {**source, "name": "other court", "court": {**source["court"], **figures}}


def with_all_plans(position: dict[str, Any]) -> dict[str, Any]:
    """The position with these piles; the last seat has completed the plans that were dealt to nobody else."""
    piles = {"blue": [], "green": [], **position["plan_piles"]}
    *seats, last = position["players"]
    holders = [*seats, last, position.get("lacerda", {})]
    here = [plan for holder in holders for zone in ("plans", "completed") for plan in holder.get(zone, [])]
    missing = [*(Counter(PLANS) - Counter([*here, *piles["blue"], *piles["green"]])).elements()]
    dealt = len(seats) + 1 if seats else 3  # Lacerda has two
    for plan in missing[: STARTING - dealt]:
        missing.remove(plan)
    done = {**last, "completed": [*last.get("completed", []), *missing]}
    return {**position, "plan_piles": piles, "players": [*seats, done]}


def acting(*frames: str | dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
    """A stack on which these frames of the seat come first, then the rest of its turn."""
    return [frame(each, seat) for each in (*frames, *TURN)]


def frame(each: str | dict[str, Any], seat: int) -> dict[str, Any]:
    return {"frame": each, "seat": seat} if isinstance(each, str) else {"seat": seat, **each}


def buildings(**sites: str) -> dict[str, Any]:
    """Opened buildings by site: west_a="yellow_pink/brown_blue blue"."""
    assert all(site in SITE_WORDS for site in sites)
    return {site: dict(zip(("tile", "architect"), text.split(), strict=True)) for site, text in sites.items()}


def pack_with(**changes: dict[str, str]) -> dict[str, Any]:
    """The option of the built-in pack with other rewards of lots, sites and cards, events and benefits."""
    source: Any = json.loads(json.dumps(pack_from(PACK).source))
    source["name"] = "changed"
    for lot in source["lots"]["places"]:
        lot["reward"] = changes.get("lots", {}).get(lot["lot"], lot["reward"])
    for site in source["sites"]["places"]:
        site["reward"] = changes.get("sites", {}).get(site["site"], site["reward"])
    for card in source["cards"]["nobles"]:
        if str(card["number"]) in changes.get("cards", {}):
            card.pop("penalty", None)
            card["reward"] = changes["cards"][str(card["number"])]
    for tile in source["clergy"]["tiles"]:
        tile["benefit"] = changes.get("clergy", {}).get(tile["id"], tile["benefit"])
    for card in source["cards"]["treasury"]:
        card["event"] = changes.get("events", {}).get(str(card["number"]), card["event"])
    return {"pack": source}


WIDE: Final = pack_with(
    lots={"A1": "decree", "A2": "plan", "B2": "building", "C3": "building and produce", "D4": "favor"},
    sites={"west_a": "decree", "east_b": "plan and reis 2", "north_gold": "cardinal 1"},
    cards={"1": "decree", "22": "produce and decree"},
    clergy={
        "C1": "influence per plan 2",
        "C2": "influence per ship 1",
        "C3": "influence per production 1",
        "C4": "influence per meeting 1",
        "C5": "influence per favor 2",
        "C6": "influence per store 1",
        "C10": "influence per decree 1",
        "C11": "influence per building 2",
    },
)
"""A pack with the words that no built-in one has (L-Y39, L-Y40)."""


def sets(number: int, **more: int) -> dict[str, int]:
    """So many rubble sets, and further cubes."""
    return {colour: number + more.get(colour, 0) for colour in CUBE_WORDS}
