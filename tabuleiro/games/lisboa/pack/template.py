"""The template of a new pack: the reconstructed one with every figure marked for replacement."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.decrees.phrases import BLANKS, COUNTERS
from tabuleiro.games.lisboa.decrees.sentences import COPY_SENTENCE
from tabuleiro.games.lisboa.pack.completing import KEYS

_GUIDE: Final = """\
Lisboa: a component pack to fill in from your own box.

1. Every line that begins with # and holds a figure waits for you: it shows the reconstructed figure. Enter
   the printed one and take the # away. A list that is wholly behind # is entered whole.
2. What you have not entered comes from the reconstruction, so that you can play at any time.
3. from = "printed" at the top speaks for everything in this file. Where a figure comes from elsewhere, give
   its section or entry a from of its own: "public", "inferred" or "reconstructed".
4. tabuleiro pack check FILE lists faults with their lines and counts what is not yet entered.
5. tabuleiro play lisboa --option pack=FILE plays with it.
"""

_JOINED: Final = "Several items are joined by and: plan and recruit 1. N is a number."


def template(text: str) -> str:
    """The text of a new pack, made from the text of the reconstructed one."""
    body = text[text.index("\nname = ") :]
    body = re.sub(r"[ \t]*##.*", "", body)
    body = re.sub(r"^name = .*$", 'name = "my box"', body, flags=re.MULTILINE)
    notice = 'notice = "Figures copied from a box."\nfrom = "printed"'
    body = re.sub(r"^notice = .*$", notice, body, flags=re.MULTILINE)
    sections = [_waiting(section) for section in re.split(r"^(?=\[)", body, flags=re.MULTILINE)]
    return _comment([*_GUIDE.splitlines(), *_vocabulary()]) + "".join(sections)


def _waiting(section: str) -> str:
    """The section with a # before every figure; lists that are entered one by one stay open."""
    name = re.match(r"\[(\w+)\]\n", section)
    if name is None:
        return section
    text = re.sub(r"^from = .*\n", "", section, flags=re.MULTILINE)
    text = re.sub(r"(?:, from\b.*)? \},$", " },", text, flags=re.MULTILINE)
    open_lists = [key for table, key in KEYS if table == name[1]]
    found: list[str] = []
    whole = False
    for line in text.splitlines():
        opened = re.fullmatch(r"(\w+) = \[", line)
        whole = whole or (opened is not None and opened[1] not in open_lists)
        waits = whole or line.startswith("  {") or re.match(r"\w+ = .*[^\[]$", line) is not None
        found.append(f"# {line}" if waits and not line.startswith("#") and line else line)
        whole = whole and line != "]"
    return "\n".join(found) + "\n"


def _comment(lines: list[str]) -> str:
    return "".join([f"# {line}".rstrip() + "\n" for line in lines])


def _vocabulary() -> list[str]:
    return [
        "",
        f"Rewards of cards, lots, sites and tokens. {_JOINED}",
        *_explained(effects.EFFECT_WORDS, effects.REWARD_KINDS),
        "Rewards of lots and round tokens: the same, or once",
        *_explained(effects.EFFECT_WORDS, effects.LOT_KINDS[len(effects.REWARD_KINDS) :]),
        "Events of treasury cards: all of these, or",
        *_explained(
            effects.EFFECT_WORDS,
            tuple([kind for kind in effects.EVENT_KINDS if kind not in effects.LOT_KINDS]),
        ),
        "where store, decree and building stand alone.",
        "Rewards of tasks: goods, reis, influence, wigs, or",
        *_explained(effects.EFFECT_WORDS, effects.TASK_KINDS[-1:]),
        "Penalties:",
        *_explained(effects.PENALTY_WORDS, effects.PENALTY_KINDS),
        "Benefits of treasury cards:",
        *_explained(effects.BENEFIT_WORDS, effects.OFFICE_KINDS),
        "Benefits of clergy tiles: all of these but the first, or",
        *_explained(effects.BENEFIT_WORDS, effects.CLERGY_KINDS[len(effects.OFFICE_KINDS) - 1 :]),
        "",
        "Decrees: N per X, N per K X, N with X, or N with the most: X for more than anybody else. After per",
        "an X may be followed by , +N if three or more and by (max N). X is one of",
        *[f"  {_with_blank(entry.phrase, entry.blank)}" for entry in COUNTERS if entry.phrase],
        f"or the sentence: {COPY_SENTENCE}",
        "",
    ]


def _explained(words: tuple[effects.PackWord, ...], kinds: tuple[int, ...]) -> list[str]:
    return [_explanation(words[kind]) for kind in kinds]


def _explanation(word: effects.PackWord) -> str:
    return f"  {word.text + ' N' if word.most else word.text}: {word.meaning}"


def _with_blank(phrase: str, blank: str) -> str:
    """The phrase with the choice of words in place of its blank."""
    choice = "N" if blank == "number" else "|".join(BLANKS.get(blank, {}))
    return phrase.replace(f"{{{blank}}}", choice)
