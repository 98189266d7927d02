"""Positions as JSON: the words of the rules, spelled out, and exact refusals of what does not fit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from tabuleiro.core.errors import BadPosition, cut, quoted

Json: TypeAlias = "bool | int | str | Sequence[Json] | Mapping[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"

LONGEST_WORD: Final = 100
"""No word of the rules has so many characters."""
LONGEST_LIST: Final = 1000
"""No zone of a game holds so many things, and a longer list is refused before anything is made of it."""
DEEPEST: Final = 30
"""No position and no option nests its values so deep."""
MOST_VALUES: Final = 100_000
"""No position and no option has so many values on one level."""
MOST_BITS: Final = 64
"""No number of a game needs more."""

PLAIN: Final[frozenset[type]] = frozenset((str, bool, type(None)))
"""What may always be a value, and is most of them."""
PLAIN_KEYS: Final[frozenset[type]] = frozenset((str,))


def canonical(value: Json) -> str:
    """The one text of a JSON value: one line of ASCII, no spaces, keys in order."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def fingerprint(value: Json) -> str:
    """Sixteen hexadecimal digits, the same on every machine."""
    return hashlib.blake2b(canonical(value).encode(), digest_size=8).hexdigest()


def copied(value: Json) -> Json:
    """The same value, of which nothing that could be changed is shared."""
    if isinstance(value, dict):
        return {name: copied(item) for name, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def words_of(vocabulary: Sequence[str], indices: Sequence[int]) -> list[Json]:
    return [vocabulary[index] for index in indices]


def json_fault(value: object) -> str | None:
    """Why a value is no JSON that could be of a game, whatever is inside it; None if it may be.

    It goes level by level, so that nothing is too deep for it and what holds itself comes to an end.
    """
    level = [value]
    for _ in range(DEEPEST):
        inside: list[object] = []
        for each in level:
            if type(each) in PLAIN:
                continue
            fault = _single_fault(each)
            if fault:
                return fault
            if isinstance(each, dict):
                inside += each.values()
            elif isinstance(each, list):
                inside += each
            if len(inside) > MOST_VALUES:
                return f"more than {MOST_VALUES} values"
        if not inside:
            return None
        level = inside
    return f"nested more than {DEEPEST} deep"


def _single_fault(value: object) -> str | None:
    """The same of one value without those inside it."""
    if isinstance(value, dict):
        if PLAIN_KEYS.issuperset(map(type, value)):
            return None
        strange = [key for key in value if not isinstance(key, str)]
        return _unknown(strange[0]) if strange else None
    if isinstance(value, int):
        return f"a whole number of more than {MOST_BITS} bits" if value.bit_length() > MOST_BITS else None
    if isinstance(value, (str, list, float)):
        return None
    return f"expected JSON, got {shown(value)}"


def _unknown(key: object) -> str:
    """Why an object cannot have this key."""
    if isinstance(key, str):
        return f"unknown field {quoted(key)}"
    return f"expected a text as a key, got {shown(key)}"


@final
class Reader:
    """Walks a JSON value and refuses what it does not expect, naming the field."""

    __slots__ = ("_holder", "_name", "value")

    def __init__(self, value: object, name: str | int = "", holder: Reader | None = None) -> None:
        """The name is that of the field, or the place in the list, by which the holder has the value."""
        self.value: Final = value
        self._name: Final = name
        self._holder: Final = holder

    @property
    def path(self) -> str:
        """Where the value stands; it is put together only when somebody asks, which is seldom."""
        if self._holder is None:
            return str(self._name)
        outside = self._holder.path
        if isinstance(self._name, int):
            return f"{outside}[{self._name}]"
        return f"{outside}.{self._name}" if outside else self._name

    def refuse(self, reason: str) -> BadPosition:
        """The error to raise: `raise reader.refuse("…")`."""
        return BadPosition(f"{self.path or 'position'}: {reason}")

    def check(self) -> None:
        """Refuse what is no JSON of a game, naming the field of the position that holds it."""
        fault = _single_fault(self.object())
        if fault:
            raise self.refuse(fault)
        for name, value in self.object().items():
            fault = json_fault(value)
            if fault:
                raise Reader(value, cut(name)).refuse(fault)

    def object(self, *known: str) -> dict[str, Json]:
        """The value as an object with no keys but the known ones (none given: any)."""
        fields = self._fields()
        strange = [key for key in fields if key not in known] if known else []
        if strange:
            raise self.refuse(_unknown(strange[0]))
        return fields

    def _fields(self) -> dict[str, Json]:
        if not isinstance(self.value, dict):
            raise self.refuse(f"expected an object, got {shown(self.value)}")
        return self.value

    def __getitem__(self, name: str) -> Reader:
        """A field that must be there."""
        found = self.get(name)
        if found is None:
            raise self.refuse(f"field {name!r} is missing")
        return found

    def get(self, name: str) -> Reader | None:
        """A field that may be missing; null counts as missing."""
        # Asked so often that a further call would be felt.
        fields = self.value if isinstance(self.value, dict) else self._fields()
        value = fields.get(name)
        return None if value is None else Reader(value, name, self)

    def by_word(self, words: Sequence[str]) -> list[tuple[int, Reader]]:
        """The fields that are there, each with the number of its word; null counts as missing."""
        self.object(*words)
        found: list[tuple[int, Reader]] = []
        for number, word in enumerate(words):
            field = self.get(word)
            if field is not None:
                found.append((number, field))
        return found

    def items(self) -> list[Reader]:
        return [Reader(value, place, self) for place, value in enumerate(self._list())]

    def _list(self) -> list[Json]:
        if not isinstance(self.value, list):
            raise self.refuse(f"expected a list, got {shown(self.value)}")
        if len(self.value) > LONGEST_LIST:
            raise self.refuse(f"expected at most {LONGEST_LIST} entries, got {len(self.value)}")
        return self.value

    def integer(self, lowest: int, highest: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse(f"expected a whole number, got {shown(self.value)}")
        if not lowest <= self.value <= highest:
            raise self.refuse(f"{shown(self.value)} is not between {lowest} and {highest}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(f"expected true or false, got {shown(self.value)}")
        return self.value

    def text(self, longest: int = LONGEST_WORD) -> str:
        if not isinstance(self.value, str):
            raise self.refuse(f"expected a text, got {shown(self.value)}")
        if len(self.value) > longest:
            raise self.refuse(f"expected at most {longest} characters, got {shown(self.value)}")
        return self.value

    def word(self, vocabulary: Sequence[str], what: str) -> int:
        """The place of the word in the vocabulary; `what` names the sort of word in the refusal."""
        text = self.text()
        try:
            return vocabulary.index(text)
        except ValueError:
            raise self.refuse(f"unknown {what} {quoted(text)}") from None

    def words(self, vocabulary: Sequence[str], what: str) -> list[int]:
        try:
            return [vocabulary.index(word) for word in self._list()]
        except ValueError:  # the reader of the entry that is no such word says so
            return [item.word(vocabulary, what) for item in self.items()]

    def hexadecimal(self) -> int:
        """A 64-bit number, written as sixteen hexadecimal digits."""
        text = self.text()
        if len(text) != 16 or any(digit not in "0123456789abcdef" for digit in text):
            raise self.refuse(f"expected sixteen hexadecimal digits, got {quoted(text)}")
        return int(text, 16)


def shown(value: object) -> str:
    """A value as a refusal quotes it, cut to a readable length, or its type where it cannot be written."""
    try:
        return cut(json.dumps(value, default=str))
    except (TypeError, ValueError, RecursionError):
        return f"a value of the type {type(value).__name__}"
