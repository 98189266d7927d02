"""Building: which building gains most, where it is put, and what of the goods pays for it."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE, Expectation
from tabuleiro.core.action import Action
from tabuleiro.games.sanjuan.actions import BESIDE, REPLACE, REPLACE_FULL
from tabuleiro.games.sanjuan.components import HOLDER, NO_CARD, Kind
from tabuleiro.games.sanjuan.rules.builder import Replace
from tabuleiro.games.sanjuan.rules.buildings import cost_left, replaceable
from tabuleiro.games.sanjuan.state import SanJuanState

CHEAP_GOOD: Final = 1.5
"""Goods below this price pay before cards do."""


def built(s: SanJuanState, options: list[Action]) -> Action:
    """The building that gains most, or none."""
    outlook = Expectation(s, s.stack[-1].seat)
    best, best_gain = options[0], 0.0
    for action in options[1:]:
        for gain, _ in places(s, outlook, action.arg):
            if gain > best_gain:
                best, best_gain = action, gain
    return best


def where_to_put(s: SanJuanState, options: list[Action]) -> Action:
    """Beside the others, or where least is lost."""
    frame = s.stack[-1]
    assert isinstance(frame, Replace)
    found = places(s, Expectation(s, frame.seat), frame.building)
    best, best_gain = options[0], -1000.0
    for gain, action in found:
        if gain > best_gain and action in options:
            best, best_gain = action, gain
    return best


def places(s: SanJuanState, outlook: Expectation, kind: Kind) -> list[tuple[float, Action]]:
    """What a building gains beside the others, or in the place of each that the crane may replace."""
    found = [(outlook.gain(kind, cost_left(s, outlook.seat, kind, NO_CARD)), BESIDE)]
    for replaced, full in replaceable(s, outlook.seat, kind):
        price = cost_left(s, outlook.seat, kind, replaced)
        lost = outlook.standing(replaced) + full * outlook.card
        place = REPLACE_FULL[HOLDER.index(replaced)] if full else REPLACE[replaced]
        found.append((outlook.gain(kind, price) - lost, place))
    return found


def spent(s: SanJuanState, options: list[Action]) -> Action:
    """Cheap goods pay before cards do; dear ones when they must, or when nothing will be sold any more."""
    goods = [action for action in options if action.verb == "spend"]
    cheapest = goods[0]
    for action in goods:
        if MEAN_PRICE[action.arg] < MEAN_PRICE[cheapest.arg]:
            cheapest = action
    owed = len(goods) == len(options)
    if owed or MEAN_PRICE[cheapest.arg] < CHEAP_GOOD or Expectation(s, s.stack[-1].seat).rounds < 1:
        return cheapest
    return options[0]
