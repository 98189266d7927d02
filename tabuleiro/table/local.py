"""Local: a table with its entries in memory, which is all that a host in one process needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabuleiro.bots import levels
from tabuleiro.core import registry
from tabuleiro.core.log import Header, Log
from tabuleiro.core.match import Match
from tabuleiro.table import forking, logs, lookback, resuming, thinking
from tabuleiro.table.entries import Draft, tells_of_table
from tabuleiro.table.errors import NotNow
from tabuleiro.table.kept import PLAIN, LocalEntry, LocalSeat, TableSettings, no_clock, to_json
from tabuleiro.table.lookback import Eyes
from tabuleiro.table.record import Record, Viewer
from tabuleiro.table.shapes import (
    EntryKind,
    History,
    JsonObject,
    MoveView,
    Scores,
    Standing,
    Status,
    TableInfo,
    Update,
    View,
    Welcome,
)
from tabuleiro.table.table import Table
from tabuleiro.table.thinking import Answer, Question

STORED: Final = ("status", "rules", "notice", "moves", "round", "result", "position")


class LocalTable:
    """Whatever is done at the table gives back its number; `updates` says what a viewer is told of it."""

    def __init__(
        self,
        header: Header,
        seats: Sequence[LocalSeat],
        settings: TableSettings = PLAIN,
        clock: Callable[[], int] = no_clock,
    ) -> None:
        self.table: Final = Table(header, seats)
        self.seats: Final = list(seats)
        self.settings: Final = settings
        self.entries: Final[list[LocalEntry]] = []
        self.position: JsonObject | None = None
        self.status: Status = "open"
        self.rules = header.rules
        self.notice: str | None = None
        self.moves = 0
        self.round = 0
        self.result: list[Standing] | None = None
        self._clock: Final = clock

    # How a table comes about.

    @classmethod
    def deal(
        cls,
        game: str,
        seats: Sequence[LocalSeat],
        seed: int,
        options: JsonObject | None = None,
        settings: TableSettings = PLAIN,
        clock: Callable[[], int] = no_clock,
    ) -> LocalTable:
        """A new game."""
        found = registry.game(game)
        config = found.configure(len(seats), options)
        header = Header(found.key, found.rules, config.players, config.to_json(), seed)
        made = cls(header, seats, settings, clock)
        made.begin()
        return made

    @classmethod
    def of_log(
        cls,
        text: str,
        seats: Sequence[LocalSeat] | None = None,
        settings: TableSettings = PLAIN,
        clock: Callable[[], int] = no_clock,
    ) -> LocalTable:
        """The game of a log, to go on with or to look through; without seats there is a person on each."""
        log = Log.loads(text)
        header = logs.header_of(log)
        names = [*header.names, *[""] * header.players]
        people = [LocalSeat(seat, names[seat]) for seat in range(header.players)]
        made = cls(header, people if seats is None else seats, settings, clock)
        for draft in logs.played_again(made.table, log):
            made._add(draft)
        return made

    @classmethod
    def restored(cls, kept: Any, clock: Callable[[], int] = no_clock) -> LocalTable:
        """The table that `to_json` wrote, in play again as far as the rules of today allow."""
        seats = [LocalSeat(**seat) for seat in kept["seats"]]
        made = cls(Header(**kept["header"]), seats, TableSettings(**kept["settings"]), clock)
        for name in STORED:
            setattr(made, name, kept[name])
        for each in kept["entries"]:
            made.entries.append(LocalEntry(**each))
            made.table.note(made.entries[-1])
        made._reopen()
        return made

    def to_json(self) -> JsonObject:
        """Everything that `restored` needs."""
        return {**self.head(), "entries": [entry.to_json() for entry in self.entries]}

    def head(self) -> JsonObject:
        """The same without the entries, for hosts that keep each of them when it comes."""
        return {
            "header": to_json(self.table.header),
            "seats": [seat._asdict() for seat in self.seats],
            "settings": self.settings._asdict(),
            **{name: getattr(self, name) for name in STORED},
        }

    def fork(
        self,
        seed: int,
        move: int | None = None,
        seat: int | None = None,
        name: str | None = None,
        *,
        bots: bool = False,
    ) -> LocalTable:
        """Any position as a table of persons, or of the seat against bots.

        Of a game that is over the new table keeps the past; one that is on begins with what the seat knows.
        """
        move = self.moves if move is None else move
        settings = self.settings._replace(id=name or self.settings.id, forked_from=self.settings.id)
        seats = [self._forked(each, bots=bots and each.seat != (seat or 0)) for each in self.seats]
        if self.status == "over":
            return LocalTable.of_log(self._past(move).dumps(), seats, settings, self._clock)
        position = forking.imagined_position(self.table.game, self.look_back(move, seat)["view"], seed)
        header = self.table.header
        begun = Header(header.game, self.table.game.rules, header.players, header.options, None, position)
        made = LocalTable(begun, seats, settings, self._clock)
        made.begin()
        return made

    def _forked(self, seat: LocalSeat, *, bots: bool) -> LocalSeat:
        """A seat keeps its name, and a bot stays the one it was."""
        return seat._replace(level=seat.level or self.stand_in if bots else None)

    def _past(self, move: int) -> Log:
        """A game that is over up to a move."""
        if move == self.moves:
            raise NotNow("the game is over at this move: go back one move")
        entries = self.entries[: self._entry_of(move).number]
        return logs.log_of(self.table, self.table.game.rules, entries, self._resumed_position(entries), None)

    def log(self) -> str:
        """The log of the game; it shows all hands."""
        return self._log().dumps()

    def _log(self) -> Log:
        resumed = self._resumed_position(self.entries)
        return logs.log_of(self.table, self.rules, self.entries, resumed, self.position)

    # What is done there.

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.entries)

    def begin(self) -> None:
        """Deal the game; tables that are made by `deal` have begun."""
        self._add(Draft("created"))
        self._add(self.table.begin())

    def act(self, seat: int, code: str, after: int | None = None) -> int:
        """Carry out an action; with `after` only if the position is still the one of that update."""
        self.table.check_fresh(after, self.number)
        return self._add(self.table.act(seat, code))

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice."""
        return self._add(self.table.undo(seat))

    def say(self, seat: int, text: str) -> int:
        return self._add(Draft("said", seat, text=text))

    def hint_question(self, seat: int) -> Question:
        """What to ask a bot for a hint; `thinking.think` answers."""
        if not self.settings.hints:
            raise NotNow("this table is played without hints")
        return thinking.hint_question(self.table, seat, self.stand_in)

    def bot_question(self) -> Question | None:
        """What to ask the bot whose turn it is, if it is a bot's turn."""
        seat = self.to_act
        if seat is None or not thinking.bots_go_on(self.seats, self.moves):
            return None
        level = self.seats[seat].level
        return None if level is None else thinking.question(self.table, seat, level)

    def bot_acts(self, asked: Question, answer: Answer) -> int | None:
        """Do what the bot has decided; nothing if the position is another by now."""
        if asked.after != self.table.played or self.to_act is None:
            return None
        thinking.keep_plan(self.table.plans, self.to_act, answer)
        return self._add(self.table.act(self.to_act, answer.code, (answer.reason, answer.facts)))

    # What everybody is shown.

    @property
    def to_act(self) -> int | None:
        return None if self.table.match is None else self.table.match.to_act

    @property
    def stand_in(self) -> str:
        return self.settings.stand_in or levels.of(self.table.header.game)[-1]

    def welcome(self, viewer: Viewer) -> Welcome:
        return self.table.greeting(self.info(), self.number, viewer, self.view(viewer))

    def view(self, viewer: Viewer) -> View:
        return self.table.views[viewer]

    def updates(self, viewer: Viewer, since: int) -> list[Update]:
        """What a viewer is told who knows everything up to a number."""
        missed = self.entries[since:]
        found = [
            self.table.update(entry, _record(entry), viewer, latest=entry.number == self.number)
            for entry in missed
        ]
        if any(tells_of_table(entry.kind, self.status) for entry in missed):
            found[-1]["table"] = self.info()
        return found

    def look_back(self, move: int, eyes: Eyes) -> MoveView:
        """The position after so many moves, and the move that led there."""
        entry = self._entry_of(move)
        view = lookback.seen_through(eyes, self._records(entry.number), self.table.players)
        over = self.status == "over"
        return lookback.move_view(entry, _record(entry), view, eyes, self.moves, over=over)

    def history(self, eyes: Eyes, since: int = 0) -> History:
        """All that happened after a number, as the viewer was told it."""
        over = self.status == "over"
        updates = [
            lookback.told_again(self.table, entry, _record(entry), eyes, over=over)
            for entry in self.entries[since:]
        ]
        return {"updates": updates, "more": False}

    def scores(self) -> Scores:
        """The points after each round; while the game is on they could give away what is hidden."""
        if self.status != "over":
            raise NotNow("the course of the scores is shown when the game is over")
        log = self._log()
        gains = lookback.gains_of(log, self.moves - len(log.moves))
        return lookback.scores([(entry, _record(entry)) for entry in self.entries], gains)

    def info(self) -> TableInfo:
        """The table as its host sees it, to whom it belongs with all seats that no bot plays."""
        header, settings = self.table.header, self.settings
        return {
            "id": settings.id,
            "game": header.game,
            "rules": self.rules,
            "name": settings.name or self.table.game.title,
            "options": header.options,
            "status": self.status,
            "visibility": "private",
            "hints": settings.hints,
            "several_seats": True,
            "clock": None,
            "stand_in": self.stand_in,
            "absent_after": None,
            "seats": [seat.info() for seat in self.seats],
            "mine": [seat.seat for seat in self.seats if not seat.played_by_bot],
            "owner": True,
            "number": self.number,
            "moves": self.moves,
            "round": self.round,
            "to_act": self.to_act,
            "deadline": None,
            "result": self.result,
            "aids": [],
            "notice": self.notice,
            "rematch": None,
            "forked_from": settings.forked_from,
            "draw": None,
            "created": self.entries[0].at,
            "changed": self.entries[-1].at,
        }

    # How it is kept.

    def _add(self, draft: Draft) -> int:
        """Give a draft its number; the table follows."""
        self.status = draft.status or self.status
        self.notice = draft.notice or self.notice
        if self.table.match is not None and draft.kind != "said":
            self._follow(self.table.match)
        entry = LocalEntry(
            number=self.number + 1, at=self._clock(), moves=self.moves, record=draft.record, **draft.told()
        )
        self.entries.append(entry)
        self.table.note(entry)
        return entry.number

    def _follow(self, match: Match[Any]) -> None:
        progress = self.table.progress()
        self.moves, self.round, self.result = progress.moves, progress.round, progress.result
        self.rules, self.position = match.game.rules, match.game.dump(match.state)
        if match.over:
            self.status, self.table.match = "over", None

    def _reopen(self) -> None:
        """Bring a game that has not come to its end into play, and say what became of it."""
        shown = lookback.all_followed(self._records(self.number), self.table.players)
        if self.status == "over":
            self.table.views = shown
            return
        assert self.position is not None
        stored = resuming.Stored(self.status, self.rules, self.moves, self.position)
        draft = resuming.reopened(self.table, stored, self._diverged(stored), shown)
        self.table.views = self.table.views or shown
        if draft is not None:
            self._add(draft)

    def _diverged(self, stored: resuming.Stored) -> str | None:
        """Replay the game; the answer says why that failed, if it did."""
        resumed = resuming.last_resumed(self.entries)
        try:
            match = self._match_at(self.number)
            resuming.check_position(match, stored.position)
        except resuming.Diverged as reason:
            return str(reason)
        self.table.take_up(match, 0 if resumed is None else resumed.moves)
        return None

    def _match_at(self, number: int) -> Match[Any]:
        """A match of its own, as it was after an entry."""
        entries = self.entries[:number]
        match = resuming.begun(self.table, self._resumed_position(entries))
        for _ in resuming.repeated(match, resuming.since_resumed(entries)):
            pass
        return match

    def _resumed_position(self, entries: Sequence[LocalEntry]) -> JsonObject | None:
        resumed = resuming.last_resumed(entries)
        return None if resumed is None else _record(resumed)["position"]

    def _entry_of(self, move: int) -> LocalEntry:
        """The entry that made this move; one that was taken back and made again counts as made last."""
        kind: EntryKind = "started" if move == 0 else "acted"
        made = [entry for entry in self.entries if entry.moves == move and entry.kind == kind]
        if not made:
            raise NotNow(f"there has been no move {move}")
        return made[-1]

    def _records(self, number: int) -> list[Record]:
        """From the last whole views up to an entry."""
        entries = self.entries[:number]
        begin = max([entry.number for entry in entries if entry.keyframe])
        return [_record(entry) for entry in entries[begin - 1 :]]


def _record(entry: LocalEntry) -> Record:
    return {} if entry.record is None else entry.record
