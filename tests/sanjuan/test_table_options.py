"""Readings on which the rulebook is open: the options `harbour_per_good` (T5) and `may_decline` (R11)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tabuleiro.core.errors import BadLog, BadPosition
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.buildings import tucked_by_pile
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do, do_until, options
from tests.sanjuan.tables import phase, player, table

DECLINE: Final[dict[str, Any]] = {"may_decline": True, "new_buildings": True}
PER_GOOD: Final[dict[str, Any]] = {"harbour_per_good": True, "new_buildings": True}


def declining(role: str, *players: dict[str, Any], **fields: Any) -> SanJuanState:
    return phase(role, *players, options=DECLINE, **fields)


def explained(s: SanJuanState, code: str) -> Any:
    assert code in options(s)
    return GAME.explain(s, GAME.actions.parse(code)).to_json()


# T5: the harbour.


def trader(options_of_table: dict[str, Any]) -> SanJuanState:
    owner = player("", "harbour indigo+ sugar+ tobacco+ library")
    return phase("trader", owner, options=options_of_table, tiles=["C"])


def sold(s: SanJuanState) -> SanJuanState:
    return do(s, "sell indigo", "sell sugar", "sell tobacco")


def test_SJ_T5_one_good_in_a_phase_goes_under_the_harbour() -> None:
    s = do(sold(trader({"new_buildings": True})), "use_harbour")
    assert ([0, 0, 1], 2) == (tucked_by_pile(s, 0), len(discards(s)))
    assert ("Sell", 0) != asked(s)


@pytest.mark.parametrize(
    ("answers", "tucked"),
    [
        (("pass",), 0),
        (("use_harbour", "stop"), 1),
        (("use_harbour", "use_harbour", "stop"), 2),
        (("use_harbour", "use_harbour", "use_harbour"), 3),
    ],
)
def test_SJ_T5_with_the_option_every_good_may_go_there(answers: tuple[str, ...], tucked: int) -> None:
    s = do(sold(trader(PER_GOOD)), *answers)
    assert ([0, 0, tucked], 3 - tucked) == (tucked_by_pile(s, 0), len(discards(s)))
    assert ("TakeRole", 1) == asked(s)


def test_SJ_T5_one_good_needs_no_further_question() -> None:
    s = do(trader(PER_GOOD), "sell indigo", "stop", "use_harbour")
    assert ([0, 0, 1], ("TakeRole", 1)) == (tucked_by_pile(s, 0), asked(s))


def test_SJ_T5_every_good_is_told_with_its_point() -> None:
    s = do(sold(trader(PER_GOOD)), "use_harbour")
    told = explained(s, "use_harbour")
    assert ("SJ-T5", [1]) == (told["clause"], [gain["amount"] for gain in told["gains"]])


@pytest.mark.parametrize("shipped", [1, 2])
def test_SJ_T5_a_card_on_its_way_to_the_harbour_counts_as_soon_as_it_is_named(shipped: int) -> None:
    s = sold(trader(PER_GOOD))
    before = GAME.holdings(s)[0]["points at the end"]
    do(s, *["use_harbour"] * shipped)
    assert (("ShipMore", 0), before + shipped) == (asked(s), GAME.holdings(s)[0]["points at the end"])


# R11: discounts.


def test_SJ_R11_a_discount_may_be_declined() -> None:
    s = declining(
        "builder", player("palace sugar sugar tobacco tobacco coffee coffee silver", "library quarry")
    )
    do(s, "build palace")
    assert ["more 0", "more 1", "more 2", "more 3"] == options(s)
    assert (5, "SJ-R11") == tuple([explained(s, "more 2")[name] for name in ("total", "clause")])
    do(s, "more 2", "pay sugar", "pay sugar", "pay tobacco", "pay tobacco", "pay coffee")
    assert ["coffee", "silver"] == hand(s, 0)


def test_SJ_R11_nobody_pays_more_than_there_is_or_than_the_printed_cost() -> None:
    s = declining("builder", player("crane sugar", "quarry"))
    assert ["more 0", "more 1"] == options(do(s, "build crane"))
    t = declining("builder", player("indigo sugar sugar", "smithy library"))
    assert ["more 0", "more 1"] == options(do(t, "build indigo"))


def test_SJ_R11_paying_more_may_bring_the_card_of_the_poor_house() -> None:
    s = declining("builder", player("archive hero hero", "poor_house"))
    do(s, "build archive", "more 1", "pay hero")
    assert ("UseBuilding", 0) == asked(s)
    assert 2 == len(hand(do(s, "use poor_house"), 0))


def test_SJ_R11_without_a_discount_nothing_is_asked() -> None:
    s = declining("builder", player("archive hero hero"), by=3)
    assert ("Pay", 0) == asked(do(s, "build archive"))


# R11: the help of buildings.


@pytest.mark.parametrize("use", [True, False])
@pytest.mark.parametrize(
    ("role", "town", "cards", "codes", "helper"),
    [
        ("builder", "carpenter", "archive hero hero", ("build archive", "more 0"), "carpenter"),
        ("builder", "poor_house", "archive hero", ("build archive", "more 0"), "poor_house"),
        ("producer", "well sugar indigo", "", ("produce indigo", "produce sugar"), "well"),
        ("trader", "market_hall sugar+", "", ("sell sugar",), "market_hall"),
        ("trader", "market_stand sugar+ indigo+", "", ("sell indigo", "sell sugar"), "market_stand"),
        ("trader", "hut sugar", "", (), "hut"),
    ],
)
def test_SJ_R11_the_card_of_a_building_may_be_declined(
    role: str, town: str, cards: str, codes: tuple[str, ...], helper: str, *, use: bool
) -> None:
    s = do(declining(role, player(cards, town), tiles=["C"]), *codes)
    assert (["pass", f"use {helper}"], 0) == (options(s), s.stack[-1].seat)
    assert [1] == [gain["amount"] for gain in explained(s, f"use {helper}")["gains"]]
    before = len(hand(s, 0))
    do(s, f"use {helper}" if use else "pass")
    assert before + use == len(hand(s, 0))


def test_SJ_R11_the_tavern_may_be_declined() -> None:
    rich = [player("", "indigo sugar") for _ in range(3)]
    s = declining("builder", player("", "tavern"), *rich)
    assert ["pass", "use tavern"] == options(s)
    assert 0 == len(hand(do(s, "pass"), 0))


def test_SJ_R11_the_good_of_the_customs_office_may_be_declined() -> None:
    s = declining("councillor", player("", "customs"), player("", "customs"))
    do(s, "pass", "use customs")
    dump: Any = GAME.dump(s)
    assert [None, True] == [seat["buildings"][0]["good"] and True for seat in dump["players"][:2]]


@pytest.mark.parametrize(("answer", "turned"), [("pass", 0), ("use gold_mine", 4)])
def test_SJ_R11_the_gold_mine_may_be_declined(answer: str, turned: int) -> None:
    s = declining("prospector", player("", "gold_mine"))
    before = len(s.draw_pile)
    do(s, "pass", answer)
    assert turned == before - len(s.draw_pile)


def test_SJ_R11_the_councillor_says_how_many_cards() -> None:
    s = declining("councillor", player("", "library"), seats=3)
    assert ["pass", "draw 2", "draw 5", "draw 8"] == options(s)
    assert 5 == len(do(s, "draw 5").drawn)
    do_until(s, "CouncilDraw")
    assert ["pass", "draw 2"] == options(s)
    do(s, "pass")
    assert [] == hand(s, 1)


@pytest.mark.parametrize(("answer", "kept"), [("pass", 1), ("use prefecture", 2)])
def test_SJ_R11_the_prefecture_may_be_declined(answer: str, kept: int) -> None:
    s = declining("councillor", player("", "prefecture"))
    do(s, "draw 5")
    assert kept == explained(s, answer)["facts"]["keeps"]
    do(s, answer)
    while asked(s) == ("Keep", 0):
        do(s, options(s)[0])
    assert kept == len(hand(s, 0))


@pytest.mark.parametrize(("answer", "drawn"), [("pass", 0), ("draw 1", 1), ("draw 2", 2)])
def test_SJ_R11_the_prospector_says_how_many_cards(answer: str, drawn: int) -> None:
    s = declining("prospector", player("", "library"), seats=3)
    assert ["pass", "draw 1", "draw 2"] == options(s)
    assert drawn == len(hand(do(s, answer), 0))


def test_SJ_R11_carpenter_first_then_the_poor_house() -> None:
    s = declining("builder", player("archive hero", "carpenter poor_house"), by=3)
    do(s, "build archive")
    assert ["pass", "use carpenter"] == options(s)
    do(s, "use carpenter")
    assert ["pass", "use poor_house"] == options(s)
    assert 2 == len(hand(do(s, "use poor_house"), 0))


def test_SJ_R11_the_same_is_asked_in_a_clone_a_copy_and_a_sample() -> None:
    s = declining("prospector", player("", "gold_mine"))
    copy, sample = GAME.load(GAME.dump(s)), GAME.sampler(GAME.view(s, 0)).sample(Dice(1))
    expected = ["pass", "use gold_mine"]
    assert [expected] * 3 == [options(do(each, "draw 1")) for each in (s.clone(), copy, sample)]


# What the options leave alone.


@pytest.mark.parametrize("name", ["harbour_per_good", "may_decline"])
def test_an_option_that_is_off_is_not_written(name: str) -> None:
    """Positions, digests and logs of games that were played without it stay as they are."""
    config = GAME.configure(3, {name: False})
    assert GAME.configure(3).options == config.options
    assert name not in GAME.dump(GAME.deal(config, 1))["options"]  # type: ignore[operator]
    assert name not in Match.new(GAME, 3, 1, {name: False}).log.dumps()
    assert name in Match.new(GAME, 3, 1, {name: True}).log.dumps()


@pytest.mark.parametrize("name", ["harbour_per_good", "may_decline"])
def test_a_log_that_names_an_option_agrees_with_its_deal(name: str) -> None:
    text = Match.from_position(GAME, {"players": [{}, {}]}).log.dumps()
    same, other = [text.replace("deal ", f"option {name} {value}\ndeal ", 1) for value in ("false", "true")]
    assert 0 == replay(Log.loads(same)).moves
    with pytest.raises(BadLog, match=f"the deal has {name} null"):
        replay(Log.loads(other))


@pytest.mark.parametrize(
    "stack", ["PayMore 0 cost=0 most=1, EndBuilding 0", "UseBuilding 0 building=well", "CouncilDraw 0"]
)
def test_a_question_of_an_option_that_is_off_is_refused(stack: str) -> None:
    with pytest.raises(BadPosition, match="without the option may_decline"):
        table(player("hero", "well"), stack=stack, roles={"builder": 0, "councillor": 1})


def test_further_goods_under_the_harbour_need_the_option() -> None:
    s = do(sold(trader(PER_GOOD)), "use_harbour")
    position: Any = GAME.dump(s)
    assert GAME.dump(GAME.load(position)) == position
    del position["options"]["harbour_per_good"]
    with pytest.raises(BadPosition, match="without the option harbour_per_good"):
        GAME.load(position)
