"""Every game offers what can be done, comes to an end, and explains itself."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.game import Game
from tests.kit import check_rules, check_texts
from tests.kit.games import every_table
from tests.kit.play import tables

MAY_NEVER_END = {"san-juan": 2}
"""How many of forty random games may stand still for ever: with no card left, nobody can build (SJ E12)."""


@every_table
def test_options_are_unique_interned_and_in_a_fixed_order(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 12):
        check_rules.check_options(table)


@every_table
def test_asking_changes_nothing(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_rules.check_asking(table)


@every_table
def test_every_option_applies(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 6):
        check_rules.check_every_option_applies(table)


@every_table
def test_random_play_ends_with_a_reason_and_a_ranking(game: Game[Any], players: int) -> None:
    endless = []
    for table in tables(game, players, 40):
        try:
            check_rules.check_end(table)
        except AssertionError as fault:
            if "not over" not in str(fault):
                raise
            endless.append(str(fault))
    assert len(endless) <= MAY_NEVER_END.get(game.key, 0), endless


@every_table
def test_everything_handed_out_is_plain_json(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_texts.check_json(table)


@every_table
def test_every_option_is_explained_and_nothing_legal_is_called_impossible(
    game: Game[Any], players: int
) -> None:
    for table in tables(game, players, 4):
        check_texts.check_explanations(table)
