"""Why a frame of a hand-edited position cannot stand where it stands; play never makes such a stack."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.position.piece_faults import piece_fault
from tabuleiro.games.lisboa.state import CAUSE_WORDS, NO_CAUSE, Table

AnyFrame = Frame[Any]

TURN: Final = ("PlayCard", "TakeCard", "EndTurn", "ChurchScoring", "Refill", "PeriodOrEnd", "NextTurn")
REWARDED: Final = ("TakeRewards",)
"""What a reward at the change of period is followed by."""
INSIDE: Final = (
    *("MakeRoom", "KeepToLimit", "SellOrTrade", "SellMore", "TradeMore", "ChooseStateAction"),
    *("ChooseAction", "BuildStore", "TakeDecree", "TakeExtraDecree", "OpenBuilding", "Recruit", "TakePlan"),
    *("BuildShip", "Produce", "TakeExtraGood", "MeetCardinal", "TakeFavor", "Gain"),
    *("TakePileCube", "PlaceTile", "ChoosePlan", "VisitDeed", "Fulfilled"),
)
"""What may come after a state action or an item of a reward within an action."""

TASKS: Final = ("FinishTask", "Refill")
"""What a finished task is followed by."""
DECREES: Final = ("LacerdaTakesDecree", "TakeStartingDecree")
OPENING: Final = ("Turn", "DealTasks", *DECREES)
"""What may come after the draft."""

STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    "Turn": (),
    "KeepTile": ("KeepTile", "FillChurch"),
    "FillChurch": ("BeginDraft", *OPENING),
    "BeginDraft": OPENING,
    "KeepCards": ("KeepCards", "PassCards"),
    "PassCards": OPENING,
    "DealTasks": ("Turn", *DECREES),
    "LacerdaTakesDecree": ("TakeStartingDecree",),
    "TakeStartingDecree": ("TakeStartingDecree", "RefillDecrees"),
    "RefillDecrees": ("Turn",),
    **{name: (TURN[place + 1],) for place, name in enumerate(TURN[:-1])},
    "ChurchScoring": ("FinishTasks", "Refill", "BeginPeriod"),
    "FinishTasks": ("Refill",),
    **dict.fromkeys(("FinishTask", "ChooseTask", "PlaceOfficial"), (*TASKS, "Gain")),
    "NextTurn": (),
    "ChangePeriod": ("NextTurn",),
    "BeginPeriod": ("NextTurn",),
    "DiscardHand": ("DiscardHand", "ChurchScoring"),
    "TakeRewards": ("DiscardHand", "ChurchScoring"),
    "DiscardTiles": ("DiscardTiles", "LacerdaGains", "FinishTasks", "Refill", "BeginPeriod"),
    "OfferFollow": ("OfferFollow", "LeaveCourt", "DiscardTopCard"),
    "LeaveCourt": ("TakeCard",),
    "Fulfilled": ("VisitDeed", "OfferFollow", "LacerdaFollows", "LeaveCourt", "TakeCard", "DiscardTopCard"),
    "VisitDeed": ("TakeDecree", "OfferFollow", "LacerdaFollows", "LeaveCourt"),
    # Portfolio and market.
    "TakeSubsidy": ("MakeRoom",),
    "MakeRoom": ("PutCard", "LaunchShip"),
    "PutCard": ("SellOrTrade",),
    "SellOrTrade": ("Fulfilled",),
    "SellMore": ("Fulfilled",),
    "TradeMore": ("Fulfilled",),
    # Court.
    "PayPrice": ("ChooseStateAction", "ChooseAction"),
    "PayInfluence": ("ChooseStateAction", "ChooseAction"),
    "PayReisPart": ("ChooseStateAction", "ChooseAction"),
    "ChooseStateAction": ("BuildStore", "TakeDecree", "OpenBuilding"),
    "ChooseAction": ("Fulfilled",),
    "PayFee": INSIDE,
    "PayReis": (*INSIDE, "BuildHouse", "CompletePlan"),
    # Noble actions.
    "BuildStore": ("Fulfilled",),
    "PlaceTile": ("ClearRubble",),
    "ClearRubble": ("PayLot",),
    "PayLot": ("BuildHouse",),
    "BuildHouse": ("ScoreStore",),
    "ScoreStore": ("Fulfilled",),
    "TakeDecree": ("Fulfilled",),
    "TakeExtraDecree": ("Fulfilled",),
    "OpenBuilding": ("Fulfilled",),
    "ChoosePlan": ("Fulfilled",),
    "ReturnOfficials": ("HireOfficials",),
    "ReturnOfficial": ("HireOfficials",),
    "HireOfficials": ("CompletePlan",),
    "CompletePlan": ("Fulfilled",),
    # State actions, rewards and penalties.
    **dict.fromkeys(("Recruit", "TakePlan", "BuildShip", "LaunchShip", "Produce"), (*INSIDE, *REWARDED)),
    **dict.fromkeys(("TakeExtraGood", "MeetCardinal", "TakeFavor"), (*INSIDE, *REWARDED)),
    "Gain": (*INSIDE, *REWARDED, *TASKS, "PlaceOfficial"),
    "TakePileCube": (*INSIDE, *REWARDED),
    "PayGoods": ("MakeRoom", "LaunchShip"),
    "GiveGood": ("MakeRoom", "LaunchShip"),
    "PayPenalty": ("MakeRoom",),
    "LosePiece": ("MakeRoom",),
    "KeepToLimit": ("MakeRoom", "DiscardTiles"),
    # Lacerda.
    "LacerdaTurn": (),
    "MoveCourtier": ("LacerdaStateAction",),
    "LacerdaStateAction": ("LacerdaNobleAction",),
    "LacerdaNobleAction": ("DiscardTopCard",),
    "DiscardTopCard": ("MoveAide",),
    "MoveAide": ("ChurchScoring",),
    "LacerdaFollows": ("LeaveCourt",),
    "LacerdaGains": ("DiscardTiles", "FinishTasks", "Refill", "BeginPeriod"),
}
"""Under each frame one of these, by name; under the others nothing."""
ANOTHER_SEAT: Final = (
    "KeepTile",
    "FillChurch",
    "BeginPeriod",
    "DiscardHand",
    "TakeRewards",
    "DiscardTiles",
    "OfferFollow",
    "LeaveCourt",
    "KeepCards",
    "PassCards",
    "TakeStartingDecree",
    "FinishTask",
    "Refill",
    "Turn",
)
"""These and what stands on them may belong to another seat than what is below."""
DEALT: Final = 5
DRAFTING: Final = ("KeepCards", "PassCards")
FINISHING: Final = ("FinishTasks", "FinishTask", "ChooseTask")
BEGINNING: Final = ("BeginPeriod", "DiscardHand", "TakeRewards")
"""Between the two periods: the purple and brown cards of the second one still wait."""
SOLO: Final = ("LacerdaTurn", "MoveAide", "LacerdaFollows", "LacerdaGains", "LacerdaTakesDecree")
"""These stand in the solo game only, and with them all that Lacerda does."""


def fault_of(frame: AnyFrame, s: Table) -> str | None:
    """The first fault of a frame that is about to be put on the stack."""
    return _place_fault(frame, s) or _variant_fault(frame, s) or piece_fault(frame, s)


def course_fault(s: Table) -> str | None:
    """Why a position as a whole cannot be: how it ended, its round, the card in play."""
    names = [type(frame).__name__ for frame in s.stack]
    reasons = (
        (s.ended_by and s.stack, "ended_by: the game has ended, but something is to be done"),
        (s.ended_by not in CAUSE_WORDS, f"ended_by: unknown reason {s.ended_by!r}"),
        (0 < s.last_round < s.round, f"round: {s.round} is after the last round {s.last_round}"),
        (
            s.in_play and "PutCard" not in names and "LeaveCourt" not in names,
            f"in_play: nothing is to be done with card {s.in_play}",
        ),
        (
            any(s.offered) and "FillChurch" not in names,
            "stack: nobody chooses among the clergy tiles offered",
        ),
    )
    return next((reason for holds, reason in reasons if holds), None)


def _place_fault(frame: AnyFrame, s: Table) -> str | None:
    name = type(frame).__name__
    below = s.stack[-1] if s.stack else None
    allowed = STANDS_ON[name]
    if below is None:
        return f"{name} cannot stand at the bottom" if allowed else None
    if type(below).__name__ not in allowed:
        return f"{name} cannot stand on {type(below).__name__}"
    free = name in ANOTHER_SEAT or type(below).__name__ in ANOTHER_SEAT
    if not free and name != "Fulfilled" and frame.seat != below.seat:
        return f"{name} of seat {frame.seat} cannot stand on {type(below).__name__} of seat {below.seat}"
    return None


def _variant_fault(frame: AnyFrame, s: Table) -> str | None:
    """Solo, options and periods: what the frame deals with must be in this game, and now."""
    name, hands = type(frame).__name__, s.hands[: s.config.players]
    reasons = (
        (name in SOLO and not s.figures.solo, "Lacerda plays in the solo game only"),
        (name in DRAFTING and not any(s.packets), "there are no packets of cards to choose from"),
        (name == "BeginDraft" and not s.packets, "there is no draft in this game"),
        (name == "BeginDraft" and any(len(hand) != DEALT for hand in hands), "a draft needs five cards each"),
        (name == "DealTasks" and (any(s.tasks) or not s.tasks or s.tasks_gone), "the tasks are dealt once"),
        (name in FINISHING and not s.tasks, "there are no tasks in this game"),
        (name in BEGINNING and (s.period == 1 or not s.purple), "the second period is not about to begin"),
        (name == "ChangePeriod" and s.period_cause == NO_CAUSE, "nothing has ended the first period"),
        (name == "ChangePeriod" and s.period == 2, "the first period is over"),
    )
    return next((reason for holds, reason in reasons if holds), None)
