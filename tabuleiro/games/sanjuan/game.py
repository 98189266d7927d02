"""Game: San Juan as the engine, the bots and the tables see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.core.explain import Explanation, Impossible
from tabuleiro.core.fields import Number, Several, Word, frame_kinds
from tabuleiro.core.frames import Frame
from tabuleiro.core.game import Config, Game, Option, Sampler, SeatOption, Standing
from tabuleiro.games.sanjuan.actions import ACTIONS
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    COPIES,
    COST,
    GOOD_WORDS,
    HARBOUR_PER_GOOD,
    MAY_DECLINE,
    MOST_DISCOUNT,
    MOST_DRAWN,
    MOST_SALES,
    ROLES,
    WORDS,
    Seat,
)
from tabuleiro.games.sanjuan.explain.holdings import holdings
from tabuleiro.games.sanjuan.explain.impossible import impossible
from tabuleiro.games.sanjuan.explain.options import explain
from tabuleiro.games.sanjuan.knowledge.reading import Knowledge
from tabuleiro.games.sanjuan.knowledge.sampler import Futures, TableSampler
from tabuleiro.games.sanjuan.knowledge.view import see
from tabuleiro.games.sanjuan.position.course import check_course
from tabuleiro.games.sanjuan.position.zones import restore, zones
from tabuleiro.games.sanjuan.rules import builder, councillor, producer, prospector, roles, trader
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.round import (
    Bank,
    BeginRound,
    Chapel,
    EndRound,
    HandLimit,
    HandLimits,
    KeepFour,
    Office,
    take_roles,
)
from tabuleiro.games.sanjuan.rules.scoring import ranking
from tabuleiro.games.sanjuan.setup import set_up
from tabuleiro.games.sanjuan.state import SanJuanState

FRAMES: Final[tuple[type[Frame[SanJuanState]], ...]] = (
    BeginRound,
    Office,
    Chapel,
    Bank,
    HandLimits,
    HandLimit,
    KeepFour,
    EndRound,
    roles.TakeRole,
    roles.BeginPhase,
    roles.UseLibrary,
    builder.Build,
    builder.Replace,
    builder.PayMore,
    builder.BlackMarket,
    builder.Pay,
    builder.Reward,
    builder.EndBuilding,
    producer.Produce,
    trader.Sell,
    trader.Ship,
    trader.ShipMore,
    trader.EndTrading,
    councillor.UseCustoms,
    councillor.Council,
    councillor.CouncilDraw,
    councillor.UsePrefecture,
    councillor.Keep,
    councillor.CouncilDiscard,
    prospector.Prospect,
    prospector.ProspectorDraw,
    prospector.UseGoldMine,
    prospector.GoldMine,
    prospector.Goldsmith,
    prospector.TakeFound,
    UseBuilding,
)

FIELDS: Final = {
    "building": Word(WORDS),
    "cost": Number(0, COST[CATHEDRAL]),
    "draws": Number(2, MOST_DRAWN),
    "given": Number(0, sum(COPIES)),
    "left": Number(1, COST[CATHEDRAL]),
    "most": Number(1, MOST_DISCOUNT),
    "named": Several(Word(GOOD_WORDS), twice=True),
    "role": Word(ROLES),
    "shipped": Number(1, MOST_SALES),
}


@final
class SanJuan(Game[SanJuanState]):
    """San Juan, the edition of 2018."""

    key: ClassVar[str] = "san-juan"
    title: ClassVar[str] = "San Juan"
    rules: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 5)
    counted: ClassVar[Mapping[str, str]] = {"role": "role", "build": "building"}

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.option_list = (
            Option(
                "advanced_start", default=False, about="Everybody chooses the first four cards out of more"
            ),
            Option("new_buildings", default=False, about="With the 30 cards of the expansion"),
            SeatOption("governor", default=None, about="The seat that begins; null: a random one"),
            Option(
                HARBOUR_PER_GOOD,
                default=False,
                about="A harbour takes the card of every good that is sold, not of one in each phase",
                later=True,
            ),
            Option(
                MAY_DECLINE,
                default=False,
                about="Discounts, draws and the help of a building may be declined, so each is asked for",
                later=True,
            ),
        )
        self.frame_kinds = frame_kinds(FRAMES, FIELDS)

    def set_up(self, config: Config, rng: int) -> SanJuanState:
        return set_up(config, rng)

    def zones(self, s: SanJuanState) -> JsonObject:
        return zones(s)

    def restore(self, reader: Reader, config: Config, rng: int) -> SanJuanState:
        return restore(reader, config, rng)

    def check_course(self, s: SanJuanState, reader: Reader) -> None:
        check_course(s, reader)

    def opening(self, s: SanJuanState) -> None:
        """The roles that are still to be taken."""
        take_roles(s)

    def see(self, s: SanJuanState, seat: Seat | None) -> JsonObject:
        return see(s, seat)

    def sampler(self, view: JsonObject) -> Sampler[SanJuanState]:
        return TableSampler(Knowledge(view, self.frame_kinds))

    def futures(self, s: SanJuanState) -> Sampler[SanJuanState]:
        return Futures(s)

    def ranking(self, s: SanJuanState) -> list[Standing]:
        return ranking(s)

    def explain(self, s: SanJuanState, action: Action) -> Explanation:
        return explain(s, action)

    def impossible(self, s: SanJuanState) -> list[Impossible]:
        return impossible(s)

    def holdings(self, s: SanJuanState) -> list[Mapping[str, int]]:
        return holdings(s)
