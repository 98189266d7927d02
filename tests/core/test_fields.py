"""Fields: what the facts of a frame may be, and how frames are written and read."""

from __future__ import annotations

import pytest

from tabuleiro.core.codec import Reader
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.fields import (
    Field,
    Flag,
    Number,
    OrNull,
    Several,
    Word,
    frame_from_json,
    frame_kinds,
    frame_to_json,
)
from tests.kit.orchard import FRUITS, Pay, TakeTurn, Visit
from tests.kit.toys import ORCHARD

FRUIT = Word(FRUITS)


def read(frame: object) -> object:
    return frame_from_json(Reader(frame, "stack[0]"), ORCHARD.frame_kinds, 2)


@pytest.mark.parametrize(
    ("field", "written", "fact"),
    [
        (Number(-1, 3), -1, -1),
        (Flag(), True, True),
        (FRUIT, "olive", 3),
        (Several(FRUIT, twice=True), ["fig", "fig"], (1, 1)),
        (Several(FRUIT, twice=False), [], ()),
        (OrNull(FRUIT), None, None),
        (OrNull(FRUIT), "apple", 0),
    ],
)
def test_a_fact_is_written_as_it_is_read(field: Field, written: object, fact: object) -> None:
    assert fact == field.read(Reader(written, "it"))
    assert written == field.write(fact)


@pytest.mark.parametrize(
    ("field", "written", "refusal"),
    [
        (Number(-1, 3), 4, "it: 4 is not between -1 and 3"),
        (Number(-1, 3), None, "it: expected a whole number, got null"),
        (Flag(), 1, "it: expected true or false, got 1"),
        (FRUIT, "pear", "it: unknown word 'pear'"),
        (FRUIT, ["fig"], 'it: expected a text, got ["fig"]'),
        (Several(FRUIT, twice=True), "fig", 'it: expected a list, got "fig"'),
        (Several(FRUIT, twice=False), ["fig", "olive", "fig"], "it[2]: stands in the list twice"),
        (OrNull(FRUIT), False, "it: expected a text, got false"),
    ],
)
def test_what_a_fact_cannot_be_is_refused(field: Field, written: object, refusal: str) -> None:
    with pytest.raises(BadPosition) as refused:
        field.read(Reader(written, "it"))
    assert refusal == str(refused.value)


def test_a_frame_is_written_with_the_words_of_its_facts() -> None:
    written = {"frame": "Pay", "seat": 1, "left": 2, "fruit": "grape"}
    assert written == frame_to_json(Pay(1, 2, 2), ORCHARD.frame_kinds)


def test_a_frame_is_read_as_it_was_written() -> None:
    for frame in (Pay(1, 2, 3), TakeTurn(0), Visit(1, 0)):
        assert frame == read(frame_to_json(frame, ORCHARD.frame_kinds))


@pytest.mark.parametrize(
    ("frame", "refusal"),
    [
        ("Pay", 'stack[0]: expected an object, got "Pay"'),
        ({"seat": 0}, "stack[0]: field 'frame' is missing"),
        ({"frame": "Rest", "seat": 0}, "stack[0]: unknown frame 'Rest'"),
        ({"frame": "TakeTurn"}, "stack[0]: field 'seat' is missing"),
        ({"frame": "TakeTurn", "seat": 2}, "stack[0].seat: 2 is not between 0 and 1"),
        ({"frame": "TakeTurn", "seat": 0, "left": 1}, "stack[0]: unknown field 'left'"),
        ({"frame": "Visit", "seat": 0}, "stack[0]: field 'fruit' is missing"),
        ({"frame": "Visit", "seat": 0, "fruit": "pear"}, "stack[0].fruit: unknown word 'pear'"),
        (
            {"frame": "Pay", "seat": 0, "left": "two", "fruit": "fig"},
            'stack[0].left: expected a whole number, got "two"',
        ),
    ],
)
def test_a_bad_frame_is_refused(frame: object, refusal: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(frame)
    assert refusal == str(refused.value)


def test_a_game_says_what_every_field_of_its_frames_may_be() -> None:
    with pytest.raises(AssertionError, match="Pay: the game does not say what left may be"):
        frame_kinds([Pay], {"fruit": FRUIT})
