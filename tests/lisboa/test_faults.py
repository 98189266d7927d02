"""Stacks that no play makes are refused, each with the frame and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.errors import BadPosition
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.game import FRAMES
from tests.lisboa.tables import BROWN, PURPLE, acting, goods, player, ship, stores, table


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        (acting("SellOrTrade", "TakeCard")[:2], "TakeCard cannot stand at the bottom"),
        (acting("SellOrTrade"), "SellOrTrade cannot stand on TakeCard"),
        (acting("SellOrTrade", "Fulfilled"), "has no option"),
        (acting({"frame": "PayReis", "amount": 50}, "Fulfilled"), "has no option"),
        (
            acting({"frame": "Gain", "effect": "gold", "amount": None}, "Fulfilled"),
            "amount: expected a whole number",
        ),
        ([{"frame": "PlayCard", "seat": 1}, *acting()], "PlayCard of seat 1 cannot stand on TakeCard"),
        ([{"frame": "Wait", "seat": 0}], "unknown frame 'Wait'"),
        (
            [{"frame": name, "seat": 0} for name in ("BeginPeriod", "NextTurn")],
            "the second period is not about to begin",
        ),
        (
            [{"frame": name, "seat": 0} for name in ("ChangePeriod", "NextTurn")],
            "nothing has ended the first period",
        ),
        (acting({"frame": "ChoosePlan", "site": "west_e"}, "Fulfilled"), "the site is not free"),
        (
            acting({"frame": "CompletePlan", "site": "west_a", "plan": "blue_8"}, "Fulfilled"),
            "seat 0 has no such plan",
        ),
    ],
)
def test_a_stack_that_no_play_makes_is_refused(stack: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        table(player(hand=[1], reis=0, influence=0), seats=2, stack=stack)
    assert reason in str(error.value)


def test_the_middle_of_a_visit_that_cannot_be_completed_is_refused() -> None:
    poor = player(hand=[1], reis=0, influence=0, favors=["builder", "marquis"])
    stack = acting("TakeFavor", "OpenBuilding", "Fulfilled", "LeaveCourt")
    with pytest.raises(BadPosition, match="what is compulsory cannot be completed"):
        table(poor, in_play=41, stack=stack, plan_piles={})


def portfolio(**newcomer: str) -> list[dict[str, Any]]:
    """A card goes into the portfolio once there is room for the newcomer."""
    return acting({"frame": "MakeRoom", **newcomer}, "PutCard", "SellOrTrade", "Fulfilled")


def launching(place: int | None, *before: dict[str, Any]) -> list[dict[str, Any]]:
    return acting(*before, {"frame": "LaunchShip", "place": place}, "Fulfilled")


def building_on(lot: str, good: str = "gold") -> list[dict[str, Any]]:
    later = [{"frame": name, "lot": lot} for name in ("ClearRubble", "PayLot")]
    place, score = {"frame": "PlaceTile", "lot": lot, "good": good}, {"frame": "ScoreStore", "lot": lot}
    return acting(place, *later, "BuildHouse", score, "Fulfilled")


def completing(site: str, plan: str) -> list[dict[str, Any]]:
    hired = {"frame": "HireOfficials", "amount": 0}
    return acting(hired, {"frame": "CompletePlan", "site": site, "plan": plan}, "Fulfilled")


def visiting(noble: str, action: str, *, paid: str, role: str = "visit") -> list[dict[str, Any]]:
    price = {"frame": "PayPrice", "noble": paid, "role": role}
    return acting(price, {"frame": "ChooseStateAction", "noble": noble}, action, "Fulfilled", "LeaveCourt")


def changing(cards: list[int]) -> list[dict[str, Any]]:
    first = {"frame": "TakeRewards", "seat": 0, "cards": cards}
    return [first, *[{"frame": name, "seat": 0} for name in ("ChurchScoring", "BeginPeriod", "NextTurn")]]


PAY = {"frame": "GiveGood", "amount": 1, "goods": []}
ROOM = {"frame": "MakeRoom", "newcomer": "ship"}


@pytest.mark.parametrize(
    ("stack", "zones", "reason"),
    [
        (portfolio(newcomer="noble")[1:], {"in_play": 2}, "PutCard cannot be the next thing to do"),
        (portfolio(newcomer="noble"), {}, "no card is in play for PutCard"),
        (portfolio(newcomer="treasury"), {"in_play": 2}, "something else comes into the portfolio"),
        (
            [*portfolio(newcomer="noble")[:4], *acting("LeaveCourt")],
            {"in_play": 2},
            "the card in play is at the Court",
        ),
        (launching(None, ROOM), {"yard": []}, "no ship is in the yard"),
        (launching(1, PAY), {}, "there is no ship to replace"),
        (launching(None, PAY), {}, "between GiveGood and LaunchShip MakeRoom is missing"),
        (
            launching(None, {"frame": "TakePlan"}, ROOM),
            {},
            "TakePlan cannot come before room is made for a ship",
        ),
        (launching(None, {**PAY, "amount": 0}, ROOM), {}, "amount cannot be 0"),
        (building_on("A1", "tools"), {}, "the lot is not free for such a store"),
        (building_on("A1"), {"stores": stores(A1="1 gold")}, "the lot is not free for such a store"),
        (building_on("A1"), {"city_tiles": {"display": ["cloth"]}}, "the display has no such tile"),
        (building_on("E1"), {}, "there is no such lot in this game"),
        (completing("west_a", "blue_2"), {}, "cubes lie on the site"),
        (
            completing("north_gold", "blue_2"),
            {"available": {"blue": "pink_brown/yellow_blue", "green": "yellow_pink/brown_blue"}},
            "a north building shows the colour of its street",
        ),
        (visiting("king", "OpenBuilding", paid="builder"), {"in_play": 41}, "is of another visit"),
        (
            visiting("king", "OpenBuilding", paid="king", role="follow"),
            {"in_play": 41},
            "is of another visit",
        ),
        (
            visiting("king", "TakeDecree", paid="king"),
            {"in_play": 41},
            "TakeDecree is the action of another noble",
        ),
        (acting({"frame": "TakeExtraGood", "goods": []}, "Fulfilled"), {}, "goods cannot be empty"),
        (
            acting({"frame": "TakeExtraGood", "goods": ["gold", "gold"]}, "Fulfilled"),
            {},
            "goods[1]: stands in the list twice",
        ),
        (
            [{"frame": "LosePiece", "seat": 0, "penalty": "reis"}, *portfolio(newcomer="noble")],
            {"in_play": 2},
            "there is nothing to choose for this penalty",
        ),
        (
            [{"frame": "DiscardTiles", "seat": 0, "discarded": 4, "wigs": 4}, *acting()[3:]],
            {},
            "seat 0 cannot have discarded 4 tiles",
        ),
        (
            [{"frame": "DiscardTiles", "seat": 0, "discarded": 1, "wigs": 99}, *acting()[3:]],
            {},
            "wigs cannot be 99",
        ),
        (
            changing([3]),
            {"period": 2, "display": {}, "decks": {}, "purple": list(PURPLE), "brown": BROWN},
            "cards names one that is not discarded",
        ),
        (
            [{"frame": name, "seat": 0} for name in ("BeginDraft", "Turn")],
            {},
            "there is no draft in this game",
        ),
        (acting(), {"in_play": 2}, "in_play: nothing is to be done with card 2"),
        (acting(), {"ended_by": "empty_decks"}, "ended_by: the game has ended, but something is to be done"),
        ([], {"ended_by": "boredom"}, "ended_by: unknown reason 'boredom'"),
        (
            acting(),
            {"period": 2, "end_cause": "empty_decks", "last_round": 3, "round": 4},
            "round: 4 is after the last round 3",
        ),
        (acting(), {"end_cause": "empty_decks", "last_round": 3}, "end_cause: the game ends in period 2"),
    ],
)
def test_a_frame_without_what_it_deals_with_is_refused(stack: Any, zones: Any, reason: str) -> None:
    one = player(hand=[1], reis=9, plans=["blue_2"], clergy=["C1"], goods=goods("gold cloth"))
    with pytest.raises(BadPosition) as error:
        table(one, seats=2, stack=stack, **zones)
    assert reason in str(error.value)


def test_every_frame_declares_what_it_stands_on() -> None:
    assert [] == [kind.__name__ for kind in FRAMES if kind.STANDS_ON is None]


def test_tiles_are_offered_before_one_is_kept() -> None:
    choosing = {"offered": ["C1", "C2"], "clergy": ["C3"]}
    with pytest.raises(BadPosition, match=r"players\[0\].offered: there are tiles to choose from"):
        GAME.load({"players": [choosing, {}]})


def test_offered_tiles_need_a_choice() -> None:
    with pytest.raises(BadPosition, match="stack: nobody chooses among the clergy tiles offered"):
        GAME.load({"players": [{"offered": ["C1", "C2"]}, {}]})


def test_a_ship_in_a_portfolio_is_not_in_the_yard_as_well() -> None:
    with pytest.raises(BadPosition, match=r"yard\[0\]: no further blue ship can be in the yard"):
        table(player(upper=[ship("blue")]), seats=2, yard=["blue"])


def test_purple_and_brown_cards_wait_in_their_own_zones() -> None:
    mixed = {**BROWN, "builder": [11, *BROWN["builder"][1:]]}
    with pytest.raises(BadPosition, match="purple holds the purple cards and brown the brown ones"):
        table(player(), seats=2, purple=[16, *PURPLE[1:]], brown=mixed)
