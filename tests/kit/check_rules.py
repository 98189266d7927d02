"""Checks of the rules: what they offer, that it can be done, and that every game comes to an end."""

from __future__ import annotations

from collections.abc import Callable
from graphlib import CycleError, TopologicalSorter
from typing import Any, Final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Standing
from tabuleiro.core.state import State
from tests.kit.play import MOST_DECISIONS, Sitting, decisions, sampled

LOOKS: Final = 30
"""Costly checks look at so many decisions of a game."""


def check_options(sitting: Sitting) -> None:
    """Options are never empty, unique, from the game's table and in an order that never changes."""
    order: dict[str, TopologicalSorter[str]] = {}
    for moment in decisions(sitting):
        frame = repr(moment.state.stack[-1])
        _check_list(sitting, frame, moment.options)
        assert moment.options == rules.options(moment.state), (
            f"{sitting}: {frame} answers differently when asked again"
        )
        kind = type(moment.state.stack[-1]).__name__
        sorter = order.setdefault(kind, TopologicalSorter())
        for before, after in zip(moment.options, moment.options[1:], strict=False):
            sorter.add(after.code, before.code)
    for kind, sorter in order.items():
        try:
            sorter.prepare()
        except CycleError as fault:
            raise AssertionError(
                f"{sitting}: {kind} has no fixed order: {' < '.join(fault.args[1])}"
            ) from None


def _check_list(sitting: Sitting, frame: str, options: list[Action]) -> None:
    codes = [option.code for option in options]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    assert not twice, f"{sitting}: {frame} offers twice: {', '.join(twice)}"
    for option in options:
        known = sitting.game.actions.parse(option.code)
        assert known is option is sitting.game.actions[option.index], (
            f"{sitting}: {option} is not the interned one"
        )


def check_asking(sitting: Sitting) -> None:
    """Asking for options, views, ranking and explanations changes nothing."""
    game = sitting.game
    for moment in sampled(sitting, LOOKS):
        before = game.digest(moment.state)
        questions: dict[str, Callable[[Any], object]] = {
            "options": rules.options,
            "view": lambda s: [game.view(s, seat) for seat in (None, *range(sitting.config.players))],
            "ranking": game.ranking,
            "impossible": game.impossible,
            "explain": lambda s: [game.explain(s, option) for option in rules.options(s)],
        }
        for name, ask in questions.items():
            ask(moment.state)
            assert before == game.digest(moment.state), f"{sitting}: asking for {name} changes the position"


def check_every_option_applies(sitting: Sitting) -> None:
    """Whatever is offered can be carried out and leads to another decision or to the end."""
    for moment in sampled(sitting, LOOKS):
        for option in moment.options:
            _check_applies(sitting, moment.state.clone(), option)


def _check_applies(sitting: Sitting, state: State, option: Action) -> None:
    frame = repr(state.stack[-1])
    try:
        rules.apply(state, option)
    except Exception as fault:
        raise AssertionError(f"{sitting}: {frame} offers {option}, which fails: {fault!r}") from fault
    seat = rules.to_act(state)
    if seat is None:
        assert state.ended_by, f"{sitting}: {option} ends the game without a reason"
    else:
        assert 0 <= seat < sitting.config.players, f"{sitting}: after {option} seat {seat} is to act"
        assert rules.options(state), f"{sitting}: after {option} {state.stack[-1]!r} offers nothing"


def check_end(sitting: Sitting) -> None:
    """Random play ends with a reason and a complete ranking; a ranking can be asked for at any time."""
    state = None
    for moment in decisions(sitting):
        state = moment.state
        if moment.number % LOOKS == 0:
            _check_ranking(sitting, sitting.game.ranking(state))
    assert state is not None, f"{sitting}: there is nothing to decide"
    assert not state.stack, f"{sitting}: not over after {MOST_DECISIONS} decisions"
    assert state.ended_by, f"{sitting}: the game is over without a reason"
    assert rules.options(state) == [], f"{sitting}: the game is over and still has options"
    _check_ranking(sitting, sitting.game.ranking(state))


def _check_ranking(sitting: Sitting, ranking: list[Standing]) -> None:
    """All seats are in it, and after them perhaps an opponent that the rules play."""
    seats = sorted([standing.seat for standing in ranking])
    expected = list(range(max(sitting.config.players, len(seats))))
    assert seats == expected, f"{sitting}: the ranking has the seats {seats}"
    keys = [(standing.points, standing.tie_break) for standing in ranking]
    for standing, key in zip(ranking, keys, strict=True):
        better = sum([other > key for other in keys])
        assert standing.place == 1 + better, f"{sitting}: seat {standing.seat} has place {standing.place}"
        total = sum([item.points for item in standing.items])
        assert standing.points == total, (
            f"{sitting}: seat {standing.seat} has {standing.points}, its sheet {total}"
        )
    assert keys == sorted(keys, reverse=True), f"{sitting}: the ranking is not best first"
