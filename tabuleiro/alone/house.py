"""House: the tables of one person in one process; whoever runs it keeps what it hands out."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from tabuleiro.alone import boxes
from tabuleiro.alone.thinker import question_of
from tabuleiro.core import registry
from tabuleiro.core.errors import Refused, quoted
from tabuleiro.table import thinking
from tabuleiro.table.drawing import SEED_BITS
from tabuleiro.table.errors import NotNow
from tabuleiro.table.kept import LocalSeat, TableSettings
from tabuleiro.table.local import LocalTable
from tabuleiro.table.lookback import Eyes
from tabuleiro.table.offers import offer_of, texts_of
from tabuleiro.table.shapes import History, JsonObject, MoveView, Scores, TableInfo, Update, Welcome
from tabuleiro.table.thinking import Answer


class NotFound(Refused):
    """There is no such table here."""


class Damaged(Refused):
    """What was kept is not, or is no longer, a table."""


class Unwritten(NamedTuple):
    """What of a table is to be written: its head, and the entries that nobody has got yet, all as JSON.

    They are texts because a browser would round the large numbers in them.
    """

    id: str
    info: TableInfo
    head: str
    entries: list[tuple[int, str]]


def now() -> int:
    return int(time.time())


class HouseForOne:
    """What is asked of it names a table by its id; one that is not in memory is brought back first."""

    def __init__(self, clock: Callable[[], int] = now) -> None:
        self._clock: Final = clock
        self._tables: Final[dict[str, LocalTable]] = {}
        self._handed_out: Final[dict[str, int]] = {}
        """The number of the last entry that was handed out to be kept, by table."""

    # Which tables there are.

    def games(self) -> list[JsonObject]:
        return [offer_of(game) for game in registry.games()]

    def texts(self, game: str, language: str) -> JsonObject:
        return {"texts": texts_of(registry.game(game))[language].read_text(encoding="utf-8")}

    def prepare(self, game: str) -> None:
        """Deal a game and throw it away, so that the first table that somebody wants comes at once."""
        found = registry.game(game)
        LocalTable.deal(game, [LocalSeat(seat) for seat in range(found.seats[-1])], 1).welcome(0)

    def create(self, new: JsonObject) -> TableInfo:
        """A table as somebody wants it, of that person, others at the same screen and bots."""
        seats = [_seat(number, plan, new) for number, plan in enumerate(new["seats"])]
        seed = new.get("seed")
        settings = TableSettings(
            _new_id(), _tidy(new.get("name")), new.get("hints", True), new.get("stand_in")
        )
        drawn = secrets.randbits(SEED_BITS) if seed is None else seed
        return self._take(
            LocalTable.deal(new["game"], seats, drawn, new.get("options"), settings, self._clock)
        )

    def import_log(self, log: str) -> TableInfo:
        """The game of a log, to go on with or to look through."""
        return self._take(LocalTable.of_log(log, settings=TableSettings(_new_id()), clock=self._clock))

    def fork(self, table: str, move: int, against: int | None = None) -> TableInfo:
        """Any position as a table of its own: a seat against bots, or all seats in one hand.

        While the game is on it is as that seat knows it, or else the first of the own ones.
        """
        there = self.at(table)
        mine = there.info()["mine"]
        seat = against if against is not None else mine[0] if mine else None
        bots = against is not None
        return self._take(there.fork(secrets.randbits(SEED_BITS), move, seat, _new_id(), bots=bots))

    def rematch(self, table: str) -> TableInfo:
        """The same people, bots and options, dealt anew."""
        there = self.at(table)
        if there.status != "over":
            raise NotNow(f"the table is {there.status}: a rematch follows a game that is over")
        header, settings = there.table.header, there.settings._replace(id=_new_id(), forked_from=None)
        drawn = secrets.randbits(SEED_BITS)
        return self._take(
            LocalTable.deal(header.game, there.seats, drawn, header.options, settings, self._clock)
        )

    def restore(self, head: str, entries: Sequence[str], *, written: bool = True) -> TableInfo:
        """A table that was kept, here or elsewhere; rules that have changed since may add an entry."""
        try:
            kept = {**json.loads(head), "entries": [json.loads(entry) for entry in entries]}
            table = LocalTable.restored(kept, self._clock)
        except Exception as error:  # noqa: BLE001  whatever a damaged or foreign file holds, it is only not a table
            raise Damaged(f"a kept table cannot be read: {type(error).__name__}: {error}") from None
        self._handed_out[table.settings.id] = len(entries) if written else 0
        return self._take(table)

    def forget(self, table: str) -> None:
        """Drop a table from memory, because somebody else has changed or deleted it where it is kept."""
        self._tables.pop(table, None)
        self._handed_out.pop(table, None)

    def knows(self, table: str) -> bool:
        return table in self._tables

    def unwritten(self) -> list[Unwritten]:
        """What has happened since this was asked last."""
        return [self._hand_out(table) for table in self._tables.values() if self._owes(table)]

    # What is done at a table.

    def act(self, table: str, seat: int, code: str, after: int | None = None) -> int:
        return self.at(table).act(seat, code, after)

    def undo(self, table: str, seat: int) -> int:
        return self.at(table).undo(seat)

    def ask_bot(self, table: str) -> str | None:
        """The question for the bot whose turn it is; with nothing to think about it acts at once."""
        there = self.at(table)
        while (question := there.bot_question()) is not None:
            answer = thinking.known_answer(question)
            if answer is None:
                return json.dumps(question._asdict())
            there.bot_acts(question, answer)
        return None

    def bot_acts(self, table: str, question: str, answer: JsonObject) -> int | None:
        """Do what a bot has decided; nothing if the position is another by now."""
        return self.at(table).bot_acts(question_of(question), Answer(**answer))

    # What is shown of it.

    def info(self, table: str) -> TableInfo:
        return self.at(table).info()

    def welcome(self, table: str, seat: int | None) -> Welcome:
        return self.at(table).welcome(seat)

    def updates(self, table: str, seat: int | None, since: int) -> list[Update]:
        return self.at(table).updates(seat, since)

    def history(self, table: str, eyes: int | Literal["all", "guest"]) -> History:
        there = self.at(table)
        return there.history(_eyes(there, eyes))

    def look_back(self, table: str, move: int, eyes: int | Literal["all", "guest"]) -> MoveView:
        there = self.at(table)
        return there.look_back(move, _eyes(there, eyes))

    def scores(self, table: str) -> Scores:
        return self.at(table).scores()

    def log(self, table: str) -> str:
        return self.at(table).log()

    def table_pack(self, table: str) -> JsonObject:
        header = self.at(table).table.header
        return boxes.pack_form(header.game, header.options["pack"])

    # How they are held.

    def at(self, table: str) -> LocalTable:
        if table not in self._tables:
            raise NotFound(f"there is no table {quoted(table)}")
        return self._tables[table]

    def _take(self, table: LocalTable) -> TableInfo:
        self._tables[table.settings.id] = table
        return table.info()

    def _owes(self, table: LocalTable) -> bool:
        return self._handed_out.get(table.settings.id, 0) < table.number

    def _hand_out(self, table: LocalTable) -> Unwritten:
        name = table.settings.id
        fresh = table.entries[self._handed_out.get(name, 0) :]
        self._handed_out[name] = table.number
        entries = [(entry.number, json.dumps(entry.to_json())) for entry in fresh]
        return Unwritten(name, table.info(), json.dumps(table.head()), entries)


def any_answer(question: str) -> Answer:
    """Some option, for a bot that does not come to an end."""
    return thinking.any_answer(question_of(question))


def _eyes(table: LocalTable, eyes: int | Literal["all", "guest"]) -> Eyes:
    if eyes == "all" and table.status != "over":
        raise NotNow("all hands can be seen when the game is over")
    return None if eyes == "guest" else eyes


def _seat(number: int, plan: Any, new: JsonObject) -> LocalSeat:
    if plan["kind"] == "bot":
        return LocalSeat(number, _tidy(plan.get("name")), plan["level"])
    if plan["kind"] != "me":
        raise NotNow(f"seats: nobody else can come to this house, but seat {number} waits for somebody")
    return LocalSeat(number, _tidy(plan.get("name") or new.get("my_name")))


def _tidy(name: str | None) -> str:
    """A name without what draws nothing between its words."""
    return " ".join((name or "").split())


def _new_id() -> str:
    return secrets.token_hex(6)
