"""Events: what happened, for people; the rules never read them."""

from __future__ import annotations

from typing import NamedTuple

from tabuleiro.core.codec import JsonObject


class Event(NamedTuple):
    """Something that happened: `facts` are for everybody, `secret` only for the seats in `seen_by`."""

    kind: str
    seat: int | None
    facts: JsonObject
    secret: JsonObject
    seen_by: tuple[int, ...]

    def masked_for(self, seat: int | None) -> JsonObject:
        """The event as JSON for one seat (None: a spectator)."""
        seen: JsonObject = {"kind": self.kind, "seat": self.seat, **self.facts}
        if seat is not None and seat in self.seen_by:
            seen.update(self.secret)
        return seen
