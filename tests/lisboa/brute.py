"""Look-ahead by brute force: every way of going on is tried, with no rule of thumb about money or room.

The rules decide with closed forms and trials; here each choice offers all that its own clause allows, and an
option is legal if some path through everything compulsory ends with all of it done.
"""

from __future__ import annotations

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame, Step
from tabuleiro.games.lisboa.actions import BUILD, CLEAR, DECLINE, DO, OPEN, SKIP, USE_PLAN
from tabuleiro.games.lisboa.effects import Effect, is_noble_action
from tabuleiro.games.lisboa.kinds import COLUMNS, ROWS, STATE_ACTIONS, STATE_ACTIONS_OF
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.places import houses_of
from tabuleiro.games.lisboa.rules.building import (
    ChoosePlan,
    CompletePlan,
    OfferBuilding,
    OpenBuilding,
    ReturnOfficial,
    fits,
)
from tabuleiro.games.lisboa.rules.court import ChooseAction, ChooseStateAction, OfferFollow
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, Fulfilled
from tabuleiro.games.lisboa.rules.payment import PayReis
from tabuleiro.games.lisboa.rules.prices import less_per_payment
from tabuleiro.games.lisboa.rules.rewards import event_frames
from tabuleiro.games.lisboa.rules.state_actions import state_action_possible
from tabuleiro.games.lisboa.rules.store import BuildHouse, BuildStore, ClearRubble
from tabuleiro.games.lisboa.rules.visiting import PayInfluence, PayPrice, Way, ways_to_pay
from tabuleiro.games.lisboa.state import LisboaState


def legal(s: LisboaState, action: Action) -> bool:
    """Whether some way of going on after the action completes what is then compulsory."""
    trial = s.clone()
    frame = trial.stack.pop()
    assert isinstance(frame, Choice)
    end = _end(trial)
    trial.stack = trial.stack[end:] if end >= 0 else []
    frame.resolve(trial, action)
    if action.verb == "sponsor":
        return _event_does_something(s, trial)
    return _completes(trial)


def _event_does_something(s: LisboaState, trial: LisboaState) -> bool:
    """The fee can be paid, and a part of the event leaves a trace (L-E2)."""
    if not _completes(trial.clone()):
        return False
    event = s.figures.pack.cards[trial.in_play].event
    if is_noble_action(event[0].kind):
        return True
    return any(_leaves_a_trace(s, effect) for effect in event)


def _leaves_a_trace(s: LisboaState, effect: Effect) -> bool:
    alone = s.clone()
    alone.stack = event_frames(s.active, (effect,))
    while alone.stack:
        frame = alone.stack.pop()
        if isinstance(frame, Step):
            frame.run(alone)
        elif isinstance(frame, Choice) and not frame.moot(alone):
            frame.resolve(alone, frame.options(alone)[0])
    return any(getattr(s, name) != getattr(alone, name) for name in LisboaState.__slots__)


def _end(s: LisboaState) -> int:
    return next((place for place, frame in enumerate(s.stack) if isinstance(frame, Fulfilled)), -1)


def _completes(s: LisboaState) -> bool:
    """Depth first; the trial is over where the compulsory part is."""
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Fulfilled):
            return True
        if isinstance(frame, PayPrice):
            return _some_way_to_pay(s, frame)
        if isinstance(frame, Step):
            s.stack.pop()
            frame.run(s)
        elif isinstance(frame, Choice) and not isinstance(frame, OfferFollow) and frame.moot(s):
            s.stack.pop()
        else:
            return any(_leads_on(s, action) for action in loose(s, frame))
    return True


def _leads_on(s: LisboaState, action: Action) -> bool:
    trial = s.clone()
    frame = trial.stack.pop()
    assert isinstance(frame, Choice)
    frame.resolve(trial, action)
    return _completes(trial)


def may_pay(s: LisboaState, frame: PayInfluence, influence: int) -> bool:
    """Whether some way with this part in influence leaves enough for the rest."""
    return any(
        _completes(_paid(s, frame.seat, way))
        for way in ways_to_pay(s, frame.seat, frame.noble)
        if way[0] == influence
    )


def _paid(s: LisboaState, seat: int, way: Way) -> LisboaState:
    """The compulsory part after the frame on top, which asks how to pay, has been answered."""
    trial = s.clone()
    trial.stack.pop()
    end = _end(trial)
    trial.stack = trial.stack[max(end, 0) :]
    holdings.pay_visit(trial, seat, sum(way), way[0], less_per_payment(s, seat, way[1]), way[2])
    return trial


def _some_way_to_pay(s: LisboaState, frame: PayPrice) -> bool:
    return any(_completes(_paid(s, frame.seat, way)) for way in ways_to_pay(s, frame.seat, frame.noble))


def loose(s: LisboaState, frame: Frame[LisboaState]) -> list[Action]:
    """What the frame's own clause allows, whether or not it can be paid for later."""
    if isinstance(frame, BuildStore):
        return _empty_lots(s, frame)
    if isinstance(frame, ClearRubble):
        row, column = divmod(frame.lot, COLUMNS)
        cubes = (*s.rubble[row], *s.rubble[ROWS + column])
        return [CLEAR[cube] for cube, number in enumerate(cubes) if number]
    if isinstance(frame, OpenBuilding | OfferBuilding):
        sites = [OPEN[site] for site in s.figures.open_sites if s.sites[site] < 0]
        return [DECLINE, *sites] if isinstance(frame, OfferBuilding) else sites
    if isinstance(frame, ChoosePlan):
        plans = sorted(set(s.plans[frame.seat]))
        return [USE_PLAN[plan] for plan in plans if fits(s, plan // 9, frame.site)]
    if isinstance(frame, ChooseStateAction | ChooseAction):
        return _court_actions(s, frame)
    assert isinstance(frame, BoundChoice)
    # Which official returns, which house is taken or how the last payment is split changes nothing later.
    one_is_enough = isinstance(frame, ReturnOfficial | BuildHouse) or (
        isinstance(frame, PayReis) and _last_payment(s)
    )
    return frame.choices(s)[:1] if one_is_enough else frame.choices(s)


def _last_payment(s: LisboaState) -> bool:
    """A building that a lot's reward opens is paid for before the lot."""
    below = s.stack[-2]
    return isinstance(below, BuildHouse) or (
        isinstance(below, CompletePlan) and isinstance(s.stack[-3], Fulfilled)
    )


def _empty_lots(s: LisboaState, frame: BuildStore) -> list[Action]:
    if sum(houses_of(s, frame.seat)) == sum(s.figures.pack.player.houses):
        return []
    return [
        BUILD[good * 25 + lot]
        for lot, spaces in s.figures.lot_places
        for good, space in spaces
        if s.stores[lot] < 0 and s.display[space]
    ]


def _court_actions(s: LisboaState, frame: ChooseStateAction | ChooseAction) -> list[Action]:
    state_actions = [
        state_action
        for state_action in STATE_ACTIONS_OF[frame.noble]
        if state_action_possible(s, frame.seat, state_action)
    ]
    if isinstance(frame, ChooseStateAction):
        return [SKIP, *[DO[state_action] for state_action in state_actions]]
    return [DO[state_action] for state_action in (*state_actions, STATE_ACTIONS + frame.noble)]
