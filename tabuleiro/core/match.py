"""Match: a game in progress, and the only door for people, bots and the network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from tabuleiro.core import registry, rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject, json_fault, shown
from tabuleiro.core.errors import BadConfig, BadLog, IllegalAction, NothingToUndo, NotYourTurn, Refused, cut
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.log import Header, Log
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)

MARK_EVERY: Final = 25


class Match(Generic[S]):
    """A position with its log, its events and the way back; it checks, the rules trust."""

    def __init__(self, game: Game[S], state: S, log: Log) -> None:
        self.game: Final = game
        self.state = state
        self.log: Final = log
        self._events: list[list[Event]] = []
        self._way_back: list[S] = []
        state.journal = []

    @classmethod
    def new(
        cls, game: Game[S], players: object, seed: object, options: Mapping[str, object] | None = None
    ) -> Match[S]:
        config = game.configure(players, options)
        checked = _checked_seed(seed)
        header = Header(game.key, game.rules, config.players, config.to_json(), checked)
        return cls._begun(game, game.deal(config, checked), header)

    @classmethod
    def from_position(cls, game: Game[S], position: object) -> Match[S]:
        """A match that begins with an explicit position."""
        state = game.load(position)
        config = state.config
        header = Header(game.key, game.rules, config.players, config.to_json(), None, game.dump(state))
        return cls._begun(game, state, header)

    @classmethod
    def _begun(cls, game: Game[S], state: S, header: Header) -> Match[S]:
        log = Log(header)
        log.marks[0] = game.digest(state)
        return cls(game, state, log)

    def clone(self) -> Match[S]:
        """An equal and independent match."""
        twin = Match(self.game, self.state.clone(), self.log.copy())
        twin._events = self._events[:]
        twin._way_back = [state.clone() for state in self._way_back]
        return twin

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def to_act(self) -> int | None:
        return rules.to_act(self.state)

    @property
    def moves(self) -> int:
        return len(self.log.moves)

    def options(self) -> list[Action]:
        return rules.options(self.state)

    def submit(self, seat: int, action: Action | str) -> None:
        """Carry out an action of a seat, if it is that seat's turn and the action is an option."""
        action = self._checked(seat, action)
        before = self.state.clone()
        rules.apply(self.state, action)
        self._remember(seat, before)
        self.log.moves.append((seat, action.code))
        if self.moves % MARK_EVERY == 0 or self.over:
            self.log.marks[self.moves] = self.game.digest(self.state)

    def can_undo(self, seat: int) -> bool:
        """The last choice was this seat's and nothing hidden has been revealed by it."""
        return bool(self._way_back) and self.log.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        if not self.log.moves:
            raise NothingToUndo("nothing has been played yet")
        last = self.log.moves[-1][0]
        if last != seat:
            raise NothingToUndo(f"seat {seat} cannot undo: the last choice was made by seat {last}")
        if not self._way_back:
            raise NothingToUndo(f"seat {seat} cannot undo: the last choice revealed something hidden")
        self.log.marks.pop(self.moves, None)
        self.log.moves.pop()
        self._events.pop()
        self.state = self._way_back.pop()
        self.state.journal = []

    def before(self, seat: int, steps: int) -> S:
        """The position before the last so many choices, if the seat may take all of them back."""
        if not self.can_undo(seat) or not 1 <= steps <= len(self._way_back):
            raise NothingToUndo(f"seat {seat} cannot undo {shown(steps)} choices")
        return self._way_back[-steps]

    def view(self, seat: int | None) -> JsonObject:
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[list[Json]]:
        """The events of each move from number `since` on, masked for the seat."""
        return [[event.masked_for(seat) for event in events] for events in self._events[since:]]

    def explain(self, code: str) -> JsonObject:
        """What one of the options costs and brings."""
        seat = self.to_act
        if seat is None:
            raise NotYourTurn("the game is over")
        return self.game.explain(self.state, self._checked(seat, code)).to_json()

    def impossible(self) -> list[Json]:
        """What the seat to act would expect but cannot do."""
        return [] if self.over else [each.to_json() for each in self.game.impossible(self.state)]

    def _checked(self, seat: int, action: Action | str) -> Action:
        acting = self.to_act
        if acting is None:
            raise NotYourTurn("the game is over")
        if seat != acting:
            raise NotYourTurn(f"seat {shown(seat)} is not to act: it is the turn of seat {acting}")
        found = self.game.actions.parse(action) if isinstance(action, str) else action
        options = self.options()
        if found not in options:
            raise IllegalAction(self._why_not(seat, found.code, options))
        return found

    def _why_not(self, seat: int, code: str, options: list[Action]) -> str:
        for each in self.game.impossible(self.state):
            if each.code == code:
                facts = "".join([f", {name} {value}" for name, value in each.facts.items()])
                return f"seat {seat} may not {code!r}: {each.reason}{facts} ({each.clause})"
        shown = ", ".join([repr(option.code) for option in options[:5]])
        return f"seat {seat} may not {code!r} now; it may {shown}{', …' if len(options) > 5 else ''}"

    def _remember(self, seat: int, before: S) -> None:
        """Keep the events of the move, and the way back as far as the seat may go."""
        assert self.state.journal is not None
        self._events.append(self.state.journal)
        self.state.journal = []
        if self.log.moves and self.log.moves[-1][0] != seat:
            self._way_back.clear()
        if self.state.reveals == before.reveals:
            self._way_back.append(before)
        else:
            self._way_back.clear()


def _checked_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadConfig(f"seed: expected a whole number from 0 on, got {shown(seed)}")
    fault = json_fault(seed)
    if fault:
        raise BadConfig(f"seed: {fault}")
    return seed


def replay(log: Log, upto: int | None = None) -> Match[Any]:
    """Play a log again up to a number of moves, checking seats, actions and digests on the way."""
    match = _begun(log)
    for number, (seat, code) in enumerate(log.moves[:upto], 1):
        try:
            match.submit(seat, code)
        except Refused as error:
            raise BadLog(log.line_of(f"move {number}"), str(error)) from None
        _check_mark(log, match)
    return match


def _check_mark(log: Log, match: Match[Any]) -> None:
    """Against the mark that the match has set itself, where it has: a digest is most of a replay's time."""
    expected, moves = log.marks.get(match.moves), match.moves
    if expected is not None and expected != (match.log.marks.get(moves) or match.game.digest(match.state)):
        reason = f"after move {moves} the position is not the recorded one"
        raise BadLog(log.line_of(f"mark {moves}"), reason)


def _begun(log: Log) -> Match[Any]:
    """The match before its first move."""
    game = _game_of(log)
    _check_config(log, game)
    header = log.header
    match = _seeded(log, game) if header.deal is None else _dealt(log, game, header.deal)
    match.log.header.names.extend(header.names)
    _check_mark(log, match)
    return match


def _game_of(log: Log) -> Game[Any]:
    header = log.header
    try:
        game = registry.game(header.game)
    except Refused as error:
        raise BadLog(log.line_of("game"), str(error)) from None
    if header.rules != game.rules:
        reason = f"the log is of rules {cut(header.rules)}, this is rules {game.rules} of {game.key}"
        raise BadLog(log.line_of("rules"), reason)
    return game


def _check_config(log: Log, game: Game[Any]) -> None:
    """Judge the number of players first and then each option, so that the message can name the line."""
    players = log.header.players
    parts: list[tuple[str, JsonObject]] = [("players", {})]
    parts += [(f"option {name}", {name: value}) for name, value in log.header.options.items()]
    for field, options in parts:
        try:
            game.configure(players, options)
        except Refused as error:
            raise BadLog(log.line_of(field), str(error)) from None


def _seeded(log: Log, game: Game[Any]) -> Match[Any]:
    header = log.header
    try:
        return Match.new(game, header.players, header.seed or 0, header.options)
    except Refused as error:
        raise BadLog(log.line_of("seed"), str(error)) from None


def _dealt(log: Log, game: Game[Any], deal: JsonObject) -> Match[Any]:
    """The match of an explicit deal, which has to agree with the rest of the header."""
    try:
        match = Match.from_position(game, deal)
    except Refused as error:
        raise BadLog(log.line_of("deal"), str(error)) from None
    dealt = match.log.header
    if dealt.players != log.header.players:
        raise BadLog(log.line_of("players"), f"the deal is for {dealt.players} players")
    named = game.configure(dealt.players, log.header.options).options
    for name in log.header.options:
        found = dealt.options.get(name)
        if found != named.get(name):
            raise BadLog(log.line_of(f"option {name}"), f"the deal has {name} {shown(found)}")
    return match
