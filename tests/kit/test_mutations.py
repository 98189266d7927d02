"""Whatever is written into a position, `load` names the fault or gives a position that can be played."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabuleiro.core import registry, rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State
from tests.kit.mutations import mutated
from tests.kit.play import Sitting, choose, configs

SENTENCE: Final = re.compile(r"([a-z_]+)(\[\d+\]|\.\w+)*: .+")
"""A field, and what is wrong with it."""
LONGEST: Final = 400
PLAY_ON: Final = 150


@pytest.mark.parametrize("game", registry.games(), ids=[game.key for game in registry.games()])
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32), random=st.randoms(use_true_random=False))
def test_a_changed_position_is_refused_by_name_or_can_be_played(
    game: Game[Any], seed: int, random: Random
) -> None:
    position = game.dump(moment(game, seed))
    changed, changes = mutated(position, random)
    try:
        state = game.load(changed)
    except BadPosition as refusal:
        check_sentence(str(refusal), ("position", *position), changes)
        return
    check_every_option(state)
    check_play(game, state, seed)


def check_sentence(refusal: str, fields: tuple[str, ...], changes: list[str]) -> None:
    sentence = SENTENCE.fullmatch(refusal)
    assert sentence, f"{changes}: {refusal}"
    assert sentence[1] in fields, f"{changes}: {refusal}"


def moment(game: Game[Any], seed: int) -> Any:
    """A decision in the course of a random game, or its end."""
    tables = [Sitting(game, config, seed) for players in game.seats for config in configs(game, players)]
    state, dice = tables[seed % len(tables)].deal(), Dice(seed)
    play_on(state, dice, seed // len(tables) % LONGEST)
    return state


def play_on(state: State, dice: Dice, most: int) -> None:
    while state.stack and most:
        rules.apply(state, choose(rules.options(state), dice, by_verb=most % 2 == 0))
        most -= 1


def check_every_option(state: State) -> None:
    options = rules.options(state)
    assert len({option.code for option in options}) == len(options)
    for option in options:
        rules.apply(state.clone(), option)


def check_play(game: Game[Any], state: State, seed: int) -> None:
    """To the end, or for a while; at every decision the position can be written and read."""
    dice = Dice(seed)
    for _ in range(PLAY_ON):
        written = game.dump(state)
        assert written == game.dump(game.load(json.loads(json.dumps(written))))
        if not state.stack:
            return
        play_on(state, dice, 1)
