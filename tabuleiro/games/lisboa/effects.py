"""The closed vocabulary of rewards, events, penalties and benefits (L-Y): from words to numbers and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from tabuleiro.core.errors import cut
from tabuleiro.core.packs import PackReason
from tabuleiro.games.lisboa.faults import nearest, reason, unknown
from tabuleiro.games.lisboa.kinds import GOOD_WORDS, TOOLS

EffectKind: TypeAlias = int
PenaltyKind: TypeAlias = int
BenefitKind: TypeAlias = int

# Rewards and events. The kinds before REIS are the goods themselves.
EFFECT_REIS: Final = 4
EFFECT_INFLUENCE: Final = 5
EFFECT_WIGS: Final = 6
EFFECT_RECRUIT: Final = 7
EFFECT_PLAN: Final = 8
EFFECT_FAVOR: Final = 9
EFFECT_PRODUCE: Final = 10
EFFECT_CARDINAL: Final = 11
EFFECT_SHIP: Final = 12
EFFECT_CUBE: Final = 13
EFFECT_STORE: Final = 14
EFFECT_DECREE: Final = 15
EFFECT_BUILDING: Final = 16
EFFECT_PLACE: Final = 17

# Penalties.
LOSE_GOOD: Final = 0
LOSE_OFFICIAL: Final = 1
LOSE_REIS: Final = 2
LOSE_WIGS: Final = 3
LOSE_CLERGY: Final = 4
LOSE_FAVOR: Final = 5

# Benefits; the kinds before PER_BUILDING are those in money.
PER_PAYMENT: Final = 0
ON_LAND: Final = 1
PER_HIRED_OFFICIAL: Final = 2
ON_EVENTS: Final = 3
PER_GOOD_SOLD: Final = 4
PER_BUILDING: Final = 5
PER_VISIT: Final = 6
PER_GAIN: Final = 7
PER_RECRUITING: Final = 8
STEADY_PRICES: Final = 9
CAPACITY: Final = 10
PER_SHIP: Final = 11
ANY_GOOD: Final = 12
PER_DECREE: Final = 13
AFTER_PLAN: Final = 14
AFTER_SHIP: Final = 15
AFTER_PRODUCTION: Final = 16
AFTER_MEETING: Final = 17
AFTER_FAVOR: Final = 18
AFTER_STORE: Final = 19
AFTER_DECREE: Final = 20
AFTER_BUILDING: Final = 21

AFTER: Final = {
    EFFECT_PLAN: AFTER_PLAN,
    EFFECT_SHIP: AFTER_SHIP,
    EFFECT_PRODUCE: AFTER_PRODUCTION,
    EFFECT_CARDINAL: AFTER_MEETING,
    EFFECT_FAVOR: AFTER_FAVOR,
    EFFECT_DECREE: AFTER_DECREE,
    EFFECT_BUILDING: AFTER_BUILDING,
}
"""The benefits that bring influence once such an effect is carried out (L-Y39)."""


class BadWords(ValueError):
    """A text is not made of the vocabulary; the message is the reason."""

    def __init__(self, why: PackReason) -> None:
        super().__init__(str(why))
        self.why: Final = why


@final
@dataclass(frozen=True, slots=True)
class Effect:
    """One item of a reward or event: what is got, and how many."""

    kind: EffectKind
    amount: int


@final
@dataclass(frozen=True, slots=True)
class Penalty:
    """What is paid when the card goes to the portfolio (L-Y15)."""

    kind: PenaltyKind
    amount: int


@final
@dataclass(frozen=True, slots=True)
class Benefit:
    """What lasts while the card lies in the portfolio or the tile on the board (L-Y16 to Y27)."""

    kind: BenefitKind
    amount: int


Reward: TypeAlias = tuple[Effect, ...]


@final
@dataclass(frozen=True, slots=True)
class PackWord:
    """One word of the vocabulary; `most` is the highest number it takes, 0 if it takes none."""

    text: str
    most: int
    clause: str
    meaning: str


_GOODS: Final = tuple([PackWord(good, 9, "Y2", f"N {good} from the supply") for good in GOOD_WORDS])

EFFECT_WORDS: Final = (
    *_GOODS,
    PackWord("reis", 30, "Y3", "N réis from the supply"),
    PackWord("influence", 10, "Y4", "a numbered gain of N influence"),
    PackWord("wigs", 30, "Y5", "N wigs"),
    PackWord("recruit", 2, "Y6", "up to N officials from the board, each to a different office"),
    PackWord("plan", 0, "Y7", "the top plan of either architect"),
    PackWord("favor", 0, "Y8", "a royal favor you lack"),
    PackWord("produce", 0, "Y9", "produce goods"),
    PackWord("cardinal", 2, "Y10", "meet the Cardinal: 1 = exactly one gap, 2 = one or two"),
    PackWord("ship", 0, "Y11", "build a ship and pay its goods"),
    PackWord("cube", 0, "Y12", "a cube from the rubble pile"),
    PackWord("store", 0, "Y13", "build a store"),
    PackWord("decree", 0, "Y13", "take a decree"),
    PackWord("building", 0, "Y13", "open a public building"),
    PackWord("place official", 0, "X8", "an official from the board to any office, without recruiting"),
)

PENALTY_WORDS: Final = (
    PackWord("good", 1, "Y15", "any one good of the warehouse"),
    PackWord("official", 1, "Y15", "one official from an office or plaza back to the board"),
    PackWord("reis", 30, "Y15", "N réis of cash"),
    PackWord("wigs", 30, "Y15", "N wigs"),
    PackWord("clergy", 1, "Y15", "one clergy tile, without its wigs"),
    PackWord("favor", 1, "Y15", "one royal favor back to its stack"),
)

BENEFIT_WORDS: Final = (
    PackWord("per payment", 9, "Y17", "every payment is N réis less"),
    PackWord("on land", 30, "Y17", "a lot is N réis less"),
    PackWord("per hired official", 9, "Y17", "each hired official is N réis less"),
    PackWord("on events", 30, "Y17", "the fee of an event is N réis less"),
    PackWord("per good sold", 9, "Y17", "each good sold brings N réis more"),
    PackWord("per building", 8, "Y19", "a public building needs N officials fewer"),
    PackWord("per visit", 9, "Y20", "a visit or follow is N influence less"),
    PackWord("per gain", 9, "Y21", "every un-numbered gain brings N influence more"),
    PackWord("per recruiting", 9, "Y22", "N influence after each recruiting"),
    PackWord("steady prices", 0, "Y23", "your production lowers no price"),
    PackWord("capacity", 5, "Y24", "N more cards in the portfolio and goods of each kind in the warehouse"),
    PackWord("per ship", 4, "Y25", "a ship is N goods less"),
    PackWord("any good", 0, "Y26", "any noble takes any good from you"),
    PackWord("per decree", 9, "Y27", "N wigs for each decree you take"),
    PackWord("influence per plan", 9, "Y39", "N influence after each plan you take"),
    PackWord("influence per ship", 9, "Y39", "N influence after each ship you build"),
    PackWord("influence per production", 9, "Y39", "N influence after each production that brings you goods"),
    PackWord("influence per meeting", 9, "Y39", "N influence after each meeting with the Cardinal"),
    PackWord("influence per favor", 9, "Y39", "N influence after each royal favor you take"),
    PackWord("influence per store", 9, "Y39", "N influence after each store you build"),
    PackWord("influence per decree", 9, "Y39", "N influence after each decree you take"),
    PackWord("influence per building", 9, "Y39", "N influence after each public building you open"),
)

REWARD_KINDS: Final = (*range(EFFECT_STORE), EFFECT_DECREE)
LOT_KINDS: Final = (*REWARD_KINDS, EFFECT_BUILDING)
EVENT_KINDS: Final = tuple(range(EFFECT_PLACE))
TASK_KINDS: Final = (*range(EFFECT_RECRUIT), EFFECT_PLACE)
PENALTY_KINDS: Final = tuple(range(len(PENALTY_WORDS)))
OFFICE_KINDS: Final = tuple(range(PER_BUILDING))
CLERGY_KINDS: Final = tuple(range(ON_LAND, len(BENEFIT_WORDS)))


def is_good(kind: EffectKind) -> bool:
    """Whether the effect brings goods: its kind is then the good."""
    return kind <= TOOLS


def is_noble_action(kind: EffectKind) -> bool:
    return EFFECT_STORE <= kind <= EFFECT_BUILDING


def parse_reward(text: str) -> Reward:
    """The reward of a noble card, a site or a square city token."""
    return _parse_effects(text, REWARD_KINDS, "reward")


def parse_lot_reward(text: str) -> Reward:
    """The reward of a lot or a round city token; a second building would depend on a hidden tile."""
    reward = _parse_effects(text, LOT_KINDS, "reward of a lot")
    if sum([effect.kind == EFFECT_BUILDING for effect in reward]) > 1:
        raise BadWords(reason("second_building", value=cut(text)))
    return reward


def parse_event(text: str) -> Reward:
    """The event of a treasury card; a noble action stands alone, so that L-E2 asks one question of it."""
    event = _parse_effects(text, EVENT_KINDS, "event")
    if len(event) > 1 and any(is_noble_action(effect.kind) for effect in event):
        raise BadWords(reason("not_alone", value=cut(text)))
    return event


def parse_task_reward(text: str) -> Reward:
    return _parse_effects(text, TASK_KINDS, "task reward")


def parse_penalty(text: str) -> Penalty:
    kind, amount = _parse_item(text, PENALTY_WORDS, PENALTY_KINDS, "penalty")
    return Penalty(kind, amount)


def parse_office_benefit(text: str) -> Benefit:
    """The benefit at the lower edge of a treasury card."""
    kind, amount = _parse_item(text, BENEFIT_WORDS, OFFICE_KINDS, "office benefit")
    return Benefit(kind, amount)


def parse_clergy_benefit(text: str) -> Benefit:
    kind, amount = _parse_item(text, BENEFIT_WORDS, CLERGY_KINDS, "clergy benefit")
    return Benefit(kind, amount)


def reward_text(reward: Reward) -> str:
    """The words of a reward or event, joined as they are carried out."""
    return " and ".join([_item_text(EFFECT_WORDS[effect.kind], effect.amount) for effect in reward])


def penalty_text(penalty: Penalty) -> str:
    return _item_text(PENALTY_WORDS[penalty.kind], penalty.amount)


def benefit_text(benefit: Benefit) -> str:
    return _item_text(BENEFIT_WORDS[benefit.kind], benefit.amount)


def _item_text(word: PackWord, amount: int) -> str:
    return f"{word.text} {amount}" if word.most else word.text


def _parse_effects(text: str, kinds: tuple[int, ...], what: str) -> Reward:
    items = [_parse_item(item, EFFECT_WORDS, kinds, what) for item in re.split(r" and |,", text)]
    return tuple([Effect(kind, amount) for kind, amount in items])


def _parse_item(text: str, words: tuple[PackWord, ...], kinds: tuple[int, ...], what: str) -> tuple[int, int]:
    parts = text.split()
    number = int(parts.pop()) if parts and re.fullmatch("[0-9]{1,4}", parts[-1]) else None
    name = " ".join(parts)
    for kind in kinds:
        if words[kind].text == name:
            return kind, _amount(words[kind], number)
    if name in [word.text for word in words]:
        raise BadWords(reason("not_here", value=name, what=_an(what)))
    near = nearest(name, [words[kind].text for kind in kinds])
    raise BadWords(unknown(what, text.strip(), near))


def _an(what: str) -> str:
    return f"an {what}" if what[0] in "aeiou" else f"a {what}"


def _amount(word: PackWord, number: int | None) -> int:
    if not word.most:
        if number is not None:
            raise BadWords(reason("no_number", value=word.text))
        return 1
    if number is None:
        raise BadWords(reason("needs_number", value=word.text, example=f"{word.text} 1"))
    if not 1 <= number <= word.most:
        raise BadWords(reason("number_not_between", value=f"{word.text} {number}", highest=word.most))
    return number
