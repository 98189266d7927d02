"""Positions as JSON: what the reader refuses, and how frames are written."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabuleiro.core.codec import (
    Reader,
    canonical,
    fingerprint,
    frame_from_json,
    frame_to_json,
    shown,
    words_of,
)
from tabuleiro.core.errors import BadPosition
from tests.kit.broken import AnyFact
from tests.kit.orchard import FRUITS, Pay, TakeTurn, Visit
from tests.kit.toys import ORCHARD

WORDS = {"fruit": FRUITS}


def read(frame: object) -> object:
    return frame_from_json(Reader(frame, "stack[0]"), ORCHARD.frame_kinds, WORDS, 2)


def test_canonical_text_has_no_spaces_and_sorted_keys() -> None:
    assert '{"a":[1,null],"b":true}' == canonical({"b": True, "a": [1, None]})


def test_canonical_text_is_ascii() -> None:
    assert '"\\u00e9\\u2028\\ud800"' == canonical("\u00e9\u2028\ud800")


def test_a_fingerprint_is_sixteen_digits_and_never_changes() -> None:
    assert "1f8c00645b7df6ce" == fingerprint({"a": 1})


def test_words_of_spells_out() -> None:
    assert ["fig", "apple", "fig"] == words_of(FRUITS, [1, 0, 1])


@pytest.mark.parametrize(
    ("value", "ask", "refusal"),
    [
        ([], lambda r: r.object(), "position: expected an object, got []"),
        ({"x": 1}, lambda r: r.object("a", "b"), "position: unknown field 'x'"),
        ({"a": 1}, lambda r: r["b"], "position: field 'b' is missing"),
        ({"a": None}, lambda r: r["a"], "position: field 'a' is missing"),
        ({"a": {"b": 1}}, lambda r: r["a"]["b"].text(), "a.b: expected a text, got 1"),
        ({"a": 5}, lambda r: r["a"].items(), "a: expected a list, got 5"),
        ({"a": [0] * 1001}, lambda r: r["a"].items(), "a: expected at most 1000 entries, got 1001"),
        (
            {"a": "b" * 101},
            lambda r: r["a"].text(),
            f'a: expected at most 100 characters, got "{"b" * 36}...',
        ),
        (
            {"a": [1, "x"]},
            lambda r: r["a"].items()[1].integer(0, 9),
            'a[1]: expected a whole number, got "x"',
        ),
        ({"a": True}, lambda r: r["a"].integer(0, 9), "a: expected a whole number, got true"),
        ({"a": 1.0}, lambda r: r["a"].integer(0, 9), "a: expected a whole number, got 1.0"),
        ({"a": 10}, lambda r: r["a"].integer(0, 9), "a: 10 is not between 0 and 9"),
        ({"a": -1}, lambda r: r["a"].integer(0, 9), "a: -1 is not between 0 and 9"),
        ({"a": 1}, lambda r: r["a"].flag(), "a: expected true or false, got 1"),
        ({"a": "figg"}, lambda r: r["a"].word(FRUITS, "fruit"), "a: unknown fruit 'figg'"),
        ({"a": ["fig", "pear"]}, lambda r: r["a"].words(FRUITS, "fruit"), "a[1]: unknown fruit 'pear'"),
        ({"a": "12"}, lambda r: r["a"].hexadecimal(), "a: expected sixteen hexadecimal digits, got '12'"),
        (
            {"a": "g" * 16},
            lambda r: r["a"].hexadecimal(),
            f"a: expected sixteen hexadecimal digits, got '{'g' * 16}'",
        ),
    ],
)
def test_a_refusal_names_the_field_and_the_reason(
    value: object, ask: Callable[[Reader], object], refusal: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        ask(Reader(value))
    assert refusal == str(refused.value)


def test_a_reader_hands_over_what_fits() -> None:
    reader = Reader({"a": 3, "b": False, "c": ["olive", "apple"], "d": "00000000000000ff", "e": None})
    assert (3, False, [3, 0], 255) == (
        reader["a"].integer(3, 3),
        reader["b"].flag(),
        reader["c"].words(FRUITS, "fruit"),
        reader["d"].hexadecimal(),
    )
    assert reader.get("e") is None
    assert reader.get("f") is None


def test_a_long_value_is_quoted_in_part() -> None:
    assert f'"{"x" * 36}...' == shown("x" * 1000)


def test_a_frame_is_written_with_the_words_of_its_facts() -> None:
    written = {"frame": "Pay", "seat": 1, "left": 2, "fruit": "grape"}
    assert written == frame_to_json(Pay(1, 2, 2), WORDS)


def test_a_frame_is_read_as_it_was_written() -> None:
    for frame in (Pay(1, 2, 3), TakeTurn(0), Visit(1, 0)):
        assert frame == read(frame_to_json(frame, WORDS))


@pytest.mark.parametrize(
    ("fact", "expected"),
    [(None, None), (["fig", "olive"], (1, 3)), (["fig", ["olive"]], (1, (3,))), ([], ())],
)
def test_a_fact_may_be_null_or_nested(fact: object, expected: object) -> None:
    written = {"frame": "AnyFact", "seat": 0, "fruit": fact}
    frame = frame_from_json(Reader(written), {"AnyFact": AnyFact}, WORDS, 2)
    assert AnyFact(0, expected) == frame
    assert written == frame_to_json(frame, WORDS)


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
        ({"frame": "Visit", "seat": 0, "fruit": True}, "stack[0].fruit: expected a text, got true"),
        ({"frame": "Visit", "seat": 0, "fruit": ["fig", 1]}, "stack[0].fruit[1]: expected a text, got 1"),
        (
            {"frame": "Pay", "seat": 0, "left": "two", "fruit": "fig"},
            'stack[0].left: expected a whole number, got "two"',
        ),
        (
            {"frame": "Pay", "seat": 0, "left": 9999, "fruit": "fig"},
            "stack[0].left: 9999 is not between -1000 and 1000",
        ),
    ],
)
def test_a_bad_frame_is_refused(frame: object, refusal: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(frame)
    assert refusal == str(refused.value)
