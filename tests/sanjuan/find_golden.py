"""Finds the golden logs: it plays games by chance and keeps those that meet something new.

`python -m tests.sanjuan.find_golden`, after a change of the rules and together with their new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.actions import ACTIONS
from tabuleiro.games.sanjuan.components import WORDS
from tabuleiro.games.sanjuan.game import FRAMES
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.golden_games import Features, Played, emptied, kept

FOLDER: Final = Path(__file__).parents[1] / "golden" / "sanjuan"
MOST_MOVES: Final = 1500
NOT_MET: Final = ("BeginPhase", "BeginRound")
"""One is only in positions set up by hand, the other never waits for a decision."""

LATER: Final = {option.name: True for option in GAME.option_list if option.later}
"""Options that came later; what only they bring is looked for in games of their own."""
LATER_VERBS: Final = ("use", "draw", "more")
LATER_FRAMES: Final = (
    *("PayMore", "ShipMore", "UseBuilding", "UseCustoms", "CouncilDraw"),
    *("UsePrefecture", "ProspectorDraw", "UseGoldMine"),
)

HEAD: Final = "# How the golden games ended; written by tests/sanjuan/find_golden.py.\n"


def wanted() -> Features:
    """Every building, verb, question and ending, and every number of players with and without the options."""
    verbs = {ACTIONS[index].verb for index in range(len(ACTIONS))}
    return {
        *[f"building {word}" for word in WORDS],
        *[f"verb {verb}" for verb in verbs],
        *[f"frame {kind.__name__}" for kind in FRAMES if kind.__name__ not in NOT_MET],
        *[f"ending {ending}" for ending in ("won", "tie-break", "shared")],
        *[f"table {players} {flag}" for players in GAME.seats for flag in (False, True)],
    }


def later() -> Features:
    """What only games with the later options meet."""
    return {*[f"verb {verb}" for verb in LATER_VERBS], *[f"frame {name}" for name in LATER_FRAMES]}


def ending(match: Match[SanJuanState]) -> str:
    """How the victory was decided: by points, by the tie-break, or not at all."""
    first, second = GAME.ranking(match.state)[:2]
    if first.points > second.points:
        return "won"
    return "tie-break" if second.place > 1 else "shared"


def features(match: Match[SanJuanState]) -> Features:
    """What a finished match has met."""
    met = {f"ending {ending(match)}"}
    new_buildings = match.state.config.flag("new_buildings")
    met.add(f"table {match.state.config.players} {new_buildings}")
    met.update([f"verb {code.split()[0]}" for _, code in match.log.moves])
    for events in match.events(None):
        facts: Any = events
        met.update([f"building {event['building']}" for event in facts if event["kind"] == "build"])
    return met | {"building indigo"}


def eager(options: list[Action], dice: Dice) -> Action:
    """A choice by chance that seldom declines and seldom tucks, so that games end and meet many things."""
    first = options[roll(dice, len(options))]
    dull = first.verb in ("pass", "stop", "tuck")
    return options[roll(dice, len(options))] if dull and roll(dice, 4) else first


def played(players: int, seed: int, chosen: dict[str, bool]) -> tuple[Match[SanJuanState], Features]:
    match = Match.new(GAME, players, seed, chosen)
    dice = Dice(seed)
    frames: Features = set()
    while not match.over and match.moves < MOST_MOVES:
        frames.update([f"frame {type(frame).__name__}" for frame in match.state.stack])
        seat = match.to_act
        assert seat is not None
        match.submit(seat, eager(match.options(), dice))
    return match, frames | features(match) if match.over else set()


def main() -> None:
    """Keep each game that meets something that no game before it met."""
    emptied(FOLDER)
    results = [HEAD, *search(wanted() - later(), {}, "seed"), *search(later(), LATER, "later-seed")]
    (FOLDER / "results.toml").write_text("\n".join(results), encoding="utf-8")


def search(missing: Features, chosen: dict[str, bool], word: str) -> list[str]:
    """Write the games that meet what is missing; the answer says how they ended."""

    def tried(seed: int, _missing: Features) -> Played:
        players, flag = 2 + seed % 3, seed % 2 == 1
        options = {"advanced_start": flag, "new_buildings": flag, **chosen}
        return f"{players}-players-{word}-{seed}", *played(players, seed, options)

    return [result(name, match) for name, match, _ in kept(FOLDER, missing, tried)]


def result(name: str, match: Match[SanJuanState]) -> str:
    """How a match ended, seat by seat."""
    standings = sorted(GAME.ranking(match.state), key=lambda each: each.seat)
    return "\n".join(
        [
            f"[{name}]",
            f'ended_by = "{match.state.ended_by}"',
            f'victory = "{ending(match)}"',
            f"rounds = {match.state.round}",
            f"points = {[each.points for each in standings]}",
            f"places = {[each.place for each in standings]}",
            "",
        ]
    )


if __name__ == "__main__":
    main()
