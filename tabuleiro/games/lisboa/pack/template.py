"""The template of a new pack: the reconstructed one with every figure marked for replacement."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.games.lisboa.decrees.phrases import BLANKS, COUNTERS
from tabuleiro.games.lisboa.decrees.sentences import COPY_SENTENCE
from tabuleiro.games.lisboa.effects import (
    BENEFIT_WORDS,
    CLERGY_KINDS,
    EFFECT_WORDS,
    EVENT_KINDS,
    OFFICE_KINDS,
    PENALTY_KINDS,
    PENALTY_WORDS,
    REWARD_KINDS,
    TASK_KINDS,
    Word,
)

_GUIDE: Final = """\
Lisboa: a component pack to fill in from your own box.

1. Every figure below is the reconstructed one and marked from = "replace". Enter the printed figure in its
   place and write from = "printed"; a figure you want to keep as it is gets from = "reconstructed".
2. The from of a table reaches everything inside it that has no from of its own.
3. tabuleiro pack check FILE lists, with its line, what is still marked and what does not fit.
4. The option pack=FILE of a game of Lisboa plays with it.
"""

_JOINED: Final = "Several items are joined by and: plan and recruit 1. N is a number."


def template(text: str) -> str:
    """The text of a new pack, made from the text of the reconstructed one."""
    body = text[text.index("\nname = ") :]
    body = re.sub(r"[ \t]*##.*", "", body)
    body = re.sub(r"^name = .*$", 'name = "my box"', body, flags=re.MULTILINE)
    body = re.sub(r"^notice = .*$", 'notice = "Figures copied from a box."', body, flags=re.MULTILINE)
    body = re.sub(r"^from = .*$", 'from = "replace"', body, flags=re.MULTILINE)
    body = re.sub(r"^(  \{.*?)(, from\b.*)? \},$", r'\1, from = "replace" },', body, flags=re.MULTILINE)
    return _comment([*_GUIDE.splitlines(), *_vocabulary()]) + body


def _comment(lines: list[str]) -> str:
    return "".join([f"# {line}".rstrip() + "\n" for line in lines])


def _vocabulary() -> list[str]:
    return [
        "",
        f"Rewards of cards, lots, sites and tokens. {_JOINED}",
        *_explained(EFFECT_WORDS, REWARD_KINDS),
        "Events of treasury cards: the same, or one of",
        *_explained(EFFECT_WORDS, EVENT_KINDS[len(REWARD_KINDS) :]),
        "Rewards of tasks: goods, reis, influence, wigs, or",
        *_explained(EFFECT_WORDS, TASK_KINDS[-1:]),
        "Penalties:",
        *_explained(PENALTY_WORDS, PENALTY_KINDS),
        "Benefits of treasury cards:",
        *_explained(BENEFIT_WORDS, OFFICE_KINDS),
        "Benefits of clergy tiles: all of these but the first, or",
        *_explained(BENEFIT_WORDS, CLERGY_KINDS[len(OFFICE_KINDS) - 1 :]),
        "",
        "Decrees: N per X, N per K X, N with X, or N with the most: X for more than anybody else. After per",
        "an X may be followed by , +N if three or more and by (max N). X is one of",
        *[f"  {_with_blank(entry.phrase, entry.blank)}" for entry in COUNTERS if entry.phrase],
        f"or the sentence: {COPY_SENTENCE}",
        "",
    ]


def _explained(words: tuple[Word, ...], kinds: tuple[int, ...]) -> list[str]:
    return [_explanation(words[kind]) for kind in kinds]


def _explanation(word: Word) -> str:
    return f"  {word.text + ' N' if word.most else word.text}: {word.meaning}"


def _with_blank(phrase: str, blank: str) -> str:
    """The phrase with the choice of words in place of its blank."""
    choice = "N" if blank == "number" else "|".join(BLANKS.get(blank, {}))
    return phrase.replace(f"{{{blank}}}", choice)
