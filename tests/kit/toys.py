"""The toy game as the engine sees it: positions as JSON, views, the sampler, scores and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tabuleiro.core import rules
from tabuleiro.core.action import Action, ActionTable
from tabuleiro.core.codec import Json, JsonObject, Reader, words_of
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.explain import Explanation, Impossible, Income, Part
from tabuleiro.core.fields import FrameKinds, Number, Word, frame_kinds
from tabuleiro.core.game import (
    COMMON_FIELDS,
    Config,
    Game,
    Item,
    Option,
    Sampler,
    SeatOption,
    Standing,
    placed,
)
from tabuleiro.core.rng import Dice, roll, shuffle
from tests.kit import orchard
from tests.kit.orchard import ACTIONS, COPIES, FRUITS, PLANT, POINTS, PRICE, Grower, Orchard

FIELDS: Final = {"left": Number(0, max(PRICE)), "fruit": Word(FRUITS)}


class OrchardGame(Game[Orchard]):
    key: ClassVar[str] = "orchard"
    title: ClassVar[str] = "Orchard"
    rules: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 4)

    def __init__(self) -> None:
        self.actions: ActionTable = ACTIONS
        self.option_list: tuple[Option, ...] = (
            Option("reshuffle", default=False, about="The open pile becomes a new deck."),
            SeatOption("first", None, "The seat that begins every round."),
        )
        self.frame_kinds: FrameKinds[Orchard] = frame_kinds(orchard.FRAMES, FIELDS)

    def set_up(self, config: Config, rng: int) -> Orchard:
        return orchard.deal(config, rng)

    def opening(self, s: Orchard) -> None:
        s.then(orchard.PlayRound(s.first))

    def zones(self, s: Orchard) -> JsonObject:
        return {
            "first": s.first,
            "deck": words_of(FRUITS, s.deck),
            "pile": words_of(FRUITS, s.pile),
            "players": [self._grower_zones(grower) for grower in s.growers],
        }

    def _grower_zones(self, grower: Grower) -> JsonObject:
        return {
            "hand": words_of(FRUITS, grower.hand),
            "trees": words_of(FRUITS, grower.trees),
            "barn": words_of(FRUITS, grower.barn),
        }

    def restore(self, reader: Reader, config: Config, rng: int) -> Orchard:
        reader.object(*COMMON_FIELDS, "first", "deck", "pile")
        growers = [_read_grower(each) for each in reader["players"].items()]
        pile = _cards(reader, "pile")
        first = reader.get("first")
        s = Orchard([], pile, growers, first.integer(0, config.players - 1) if first else 0)
        s.begin(config, rng)
        rest = _rest(reader, s)
        s.deck = _cards(reader, "deck") if reader.get("deck") else rest
        if sorted(s.deck) != rest:
            raise reader["deck"].refuse("with the cards elsewhere it does not make five of each fruit")
        ended_by = reader.get("ended_by")
        if ended_by is not None and ended_by.text() and ended_by.text() not in orchard.ENDINGS:
            raise ended_by.refuse(f"unknown ending {ended_by.text()!r}")
        return s

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        players: list[Json] = []
        for owner, grower in enumerate(s.growers):
            hidden: JsonObject = {"hand": len(grower.hand), "barn": len(grower.barn)}
            if owner == seat or not s.stack:
                hidden = {}
            players.append({**self._grower_zones(grower), **hidden})
        return {
            "first": s.first,
            "deck": len(s.deck),
            "pile": words_of(FRUITS, s.pile),
            "players": players,
        }

    def sampler(self, view: JsonObject) -> Sampler[Orchard]:
        return OrchardSampler(self, view)

    def ranking(self, s: Orchard) -> list[Standing]:
        scores: list[tuple[int, int, tuple[int, ...], list[Item]]] = []
        for seat, grower in enumerate(s.growers):
            trees = sum([POINTS[fruit] for fruit in grower.trees])
            items = [Item("trees", trees), Item("barn", len(grower.barn))]
            scores.append((seat, trees + len(grower.barn), (len(grower.hand),), items))
        return placed(scores)

    def explain(self, s: Orchard, action: Action) -> Explanation:
        seat = s.stack[-1].seat
        if action.verb == "plant":
            points = Income(seat, "points", POINTS[action.arg], at_end=True)
            return Explanation(action.code, "O-2", [Part("cards", PRICE[action.arg])], "cards", [points])
        if action.verb == "bury":
            return Explanation(action.code, "O-3", gains=[Income(seat, "points", 1, at_end=True)])
        if action.verb == "draw":
            return Explanation(action.code, "O-1", gains=[Income(seat, "cards", 1)])
        return Explanation(action.code, "O-1")

    def holdings(self, s: Orchard) -> list[Mapping[str, int]]:
        """A card that was planted or buried is laid out, not paid."""
        points = {standing.seat: standing.points for standing in self.ranking(s)}
        return [
            {
                "cards": len(grower.hand) + len(grower.trees) + len(grower.barn),
                "points at the end": points[seat],
            }
            for seat, grower in enumerate(s.growers)
        ]

    def impossible(self, s: Orchard) -> list[Impossible]:
        """Fruits in the hand that are too dear."""
        frame = s.stack[-1]
        if not isinstance(frame, orchard.TakeTurn):
            return []
        legal = rules.options(s)
        held = orchard.kinds(s.growers[frame.seat].hand)
        dear = [fruit for fruit in held if PLANT[fruit] not in legal]
        return [Impossible(PLANT[fruit].code, "too-dear", "O-2", {"price": PRICE[fruit]}) for fruit in dear]


class OrchardSampler(Sampler[Orchard]):
    """The cards a seat has not seen lie anywhere it cannot look."""

    def __init__(self, game: OrchardGame, view: JsonObject) -> None:
        self._game: Final = game
        self._view: Final = Reader(view)

    def sample(self, dice: Dice) -> Orchard:
        """Deal until it fits: whoever is paying holds cards to pay with."""
        while True:
            try:
                return self._game.load({**self._game.dump(self._dealt(dice)), **_moment(self._view)})
            except BadPosition:
                continue

    def _dealt(self, dice: Dice) -> Orchard:
        view = self._view
        growers: list[Grower] = []
        hidden: list[tuple[list[int], int]] = []
        for player in view["players"].items():
            grower = Grower([], [], [])
            for zone, cards in (("hand", grower.hand), ("trees", grower.trees), ("barn", grower.barn)):
                if isinstance(player[zone].value, int):
                    hidden.append((cards, player[zone].integer(0, 20)))
                else:
                    cards.extend(player[zone].words(FRUITS, "fruit"))
            growers.append(grower)
        s = Orchard([], _cards(view, "pile"), growers, view["first"].integer(0, 9))
        s.begin(self._game.configure(len(growers), view["options"].object()), roll(dice, 1 << 32))
        unseen = _rest(view, s)
        shuffle(dice, unseen)
        for cards, size in hidden:
            cards.extend(sorted([unseen.pop() for _ in range(size)]))
        s.deck = unseen
        return s


def _moment(view: Reader) -> JsonObject:
    """Where the game stands, which everybody sees."""
    seen = view.object()
    return {name: seen[name] for name in ("round", "ended_by", "stack")}


def _cards(reader: Reader, zone: str) -> list[int]:
    field = reader.get(zone)
    return field.words(FRUITS, "fruit") if field else []


def _read_grower(reader: Reader) -> Grower:
    reader.object("hand", "trees", "barn")
    return Grower(sorted(_cards(reader, "hand")), _cards(reader, "trees"), _cards(reader, "barn"))


def _rest(reader: Reader, s: Orchard) -> list[int]:
    """The cards that lie nowhere else, in order."""
    rest = [fruit for fruit in range(len(FRUITS)) for _ in range(COPIES)]
    elsewhere = s.pile[:]
    for grower in s.growers:
        elsewhere += grower.hand + grower.trees + grower.barn
    for fruit in elsewhere:
        if fruit not in rest:
            raise reader.refuse(f"more than {COPIES} cards are {FRUITS[fruit]!r}")
        rest.remove(fruit)
    return rest


ORCHARD: Final = OrchardGame()
