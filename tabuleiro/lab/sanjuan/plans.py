"""One plan in San Juan: certain buildings come first, all else is done as by a steady player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.why import why
from tabuleiro.bots.steady import SteadyBot
from tabuleiro.core.action import Action
from tabuleiro.games.sanjuan.actions import TAKE
from tabuleiro.games.sanjuan.components import (
    BUILDER,
    CARPENTER,
    CHAPEL,
    CITY_HALL,
    COST,
    GUILD_HALL,
    KINDS,
    LIBRARY,
    MARKET_HALL,
    MONUMENTS,
    PALACE,
    PREFECTURE,
    PRODUCTION,
    QUARRY,
    SMITHY,
    TRIUMPHAL_ARCH,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules.builder import Build
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.round import Chapel
from tabuleiro.games.sanjuan.state import SanJuanState

GIVEN_AWAY: Final = ("pay", "discard", "tuck")
CITY: Final = sorted(range(PRODUCTION, KINDS), key=COST.__getitem__)
WISHES: Final[Mapping[str, tuple[Kind, ...]]] = {
    "rush": tuple(sorted(range(KINDS), key=COST.__getitem__)),
    "chapel": (CHAPEL,),
    "guild-hall": (GUILD_HALL, SMITHY, *range(PRODUCTION - 1, -1, -1)),
    "city-hall": (CITY_HALL, QUARRY, CARPENTER, *CITY),
    "monuments": (TRIUMPHAL_ARCH, QUARRY, *MONUMENTS[::-1]),
    "cards": (LIBRARY, PREFECTURE, MARKET_HALL, CARPENTER),
    "sixes": (PALACE, GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH),
}
"""The buildings that each plan puts up whenever it can, first those it wants most."""


def planned(wish: tuple[Kind, ...], s: SanJuanState, options: list[Action]) -> Action:
    """What the plan says, or else a steady choice."""
    frame = s.stack[-1]
    if isinstance(frame, TakeRole) and TAKE[BUILDER] in options and affords(s, frame.seat, wish):
        return TAKE[BUILDER]
    if isinstance(frame, Build):
        return wished(wish, options) or choose(s, options)
    if isinstance(frame, Chapel) and CHAPEL in wish:
        return spared(wish, options[1:], options[-1])
    return spared(wish, options, choose(s, options))


def affords(s: SanJuanState, seat: Seat, wish: tuple[Kind, ...]) -> bool:
    """With the builder's privilege a card of the hand can be put up that the plan wants."""
    hand = s.hands[seat]
    return any(kind in wish and COST[kind] <= len(hand) and not s.city[seat] >> kind & 1 for kind in hand)


def wished(wish: tuple[Kind, ...], options: list[Action]) -> Action | None:
    """What the plan wants most of what can be put up."""
    found = [action for action in options if action.verb == "build" and action.arg in wish]
    return min(found, key=lambda action: wish.index(action.arg), default=None)


def spared(wish: tuple[Kind, ...], options: list[Action], action: Action) -> Action:
    """The same, but for giving away a card that the plan wants while there are others."""
    if action.verb not in GIVEN_AWAY or action.arg not in wish:
        return action
    others = [each for each in options if each.verb == action.verb and each.arg not in wish]
    return others[0] if others else action


PLANS: Final[Mapping[str, Callable[[int], Bot]]] = {
    name: partial(SteadyBot, partial(planned, wish), why) for name, wish in WISHES.items()
}
