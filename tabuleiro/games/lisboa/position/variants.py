"""Reads the zones that only some tables have: Lacerda, city tokens, the draft, tasks."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.core.rng import shuffle
from tabuleiro.games.lisboa.box import Box, Pieces
from tabuleiro.games.lisboa.kinds import BLUE_DECK, TASKS, Seat
from tabuleiro.games.lisboa.state import NOBODY, LisboaState, Passed
from tabuleiro.games.lisboa.variants import draft, tokens
from tabuleiro.games.lisboa.variants.tasks import seats_with_tasks

DRAFT_FIELDS: Final = ("packet", "kept", "passed")
TASK_FIELDS: Final = ("tasks", "tasks_done")


def variant_zones(s: LisboaState) -> list[str]:
    """The fields that a position of this table may have besides those of every table."""
    found = ["lacerda"] if s.figures.solo else []
    found += ["tokens"] if s.config.flag(tokens.OPTION) else []
    return [*found, "task_deck", "tasks_gone"] if seats_with_tasks(s) else found


def player_fields(s: LisboaState) -> list[str]:
    drafted = DRAFT_FIELDS if draft.is_on(s) else ()
    return [*drafted, *(TASK_FIELDS if seats_with_tasks(s) else ())]


# The draft.


def read_packets(s: LisboaState, players: Reader, box: Box) -> None:
    if draft.is_on(s):
        packets = [_read_cards(s, player.get("packet"), box) for player in players.items()]
        kept = [_read_cards(s, player.get("kept"), box) for player in players.items()]
        s.packets, s.kept = tuple(packets), tuple(kept)
        s.passed = ((),) * s.config.players


def _read_cards(s: LisboaState, reader: Reader | None, box: Box) -> tuple[int, ...]:
    if reader is None:
        return ()
    cards = sorted(box.cards.take_numbers(reader))
    if any(s.figures.card_deck[card] != BLUE_DECK for card in cards):
        raise reader.refuse("only blue cards are drafted")
    return tuple(cards)


def check_draft(s: LisboaState, players: Reader) -> None:
    """All packets are of one size, and hands as large as they must be then; memories agree with both."""
    if not draft.is_on(s):
        return
    sizes = [len(packet) + len(kept) for packet, kept in zip(s.packets, s.kept, strict=True)]
    if len(set(sizes)) > 1 or (sizes[0] and sizes[0] not in draft.packet_sizes(s)):
        raise players.refuse(f"packets of {sizes} cards")
    for seat, player in enumerate(players.items()):
        if sizes[0]:
            _check_packet(s, seat, player, sizes[0])
        passed = player.get("passed")
        if passed is not None:
            groups = [_read_group(s, item) for item in passed.items()]
            cards = [card for group in groups for card in group.cards]
            if len(set(cards)) < len(cards):
                raise passed.refuse("a card was passed on twice")
            s.passed = (*s.passed[:seat], tuple(groups), *s.passed[seat + 1 :])


def _check_packet(s: LisboaState, seat: Seat, player: Reader, size: int) -> None:
    kept = s.kept[seat]
    if len(s.hands[seat]) != s.figures.pack.court.hand - size:
        raise player.refuse(f"{len(s.hands[seat])} cards in the hand while packets have {size}")
    if len(kept) > draft.kept_of(s, size):
        raise player.refuse(f"cards {list(kept)} cannot be kept of a packet of {size}")


def _read_group(s: LisboaState, reader: Reader) -> Passed:
    """Each holder has one of the cards in the hand, the carrier has all others."""
    reader.object("cards", "holders", "carrier")
    last = s.config.players - 1
    cards = tuple([item.integer(1, len(s.figures.card_kind) - 1) for item in reader["cards"].items()])
    holders = tuple([item.integer(0, last) for item in reader["holders"].items()])
    carrier = reader.get("carrier")
    group = Passed(cards, holders, carrier.integer(0, last) if carrier else NOBODY)
    if not _agrees(s, group):
        raise reader.refuse("the cards do not lie where the seat remembers them")
    return group


def _agrees(s: LisboaState, group: Passed) -> bool:
    here = [[card for card in group.cards if card in s.hands[holder]] for holder in group.holders]
    held = [card for cards in here for card in cards]
    carried = [*s.packets[group.carrier], *s.kept[group.carrier]] if group.carrier != NOBODY else []
    rest = [card for card in group.cards if card not in held]
    return (
        bool(group.cards)
        and all(len(cards) == 1 for cards in here)
        and len(set(held)) == len(held)
        and len(set(group.cards)) == len(group.cards)
        and sorted(rest) == sorted(carried)
    )


# Tasks.


def load_tasks(s: LisboaState, reader: Reader) -> None:
    """A task A at random where a seat that begins with one has none given; the rest of deck B is the deck."""
    if not seats_with_tasks(s):
        return
    numbers = [str(number) for number in range(TASKS + 1)]
    box = Pieces("task", numbers, [*s.figures.pack.task_decks[0], *s.figures.pack.task_decks[1]])
    held = [_held(s, seat, player, box) for seat, player in enumerate(reader["players"].items())]
    gone = reader.get("tasks_gone")
    s.tasks_gone = box.take_numbers(gone) if gone else ()
    s.tasks = tuple([_dealt(s, seat, tasks, box) for seat, tasks in enumerate(held)])
    s.tasks_done = tuple([_done(s, seat, player) for seat, player in enumerate(reader["players"].items())])
    _read_task_deck(s, reader.get("task_deck"), box)


def _held(s: LisboaState, seat: Seat, player: Reader, box: Pieces) -> tuple[int, ...] | None:
    field = player.get("tasks")
    if field is None:
        return None
    held = box.take_numbers(field)
    if held and seat not in seats_with_tasks(s):
        raise field.refuse(f"seat {seat} plays without tasks")
    return held


def _dealt(s: LisboaState, seat: Seat, held: tuple[int, ...] | None, box: Pieces) -> tuple[int, ...]:
    if held is not None:
        return held
    return tuple(box.draw(s, 1, s.figures.pack.task_decks[0])) if seat in seats_with_tasks(s) else ()


def _done(s: LisboaState, seat: Seat, player: Reader) -> tuple[int, ...]:
    field = player.get("tasks_done")
    done = [item.integer(1, TASKS) for item in field.items()] if field else []
    if field and (len(set(done)) < len(done) or any(task not in s.tasks[seat] for task in done)):
        raise field.refuse("only tasks that the seat has can be done")
    return tuple(done)


def _read_task_deck(s: LisboaState, reader: Reader | None, box: Pieces) -> None:
    """Before the tasks are dealt the deck is empty; afterwards no task is anywhere else."""
    deck_b = s.figures.pack.task_decks[1]
    if reader is None:
        rest = [task for task in deck_b if box.left[task]]
        shuffle(s, rest)
        s.task_deck = tuple(rest)
        return
    s.task_deck = tuple(reversed(box.take_numbers(reader)))
    undealt = not s.task_deck and not any(s.tasks) and not s.tasks_gone
    if any(task not in deck_b for task in s.task_deck) or (
        not undealt and any(box.left[task] for task in deck_b)
    ):
        raise reader.refuse("the deck holds all tasks B that nobody has or had")
