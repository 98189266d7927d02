"""A table after an upgrade of the rules: it goes on, is redrawn, resumed, halted or only shown."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.table.errors import NotNow
from tabuleiro.table.local import LocalTable
from tests.kit.toys import ORCHARD
from tests.table.hosting import Client, dealt, play_on, sent
from tests.table.other_rules import OtherDeal, OtherLook, SameGame, Stricter


@pytest.fixture
def kept() -> JsonObject:
    table = dealt("orchard", 2)
    play_on(table, 5)
    return sent(table.to_json())  # type: ignore[no-any-return]


def restored_by(game: Game[Any], kept: JsonObject) -> LocalTable:
    """The table in a version that has these rules."""
    registry.add(game)
    return LocalTable.restored(sent(kept))


def kinds(table: LocalTable) -> list[str]:
    return [entry.kind for entry in table.entries[-2:]]


def test_rules_under_which_the_game_plays_as_before_only_name_themselves(kept: JsonObject) -> None:
    table = restored_by(SameGame(), kept)
    assert (["acted", "redrawn"], "2", None) == (kinds(table), table.rules, table.notice)
    record = table.entries[-1].record
    assert record is not None
    assert {"patch": [{"op": "replace", "path": "/rules", "value": "2"}]} == record["seen"]["-"]


def test_the_same_rules_add_no_entry(kept: JsonObject) -> None:
    assert ["acted", "acted"] == kinds(restored_by(ORCHARD, kept))


def test_a_position_that_is_described_otherwise_is_redrawn_by_a_patch(kept: JsonObject) -> None:
    client = Client(LocalTable.restored(sent(kept)), 0)
    table = restored_by(OtherLook(), kept)
    client.table = table
    client.follow()
    assert "redrawn" == client.said["kind"]
    assert table.view(0) == client.view
    assert {"sun": client.view["round"]} == client.view["weather"]


def test_a_game_that_cannot_be_replayed_is_resumed_from_its_position(kept: JsonObject) -> None:
    before = LocalTable.restored(sent(kept))
    table = restored_by(OtherDeal(), kept)
    assert (["acted", "resumed"], "rules 1 became 2", 5) == (kinds(table), table.notice, table.moves)
    assert before.view(0)["players"] == table.view(0)["players"]
    play_on(table, 2)
    assert 7 == table.moves


def test_a_resumed_game_is_replayed_from_where_it_was_resumed(kept: JsonObject) -> None:
    table = restored_by(OtherDeal(), kept)
    play_on(table, 4)
    again = restored_by(OtherDeal(), table.to_json())
    assert (table.number, 9) == (again.number, again.moves)
    log = Log.loads(again.log())
    assert (4, again.view(0)) == (len(log.moves), replay(log).view(0))


def test_a_position_that_new_rules_refuse_waits_for_rules_that_take_it(kept: JsonObject) -> None:
    before = LocalTable.restored(sent(kept))
    halted = restored_by(Stricter(), kept)
    assert (["acted", "halted"], "halted") == (kinds(halted), halted.status)
    assert before.view(0) == halted.welcome(0)["view"]
    assert "this version wants something else" in str(halted.notice)
    assert kept["moves"] == halted.look_back(5, None)["move"]
    with pytest.raises(NotNow, match="not in play"):
        halted.act(0, "pass")
    still = restored_by(Stricter(), halted.to_json())
    assert halted.number == still.number
    again = restored_by(ORCHARD, halted.to_json())
    assert (["halted", "resumed"], "playing") == (kinds(again), again.status)
    play_on(again, 1)


def test_a_game_that_is_over_is_shown_under_any_rules() -> None:
    table = dealt("orchard", 2)
    play_on(table)
    again = restored_by(Stricter(), table.to_json())
    for move in range(table.moves + 1):
        assert table.look_back(move, 1) == again.look_back(move, 1)
    assert table.log() == again.log()
