"""Checks of records: logs, replays and the way back."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.core.errors import NothingToUndo
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice, roll
from tests.kit.play import Sitting, decisions

UNDO_ONE_IN: Final = 3


def check_log(sitting: Sitting) -> None:
    """A log is the same after a round trip as text, and its replay has the same digests everywhere."""
    game = sitting.game
    match = Match.new(game, sitting.config.players, sitting.seed, sitting.config.options)
    digests = [game.digest(match.state)]
    for moment in decisions(sitting):
        assert match.to_act is not None
        match.submit(match.to_act, moment.choice.code)
        digests.append(game.digest(match.state))
    text = match.log.dumps()
    log = Log.loads(text)
    assert text == log.dumps(), f"{sitting}: the log differs after a round trip"
    assert match.log.marks == replay(log).log.marks, f"{sitting}: the replay has other marks"
    for upto in (0, len(digests) // 2, len(digests) - 1):
        found = game.digest(replay(log, upto).state)
        assert digests[upto] == found, f"{sitting}: the replay differs after move {upto}"


def check_log_of_position(sitting: Sitting) -> None:
    """A match that begins with a dumped position has a log that replays, too."""
    game = sitting.game
    match: Match[Any] | None = None
    for moment in decisions(sitting):
        if match is None and moment.number >= 10:
            match = Match.from_position(game, game.dump(moment.state))
        if match is not None:
            assert match.to_act is not None
            match.submit(match.to_act, moment.choice)
    if match is not None:
        again = replay(Log.loads(match.log.dumps()))
        assert game.digest(match.state) == game.digest(again.state), (
            f"{sitting}: the replay of a position differs"
        )


def check_undo(sitting: Sitting) -> None:
    """Undo restores the digest, the log and the events; where it is not allowed it is refused."""
    match = Match.new(sitting.game, sitting.config.players, sitting.seed, sitting.config.options)
    dice = Dice(sitting.seed)
    for moment in decisions(sitting):
        seat = match.to_act
        assert seat is not None
        before = _record(match)
        match.submit(seat, moment.choice)
        if match.can_undo(seat):
            if roll(dice, UNDO_ONE_IN) == 0:
                _undo_all(sitting, match, seat, moment.number)
            else:
                match.undo(seat)
                assert before == _record(match), f"{sitting}: undo does not restore decision {moment.number}"
                match.submit(seat, moment.choice)
        else:
            _check_refused(sitting, match, seat)


def _record(match: Match[Any]) -> tuple[object, ...]:
    """What undo has to restore."""
    return match.game.digest(match.state), match.log.moves[:], match.log.marks.copy(), len(match.events(None))


def _undo_all(sitting: Sitting, match: Match[Any], seat: int, number: int) -> None:
    """Go back as far as possible and forward again."""
    ahead = _record(match)
    moves = match.log.moves[:]
    while match.can_undo(seat):
        match.undo(seat)
    _check_refused(sitting, match, seat)
    for mover, code in moves[match.moves :]:
        match.submit(mover, code)
    assert ahead == _record(match), f"{sitting}: back and forth again is not the same at decision {number}"


def _check_refused(sitting: Sitting, match: Match[Any], seat: int) -> None:
    before = _record(match)
    try:
        match.undo(seat)
    except NothingToUndo:
        assert before == _record(match), f"{sitting}: a refused undo changes the match"
        return
    raise AssertionError(f"{sitting}: undo is possible though can_undo denies it")
