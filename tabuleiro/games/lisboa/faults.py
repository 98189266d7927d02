"""Why a text or a value can be no part of a pack: a word for it, the facts, and both as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from tabuleiro.core.errors import cut
from tabuleiro.core.packs import PackReason

SENTENCES: Final = {
    # Values.
    "missing": "is missing",
    "empty": "is empty",
    "not_a_number": "expected a whole number, got {value}",
    "not_exactly": "{value} is not {lowest}",
    "not_between": "{value} is not between {lowest} and {highest}",
    "not_a_text": "expected a text, got {value}",
    "text_too_long": "a text of {found} characters, expected {most} at most",
    "not_a_flag": "expected true or false, got {value}",
    "not_a_list": "expected a list, got {value}",
    "not_a_table": "expected a table, got {value}",
    "too_many_entries": "{found} entries, expected {most} at most",
    "other_entries": "expected {expected} entries, got {found}",
    "twice": "{what} {value} stands here twice",
    "in_line_already": "{value} stands already in line {line}",
    "there_already": "{value} stands already in {field}",
    # Words.
    "unknown": "unknown {what} {value!r}",
    "unknown_value": "unknown {what} {value}",
    "unknown_near": "unknown {what} {value!r}, did you mean {near!r}?",
    "unknown_word": "unknown {what} {value!r}, expected {words}",
    "unknown_sentence": "unknown scoring {value!r}, expected 'N per …' or 'N with …'",
    "not_here": "{value!r} cannot be {what}",
    "no_number": "{value!r} takes no number",
    "needs_number": "{value!r} needs a number, as in {example!r}",
    "number_not_between": "{value!r}: the number is not between 1 and {highest}",
    "second_building": "{value!r}: one building at most stands in a reward",
    "not_alone": "{value!r}: store, decree and building stand alone in an event",
    "reward_and_penalty": "a noble card has a reward or a penalty, not both",
    # Keys and labels.
    "unknown_key": "unknown key",
    "unknown_key_near": "unknown key, did you mean {near!r}?",
    "unknown_keys": "{found} unknown keys",
    "nothing_labelled": "labels a figure that is not here",
    "unknown_label": "expected one of {labels}, got {value}",
    "unlabelled": "says nothing about {figures}, expected one of {labels}",
    # What the parts of a box say of each other.
    "right_not_rising": "the right values do not rise from space to space",
    "left_up_and_down": "the left values rise and fall",
    "no_such_space": "no space has the right value {value}",
    "spaces_not_rising": "the spaces do not rise",
    "below_minimum": "{value} is below the minimum of {lowest}",
    "place_without_column": "some place serves no column",
    "other_cubes": "{expected} cubes in all, but rows, columns, sites and pile take {found}",
    "other_markers": "{found} markers for {expected} sets",
    "later_place_more": "a later place brings more than an earlier one",
    "ships_of_a_period": "each period needs two colours of ships",
    "other_pieces": "expected {expected} {what}, got {found}",
    "other_cards": "expected {expected} cards in all decks together",
    # Files.
    "too_deep": "more than {most} tables or lists lie inside each other",
    "too_many_digits": "a number has too many digits",
    "not_toml": "this is not TOML: {detail}",
    "unreadable": "{detail}",
}
"""By the words. A client says the same in its own language, and in English with the same words."""


def reason(word: str, **facts: str | int) -> PackReason:
    return PackReason(word, facts, SENTENCES[word].format(**facts))


def nearest(text: str, known: Sequence[str]) -> str:
    """The known word that may have been meant; nothing if none is near."""
    near = get_close_matches(text, known, n=1)
    return near[0] if near else ""


def unknown(what: str, text: str, near: str = "") -> PackReason:
    """A word that is none of the known ones."""
    if near:
        return reason("unknown_near", what=what, value=cut(text), near=near)
    return reason("unknown", what=what, value=cut(text))
