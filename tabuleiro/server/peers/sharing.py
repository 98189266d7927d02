"""Sharing: processes tell each other what has been used up, so that limits are those of the whole server."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.peers.wire import Spent
from tabuleiro.server.process.allowances import Allowances
from tabuleiro.server.process.breathe import pause

EVERY: Final = 0.25
"""Seconds for which a process may not know what another has let through."""


async def share_limits(peers: Peers, allowances: Allowances, closing: asyncio.Event) -> None:
    """Tell the others of what was used up here, and hear what was there."""
    limits, places = allowances.used_up(), allowances.held()

    def heard(process: str, spent: Spent | None) -> None:
        for name, held in places.items():
            held.elsewhere[process] = {} if spent is None else spent.places.get(name, {})
        for name, limit in limits.items():
            for who, number in ({} if spent is None else spent.limits.get(name, {})).items():
                limit.lose(who, number)

    peers.heard_spent.append(heard)
    before: Spent | None = None
    while await pause(closing, EVERY):
        spent = Spent(
            {name: dict(limit.spent) for name, limit in limits.items() if limit.spent},
            {name: dict(held.taken) for name, held in places.items() if held.taken},
        )
        for limit in limits.values():
            limit.spent = Counter()
        if spent.limits or spent != before:
            peers.tell_all(spent)
        before = spent
