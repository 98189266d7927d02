"""Reads and checks what is printed on tiles and cards; equal ones become as many pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.core.packs import PackReason
from tabuleiro.games.lisboa.components import Building, Card, ClergyTile, Decree, Plan, Ship, Task
from tabuleiro.games.lisboa.decrees.sentences import COPY_SCORING, parse_scoring
from tabuleiro.games.lisboa.effects import (
    Benefit,
    Penalty,
    Reward,
    parse_clergy_benefit,
    parse_event,
    parse_lot_reward,
    parse_office_benefit,
    parse_penalty,
    parse_reward,
    parse_task_reward,
)
from tabuleiro.games.lisboa.faults import reason
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    BROWN_DECK,
    CARDS,
    COLOUR_WORDS,
    DECK_WORDS,
    DECREES,
    DEED_WORDS,
    KIND_WORDS,
    NOBLE_WORDS,
    RED_DECK,
    SHIP_WORDS,
    TASKS,
    TREASURY,
    VISIT_DEEDS,
)
from tabuleiro.games.lisboa.pack.reader import PackReader, Section, check_unique

DISPLAY_DECKS: Final = (RED_DECK, BROWN_DECK)
NO_BENEFIT: Final = Benefit(0, 0)
NO_DECREE: Final = Decree(0, COPY_SCORING, row_e=False, solo=False)


def read_buildings(reader: PackReader) -> tuple[Building, ...]:
    table = reader.section("buildings")
    rows = table.rows("tiles")
    buildings: list[Building] = []
    for row in rows:
        sides = [row.words(architect, 2, COLOUR_WORDS, "colour") for architect in ARCHITECT_WORDS]
        names = ["_".join([COLOUR_WORDS[good] for good in side]) for side in sides]
        buildings += [Building(tuple(sides), "/".join(names))] * row.integer("copies", 1, 16)
        row.close()
    check_total(table, "tiles", rows, 16, "public buildings")
    table.close()
    return tuple(buildings)


def read_plans(reader: PackReader) -> tuple[Plan, ...]:
    table = reader.section("plans")
    starting = _read_plans(table, "starting", 4, starting=True)
    others = _read_plans(table, "others", 16, starting=False)
    table.close()
    return tuple(sorted([*starting, *others], key=_officials))


def _officials(plan: Plan) -> int:
    return plan.officials


def _read_plans(table: Section, key: str, total: int, *, starting: bool) -> list[Plan]:
    rows = table.rows(key)
    plans: list[Plan] = []
    for row in rows:
        architect = row.name("architect", ARCHITECT_WORDS, "architect")
        officials = row.integer("officials", 0, 8)
        word = f"{ARCHITECT_WORDS[architect]}_{officials}"
        plans += [Plan(architect, officials, starting, word)] * row.integer("copies", 1, 16)
        row.close()
    check_total(table, key, rows, total, "plans")
    return plans


def read_ships(reader: PackReader) -> tuple[Ship, ...]:
    table = reader.section("ships")
    rows = table.rows("cards", len(SHIP_WORDS))
    ships: list[Ship] = [Ship(0, 0, 0, 0, 0)] * len(SHIP_WORDS)
    for row in rows:
        ships[row.name("colour", SHIP_WORDS, "colour")] = Ship(
            hull=row.integer("hull", 1, 4),
            bonus=row.integer("bonus", 0, 9),
            influence=row.integer("influence", 0, 9),
            period=row.integer("period", 1, 2),
            copies=row.integer("copies", 3, 3),
        )
        row.close()
    check_unique(rows, "colour")
    periods = [row.values["period"] for row in rows if row.sound("period")]
    if len(periods) == len(SHIP_WORDS) and sum([period == 1 for period in periods]) != 2:
        table.refuse("cards", reason("ships_of_a_period"))
    table.close()
    return tuple(ships)


def yards_of(ships: tuple[Ship, ...]) -> tuple[tuple[int, ...], ...]:
    """Blue over red, purple over brown (L-S12, L-P2): the order of the colours."""
    colours = range(len(SHIP_WORDS))
    return tuple([tuple([c for c in colours if ships[c].period == period]) for period in (1, 2)])


def read_cards(reader: PackReader) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The political cards by number, and the years of the decks."""
    table = reader.section("cards")
    decks, years = _read_decks(table)
    nobles = table.rows("nobles")
    treasury = table.rows("treasury")
    cards = [*[_noble_card(row) for row in nobles], *[_treasury_card(row) for row in treasury]]
    check_unique([*nobles, *treasury], "number")
    rows_known = all(row.sound("deck", "kind", "cards") for row in (*decks, *nobles, *treasury))
    if rows_known and table.sound("decks", "nobles", "treasury"):
        _check_decks(table, decks, cards)
    for row in decks:
        row.close()
    table.close()
    numbered: list[Card] = [Card(0, 0, 0)] * (CARDS + 1)
    for card in cards:
        numbered[card.number] = card
    return tuple(numbered), years


def _noble_card(row: Section) -> Card:
    """A noble card has a reward or a penalty; one without either is told that a reward is missing."""
    reward: Reward = ()
    penalty: Penalty | None = None
    if "penalty" in row.values:
        row.offer("reward", "reward", instead="penalty")
        penalty = row.parsed("penalty", "penalty", parse_penalty, None, instead="reward")
        if "reward" in row.values:
            row.take("reward")
            row.refuse("reward", reason("reward_and_penalty"))
    else:
        reward = row.parsed("reward", "reward", parse_reward, (), instead="penalty")
        row.offer("penalty", "penalty", instead="reward")
    card = Card(
        number=row.number("number", 1, CARDS),
        deck=row.word("deck", DECK_WORDS, "deck"),
        kind=row.word("kind", NOBLE_WORDS, "noble"),
        influence=row.integer("influence", 0, 10),
        reward=reward,
        penalty=penalty,
    )
    row.close()
    return card


def _treasury_card(row: Section) -> Card:
    card = Card(
        number=row.number("number", 1, CARDS),
        deck=row.word("deck", DECK_WORDS, "deck"),
        kind=TREASURY,
        event=row.parsed("event", "event", parse_event, ()),
        benefit=row.parsed("benefit", "office benefit", parse_office_benefit, NO_BENEFIT),
    )
    row.close()
    return card


def _read_decks(table: Section) -> tuple[list[Section], tuple[str, ...]]:
    """The decks as the pack lists them, and their years."""
    rows = table.rows("decks", len(DECK_WORDS))
    years = [""] * len(DECK_WORDS)
    for row in rows:
        deck = row.name("deck", DECK_WORDS, "deck")
        years[deck] = row.figure_text("years")
        fixed = deck in DISPLAY_DECKS
        row.integer("cards", 20, 20 if fixed else CARDS)
    check_unique(rows, "deck")
    return rows, tuple(years)


def _check_decks(table: Section, decks: list[Section], cards: list[Card]) -> None:
    """Each deck has as many cards as the pack says, those of the display as many of each kind (L-S11)."""
    for row in decks:
        deck = DECK_WORDS.index(str(row.values["deck"]))
        kinds = [card.kind for card in cards if card.deck == deck]
        if deck in DISPLAY_DECKS:
            _check_display_deck(table, DECK_WORDS[deck], kinds)
        elif len(kinds) != row.values["cards"]:
            row.refuse("cards", _other_pieces(_size(row), f"{DECK_WORDS[deck]} cards", len(kinds)))
    if all(row.sound("cards") for row in decks) and sum([_size(row) for row in decks]) != CARDS:
        table.refuse("decks", reason("other_cards", expected=CARDS))


def _size(deck: Section) -> int:
    size = deck.values["cards"]
    return size if isinstance(size, int) else 0


def _check_display_deck(table: Section, deck: str, kinds: list[int]) -> None:
    for kind, word in enumerate(KIND_WORDS):
        found = kinds.count(kind)
        if found != 5:
            key = "treasury" if kind == TREASURY else "nobles"
            table.refuse(key, _other_pieces(5, f"{deck} {word} cards", found))


def read_clergy(reader: PackReader) -> tuple[ClergyTile, ...]:
    table = reader.section("clergy")
    rows = table.rows("tiles")
    tiles: list[ClergyTile] = []
    for row in rows:
        tile = ClergyTile(
            word=row.text("id"),
            benefit=row.parsed("benefit", "clergy benefit", parse_clergy_benefit, NO_BENEFIT),
            wigs=row.integer("wigs", 0, 20),
        )
        tiles += [tile] * row.integer("copies", 0, 37)
        row.close()
    check_unique(rows, "id")
    check_total(table, "tiles", rows, 37, "clergy tiles")
    table.close()
    return tuple(tiles)


def read_decrees(reader: PackReader) -> tuple[Decree, ...]:
    table = reader.section("decrees")
    rows = table.rows("cards", DECREES)
    decrees = [NO_DECREE] * (DECREES + 1)
    for row in rows:
        number = row.number("number", 1, DECREES)
        decrees[number] = Decree(
            number,
            row.parsed("scoring", "scoring", parse_scoring, COPY_SCORING),
            row_e=row.flag("row_e", otherwise=False),
            solo=row.flag("solo", otherwise=True),
        )
        row.close()
    check_unique(rows, "number")
    table.close()
    return tuple(decrees)


def read_tasks(reader: PackReader) -> tuple[tuple[Task, ...], tuple[tuple[int, ...], ...]]:
    """The tasks by number, and the numbers of the decks A and B."""
    table = reader.section("tasks")
    rows_a = table.rows("a", 4)
    rows_b = table.rows("b", 8)
    tasks_a = [_task_a(row) for row in rows_a]
    tasks_b = [_task_b(row) for row in rows_b]
    check_unique([*rows_a, *rows_b], "number")
    table.close()
    numbered = [Task(0, (), ())] * (TASKS + 1)
    for task in (*tasks_a, *tasks_b):
        numbered[task.number] = task
    decks = [tuple([task.number for task in tasks]) for tasks in (tasks_a, tasks_b)]
    return tuple(numbered), tuple(decks)


def _task_a(row: Section) -> Task:
    deeds = row.words("deeds", 2, DEED_WORDS[:VISIT_DEEDS], "deed")
    task = Task(row.number("number", 1, TASKS), deeds, ())
    row.close()
    return task


def _task_b(row: Section) -> Task:
    deed = VISIT_DEEDS + row.word("deed", DEED_WORDS[VISIT_DEEDS:], "deed")
    reward: Reward = row.parsed("reward", "task reward", parse_task_reward, ())
    task = Task(row.number("number", 1, TASKS), (deed,), reward)
    row.close()
    return task


def read_tokens(reader: PackReader) -> tuple[tuple[Reward, ...], tuple[Reward, ...]]:
    """The round tokens for the lots and the square ones for the sites (L-X2)."""
    table = reader.section("city_tokens")
    lots = _read_tokens(table, "round", 24, "lot reward", parse_lot_reward)
    tokens = lots, _read_tokens(table, "square", 14, "reward", parse_reward)
    table.close()
    return tokens


def _read_tokens(
    table: Section, key: str, total: int, vocabulary: str, parse: Callable[[str], Reward]
) -> tuple[Reward, ...]:
    rows = table.rows(key)
    tokens: list[Reward] = []
    for row in rows:
        tokens += [row.parsed("reward", vocabulary, parse, ())] * row.integer("copies", 1, 24)
        row.close()
    check_total(table, key, rows, total, f"{key} tokens")
    return tuple(tokens)


def check_total(table: Section, key: str, rows: list[Section], total: int, what: str) -> None:
    """Report a wrong number of pieces, unless a wrong number of copies has been reported."""
    copies = [row.values["copies"] for row in rows if row.sound("copies")]
    found = sum([number for number in copies if isinstance(number, int)])
    if len(copies) == len(rows) and found != total:
        table.refuse(key, _other_pieces(total, what, found))


def _other_pieces(expected: int, what: str, found: int) -> PackReason:
    return reason("other_pieces", expected=expected, what=what, found=found)
