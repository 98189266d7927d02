"""The reward of a lot or site, with what it may do to a price that is paid after it."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.games.lisboa.effects import (
    EFFECT_CARDINAL,
    EFFECT_INFLUENCE,
    EFFECT_PLAN,
    EFFECT_RECRUIT,
    EFFECT_REIS,
    EFFECT_SHIP,
    Reward,
)


@final
class Outlook:
    """A reward, printed or on a city token, and what look-ahead has to know of it."""

    __slots__ = (
        "cardinals",
        "influence",
        "most_help",
        "officials",
        "one_meeting",
        "open_ended",
        "plans",
        "recruits",
        "reis",
        "reward",
    )

    def __init__(self, reward: Reward, best_on_land: int, convertible: int) -> None:
        self.reward: Final = reward
        self.reis: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_REIS])
        self.influence: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_INFLUENCE])
        self.recruits: Final = sum([effect.kind == EFFECT_RECRUIT for effect in reward])
        self.officials: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_RECRUIT])
        self.plans: Final = sum([effect.kind == EFFECT_PLAN for effect in reward])
        self.cardinals: Final = sum([effect.kind == EFFECT_CARDINAL for effect in reward])
        self.open_ended: Final = self.cardinals > 0 or any(effect.kind == EFFECT_SHIP for effect in reward)
        """Its choices change treasury or benefits, so that only trying them tells the price."""
        meetings = [effect.amount for effect in reward if effect.kind == EFFECT_CARDINAL]
        alone = all(effect.kind not in (EFFECT_SHIP, EFFECT_RECRUIT) for effect in reward)
        self.one_meeting: Final = meetings[0] if len(meetings) == 1 and alone else 0
        """The gaps of a single meeting with the Cardinal, if nothing else in the reward is open-ended."""
        brings_influence = self.influence or self.recruits or self.open_ended
        self.most_help: Final = (
            self.reis + (convertible if brings_influence else 0) + self.cardinals * best_on_land
        )
        """The most by which the reward of a lot can make its price easier to pay."""
