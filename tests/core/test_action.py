"""Actions: interned, with a code and an index."""

from __future__ import annotations

import pytest

from tabuleiro.core.action import ActionTable
from tabuleiro.core.errors import UnknownAction


def table() -> ActionTable:
    found = ActionTable()
    found.single("pass")
    found.family("build", ("library", "tower"))
    return found


def test_a_code_is_the_verb_and_its_word() -> None:
    assert ["pass", "build library", "build tower"] == [table()[index].code for index in range(3)]


def test_arg_is_the_place_of_the_word() -> None:
    assert 1 == table().parse("build tower").arg


def test_indices_are_dense_in_the_order_of_declaration() -> None:
    found = table()
    assert [0, 1, 2] == [found[index].index for index in range(len(found))]


def test_there_is_one_object_per_code() -> None:
    found = table()
    assert found[2] is found.parse("build tower")


def test_an_unknown_code_is_refused_with_its_text() -> None:
    with pytest.raises(UnknownAction, match="unknown action 'build castle'"):
        table().parse("build castle")


def test_two_actions_cannot_have_one_code() -> None:
    found = table()
    with pytest.raises(AssertionError, match="two actions have the code 'pass'"):
        found.single("pass")


def test_an_action_prints_as_its_code() -> None:
    assert "<build tower>" == repr(table().parse("build tower"))
