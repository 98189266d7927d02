"""Names: what people may write, as names and titles and to each other."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tabuleiro.server.errors import BadRequest
from tabuleiro.server.wire.http import LONGEST_NAME

SHAPING: Final = re.compile("[\u200c\u200d]|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f")
"""What draws nothing and shapes its neighbours: joiners of emoji and of scripts, the tags of a flag."""

HIDDEN: Final = re.compile("^[\u200c\u200d]|[\\u0000-\\u052f][\u200c\u200d]|[\u200c\u200d]$")
"""A joiner that joins nothing: at an end, or after a letter of Latin, Greek or Cyrillic."""

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and a symbol that are drawn as nothing."""


def clean_name(name: str) -> str:
    """A name or title as people may write it; one that draws nothing or turns the text around is refused."""
    tidy = " ".join(name.split())
    if not (_is_plain(tidy) and _draws(tidy)):
        raise BadRequest("name: expected visible characters")
    if HIDDEN.search(tidy):
        raise BadRequest("name: there is a character in it that is not seen")
    if any(_mixed(word) for word in tidy.split()):
        raise BadRequest("name: a word has letters of several alphabets, which look alike")
    return tidy


def clean_text(text: str) -> str:
    """A chat line; line breaks are kept, other control characters refused."""
    tidy = text.strip()
    if not (_is_plain(tidy.replace("\n", "")) and _draws(tidy)):
        raise BadRequest("text: expected visible characters")
    return tidy


def visible_part(name: str) -> str:
    """What can be kept of a name from elsewhere; nothing if it draws nothing."""
    kept = "".join(each for each in name if _is_plain(each)).strip()[:LONGEST_NAME].strip()
    return kept if _draws(kept) else ""


def _is_plain(text: str) -> bool:
    """No control character, no change of direction."""
    return SHAPING.sub("", text).isprintable()


def _draws(text: str) -> bool:
    return any(unicodedata.category(each)[0] in "LNPS" and each not in BLANK for each in text)


def _mixed(word: str) -> bool:
    """Whether a word has letters of several alphabets of which many look the same."""
    names = [unicodedata.name(each, "") for each in word if each.isalpha()]
    return len({name.split()[0] for name in names if name} & {"LATIN", "CYRILLIC", "GREEK"}) > 1
