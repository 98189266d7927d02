"""What the decrees score (L-Y29): from sentences to numbers and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from tabuleiro.core.errors import cut
from tabuleiro.games.lisboa.decrees.phrases import (
    ALIKE_FOR_ALL,
    BEST_DECREE_OF_AN_OPPONENT,
    BLANKS,
    COUNTERS,
    Counter,
)
from tabuleiro.games.lisboa.effects import BadWords
from tabuleiro.games.lisboa.faults import nearest, reason, unknown


@final
@dataclass(frozen=True, slots=True)
class Scoring:
    """A decree's sentence as numbers: "n per k X" has per = k, "n with X" has per = 0."""

    wigs: int
    per: int
    least: int
    """The count from which the condition X of "n with X" holds; 0 in "n per k X"."""
    counter: int
    argument: int
    """The good, row, column, architect, side, hull, noble or cube that is counted; else 0."""
    bonus: int = 0
    bonus_least: int = 0
    """The count from which the bonus is added."""
    maximum: int = 0
    """0: there is none."""
    ahead: bool = False
    """In "n with the most: X" what counts is the lead over the best of the others (L-Y38)."""

    def worth(self, count: int) -> int:
        """The wigs for this count of the counter, or for this lead in it."""
        if self.per == 0:
            return self.wigs if count >= self.least else 0
        wigs = self.wigs * (count // self.per)
        if count >= self.bonus_least:
            wigs += self.bonus
        return min(wigs, self.maximum) if self.maximum else wigs


COPY_SENTENCE: Final = "score one decree of an opponent as well"
COPY_SCORING: Final = Scoring(1, 1, 0, BEST_DECREE_OF_AN_OPPONENT, 0)
"""The one sentence of another form: what it counts are the wigs of that decree (L-Y37)."""

_PER: Final = re.compile(
    r"([1-9][0-9]?) per (?:([1-9][0-9]?) )?(.+?)"
    r"(?:, \+([1-9][0-9]?) if (\w+) or more)?"
    r"(?: \(max ([1-9][0-9]?)\))?"
)
_MOST: Final = re.compile(r"([1-9][0-9]?) with the most: (.+)")
_WITH: Final = re.compile(r"([1-9][0-9]?) with (.+)")

Thing: TypeAlias = tuple[int, int, int]
"""What a phrase names: counter, argument, and the least count of a condition or 0."""


def _phrases() -> dict[str, Thing]:
    """Every phrase of the counters with every word in its blank."""
    phrases: dict[str, Thing] = {}
    for counter, entry in enumerate(COUNTERS):
        if entry.phrase and not entry.blank:
            phrases[entry.phrase] = (counter, 0, entry.least)
        elif entry.phrase:
            phrases.update(_filled(counter, entry))
    return phrases


def _filled(counter: int, entry: Counter) -> dict[str, Thing]:
    """The blank is either the least count of a condition or the argument of the counter."""
    is_least = entry.blank in ("count", "number")
    return {
        entry.phrase.replace(f"{{{entry.blank}}}", word): (counter, 0, number)
        if is_least
        else (counter, number, entry.least)
        for word, number in BLANKS[entry.blank].items()
    }


_THINGS: Final = _phrases()
_PHRASES: Final = {thing: phrase for phrase, thing in _THINGS.items()}
_OWNED: Final = {
    phrase: (counter, argument)
    for phrase, (counter, argument, least) in _THINGS.items()
    if not least and counter not in ALIKE_FOR_ALL
}
_COUNTS: Final = BLANKS["count"]
_COUNT_WORDS: Final = {number: word for word, number in _COUNTS.items()}


def parse_scoring(sentence: str) -> Scoring:
    """The numbers of a decree's sentence."""
    if sentence == COPY_SENTENCE:
        return COPY_SCORING
    per = _PER.fullmatch(sentence)
    if per is not None:
        return _per_scoring(per)
    most = _MOST.fullmatch(sentence)
    if most is not None:
        counter, argument = _owned_thing(most[2])
        return Scoring(int(most[1]), 0, 1, counter, argument, ahead=True)
    condition = _WITH.fullmatch(sentence)
    if condition is not None:
        counter, argument, least = _thing(condition[2], conditions=True)
        return Scoring(int(condition[1]), 0, least, counter, argument)
    raise BadWords(reason("unknown_sentence", value=cut(sentence)))


def scoring_text(scoring: Scoring) -> str:
    """The one sentence that `parse_scoring` reads as this scoring."""
    if scoring == COPY_SCORING:
        return COPY_SENTENCE
    if scoring.ahead:
        return f"{scoring.wigs} with the most: {_PHRASES[scoring.counter, scoring.argument, 0]}"
    phrase = _PHRASES[scoring.counter, scoring.argument, scoring.least]
    if scoring.per == 0:
        return f"{scoring.wigs} with {phrase}"
    step = f"{scoring.per} " if scoring.per > 1 else ""
    bonus = f", +{scoring.bonus} if {_COUNT_WORDS[scoring.bonus_least]} or more" if scoring.bonus else ""
    maximum = f" (max {scoring.maximum})" if scoring.maximum else ""
    return f"{scoring.wigs} per {step}{phrase}{bonus}{maximum}"


def _per_scoring(match: re.Match[str]) -> Scoring:
    counter, argument, _ = _thing(match[3], conditions=False)
    return Scoring(
        wigs=int(match[1]),
        per=int(match[2] or 1),
        least=0,
        counter=counter,
        argument=argument,
        bonus=int(match[4] or 0),
        bonus_least=_count(match[5]) if match[5] else 0,
        maximum=int(match[6] or 0),
    )


def _count(word: str) -> int:
    if word not in _COUNTS:
        raise BadWords(unknown("number", word, nearest(word, list(_COUNTS))))
    return _COUNTS[word]


def _thing(phrase: str, *, conditions: bool) -> Thing:
    """What the phrase names: a condition after "with", something to count after "per"."""
    thing = _THINGS.get(phrase)
    if thing is None or (thing[2] > 0) != conditions:
        known = [other for other, (_, _, least) in _THINGS.items() if (least > 0) == conditions]
        raise BadWords(unknown("scoring", phrase, nearest(phrase, known)))
    return thing


def _owned_thing(phrase: str) -> tuple[int, int]:
    """Something to count of which one player can have more than another: counter and argument."""
    thing = _OWNED.get(phrase)
    if thing is None:
        raise BadWords(unknown("scoring", phrase, nearest(phrase, list(_OWNED))))
    return thing
