"""Games with one fault each: they prove that the checks of the kit can fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.core.explain import Explanation, Impossible, Income, Part
from tabuleiro.core.fields import frame_kinds
from tabuleiro.core.frames import Choice, Frame, Step
from tabuleiro.core.game import Config, Item, Sampler, Standing, placed
from tabuleiro.core.rng import Dice, roll
from tests.kit import orchard
from tests.kit.orchard import BURY, DISCARD, DRAW, FRUITS, PASS, POINTS, Orchard
from tests.kit.toys import FIELDS, OrchardGame, OrchardSampler

# Faults of the rules: a frame that does not belong there is done first.


class Question(Choice[Orchard]):
    """A harmless question, of which the others differ in one way."""

    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW]

    def resolve(self, s: Orchard, action: Action) -> None:
        pass


class NothingToOffer(Question):
    def options(self, s: Orchard) -> list[Action]:
        return []


class OffersTwice(Question):
    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW, PASS]


class OtherOrder(Question):
    """Seat 1 gets the options the other way round."""

    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW] if self.seat == 0 else [DRAW, PASS]


class ForeignAction(Question):
    def options(self, s: Orchard) -> list[Action]:
        return [Action("pass", 0, "pass", 0)]


class FickleOptions(Question):
    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW][: 1 + roll(s, 2)]


class NotDoable(Question):
    """Offers to discard what nobody has."""

    def options(self, s: Orchard) -> list[Action]:
        return [PASS, *DISCARD]

    def resolve(self, s: Orchard, action: Action) -> None:
        if action is not PASS:
            orchard.discard(s, self.seat, action.arg)


class DeadEnd(Question):
    """Leads to a question without an answer."""

    def resolve(self, s: Orchard, action: Action) -> None:
        s.then(NothingToOffer(self.seat))


class ByHash(Question):
    """The order of a set depends on the hash seed."""

    def options(self, s: Orchard) -> list[Action]:
        codes = {action.code for action in (*BURY, *DISCARD, PASS, DRAW)}
        return [orchard.ACTIONS.parse(code) for code in codes]


class Peeking(Question):
    """What is possible depends on the top of the deck."""

    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW] if s.deck[-1] == 0 else [PASS]


class Endless(Question):
    def resolve(self, s: Orchard, action: Action) -> None:
        s.then(Endless(self.seat))


class EndsAtOnce(Step[Orchard]):
    """The game is over, and nobody says why."""

    def run(self, s: Orchard) -> None:
        s.stack.clear()


class QuietDraw(Question):
    """Draws a card and does not count it as a reveal."""

    def resolve(self, s: Orchard, action: Action) -> None:
        orchard.draw(s, self.seat)
        s.reveals -= 1


class LoudDraw(Question):
    """Tells everybody what was drawn."""

    def resolve(self, s: Orchard, action: Action) -> None:
        s.note("look", self.seat, {"fruit": FRUITS[s.deck[-1]]})
        orchard.draw(s, self.seat)


class NamesKind(Question):
    """An event has a fact that hides its kind."""

    def resolve(self, s: Orchard, action: Action) -> None:
        s.note("look", self.seat, {"kind": "fruit"})


class BrokenRules(OrchardGame):
    """Orchard with other frames to be done first."""

    def __init__(self, *first: Frame[Orchard]) -> None:
        super().__init__()
        self.first = first
        self.frame_kinds = frame_kinds([*orchard.FRAMES, *[type(frame) for frame in first]], FIELDS)

    def set_up(self, config: Config, rng: int) -> Orchard:
        s = super().set_up(config, rng)
        s.then(*self.first)
        return s


class HashedRules(BrokenRules):
    """Can be made by its name alone, as the other process does."""

    def __init__(self) -> None:
        super().__init__(ByHash(0))


# Faults of a clone.


class Forgetful(Orchard):
    """The trees are not copied."""

    __slots__ = ()

    def clone(self) -> Self:
        twin = super().clone()
        for grower in twin.growers:
            grower.trees = []
        return twin


class Sharing(Orchard):
    """The pile is shared."""

    __slots__ = ()

    def clone(self) -> Self:
        twin = super().clone()
        twin.pile = self.pile
        return twin


class WithJournal(Orchard):
    __slots__ = ()

    def clone(self) -> Self:
        twin = super().clone()
        twin.journal = []
        return twin


class BrokenClone(OrchardGame):
    """Orchard with states of another class."""

    def __init__(self, kind: type[Orchard]) -> None:
        super().__init__()
        self.kind = kind

    def set_up(self, config: Config, rng: int) -> Orchard:
        dealt = super().set_up(config, rng)
        s = self.kind(dealt.deck, dealt.pile, dealt.growers, dealt.first)
        s.copy_common(dealt)
        return s


# Faults of what is written and read.


class ForgetsFirst(OrchardGame):
    """The dump does not say who begins."""

    def zones(self, s: Orchard) -> JsonObject:
        return {name: zone for name, zone in super().zones(s).items() if name != "first"}


class LoadsAnotherPile(OrchardGame):
    """A loaded pile comes out sorted."""

    def restore(self, reader: Reader, config: Config, rng: int) -> Orchard:
        s = super().restore(reader, config, rng)
        s.pile.sort()
        return s


class LoadsOtherChance(OrchardGame):
    """Every load changes what will come."""

    def restore(self, reader: Reader, config: Config, rng: int) -> Orchard:
        return super().restore(reader, config, rng + 1)


class HandsOutOptions(OrchardGame):
    """The view holds the options of the table themselves, not a copy."""

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        return {**super().see(s, seat), "options": s.config.options}


class TrustsEdits(OrchardGame):
    """A wrong first seat is believed, and found out too late."""

    def restore(self, reader: Reader, config: Config, rng: int) -> Orchard:
        first = reader.object().get("first")
        s = super().restore(Reader({**reader.object(), "first": 0}), config, rng)
        s.first = int(first) if isinstance(first, int | str) else 0
        return s


class DealsAnew(OrchardGame):
    """No two deals are alike."""

    deals: ClassVar[list[int]] = [0]

    def set_up(self, config: Config, rng: int) -> Orchard:
        self.deals[0] += 1
        return super().set_up(config, rng + self.deals[0])


class NotPlain(OrchardGame):
    """A view holds a tuple."""

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        return {**super().see(s, seat), "order": tuple(range(s.config.players))}


class AskingSorts(OrchardGame):
    """Asking for the ranking puts the deck in order."""

    def ranking(self, s: Orchard) -> list[Standing]:
        s.deck.sort()
        return super().ranking(s)


class WrongSheet(OrchardGame):
    """The lines of the score sheet do not make the points."""

    def ranking(self, s: Orchard) -> list[Standing]:
        return [
            Standing(each.seat, each.place, each.points, each.tie_break, [Item("trees", -1)])
            for each in super().ranking(s)
        ]


class WrongPlaces(OrchardGame):
    """Everybody comes first."""

    def ranking(self, s: Orchard) -> list[Standing]:
        return [
            Standing(each.seat, 1, each.points, each.tie_break, each.items) for each in super().ranking(s)
        ]


# Faults of what is seen.


class OpenDeck(OrchardGame):
    """A view shows the top of the deck."""

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        return {**super().see(s, seat), "top": FRUITS[s.deck[-1]] if s.deck else None}


class OpenHands(OrchardGame):
    """Every seat sees all hands; spectators do not."""

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        zones = super().see(s, seat)
        return zones if seat is None else {**zones, "players": super().zones(s)["players"]}


class OpenToSpectators(OrchardGame):
    """A spectator sees all hands; seats do not."""

    def see(self, s: Orchard, seat: int | None) -> JsonObject:
        zones = super().see(s, seat)
        return {**zones, "players": super().zones(s)["players"]} if seat is None else zones


class FixedSampler(OrchardSampler):
    def sample(self, dice: Dice) -> Orchard:
        return super().sample(Dice(1))


class DrawsTheSame(OrchardGame):
    def sampler(self, view: JsonObject) -> Sampler[Orchard]:
        return FixedSampler(self, view)


class RestlessSampler(OrchardSampler):
    drawn: ClassVar[list[int]] = [0]

    def sample(self, dice: Dice) -> Orchard:
        self.drawn[0] += 1
        return super().sample(Dice(self.drawn[0]))


class DrawsAnything(OrchardGame):
    def sampler(self, view: JsonObject) -> Sampler[Orchard]:
        return RestlessSampler(self, view)


class ForgetfulSampler(OrchardSampler):
    """Deals one position again and again, and forgets to gather in what it has dealt before."""

    dealt: Orchard | None = None

    def sample(self, dice: Dice) -> Orchard:
        drawn = super().sample(dice)
        if self.dealt is not None:
            drawn.deck = self.dealt.deck
        self.dealt = drawn
        return drawn


class DrawsFromBefore(OrchardGame):
    def sampler(self, view: JsonObject) -> Sampler[Orchard]:
        return ForgetfulSampler(self, view)


class DoublingSampler(OrchardSampler):
    def sample(self, dice: Dice) -> Orchard:
        drawn = super().sample(dice)
        drawn.deck = [*drawn.deck, *drawn.deck]
        return drawn


class DrawsTooMuch(OrchardGame):
    def sampler(self, view: JsonObject) -> Sampler[Orchard]:
        return DoublingSampler(self, view)


# Faults of explanations.


class ExplainsAnother(OrchardGame):
    def explain(self, s: Orchard, action: Action) -> Explanation:
        return Explanation(PASS.code, "O-1")


class WithoutClause(OrchardGame):
    def explain(self, s: Orchard, action: Action) -> Explanation:
        return Explanation(action.code, "")


class Undercharges(OrchardGame):
    """A tree costs more than is said."""

    def explain(self, s: Orchard, action: Action) -> Explanation:
        said = super().explain(s, action)
        return Explanation(said.code, said.clause, said.price and [Part("cards", 0)], said.unit)


class OverstatesPoints(OrchardGame):
    """A tree brings fewer points than is said."""

    def explain(self, s: Orchard, action: Action) -> Explanation:
        said = super().explain(s, action)
        gains = [Income(gain.seat, gain.label, gain.amount + 1, at_end=True) for gain in said.gains]
        return Explanation(said.code, said.clause, said.price, said.unit, gains if said.price else [])


class PromisesTwice(OrchardGame):
    """The price of a tree is said again with every card that pays it."""

    def explain(self, s: Orchard, action: Action) -> Explanation:
        if action.verb == "discard":
            return Explanation(action.code, "O-2", [Part("cards", 1)], "cards")
        return super().explain(s, action)


class TellsOneSeat(OrchardGame):
    """A tree counts for everybody, and its points are told of who plants it."""

    def ranking(self, s: Orchard) -> list[Standing]:
        trees = sum([POINTS[fruit] for grower in s.growers for fruit in grower.trees])
        scores: list[tuple[int, int, tuple[int, ...], list[Item]]] = [
            (seat, trees, (), [Item("trees", trees)]) for seat in range(len(s.growers))
        ]
        return placed(scores)

    def explain(self, s: Orchard, action: Action) -> Explanation:
        said = super().explain(s, action)
        return said if action.verb == "plant" else Explanation(said.code, said.clause)


class CountsNothing(OrchardGame):
    """Explains in cards and does not say how many a seat has."""

    def holdings(self, s: Orchard) -> list[Mapping[str, int]]:
        return [{} for _ in s.growers]


class DeniesLegal(OrchardGame):
    """Calls an option impossible."""

    def impossible(self, s: Orchard) -> list[Impossible]:
        return [Impossible(rules.options(s)[0].code, "too-dear", "O-2")]


class WithoutReason(OrchardGame):
    def impossible(self, s: Orchard) -> list[Impossible]:
        return [Impossible("nonsense", "", "O-2")]
