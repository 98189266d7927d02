"""Table: a game in play with its seats, and what everybody is shown of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, Protocol, TypedDict, cast

from tabuleiro.core import registry
from tabuleiro.core.codec import shown
from tabuleiro.core.game import Game
from tabuleiro.core.log import Header
from tabuleiro.core.match import Match
from tabuleiro.table import record as records
from tabuleiro.table.choices import explained, unexplained
from tabuleiro.table.entries import CHANGE_POSITION, Draft, Entry
from tabuleiro.table.errors import NotNow, Stale
from tabuleiro.table.record import KEYFRAME_EVERY, Record, Viewer, Views
from tabuleiro.table.shapes import Choices, JsonObject, Standing, TableInfo, Update, View, Welcome


class AnySeat(Protocol):
    """What a table has to know of a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def played_by_bot(self) -> bool: ...


class Intention(TypedDict):
    """The codes of actions that a bot means to choose one after the other, and why."""

    codes: list[str]
    reason: str
    facts: JsonObject


class Progress(NamedTuple):
    """How far a game in play has come; a `result` says that it is over."""

    moves: int
    round: int
    to_act: int | None
    result: list[Standing] | None


class Table:
    """A host keeps the entries, gives them their numbers and says when a game begins."""

    def __init__(self, header: Header, seats: Sequence[AnySeat]) -> None:
        self.header: Final = header
        """How the game begins."""
        self.seats: Sequence[AnySeat] = seats
        self.match: Match[Any] | None = None
        """Only while the game is in play."""
        self.moves_before = 0
        """Moves that happened before the position with which the match began."""
        self.views: Views = {}
        self.played = 0
        """The number of the last entry that changed the position."""
        self.plans: Final[dict[int, Intention]] = {}
        """What bots mean to do next, by seat."""
        self._choices: Choices | None = None

    @cached_property
    def game(self) -> Game[Any]:
        return registry.game(self.header.game)

    @property
    def players(self) -> int:
        return self.header.players

    def first_match(self) -> Match[Any]:
        """The match before its first move."""
        header = self.header
        if header.deal is not None:
            return Match.from_position(self.game, header.deal)
        return Match.new(self.game, header.players, header.seed or 0, header.options)

    def take_up(self, match: Match[Any], moves_before: int) -> None:
        """Take the match as the game in play."""
        self.match, self.moves_before = match, moves_before
        self.look()

    def look(self) -> None:
        """See the position anew for everybody."""
        self.views = records.views_of(self.in_play(), self.players)
        self._choices = None

    def in_play(self) -> Match[Any]:
        if self.match is None:
            raise NotNow("the game is not in play")
        return self.match

    def note(self, entry: Entry) -> None:
        """Remember what later actions are compared with."""
        if entry.kind in CHANGE_POSITION:
            self.played = entry.number

    def check_fresh(self, after: int | None, number: int) -> None:
        """Refuse what was decided before the position changed; `number` is that of the last entry."""
        if after is not None and not self.played <= after <= number:
            raise Stale(f"the table is not as it was at update {shown(after)}; it is at {number}")

    # What happens.

    def begin(self) -> Draft:
        """Deal the game; the record shows everybody the whole position."""
        self.take_up(self.first_match(), 0)
        return Draft("started", record=records.whole(self.views), keyframe=True, status="playing")

    def act(self, seat: int, code: str, why: tuple[str, JsonObject] | None = None) -> Draft:
        """Carry out an action of a seat; `why` are the reason and the facts of a bot."""
        match, before = self.in_play(), self.views
        round_before = match.state.round
        match.submit(seat, code)
        self.look()
        record = records.changed(before, self.views, match)
        if match.state.round != round_before or match.over:
            record["round"], record["points"] = round_before, points_of(match)
        if why is not None:
            record["reason"], record["facts"] = why
        keyframe = match.moves % KEYFRAME_EVERY == 0 or match.over
        if keyframe:
            records.with_views(record, self.views)
        return Draft("acted", seat, code, record=record, keyframe=keyframe)

    def undo(self, seat: int) -> Draft:
        """Take back the seat's last choice."""
        before = self.views
        self.in_play().undo(seat)
        self.plans.clear()
        self.look()
        return Draft("undone", seat, record=records.changed(before, self.views, None))

    def progress(self) -> Progress:
        """How far the game in play has come."""
        match = self.in_play()
        return Progress(
            self.moves_before + match.moves,
            match.state.round,
            match.to_act,
            [cast(Standing, each.to_json()) for each in match.game.ranking(match.state)]
            if match.over
            else None,
        )

    # What everybody is shown.

    def choices(self, viewer: Viewer) -> Choices | None:
        """The explained options, for the seat to act only."""
        match = self.match
        if match is None or viewer is None or match.to_act != viewer:
            return None
        if self._choices is None:
            try:
                self._choices = explained(match)
            except Exception as error:  # noqa: BLE001  a fault in an explanation must not stop the game
                self.explanation_failed(match, error)
                self._choices = unexplained(match)
        return self._choices

    def explanation_failed(self, match: Match[Any], error: Exception) -> None:
        """For hosts that keep a log."""

    def can_undo(self, viewer: Viewer) -> bool:
        return self.match is not None and viewer is not None and self.match.can_undo(viewer)

    def greeting(self, info: TableInfo, number: int, viewer: Viewer, view: View | None) -> Welcome:
        return {
            "type": "welcome",
            "number": number,
            "seat": viewer,
            "table": info,
            "view": view,
            "can_undo": self.can_undo(viewer),
            "choices": self.choices(viewer),
        }

    def update(self, entry: Entry, record: Record, viewer: Viewer, *, latest: bool) -> Update:
        """An entry as one viewer may know it; only the latest carries what follows from the position."""
        found = _told(entry, record, viewer)
        if entry.kind == "said" and entry.seat is not None:
            found["by"] = self.seats[entry.seat].name
        if not latest:
            return found
        if self.match is not None and self.match.to_act is not None:
            found["to_act"] = self.match.to_act
        if self.can_undo(viewer):
            found["can_undo"] = True
        if (choices := self.choices(viewer)) is not None:
            found["choices"] = choices
        return found


def _told(entry: Entry, record: Record, viewer: Viewer) -> Update:
    """What happened, without what follows from it."""
    seen = records.seen_by(record, viewer)
    fields = {
        "seat": entry.seat,
        "code": entry.code if viewer == entry.seat else None,
        "text": entry.text,
        "events": seen.get("events"),
        "patch": seen.get("patch"),
        "view": seen.get("view") if entry.kind in ("started", "resumed") else None,
    }
    always = {
        "type": "update",
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "moves": entry.moves,
    }
    given = {name: value for name, value in fields.items() if value is not None}
    return cast(Update, {**always, **given})


def points_of(match: Match[Any]) -> list[int]:
    """By seat, as if the game ended now."""
    standings = match.game.ranking(match.state)
    return [each.points for each in sorted(standings, key=lambda standing: standing.seat)]
