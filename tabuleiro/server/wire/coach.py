"""Coach: the JSON shapes of reviews, hints and comparisons.

Chances are in hundredths of a point: 10,000 is certain. Lists of them have one for each seat.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tabuleiro.server.wire.http import Code, FromSeat

Again: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
"""How often it was asked before: each time is thought about longer."""
Class: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
ReviewStatus: TypeAlias = Literal["none", "queued", "running", "ready", "stopped", "failed"]


class Reason(Struct, kw_only=True):
    """A sentence of `coach.ftl`; its argument `seat` becomes `name` and `you`, `code` becomes `option`."""

    id: str
    arguments: dict[str, Any]


class ExpectedChoice(Struct, kw_only=True):
    """One choice of an expected line."""

    seat: int
    code: str


class OptionWorth(Struct, kw_only=True):
    """What an option is worth; `error` and `loss_error` are standard errors, `points` tenths at the end.

    `loss` is what the best option brings more, `worlds` how often it was played on, `course` who is expected
    to choose what, this option first.
    """

    code: str
    chances: list[int]
    error: int
    loss: int
    loss_error: int
    points: list[int]
    course: list[ExpectedChoice]
    worlds: int


class OwnProspect(Struct, kw_only=True):
    """What an option is worth to the seat that asks; of the others' chances nothing is told."""

    code: str
    chance: int
    error: int
    loss: int
    loss_error: int
    points: int
    course: list[ExpectedChoice]
    worlds: int


# Reviews.


class ReviewClasses(Struct, kw_only=True):
    """How many counted choices were of each class."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatReview(Struct, kw_only=True):
    """One seat: start + luck + own + others = result; `error_rate` is the mean loss of a counted choice.

    `resembles` is a level of bots, null where none was measured or nothing counted.
    """

    name: str
    start: int
    luck: int
    own: int
    others: int
    result: int
    counted: int
    error_rate: int
    accuracy: int
    resembles: str | None
    classes: ReviewClasses


class Moment(Struct, kw_only=True):
    """A decision after `move` moves: the chances before it (`stand`), what the choice changed (`skill`) and
    what was revealed until the next decision (`luck`), each for every seat.

    `counts` is false where nothing could be lost; `options` is their number, of which the best three and the
    chosen one are among the prospects, best first. `reasons` say what the best brings that it does not.
    """

    move: int
    round: int
    seat: int
    stand: list[int]
    skill: list[int]
    luck: list[int]
    loss: int
    worst: int
    class_: Class = field(name="class")
    counts: bool
    chosen: str
    best: str
    options: int
    prospects: list[OptionWorth]
    reasons: list[Reason]


class KeyMoment(Struct, kw_only=True):
    """What a seat should look at again: an error, a swing of luck, its best deed, or, where it made no
    error, a close call; `change` is the loss (below 0), the luck, or what the second best would have lost.
    """

    kind: Literal["error", "luck", "deed", "close"]
    seat: int
    move: int
    change: int


class Review(Struct, kw_only=True):
    """What was judged so far; complete when `known` is `moves`, before that all figures hold up to `known`.

    `scale` has the levels that a seat may resemble, the weakest first. `chances` has those of all seats after
    0, 1, 2 … `known` moves. `moments` may begin later, as asked for.
    """

    version: int
    game: str
    iterations: int
    seed: int
    moves: int
    done: int
    known: int
    result: list[int]
    scale: list[str]
    seats: list[SeatReview]
    chances: list[list[int]]
    moments: list[Moment]
    key_moments: list[KeyMoment]


class ReviewState(Struct, kw_only=True):
    """How far the review of a game is: `done` of `moves` judged, `seconds` left if that can be told.

    `left` is how many further reviews you may ask for this hour, `reason` why it failed.
    """

    status: ReviewStatus
    done: int
    moves: int
    seconds: int | None
    left: int
    reason: str | None
    review: Review | None


# While playing.


class AskComparison(FromSeat, tag_field="do", tag="compare"):
    """Why not this option? `again` as for a hint."""

    code: Code
    again: Again = 0


class AskChances(FromSeat, tag_field="do", tag="chances"):
    """How all stand, from what the seat knows."""


class AskBlunder(FromSeat, tag_field="do", tag="blunder"):
    """Was the choice that made it so many `moves` a blunder? Only of one that can still be taken back."""

    moves: Annotated[int, Meta(ge=1)]


class Difference(Struct, kw_only=True):
    """What a seat has at the horizon with the best option and with the other, in tenths of the mean."""

    seat: int
    unit: str
    best: int
    other: int


class Comparison(Struct, tag_field="type", tag="compared", kw_only=True):
    """The best option against another: what both are worth and only what differs between them."""

    key: str
    best: OwnProspect
    other: OwnProspect
    differences: list[Difference]
    reasons: list[Reason]
    tried: int


class TableChances(Struct, tag_field="type", tag="chances", kw_only=True):
    """The chances of all seats at update `number`, from what the seat knows."""

    key: str
    number: int
    seat: int
    chances: list[int]


class Blunder(Struct, tag_field="type", tag="blunder", kw_only=True):
    """What the choice gave away, 0 if it was no blunder; which one would have been better is not told."""

    key: str
    seat: int
    moves: int
    loss: int
