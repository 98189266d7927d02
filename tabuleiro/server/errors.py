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


class BadRequest(Denied):
    """A field is missing or has a value that does not fit."""


class NotFound(Denied):
    """There is no such thing, or nothing that this visitor may know of."""

    status = 404


class Forbidden(Denied):
    """The visitor may see the thing but not do this with it."""

    status = 403


class WrongOrigin(Denied):
    """The request comes from a page of another site."""

    status = 403


class KeyUsed(Denied):
    """The key belongs to something else that was asked for before."""

    status = 409


class TooSlow(Denied):
    """The request has begun but does not come to an end."""

    status = 408


class WrongType(Denied):
    """The body is something else than JSON."""

    status = 415


class TooLarge(Denied):
    """The request is larger than any sensible one."""

    status = 413


class TooMany(Denied):
    """More requests than a person can make."""

    status = 429


class Unavailable(Denied):
    """The database cannot be reached or written; nothing was done, and trying again later is right."""

    status = 503


class Conflict(Exception):
    """Another process wrote the same number first; the table is read again."""


def status_of(refusal: Refused) -> int:
    """The status for HTTP, also of what the rules and the table refuse."""
    if isinstance(refusal, (IllegalAction, NotYourTurn, NothingToUndo, NotNow, Stale)):
        return 409
    if isinstance(refusal, UnknownGame):
        return 404
    return getattr(refusal, "status", 400)
