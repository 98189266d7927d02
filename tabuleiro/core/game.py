"""Game: the stateless description of a game, and the frame that all positions, views and tables share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar, final

from tabuleiro.core import rules
from tabuleiro.core.action import Action, ActionTable
from tabuleiro.core.codec import Json, JsonObject, Reader, copied, fingerprint, json_fault, shown
from tabuleiro.core.errors import BadConfig, BadPosition, Refused, quoted
from tabuleiro.core.explain import Explanation, Impossible
from tabuleiro.core.fields import FrameKinds, frame_from_json, frame_to_json
from tabuleiro.core.frames import place_fault
from tabuleiro.core.native import mypyc_attr
from tabuleiro.core.packs import Packs
from tabuleiro.core.rng import Dice, another, mix, unsigned
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)

COMMON_FIELDS: Final = ("game", "rules", "options", "round", "rng", "reveals", "ended_by", "stack", "players")


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting of a table: its name, its default and a sentence that says what it does.

    A `later` one came when games had been played without it: configurations name it only where it is not at
    its default, which is off, so that the positions, digests and logs of those games stay as they are.
    """

    kind: ClassVar[str] = "flag"
    """What a form should offer: "flag", "seat", "seats" or "pack"."""

    def __init__(self, name: str, default: Json, about: str, *, later: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.about: Final = about
        self.later: Final = later

    def check(self, value: object, players: int) -> Json:
        """The value as the game wants it, or the reason why not."""
        if not isinstance(value, bool):
            raise BadConfig(f"option {self.name!r}: expected true or false, got {shown(value)}")
        return value

    def parse(self, text: str) -> object:
        """The value that a command line means by this text; `check` judges it."""
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            text, text
        )

    def to_json(self) -> JsonObject:
        return {
            "name": self.name,
            "kind": type(self).kind,
            "default": copied(self.default),
            "about": self.about,
        }


@final
class SeatOption(Option):
    """A seat, or null for a random one."""

    kind: ClassVar[str] = "seat"

    def check(self, value: object, players: int) -> Json:
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
            raise BadConfig(
                f"option {self.name!r}: expected a seat from 0 to {players - 1} or null, got {shown(value)}"
            )
        return value

    def parse(self, text: str) -> object:
        if text in ("", "null", "random"):
            return None
        return int(text) if text.isdecimal() else text


@final
class Config:
    """How many seats a table has and which options it plays with; never changed after it is made."""

    __slots__ = ("options", "players")

    def __init__(self, players: int, options: JsonObject) -> None:
        self.players: Final = players
        self.options: Final = options

    def flag(self, name: str) -> bool:
        return self.options.get(name) is True

    def seat(self, name: str) -> int | None:
        value = self.options[name]
        return value if isinstance(value, int) else None

    def to_json(self) -> JsonObject:
        """The options for others to keep: what they write into them stays theirs."""
        return {name: copied(value) for name, value in self.options.items()}


@final
class Item:
    """One line of a score sheet, with what it was counted from."""

    __slots__ = ("facts", "kind", "points")

    def __init__(self, kind: str, points: int, facts: JsonObject | None = None) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.facts: Final = facts or {}

    def to_json(self) -> JsonObject:
        return {"kind": self.kind, "points": self.points, "facts": self.facts}


@final
@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place: points, then the tie-breaks in their order; equal in all is an equal place."""

    seat: int
    place: int
    points: int
    tie_break: tuple[int, ...]
    items: list[Item]

    def __repr__(self) -> str:
        return f"<place {self.place}: seat {self.seat} with {self.points} points>"

    def to_json(self) -> JsonObject:
        items: list[Json] = [item.to_json() for item in self.items]
        return {
            "seat": self.seat,
            "place": self.place,
            "points": self.points,
            "tie_break": list(self.tie_break),
            "items": items,
        }


def _checked_options(options: object) -> dict[str, object]:
    """The options as they were given, if they are JSON under texts."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadConfig(f"options: expected an object, got {shown(options)}")
    given: dict[str, object] = {}
    for name, value in options.items():
        if not isinstance(name, str):
            raise BadConfig(f"options: expected a text as a key, got {shown(name)}")
        fault = json_fault(value)
        if fault:
            raise BadConfig(f"option {quoted(name)}: {fault}")
        given[name] = value
    return given


def placed(scores: list[tuple[int, int, tuple[int, ...], list[Item]]]) -> list[Standing]:
    """Standings, best first, from (seat, points, tie-breaks, items) of every seat."""
    keys = [(points, tie_break) for _, points, tie_break, _ in scores]
    standings = [
        Standing(seat, 1 + sum([key > (points, tie_break) for key in keys]), points, tie_break, items)
        for seat, points, tie_break, items in scores
    ]
    return sorted(standings, key=_place_then_seat)


def _place_then_seat(standing: Standing) -> tuple[int, int]:
    return standing.place, standing.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler(Generic[S]):
    """Draws complete positions that agree with everything one seat knows."""

    @abstractmethod
    def sample(self, dice: Dice) -> S: ...


class OtherLuck(Sampler[S]):
    """The same position with another chance: enough where nothing lies face down that nobody knows."""

    def __init__(self, s: S) -> None:
        self._s: Final = s

    def sample(self, dice: Dice) -> S:
        s = self._s.clone()
        s.rng = another(dice)
        return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The stateless description of a game.

    A game implements the abstract methods; the others build the frame around them that all games share.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    """The version of the rules: raised whenever an old log would play differently."""
    seats: ClassVar[range]
    packs: ClassVar[Packs | None] = None
    """For a game whose components an owner of the box can fill in."""
    gone_zones: ClassVar[tuple[str, ...]] = ()
    """The fields of a position that name the pieces which have left the game."""
    counted: ClassVar[Mapping[str, str]] = {}
    """The events that statistics count, each with the fact that says what it was about."""
    actions: ActionTable
    option_list: tuple[Option, ...]
    frame_kinds: FrameKinds[S]

    # What a game implements.

    @abstractmethod
    def set_up(self, config: Config, rng: int) -> S:
        """A new position with its first frames on the stack, not yet settled."""

    @abstractmethod
    def zones(self, s: S) -> JsonObject:
        """The complete position beyond the common fields; holds `players`, one object per seat."""

    @abstractmethod
    def restore(self, reader: Reader, config: Config, rng: int) -> S:
        """The position that `zones` wrote, without stack; refuses what no play or set-up can contain."""

    def check_course(self, s: S, reader: Reader) -> None:
        """Refuse a position if what is to be done, frame by frame possible, cannot stand together in it."""

    @abstractmethod
    def opening(self, s: S) -> None:
        """Put on the stack what a position without one begins with; a fault of its frames is refused."""

    @abstractmethod
    def see(self, s: S, seat: int | None) -> JsonObject:
        """What the seat (None: a spectator) may know of the zones, and what it remembers."""

    @abstractmethod
    def sampler(self, view: JsonObject) -> Sampler[S]:
        """Positions that agree with a seat's view."""

    @abstractmethod
    def ranking(self, s: S) -> list[Standing]:
        """The places, best first; before the end as if it ended now."""

    @abstractmethod
    def explain(self, s: S, action: Action) -> Explanation:
        """What an option of the position costs and brings."""

    @abstractmethod
    def impossible(self, s: S) -> list[Impossible]:
        """What the seat to act would expect to be able to do but cannot."""

    def holdings(self, s: S) -> list[Mapping[str, int]]:
        """How much each seat has of everything that explanations count, by unit or gain.

        Gains of the end have a name of their own ("points at the end").
        What was paid in another coin than its price says, or was not paid but laid out, the journal tells.
        """
        return [{} for _ in range(s.config.players)]

    def futures(self, s: S) -> Sampler[S]:
        """Positions that differ from this one only in what no seat knows: the order of a draw pile, say."""
        return OtherLuck(s)

    # What every game has.

    def configure(self, players: object, options: Mapping[str, object] | None = None) -> Config:
        """A checked configuration with the defaults filled in; the number of players may be anything."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            raise BadConfig(
                f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {shown(players)}"
            )
        given = _checked_options(options)
        checked: JsonObject = {}
        for option in self.option_list:
            value = copied(option.check(given.pop(option.name, option.default), players))
            if not option.later or value != option.default:
                checked[option.name] = value
        if given:
            known = ", ".join([option.name for option in self.option_list]) or "no options"
            raise BadConfig(f"unknown option {quoted(next(iter(given)))}; {self.key} has {known}")
        return Config(players, checked)

    def notice(self, config: Config) -> str:
        """What has to be said of the figures that the game is played with; mostly nothing."""
        return ""

    def deal(self, config: Config, seed: int) -> S:
        """A new game, ready for its first decision."""
        s = self.set_up(config, mix(seed))
        rules.settle(s)
        return s

    def dump(self, s: S) -> JsonObject:
        """The complete position as JSON."""
        return {
            "game": self.key,
            "rules": self.rules,
            "options": s.config.to_json(),
            "round": s.round,
            "rng": f"{unsigned(s.rng):016x}",
            "reveals": s.reveals,
            "ended_by": s.ended_by,
            "stack": self._stack(s),
            **self.zones(s),
        }

    def load(self, position: object) -> S:
        """The position that `dump` wrote, also hand-edited; a bad one is refused, naming field and reason."""
        reader = Reader(position)
        try:
            return self._loaded(reader)
        except Refused:
            raise
        except Exception:
            reader.check()  # What is no JSON of a game brings readers into trouble; the rest would be ours.
            raise

    def _loaded(self, reader: Reader) -> S:
        self._check_game(reader)
        config = self._config_of(reader)
        rng = reader.get("rng")
        s = self.restore(reader, config, rng.hexadecimal() if rng else mix(0))
        self._load_common(s, reader)
        rules.settle(s)
        if s.stack and not rules.options(s):
            raise BadPosition(f"stack: seat {rules.to_act(s)} is to act but has no option")
        if not s.stack and not s.ended_by:
            raise BadPosition("ended_by: nothing is left to do, so a reason for the end is expected")
        return s

    def view(self, s: S, seat: int | None) -> JsonObject:
        """What the seat may know (None: a spectator), with its options when it is to act."""
        acting = rules.to_act(s)
        return {
            "game": self.key,
            "rules": self.rules,
            "options": s.config.to_json(),
            "round": s.round,
            "ended_by": s.ended_by,
            "seat": seat,
            "to_act": acting,
            "legal": [action.code for action in rules.options(s)] if acting == seat is not None else [],
            "stack": self._stack(s),
            **self.see(s, seat),
        }

    def digest(self, s: S) -> str:
        """A fingerprint of the complete position, the same on every machine."""
        return fingerprint(self.without_gone(self.dump(s)))

    def without_gone(self, position: JsonObject) -> JsonObject:
        """The position as its digest knows it: what has left the game follows from where all the rest is."""
        return {name: value for name, value in position.items() if name not in self.gone_zones}

    def _stack(self, s: S) -> list[Json]:
        """What is still to be done, the next thing first."""
        return [frame_to_json(frame, self.frame_kinds) for frame in reversed(s.stack)]

    def _check_game(self, reader: Reader) -> None:
        for name, expected in (("game", self.key), ("rules", self.rules)):
            field = reader.get(name)
            if field is not None and field.text() != expected:
                raise field.refuse(f"expected {expected!r}, got {quoted(field.text())}")

    def _config_of(self, reader: Reader) -> Config:
        players, options = reader["players"], reader.get("options")
        number = len(players.items())
        try:
            config = self.configure(number)
        except BadConfig as error:
            raise players.refuse(str(error)) from None
        if options is None:
            return config
        try:
            return self.configure(number, options.object())
        except BadConfig as error:
            raise options.refuse(str(error)) from None

    def _load_common(self, s: S, reader: Reader) -> None:
        """Read the common fields; a position without a stack begins where the game says."""
        number, reveals, ended_by = reader.get("round"), reader.get("reveals"), reader.get("ended_by")
        s.round = number.integer(1, 10_000) if number else 1
        s.reveals = reveals.integer(0, 1_000_000) if reveals else 0
        s.ended_by = ended_by.text() if ended_by else ""
        stack = reader.get("stack")
        if stack is None:
            self._open(s)
        else:
            self._load_stack(s, stack)
        self.check_course(s, reader)

    def _open(self, s: S) -> None:
        """What the game begins with must be possible in the position, like any other stack."""
        self.opening(s)
        frames, s.stack = s.stack, []
        for frame in frames:
            fault = place_fault(frame, s.stack) or frame.fault(s)
            if fault:
                raise BadPosition(f"stack: left out, and the beginning does not fit: {fault}")
            s.stack.append(frame)

    def _load_stack(self, s: S, stack: Reader) -> None:
        for item in reversed(stack.items()):
            frame = frame_from_json(item, self.frame_kinds, s.config.players)
            fault = place_fault(frame, s.stack) or frame.fault(s)
            if fault:
                raise item.refuse(fault)
            s.stack.append(frame)
