"""What is said to words that are not of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabuleiro.games.lisboa.effects import BadWords


def refusal(parse: Callable[[str], object], text: str) -> str:
    with pytest.raises(BadWords) as refused:
        parse(text)
    return str(refused.value)
