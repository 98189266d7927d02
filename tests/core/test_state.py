"""State: the common fields, the journal, and the parts of an error."""

from __future__ import annotations

from tabuleiro.core.errors import IllegalAction
from tests.core.positions import position
from tests.kit.toys import ORCHARD


def test_an_event_is_written_while_somebody_wants_to_know() -> None:
    s = ORCHARD.load(position("fig", "apple"))
    s.journal = []
    s.note("rain", None, {"mm": 3})
    assert [{"kind": "rain", "seat": None, "mm": 3}] == [event.masked_for(None) for event in s.journal]


def test_nothing_is_written_while_searching() -> None:
    s = ORCHARD.load(position("fig", "apple"))
    s.note("rain", None, {})
    assert s.journal is None


def test_the_journal_stays_with_the_original() -> None:
    s = ORCHARD.load(position("fig", "apple"))
    s.journal = []
    assert s.clone().journal is None


def test_an_error_names_its_kind() -> None:
    assert "IllegalAction" == IllegalAction("…").kind
