"""Events: facts for everybody, secrets for some."""

from __future__ import annotations

import pytest

from tabuleiro.core.event import Event

DRAWN = Event("draw", 1, {"cards": 2}, {"cards": ["fig", "olive"]}, (1,))


def test_a_seat_that_may_see_it_gets_the_secret() -> None:
    assert {"kind": "draw", "seat": 1, "cards": ["fig", "olive"]} == DRAWN.masked_for(1)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_everybody_else_gets_the_facts(seat: int | None) -> None:
    assert {"kind": "draw", "seat": 1, "cards": 2} == DRAWN.masked_for(seat)
