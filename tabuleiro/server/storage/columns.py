"""Columns: the few sorts of them that the tables of the database are made of."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DefaultClause,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
)
from sqlalchemy.types import TypeEngine

ID_LENGTH: Final = 24


def _column(name: str, kind: TypeEngine[Any], *keys: ForeignKey) -> Column[Any]:
    return Column(name, kind, *keys, nullable=False)


def word(name: str, length: int) -> Column[Any]:
    return _column(name, String(length))


def text(name: str) -> Column[Any]:
    return _column(name, Text())


def number(name: str) -> Column[Any]:
    return _column(name, Integer())


def large(name: str) -> Column[Any]:
    """A number of 64 bits: seconds since 1970, a seed."""
    return _column(name, BigInteger())


def flag(name: str) -> Column[Any]:
    return _column(name, Boolean())


def blob(name: str) -> Column[Any]:
    return _column(name, LargeBinary())


def identity(name: str) -> Column[Any]:
    return word(name, ID_LENGTH)


def belongs(name: str, to: str) -> Column[Any]:
    """The id of something else: with that the row goes too."""
    return _column(name, String(ID_LENGTH), ForeignKey(to, ondelete="CASCADE"))


def names(name: str, other: str) -> Column[Any]:
    """The id of something else that cannot go before."""
    return _column(name, String(ID_LENGTH), ForeignKey(other))


def key(column: Column[Any]) -> Column[Any]:
    column.primary_key = True
    return column


def optional(column: Column[Any]) -> Column[Any]:
    column.nullable = True
    return column


def indexed(column: Column[Any]) -> Column[Any]:
    column.index = True
    return column


def at_first(column: Column[Any], value: Any) -> Column[Any]:
    """What rows from before the column have."""
    column.server_default = DefaultClause(value)
    return column
