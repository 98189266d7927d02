"""Checks of copies: clones, and positions written as JSON and read back."""

from __future__ import annotations

import json
from typing import Any, Final

from tabuleiro.core import rules
from tabuleiro.core.state import State
from tests.kit.fields import constants_of, differences, shared
from tests.kit.play import Moment, Sitting, decisions, onwards, sampled

KEEP_EVERY: Final = 10
LOADED: Final = 6


def check_clone(sitting: Sitting) -> None:
    """At every decision a clone is equal in every field and shares nothing that changes.

    Sharing a list is fine as long as it is replaced and never written to, such as the order of a deck.
    """
    constants = constants_of(sitting.deal(), sitting._replace(seed=sitting.seed + 1).deal())
    common: dict[int, tuple[str, list[Any], list[Any]]] = {}
    for moment in decisions(sitting):
        moment.state.journal = []
        twin = moment.state.clone()
        assert twin.journal is None, f"{sitting}: a clone has a journal"
        differing = list(differences(moment.state, twin))
        assert not differing, f"{sitting}: a clone differs in {'; '.join(differing)}"
        assert moment.options == rules.options(twin), f"{sitting}: a clone has other options"
        for path, value in shared(moment.state, twin, constants):
            assert isinstance(value, list), f"{sitting}: a clone shares {path}"
            common.setdefault(id(value), (path, value, value[:]))
    for path, value, before in common.values():
        assert before == value, f"{sitting}: a clone shares {path}, which play has changed"


def check_old_clones(sitting: Sitting) -> None:
    """Clones keep their digest while play goes on, and the position while a clone is played on."""
    game = sitting.game
    kept: list[tuple[State, str]] = []
    for moment in decisions(sitting):
        if moment.number % KEEP_EVERY == 0:
            kept.append((moment.state.clone(), game.digest(moment.state)))
            before = game.digest(moment.state)
            _play_on(sitting, moment.state.clone())
            assert before == game.digest(moment.state), f"{sitting}: playing a clone changes the position"
    for number, (clone, digest) in enumerate(kept):
        assert digest == game.digest(clone), (
            f"{sitting}: the clone of decision {number * KEEP_EVERY} has changed"
        )


def _play_on(sitting: Sitting, state: State) -> None:
    for moment in onwards(sitting._replace(seed=sitting.seed + 7), state):
        if moment.number >= KEEP_EVERY:
            return


def check_dump_and_load(sitting: Sitting) -> None:
    """At every decision, what is dumped loads as an equal position with equal options."""
    game = sitting.game
    for moment in decisions(sitting):
        dump = game.dump(moment.state)
        loaded = game.load(json.loads(json.dumps(dump)))
        again = game.dump(loaded)
        assert dump == again, f"{sitting}: dumped again it differs in {_keys(dump, again)}"
        assert moment.options == rules.options(loaded), f"{sitting}: loaded it has other options"


def check_loaded_looks_alike(sitting: Sitting) -> None:
    """Everybody sees a loaded position as the original."""
    game = sitting.game
    for moment in sampled(sitting, LOADED):
        loaded = game.load(game.dump(moment.state))
        for seat in (None, *range(sitting.config.players)):
            one, other = game.view(moment.state, seat), game.view(loaded, seat)
            assert one == other, f"{sitting}: loaded, seat {seat} sees it differently in {_keys(one, other)}"
        scores = [[each.to_json() for each in game.ranking(state)] for state in (moment.state, loaded)]
        assert scores[0] == scores[1], f"{sitting}: loaded it has another ranking"


def check_loaded_plays_alike(sitting: Sitting) -> None:
    """A loaded position gives the same digests as the original for the rest of the game."""
    game = sitting.game
    loaded: list[tuple[int, Any]] = []
    due = [moment.number for moment in sampled(sitting, LOADED)]
    for moment in decisions(sitting):
        for since, other in loaded:
            alike = game.digest(other) == game.digest(moment.state)
            assert alike, f"{sitting}: loaded at {since}, it plays differently at {moment.number}"
        if moment.number in due:
            loaded.append((moment.number, game.load(game.dump(moment.state))))
        for _, other in loaded:
            rules.apply(other, moment.choice)


def _keys(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [key for key in {**one, **other} if one.get(key) != other.get(key)]


def check_json_is_independent(sitting: Sitting) -> None:
    """Scribbling over a dump or a view never reaches the position."""
    for moment in sampled(sitting, LOADED):
        _check_scribbled(sitting, moment)


def _check_scribbled(sitting: Sitting, moment: Moment) -> None:
    game = sitting.game
    before = game.digest(moment.state)
    for name, value in (
        ("dump", game.dump(moment.state)),
        *[
            (f"view of {seat}", game.view(moment.state, seat))
            for seat in (None, *range(sitting.config.players))
        ],
    ):
        _scribble(value)
        assert before == game.digest(moment.state), f"{sitting}: writing into the {name} changes the position"


def _scribble(value: Any) -> None:
    """Empty every container, the innermost first."""
    for item in list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []:
        _scribble(item)
    if isinstance(value, dict | list):
        value.clear()
