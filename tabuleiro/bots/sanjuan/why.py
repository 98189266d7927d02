"""Why: the reason for an action, as the id of a sentence and the facts it names."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.sanjuan.roles import best_build, goods_value, sale_value
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.games.sanjuan.components import (
    BUILDER,
    CITY_HALL,
    COST,
    COUNCILLOR,
    GUILD_HALL,
    LIBRARY,
    MONUMENTS,
    NO_CARD,
    PRODUCER,
    PRODUCTION,
    TRADER,
    TRIUMPHAL_ARCH,
    WORDS,
    Kind,
    Role,
)
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Build
from tabuleiro.games.sanjuan.rules.buildings import works
from tabuleiro.games.sanjuan.rules.roles import UseLibrary
from tabuleiro.games.sanjuan.rules.round import Bank, Chapel, Office
from tabuleiro.games.sanjuan.state import SanJuanState

Why = tuple[str, JsonObject]

BY_VERB: Final[dict[str, str]] = {
    "use_library": "use-library",
    "beside": "beside",
    "replace": "replace",
    "replace_full": "replace",
    "spend": "spend-good",
    "produce": "dearest-good",
    "sell": "best-price",
    "use_harbour": "harbour",
    "take_card": "free-card",
    "use": "free-card",
    "draw": "free-card",
    "more": "save-cards",
}
BY_PASSING: Final[dict[type[Any], str]] = {
    UseLibrary: "save-library",
    Build: "save-cards",
    BlackMarket: "save-goods",
    Office: "good-hand",
    Chapel: "card-before-point",
    Bank: "card-before-point",
}
ENOUGH: Final = "enough"
"""Why anything else is passed or ended."""
REASONS: Final = (
    *("builder", "builder-blocks", "producer", "trader", "councillor", "prospector"),
    *("guild-hall", "city-hall", "monument", "six", "engine", "points"),
    *("wanted", "spared", "tuck", "last-cards"),
    *dict.fromkeys([*BY_VERB.values(), *BY_PASSING.values(), ENOUGH]),
)
"""All ids; each has a sentence in every language."""


def why(s: SanJuanState, action: Action) -> Why:
    """Why a seat to act would take this action."""
    seat, verb = s.stack[-1].seat, action.verb
    if verb in ("pass", "stop"):
        return BY_PASSING.get(type(s.stack[-1]), ENOUGH), {}
    if verb == "take":
        return _why_role(s, Expectation(s, seat), action.arg)
    if verb == "build":
        return _why_building(Expectation(s, seat), action.arg)
    if verb in ("pay", "discard", "keep", "tuck"):
        return _why_card(s, action)
    return BY_VERB[verb], {"word": action.code.partition(" ")[2]}


def _why_role(s: SanJuanState, outlook: Expectation, role: Role) -> Why:
    privilege = 2 if works(s, outlook.seat, LIBRARY) else 1
    if role == BUILDER:
        kind, _ = best_build(s, outlook, privilege)
        return ("builder-blocks", {}) if kind == NO_CARD else ("builder", {"building": WORDS[kind]})
    if role == PRODUCER:
        return "producer", {"cards": round(goods_value(s, outlook.seat, privilege))}
    if role == TRADER:
        return "trader", {"cards": round(sale_value(s, outlook.seat, privilege))}
    if role == COUNCILLOR:
        return "councillor", {"cards": 2 + 3 * privilege}
    return "prospector", {"cards": privilege}


def _why_building(outlook: Expectation, kind: Kind) -> Why:
    """The plan it serves, or the cards it brings, or its points, whichever says most."""
    facts: JsonObject = {"building": WORDS[kind], "points": round(outlook.worth(kind))}
    if COST[kind] > 5:
        return "six", facts
    if kind < PRODUCTION and outlook.sure(GUILD_HALL) > 0.5:
        return "guild-hall", facts
    if kind in MONUMENTS and outlook.sure(TRIUMPHAL_ARCH) > 0.5:
        return "monument", facts
    cards = round(outlook.income(kind) * outlook.rounds)
    if cards >= 2:
        return "engine", {**facts, "cards": cards}
    if kind >= PRODUCTION and outlook.sure(CITY_HALL) > 0.5:
        return "city-hall", facts
    return "points", facts


def _why_card(s: SanJuanState, action: Action) -> Why:
    facts: JsonObject = {"card": action.code.partition(" ")[2]}
    if action.verb == "keep":
        return "wanted", facts
    if isinstance(s.stack[-1], Chapel):
        return "tuck", facts
    return ("last-cards" if isinstance(s.stack[-1], Bank) else "spared"), facts
