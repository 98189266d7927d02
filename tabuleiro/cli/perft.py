"""`tabuleiro perft`: counts the paths of a number of actions from a deal, the proof of a list of options."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, GameKey, Options, Players, Seed, configured, examples
from tabuleiro.cli.output import console, print_json, tracked
from tabuleiro.core import registry, rules
from tabuleiro.core.action import Action
from tabuleiro.core.state import State

EXAMPLES: Final = examples(
    "tabuleiro perft san-juan --players 4 --seed 7 --depth 3",
    "tabuleiro perft lisboa --players 2 --depth 2 --json",
)


def paths(s: State, depth: int) -> int:
    """The number of ways to play so many actions."""
    if depth == 0:
        return 1
    options = rules.options(s)
    if depth == 1:
        return len(options)
    return sum([paths_after(s, option, depth) for option in options])


def paths_after(s: State, first: Action, depth: int) -> int:
    """The number of ways that begin with this action."""
    after = s.clone()
    rules.apply(after, first)
    return paths(after, depth - 1)


def command(
    game: GameKey,
    *,
    players: Players = None,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option(min=1, max=100, help="How many actions a path has.")] = 3,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Count the paths from a deal, split by the first action."""
    found = registry.game(game)
    config = configured(found, players, option)
    s = found.deal(config, seed)
    options = rules.options(s)
    counts = {each.code: paths_after(s, each, depth) for each in tracked(options, "counting", len(options))}
    total = sum(counts.values())
    if as_json:
        print_json(
            {
                "game": found.key,
                "players": config.players,
                "options": config.options,
                "seed": seed,
                "depth": depth,
                "paths": total,
                "first": counts,
            }
        )
        return
    out = console()
    for code, number in counts.items():
        out.print(f"{number:>12,}  {code}", markup=False)
    out.print(f"{total:>12,}  paths of {depth} actions", markup=False)
