"""What everybody has of the things that explanations count."""

from __future__ import annotations

from collections.abc import Mapping

from tabuleiro.core.event import Event
from tabuleiro.games.lisboa.decrees.counting import total_hull, worth_of_decrees
from tabuleiro.games.lisboa.kinds import GOOD_WORDS, GOODS, Seat
from tabuleiro.games.lisboa.places import goods_of
from tabuleiro.games.lisboa.rules.church import DiscardTiles
from tabuleiro.games.lisboa.rules.scoring import officials_majority, store_majority
from tabuleiro.games.lisboa.state import LisboaState


def holdings(s: LisboaState) -> list[Mapping[str, int]]:
    """Of every owner; what was paid in another coin counts in the coin of its price."""
    return [_of_owner(s, owner) for owner in range(s.figures.owners)]


def _of_owner(s: LisboaState, owner: Seat) -> dict[str, int]:
    goods = goods_of(s, owner)
    found = {
        "reis": s.cash[owner],
        "influence": s.influence[owner],
        "wigs": s.wigs[owner] + _wigs_to_come(s, owner),
        "goods": sum(goods),
        **dict(zip(GOOD_WORDS, goods, strict=True)),
        "hull at the end": total_hull(s, owner),
        "wigs at the end": worth_of_decrees(s, owner),
        "majorities at the end": _worth_of_majorities(s, owner),
    }
    for event in s.journal or []:
        if event.seat == owner:
            _count_in_its_coin(found, event)
    return found


def _wigs_to_come(s: LisboaState, owner: Seat) -> int:
    """Those of the tiles that were discarded in a church scoring which is not over."""
    return sum([frame.wigs for frame in s.stack if isinstance(frame, DiscardTiles) and frame.seat == owner])


def _worth_of_majorities(s: LisboaState, owner: Seat) -> int:
    """What the most stores of a kind and the most officials on plans would bring now (L-W3, L-W6)."""
    stores = sum([store_majority(s, good)[owner] for good in range(GOODS)])
    return stores + officials_majority(s)[owner]


def _count_in_its_coin(found: dict[str, int], event: Event) -> None:
    """Réis made from influence (L-I3), and a visit paid with réis and wigs (L-V3, L-V7)."""
    facts = {name: value for name, value in event.facts.items() if isinstance(value, int)}
    if event.kind == "paid":
        found["reis"] -= facts["converted"]
        found["influence"] += facts["spaces"]
    elif event.kind == "paid_visit":
        found["influence"] -= facts["price"] - facts["influence"]
        found["reis"] += facts["reis"]
        found["wigs"] += facts["wigs"]
