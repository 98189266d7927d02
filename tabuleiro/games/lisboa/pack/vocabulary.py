"""The words that the texts of a pack are made of, as a form offers them: "N" stands for a number."""

from __future__ import annotations

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.games.lisboa.decrees.phrases import BLANKS, COUNTERS
from tabuleiro.games.lisboa.decrees.sentences import COPY_SENTENCE
from tabuleiro.games.lisboa.effects import (
    BENEFIT_WORDS,
    CLERGY_KINDS,
    EFFECT_WORDS,
    EVENT_KINDS,
    LOT_KINDS,
    OFFICE_KINDS,
    PENALTY_KINDS,
    PENALTY_WORDS,
    REWARD_KINDS,
    TASK_KINDS,
    PackWord,
)


def vocabularies() -> JsonObject:
    """The words of each sort of text, by the name under which the readers ask for it."""
    return {
        "reward": _offered(EFFECT_WORDS, REWARD_KINDS),
        "lot reward": _offered(EFFECT_WORDS, LOT_KINDS),
        "event": _offered(EFFECT_WORDS, EVENT_KINDS),
        "task reward": _offered(EFFECT_WORDS, TASK_KINDS),
        "penalty": _offered(PENALTY_WORDS, PENALTY_KINDS),
        "office benefit": _offered(BENEFIT_WORDS, OFFICE_KINDS),
        "clergy benefit": _offered(BENEFIT_WORDS, CLERGY_KINDS),
        "scoring": _sentences(),
    }


def _offered(words: tuple[PackWord, ...], kinds: tuple[int, ...]) -> list[Json]:
    return [words[kind].text + (" N" if words[kind].most else "") for kind in kinds]


def _sentences() -> list[Json]:
    """Every sentence of a decree without what may follow it."""
    found: list[Json] = []
    for entry in COUNTERS:
        if not entry.phrase:
            continue
        words = list(BLANKS[entry.blank]) if entry.blank and entry.blank != "number" else ["N"]
        phrases = [entry.phrase.replace(f"{{{entry.blank}}}", word) for word in words]
        conditional = entry.least or entry.blank in ("count", "number")
        found += [f"N {'with' if conditional else 'per'} {phrase}" for phrase in phrases]
    return [*found, COPY_SENTENCE]
