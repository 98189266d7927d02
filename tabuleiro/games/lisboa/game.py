"""Lisboa for the engine: what every part of the program asks a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from tabuleiro.core.action import Action, ActionTable
from tabuleiro.core.codec import Json, JsonObject, Reader
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.explain import Explanation, Impossible
from tabuleiro.core.fields import FrameKinds, frame_kinds
from tabuleiro.core.game import Config, Game, Option, Sampler, Standing
from tabuleiro.core.packs import Packs
from tabuleiro.games.lisboa.actions import ACTIONS
from tabuleiro.games.lisboa.explain.holdings import holdings
from tabuleiro.games.lisboa.explain.impossible import impossible
from tabuleiro.games.lisboa.explain.options import explain
from tabuleiro.games.lisboa.fields import FIELDS
from tabuleiro.games.lisboa.figures import figures_of
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.knowledge.reading import position_of
from tabuleiro.games.lisboa.knowledge.sampler import Redealer
from tabuleiro.games.lisboa.knowledge.view import see
from tabuleiro.games.lisboa.options import OPTIONS
from tabuleiro.games.lisboa.pack.packs import LisboaPacks
from tabuleiro.games.lisboa.places import cards_in_portfolio
from tabuleiro.games.lisboa.position import variant_zones
from tabuleiro.games.lisboa.position.course import course_fault
from tabuleiro.games.lisboa.position.loading import restore
from tabuleiro.games.lisboa.position.missing import GONE_ZONES, gone
from tabuleiro.games.lisboa.position.zones import hidden_player, hidden_zones, public_player, public_zones
from tabuleiro.games.lisboa.rules.building import (
    ChoosePlan,
    CompletePlan,
    HireOfficials,
    OfferBuilding,
    OpenBuilding,
    ReturnOfficial,
    ReturnOfficials,
)
from tabuleiro.games.lisboa.rules.church import ChurchScoring, DiscardTiles, LacerdaGains
from tabuleiro.games.lisboa.rules.court import (
    ChooseAction,
    ChooseStateAction,
    LeaveCourt,
    OfferFollow,
    PayFee,
)
from tabuleiro.games.lisboa.rules.decree import TakeDecree, TakeExtraDecree
from tabuleiro.games.lisboa.rules.lookahead import Fulfilled, can_go_on
from tabuleiro.games.lisboa.rules.market import SellMore, SellOrTrade, TradeMore
from tabuleiro.games.lisboa.rules.opening import FillChurch, KeepTile
from tabuleiro.games.lisboa.rules.payment import PayReis
from tabuleiro.games.lisboa.rules.period import (
    BeginPeriod,
    ChangePeriod,
    DiscardHand,
    PeriodOrEnd,
    TakeRewards,
)
from tabuleiro.games.lisboa.rules.portfolio import PutCard, TakeSubsidy
from tabuleiro.games.lisboa.rules.rewards import Gain, LosePiece, PayPenalty, TakePileCube
from tabuleiro.games.lisboa.rules.scoring import ranking
from tabuleiro.games.lisboa.rules.shipyard import (
    BuildShip,
    GiveGood,
    KeepToLimit,
    LaunchShip,
    MakeRoom,
    PayGoods,
)
from tabuleiro.games.lisboa.rules.state_actions import (
    MeetCardinal,
    Produce,
    Recruit,
    TakeExtraGood,
    TakeFavor,
    TakePlan,
)
from tabuleiro.games.lisboa.rules.store import (
    BuildHouse,
    BuildStore,
    ClearRubble,
    PayLot,
    PlaceTile,
    ScoreStore,
)
from tabuleiro.games.lisboa.rules.turn import (
    EndTurn,
    LacerdaTurn,
    NextTurn,
    PlayCard,
    Refill,
    TakeCard,
    Turn,
    turn_frame,
)
from tabuleiro.games.lisboa.rules.visiting import PayInfluence, PayPrice, PayReisPart
from tabuleiro.games.lisboa.setup import new_table
from tabuleiro.games.lisboa.solo.actions import LacerdaFollows
from tabuleiro.games.lisboa.solo.turn import (
    DiscardTopCard,
    LacerdaNobleAction,
    LacerdaStateAction,
    MoveAide,
    MoveCourtier,
)
from tabuleiro.games.lisboa.state import LisboaState, limit
from tabuleiro.games.lisboa.variants.draft import BeginDraft, KeepCards, PassCards
from tabuleiro.games.lisboa.variants.starting_decree import (
    LacerdaTakesDecree,
    RefillDecrees,
    TakeStartingDecree,
)
from tabuleiro.games.lisboa.variants.tasks import (
    ChooseTask,
    DealTasks,
    FinishTask,
    FinishTasks,
    PlaceOfficial,
    VisitDeed,
)

FRAMES: Final = (
    # Set-up and turn.
    *(KeepTile, FillChurch, Turn, PlayCard, TakeCard, EndTurn, Refill, PeriodOrEnd, NextTurn, Fulfilled),
    # Portfolio and market.
    *(TakeSubsidy, MakeRoom, KeepToLimit, PutCard, SellOrTrade, SellMore, TradeMore),
    # Court.
    *(
        PayPrice,
        PayInfluence,
        PayReisPart,
        PayReis,
        ChooseStateAction,
        OfferFollow,
        ChooseAction,
        PayFee,
        LeaveCourt,
    ),
    # State actions, rewards and penalties.
    *(
        Recruit,
        TakePlan,
        BuildShip,
        PayGoods,
        GiveGood,
        LaunchShip,
        Produce,
        TakeExtraGood,
        MeetCardinal,
        TakeFavor,
    ),
    *(Gain, TakePileCube, PayPenalty, LosePiece),
    # Noble actions.
    *(BuildStore, PlaceTile, ClearRubble, PayLot, BuildHouse, ScoreStore, TakeDecree, TakeExtraDecree),
    *(OpenBuilding, OfferBuilding, ChoosePlan, ReturnOfficials, ReturnOfficial, HireOfficials, CompletePlan),
    # Church and period.
    *(ChurchScoring, DiscardTiles, ChangePeriod, DiscardHand, TakeRewards, BeginPeriod),
    # Lacerda.
    *(LacerdaTurn, MoveCourtier, LacerdaStateAction, LacerdaNobleAction, DiscardTopCard, MoveAide),
    *(LacerdaFollows, LacerdaGains),
    # Options.
    *(BeginDraft, KeepCards, PassCards, DealTasks, TakeStartingDecree, LacerdaTakesDecree, RefillDecrees),
    *(VisitDeed, FinishTasks, FinishTask, ChooseTask, PlaceOfficial),
)


@final
class Lisboa(Game[LisboaState]):
    """Vital Lacerda's Lisboa for one to four players, played with a component pack."""

    key: ClassVar[str] = "lisboa"
    title: ClassVar[str] = "Lisboa"
    rules: ClassVar[str] = "1"
    seats: ClassVar[range] = range(1, 5)
    packs: ClassVar[Packs | None] = LisboaPacks()
    gone_zones: ClassVar[tuple[str, ...]] = GONE_ZONES
    counted: ClassVar[Mapping[str, str]] = {
        "played": "how",
        "store": "good",
        "building": "architect",
        "ship": "ship",
        "decree": "decree",
        "tile": "tile",
        "completed_plan": "plan",
        "wigs": "why",
    }

    def __init__(self) -> None:
        self.actions: ActionTable = ACTIONS
        self.option_list: tuple[Option, ...] = OPTIONS
        self.frame_kinds: FrameKinds[LisboaState] = frame_kinds(FRAMES, FIELDS)

    def notice(self, config: Config) -> str:
        return figures_of(config.options["pack"], config.players).pack.notice

    def set_up(self, config: Config, rng: int) -> LisboaState:
        return new_table(config, rng)

    def zones(self, s: LisboaState) -> JsonObject:
        players: list[Json] = [_whole_player(s, seat) for seat in range(s.config.players)]
        more = {**variant_zones.public_zones(s), **variant_zones.hidden_zones(s)}
        return {**public_zones(s), **hidden_zones(s), **more, **gone(s), "players": players}

    def restore(self, reader: Reader, config: Config, rng: int) -> LisboaState:
        return restore(reader, config, rng)

    def load(self, position: object) -> LisboaState:
        """As every game, and refuses a position in the middle of an action that cannot be completed."""
        s = super().load(position)
        for seat in range(s.config.players):
            if cards_in_portfolio(s, seat) > limit(s, seat) and s.stack[-1:] != [KeepToLimit(seat)]:
                raise BadPosition(f"players[{seat}]: more than {limit(s, seat)} cards in the portfolio")
        fault = course_fault(s) or variant_zones.fault(s)
        if fault:
            raise BadPosition(fault)
        if not can_go_on(s):
            raise BadPosition("stack: what is compulsory cannot be completed")
        return s

    def opening(self, s: LisboaState) -> None:
        s.then(turn_frame(s, s.active))

    def see(self, s: LisboaState, seat: Seat | None) -> JsonObject:
        return see(s, seat)

    def sampler(self, view: JsonObject) -> Sampler[LisboaState]:
        players, options, seat = view["players"], view["options"], view["seat"]
        assert isinstance(players, list)
        assert isinstance(options, dict)
        base = self.load(position_of(view, figures_of(options["pack"], len(players))))
        others = [other for other in range(len(players)) if other != seat]
        return Redealer(base, seat if isinstance(seat, int) else None, others)

    def futures(self, s: LisboaState) -> Sampler[LisboaState]:
        return Redealer(s, None, [])

    def ranking(self, s: LisboaState) -> list[Standing]:
        return ranking(s)

    def explain(self, s: LisboaState, action: Action) -> Explanation:
        return explain(s, action)

    def impossible(self, s: LisboaState) -> list[Impossible]:
        return impossible(s)

    def holdings(self, s: LisboaState) -> list[Mapping[str, int]]:
        return holdings(s)


def _whole_player(s: LisboaState, seat: Seat) -> JsonObject:
    more = {**variant_zones.public_player(s, seat), **variant_zones.hidden_player(s, seat)}
    return {**public_player(s, seat), **hidden_player(s, seat), **more}


GAME: Final = Lisboa()
