"""What the fields of frames may be: a name stands for the same in every frame."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.fields import Number, OrNull, Several, Word
from tabuleiro.games.lisboa.effects import EFFECT_WIGS, EFFECT_WORDS, PENALTY_WORDS
from tabuleiro.games.lisboa.kinds import (
    CARDS,
    DEED_WORDS,
    GOOD_WORDS,
    LOT_WORDS,
    NEWCOMER_WORDS,
    NOBLE_WORDS,
    PLAN_WORDS,
    ROLE_WORDS,
    SITE_WORDS,
    UPPER,
)
from tabuleiro.games.lisboa.rules.shipyard import DUTY_WORDS

FIELDS: Final = {
    "amount": Number(0, 99),
    "cards": Several(Number(1, CARDS), twice=False),
    "deed": Word(DEED_WORDS),
    "discarded": Number(0, 9),
    "duty": Word(DUTY_WORDS),
    "effect": Word([word.text for word in EFFECT_WORDS[: EFFECT_WIGS + 1]]),
    "good": Word(GOOD_WORDS),
    "goods": Several(Word(GOOD_WORDS), twice=False),
    "influence": Number(0, 30),
    "lot": Word(LOT_WORDS),
    "most": Number(0, 2),
    "newcomer": Word(NEWCOMER_WORDS),
    "noble": Word(NOBLE_WORDS),
    "offices": Several(Number(0, len(NOBLE_WORDS) - 1), twice=False),
    "penalty": Word([word.text for word in PENALTY_WORDS]),
    "place": OrNull(Number(0, UPPER - 1)),
    "plan": Word(PLAN_WORDS),
    "role": Word(ROLE_WORDS),
    "site": Word(SITE_WORDS),
    "wigs": Number(0, 999),
}
