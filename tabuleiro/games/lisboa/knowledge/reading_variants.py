"""What a view of the draft and of the tasks leaves open, filled in some way that agrees with it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from tabuleiro.core.codec import JsonObject
from tabuleiro.games.lisboa.figures import Figures
from tabuleiro.games.lisboa.kinds import Seat

ViewPart: TypeAlias = Any
"""The parts of a view are JSON that `see` wrote; their types are known here and not to the checker."""


def seen_in_draft(player: ViewPart) -> list[int]:
    """The cards that a seat has before it or passed on; of other seats a view shows none."""
    if not isinstance(player.get("packet"), list):
        return []
    passed = [card for group in player["passed"] for card in group["cards"]]
    return [*player["packet"], *player["kept"], *passed]


@final
class Remembered:
    """Where the cards may be that the seat of a view passed on: one with each holder, the rest carried."""

    def __init__(self, view: ViewPart) -> None:
        own = view["players"][view["seat"]] if isinstance(view["seat"], int) else {}
        self.hands: Final[list[list[int]]] = [[] for _ in view["players"]]
        self.packets: Final[list[list[int]]] = [[] for _ in view["players"]]
        for group in own.get("passed", []):
            cards = list(group["cards"])
            for holder in group["holders"]:
                self.hands[holder].append(cards.pop())
            if group["carrier"] is not None:
                self.packets[group["carrier"]] += cards

    def packet(self, seat: Seat, player: ViewPart, unseen: list[int]) -> JsonObject:
        """The packet of another seat, with unseen cards where none are known; it has kept the lowest."""
        if "packet" not in player:
            return {}
        kept, cards = player["kept"], self.packets[seat]
        cards += [unseen.pop() for _ in range(player["packet"] + kept - len(cards))]
        cards.sort()
        return {"packet": cards[kept:], "kept": cards[:kept], "passed": []}


def task_deck(view: ViewPart, figures: Figures) -> JsonObject:
    """The tasks B that nobody has or had, once they are dealt."""
    if "task_deck" not in view:
        return {}
    seen = {*view["tasks_gone"], *[task for player in view["players"] for task in player["tasks"]]}
    rest = [task for task in figures.pack.task_decks[1] if task not in seen]
    return {"task_deck": rest if view["task_deck"] else []}
