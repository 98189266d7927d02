"""Positions as JSON: what the reader refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabuleiro.core.codec import Reader, canonical, fingerprint, shown, words_of
from tabuleiro.core.errors import BadPosition
from tests.kit.orchard import FRUITS


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
