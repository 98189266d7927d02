"""JSON Patch: whatever changes, applying the difference to the old value gives the new one."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.table import patch
from tabuleiro.table.shapes import PatchStep

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "a/b", "~", "~1"])
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b/c", "~d", ""]), inner, max_size=4)
    ),
    max_leaves=20,
)


def over_the_wire(steps: list[PatchStep]) -> list[PatchStep]:
    received: list[PatchStep] = json.loads(json.dumps(steps))
    return received


@given(VALUES, VALUES)
def test_the_difference_applied_to_the_old_value_is_the_new_one(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    assert new == patch.patched(old, over_the_wire(patch.diff(old, new)))
    assert before == old


@given(VALUES)
def test_equal_values_differ_in_nothing(value: Any) -> None:
    assert [] == patch.diff(value, copy.deepcopy(value))


def test_a_list_that_grew_is_continued() -> None:
    assert [{"op": "add", "path": "/pile/-", "value": "fig"}] == patch.diff(
        {"pile": ["olive"]}, {"pile": ["olive", "fig"]}
    )


def test_null_is_a_value() -> None:
    assert [{"op": "replace", "path": "/to_act", "value": None}] == patch.diff(
        {"to_act": 1}, {"to_act": None}
    )


def test_only_what_changed_deep_inside_is_named() -> None:
    old = {"players": [{"hand": ["fig"], "trees": []}, {"hand": 3, "trees": []}]}
    new = {"players": [{"hand": ["fig"], "trees": []}, {"hand": 4, "trees": []}]}
    assert [{"op": "replace", "path": "/players/1/hand", "value": 4}] == patch.diff(old, new)
