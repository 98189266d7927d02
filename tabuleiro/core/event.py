"""Events: what happened, for people; the rules never read them."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import JsonObject


@final
class Event:
    """Something that happened: `facts` are for everybody, `secret` only for the seats in `seen_by`."""

    __slots__ = ("facts", "kind", "seat", "secret", "seen_by")

    def __init__(
        self, kind: str, seat: int | None, facts: JsonObject, secret: JsonObject, seen_by: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts
        self.secret: Final = secret
        self.seen_by: Final = seen_by

    def masked_for(self, seat: int | None) -> JsonObject:
        """The event as JSON for one seat (None: a spectator)."""
        seen: JsonObject = {"kind": self.kind, "seat": self.seat, **self.facts}
        if seat is not None and seat in self.seen_by:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.facts!r}, {self.secret!r}, {self.seen_by!r})"
