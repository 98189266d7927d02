"""Deeds are counted by seat, and wigs by what they were for."""

from tabuleiro.core.event import Event
from tabuleiro.lab.counting import counts

COUNTED = {"role": "role", "wigs": "why", "ship": "ship"}


def test_what_is_of_one_kind_are_counted_together() -> None:
    journal = [Event("role", 1, {"role": "builder"}, {}, ())] * 2
    assert [{}, {"role builder": 2}] == counts(journal, 2, COUNTED)


def test_wigs_are_added_up_by_what_they_were_for() -> None:
    journal = [Event("wigs", 0, {"amount": amount, "why": "store"}, {}, ()) for amount in (3, 4)]
    assert [{"wigs store": 7}] == counts(journal, 1, COUNTED)


def test_what_lacerda_or_nobody_does_is_not_counted() -> None:
    journal = [Event("ship", seat, {"ship": "frigate"}, {}, ()) for seat in (1, None)]
    assert [{}] == counts(journal, 1, COUNTED)


def test_other_events_are_not_counted() -> None:
    assert [{}] == counts([Event("turn", 0, {"round": 3}, {}, ())], 1, COUNTED)
