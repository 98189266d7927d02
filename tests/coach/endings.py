"""The last moves of games between bots that choose at random, as games of their own."""

from __future__ import annotations

from typing import Any

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.playing import seated
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay


def played(game: Game[Any], players: int, seed: int) -> Match[Any]:
    """A whole game by random."""
    match = Match.new(game, players, seed, {})
    bots = seated(game, ["random"] * players, seed)
    while not match.over:
        seen = Perspective.of_state(game, match.state)
        match.submit(seen.seat, bots[seen.seat].decide(seen, Budget()).action)
    return match


def last_moves(match: Match[Any], number: int) -> Log:
    """The log of a game that begins so many moves before the end of this one."""
    begun = replay(match.log, match.moves - number)
    short = Match.from_position(begun.game, begun.game.dump(begun.state))
    for seat, code in match.log.moves[-number:]:
        short.submit(seat, code)
    return short.log
