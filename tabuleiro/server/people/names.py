"""Names: what people may write, as names and titles and to each other."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tabuleiro.server.errors import BadRequest
from tabuleiro.server.wire.http import LONGEST_NAME

SHAPING: Final = re.compile("[\u200c\u200d]|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f")
"""What draws nothing and shapes its neighbours: joiners of emoji and of scripts, the tags of a flag."""

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and a symbol that are drawn as nothing."""


def clean_name(name: str) -> str:
    """A name or title as people may write it; one that draws nothing or turns the text around is refused."""
    tidy = " ".join(name.split())
    if not (_is_plain(tidy) and _draws(tidy)):
        raise BadRequest("name: expected visible characters")
    return tidy


def clean_text(text: str) -> str:
    """A chat line; line breaks are kept, other control characters refused."""
    tidy = text.strip()
    if not (_is_plain(tidy.replace("\n", "")) and _draws(tidy)):
        raise BadRequest("text: expected visible characters")
    return tidy


def visible_part(name: str) -> str:
    """What can be kept of a name from elsewhere; nothing if it draws nothing."""
    kept = "".join(each for each in name if _is_plain(each)).strip()[:LONGEST_NAME]
    return kept if _draws(kept) else ""


def _is_plain(text: str) -> bool:
    """No control character, no change of direction."""
    return SHAPING.sub("", text).isprintable()


def _draws(text: str) -> bool:
    return any(unicodedata.category(each)[0] in "LNPS" and each not in BLANK for each in text)
