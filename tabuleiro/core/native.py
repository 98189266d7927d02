"""Words to the compiler; the interpreter skips them. This module itself is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr, trait
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""
        return lambda kind: kind

    def trait(kind):
        """Leave the class as it is: it has no constructor, and other classes have it as a further base."""
        return kind


__all__ = ["i64", "mypyc_attr", "trait"]
