"""Errors of the server: each has a kind for programs, a sentence for people and a status for HTTP."""

from __future__ import annotations

from typing import ClassVar, Final

from tabuleiro.core.errors import IllegalAction, NothingToUndo, NotYourTurn, Refused, UnknownGame, cut
from tabuleiro.table.errors import NotNow, Stale

LONGEST_REASON: Final = 200


def reason_of(error: Exception | str) -> str:
    """What a library says of a request, which may quote it at any length."""
    return cut(str(error), LONGEST_REASON)


class Denied(Refused):
    """The parent of what the server itself refuses."""

    status: ClassVar[int] = 400

    def __init_subclass__(cls, status: int = 400) -> None:
        cls.status = status


class BadRequest(Denied):
    """A field is missing or has a value that does not fit."""


class NotFound(Denied, status=404):
    """There is no such thing, or nothing that this visitor may know of."""


class Forbidden(Denied, status=403):
    """The visitor may see the thing but not do this with it."""


class WrongOrigin(Denied, status=403):
    """The request comes from a page of another site."""


class KeyUsed(Denied, status=409):
    """The key belongs to something else that was asked for before."""


class TooSlow(Denied, status=408):
    """The request has begun but does not come to an end."""


class WrongType(Denied, status=415):
    """The body is something else than JSON."""


class TooLarge(Denied, status=413):
    """The request is larger than any sensible one."""


class TooMany(Denied, status=429):
    """More requests than a person can make."""


class Unavailable(Denied, status=503):
    """The database cannot be reached or written; nothing was done, and trying again later is right."""


class PassedRefusal(Denied):
    """What another process of the server refuses, in its words."""

    def __init__(self, status: int, kind: str, message: str) -> None:
        super().__init__(message)
        self.code: Final = status
        self.named: Final = kind

    @property
    def kind(self) -> str:
        return self.named


class Conflict(Exception):
    """Another process wrote the same number first; the table is read again."""


def status_of(refusal: Refused) -> int:
    """The status for HTTP, also of what the rules and the table refuse."""
    if isinstance(refusal, (IllegalAction, NotYourTurn, NothingToUndo, NotNow, Stale)):
        return 409
    if isinstance(refusal, PassedRefusal):
        return refusal.code
    if isinstance(refusal, UnknownGame):
        return 404
    return getattr(refusal, "status", 400)
