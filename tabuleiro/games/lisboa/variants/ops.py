"""What changes packets and tasks, with the events that tell of it."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.rng import shuffle
from tabuleiro.games.lisboa.kinds import CardId, Deed, Seat, TaskId
from tabuleiro.games.lisboa.knowledge.memory import remembered, settled
from tabuleiro.games.lisboa.state import LisboaState

TASKS_FOR_A: Final = 2
"""So many tasks of deck B come for one of deck A."""


# The draft (L-S15).


def make_packets(s: LisboaState) -> None:
    """The dealt hands become the first packets."""
    seats = range(s.config.players)
    s.packets = tuple([s.hands[seat] for seat in seats])
    s.kept = ((),) * s.config.players
    s.passed = ((),) * s.config.players
    for seat in seats:
        s.hands[seat] = ()


def keep_card(s: LisboaState, seat: Seat, card: CardId) -> None:
    packet = tuple([other for other in s.packets[seat] if other != card])
    s.packets = _with(s.packets, seat, packet)
    s.kept = _with(s.kept, seat, tuple(sorted((*s.kept[seat], card))))
    if s.journal is not None:
        s.note("kept_card", seat, {}, {"card": card}, (seat,))


def pass_packets(s: LisboaState) -> None:
    """The kept cards go to the hands, the packets on to the left."""
    players = s.config.players
    for seat in range(players):
        _take_into_hand(s, seat, s.kept[seat])
    s.kept = ((),) * players
    s.passed = tuple([remembered(s, seat) for seat in range(players)])
    s.packets = tuple([s.packets[(seat - 1) % players] for seat in range(players)])
    s.reveals += 1
    if s.journal is not None:
        _tell_packets(s)


def _tell_packets(s: LisboaState) -> None:
    for seat, packet in enumerate(s.packets):
        giver = (seat - 1) % s.config.players
        facts: JsonObject = {"number": len(packet), "to": seat}
        s.note("passed_cards", giver, facts, {"cards": list(packet)}, (giver, seat))


def keep_last_cards(s: LisboaState) -> None:
    for seat, packet in enumerate(s.packets):
        _take_into_hand(s, seat, packet)
    s.packets = ((),) * s.config.players
    s.passed = settled(s.passed)


def _take_into_hand(s: LisboaState, seat: Seat, cards: tuple[int, ...]) -> None:
    s.hands[seat] = tuple(sorted([*s.hands[seat], *cards]))


def _with(
    zones: tuple[tuple[int, ...], ...], seat: Seat, zone: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*zones[:seat], zone, *zones[seat + 1 :])


# Tasks (L-X1).


def deal_tasks(s: LisboaState, wanted: list[Seat]) -> None:
    """One task A at random to each player who wants it; the others of deck A leave."""
    deck_a, deck_b = [list(deck) for deck in s.figures.pack.task_decks]
    shuffle(s, deck_a)
    shuffle(s, deck_b)
    seats = range(s.config.players)
    s.tasks = tuple([(deck_a.pop(),) if seat in wanted else () for seat in seats])
    s.tasks_done = ((),) * s.config.players
    s.task_deck = tuple(deck_b)
    s.reveals += 1
    if s.journal is not None:
        for seat in wanted:
            s.note("task", seat, {"tasks": list(s.tasks[seat])})


def forget_deeds(s: LisboaState) -> None:
    """A deed counts for the turn in which it was done."""
    if s.tasks:
        s.tasks_done = ((),) * s.config.players


def note_deed(s: LisboaState, seat: Seat, deed: Deed) -> None:
    """Every task of the seat that asks for this deed is done in this turn."""
    if not s.tasks:
        return
    tasks = s.figures.pack.tasks
    done = [task for task in s.tasks[seat] if deed in tasks[task].deeds and task not in s.tasks_done[seat]]
    if done:
        s.tasks_done = _with(s.tasks_done, seat, (*s.tasks_done[seat], *done))
        if s.journal is not None:
            for task in done:
                s.note("task_done", seat, {"task": task})


def finish_task(s: LisboaState, seat: Seat, task: TaskId) -> None:
    """The task leaves; for one of deck A come two of deck B."""
    left = tuple([other for other in s.tasks[seat] if other != task])
    deck_a, _ = s.figures.pack.task_decks
    drawn = _draw_tasks(s) if task in deck_a else ()
    s.tasks = _with(s.tasks, seat, (*left, *drawn))
    s.tasks_done = _with(s.tasks_done, seat, ())
    s.tasks_gone = (*s.tasks_gone, task)
    if s.journal is not None:
        s.note("task_finished", seat, {"task": task, "new": list(drawn)})


def _draw_tasks(s: LisboaState) -> tuple[int, ...]:
    """With too few left in the deck, fewer."""
    drawn = s.task_deck[-TASKS_FOR_A:]
    s.task_deck = s.task_deck[: len(s.task_deck) - len(drawn)]
    s.reveals += 1
    return drawn
