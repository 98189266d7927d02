"""The words of rewards, penalties, benefits and decrees, there and back."""

from collections.abc import Callable

import pytest

from tabuleiro.games.lisboa import effects as e
from tabuleiro.games.lisboa.decrees import phrases as c
from tabuleiro.games.lisboa.decrees.sentences import Scoring, parse_scoring, scoring_text
from tabuleiro.games.lisboa.effects import BadWords, Benefit, Effect, Penalty
from tabuleiro.games.lisboa.kinds import BLUE, BOOKS, BUILDER, CLOTH, GOLD, GREEN, KING, NORTH, TOOLS, TSUNAMI
from tabuleiro.games.lisboa.pack.files import load_pack
from tests.lisboa.refusals import refusal

PACK = load_pack("reconstructed")
SCORINGS = [decree.scoring for decree in PACK.decrees[1:]]


# Rewards and events.


@pytest.mark.parametrize(
    ("text", "reward"),
    [
        ("gold 1", (Effect(GOLD, 1),)),
        ("cloth 2", (Effect(CLOTH, 2),)),
        ("books 2", (Effect(BOOKS, 2),)),
        ("tools 1", (Effect(TOOLS, 1),)),
        ("reis 5", (Effect(e.EFFECT_REIS, 5),)),
        ("influence 2", (Effect(e.EFFECT_INFLUENCE, 2),)),
        ("wigs 2", (Effect(e.EFFECT_WIGS, 2),)),
        ("recruit 1", (Effect(e.EFFECT_RECRUIT, 1),)),
        ("recruit 2", (Effect(e.EFFECT_RECRUIT, 2),)),
        ("plan", (Effect(e.EFFECT_PLAN, 1),)),
        ("favor", (Effect(e.EFFECT_FAVOR, 1),)),
        ("produce", (Effect(e.EFFECT_PRODUCE, 1),)),
        ("cardinal 1", (Effect(e.EFFECT_CARDINAL, 1),)),
        ("cardinal 2", (Effect(e.EFFECT_CARDINAL, 2),)),
        ("ship", (Effect(e.EFFECT_SHIP, 1),)),
        ("cube", (Effect(e.EFFECT_CUBE, 1),)),
        ("recruit 1 and tools 1", (Effect(e.EFFECT_RECRUIT, 1), Effect(TOOLS, 1))),
    ],
)
def test_a_reward_is_its_effects_from_left_to_right(text: str, reward: e.Reward) -> None:
    assert reward == e.parse_reward(text)
    assert text == e.reward_text(reward)


def test_a_comma_joins_as_and_does() -> None:
    assert e.parse_reward("favor and cloth 1") == e.parse_reward("favor, cloth 1")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("store", e.EFFECT_STORE),
        ("decree", e.EFFECT_DECREE),
        ("building", e.EFFECT_BUILDING),
        ("ship", e.EFFECT_SHIP),
    ],
)
def test_an_event_may_be_a_noble_action(text: str, kind: int) -> None:
    assert (Effect(kind, 1),) == e.parse_event(text)
    assert e.is_noble_action(kind) == (text != "ship")


def test_a_noble_action_stands_alone_in_an_event() -> None:
    with pytest.raises(
        BadWords, match="'store and gold 1': store, decree and building stand alone in an event"
    ):
        e.parse_event("store and gold 1")


def test_the_kind_of_an_effect_in_goods_is_the_good() -> None:
    assert [True, True, False] == [e.is_good(kind) for kind in (GOLD, TOOLS, e.EFFECT_REIS)]


def test_a_task_may_place_an_official() -> None:
    assert (Effect(e.EFFECT_PLACE, 1),) == e.parse_task_reward("place official")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gould 1", "unknown reward 'gould 1', did you mean 'gold'?"),
        ("", "unknown reward ''"),
        ("3", "unknown reward '3'"),
        ("1 gold", "unknown reward '1 gold', did you mean 'gold'?"),
        ("store", "'store' cannot be a reward"),
        ("place official", "'place official' cannot be a reward"),
        ("gold", "'gold' needs a number, as in 'gold 1'"),
        ("gold 0", "'gold 0': the number is not between 1 and 9"),
        ("recruit 3", "'recruit 3': the number is not between 1 and 2"),
        ("cardinal 3", "'cardinal 3': the number is not between 1 and 2"),
        ("plan 1", "'plan' takes no number"),
        ("gold 1 and", "unknown reward 'gold 1 and'"),
        ("gold 1,", "unknown reward ''"),
        ("gold ١", "unknown reward 'gold ١', did you mean 'gold'?"),
    ],
)
def test_other_words_are_no_reward(text: str, reason: str) -> None:
    assert reason == refusal(e.parse_reward, text)


def test_every_reward_and_event_of_the_pack_is_printed_as_it_is_read() -> None:
    rewards = [*[lot.reward for lot in PACK.lots], *[site.reward for site in PACK.sites]]
    rewards += [card.reward for card in PACK.cards]
    for reward in filter(None, rewards):
        assert reward == e.parse_reward(e.reward_text(reward))
    for event in filter(None, [card.event for card in PACK.cards]):
        assert event == e.parse_event(e.reward_text(event))


def test_every_word_of_the_vocabulary_is_printed_as_it_is_read() -> None:
    for kind in e.EVENT_KINDS:
        effect = Effect(kind, e.EFFECT_WORDS[kind].most or 1)
        assert (effect,) == e.parse_event(e.reward_text((effect,)))
    for kind in e.PENALTY_KINDS:
        penalty = Penalty(kind, e.PENALTY_WORDS[kind].most)
        assert penalty == e.parse_penalty(e.penalty_text(penalty))
    for kind in e.CLERGY_KINDS:
        benefit = Benefit(kind, e.BENEFIT_WORDS[kind].most or 1)
        assert benefit == e.parse_clergy_benefit(e.benefit_text(benefit))


# Penalties and benefits.


@pytest.mark.parametrize(
    ("text", "kind", "amount"),
    [
        ("good 1", e.LOSE_GOOD, 1),
        ("official 1", e.LOSE_OFFICIAL, 1),
        ("reis 3", e.LOSE_REIS, 3),
        ("wigs 2", e.LOSE_WIGS, 2),
        ("clergy 1", e.LOSE_CLERGY, 1),
        ("favor 1", e.LOSE_FAVOR, 1),
    ],
)
def test_a_penalty_is_one_item(text: str, kind: int, amount: int) -> None:
    assert Penalty(kind, amount) == e.parse_penalty(text)
    assert text == e.penalty_text(Penalty(kind, amount))


def test_a_treasury_card_has_a_benefit_in_money() -> None:
    texts = ("per payment 2", "on land 3", "per hired official 1", "on events 2", "per good sold 1")
    kinds = (e.PER_PAYMENT, e.ON_LAND, e.PER_HIRED_OFFICIAL, e.ON_EVENTS, e.PER_GOOD_SOLD)
    for text, kind in zip(texts, kinds, strict=True):
        benefit = Benefit(kind, int(text[-1]))
        assert benefit == e.parse_office_benefit(text)
        assert text == e.benefit_text(benefit)


def test_the_13_clergy_tiles_have_13_benefits() -> None:
    benefits = [
        Benefit(e.ON_LAND, 3),
        Benefit(e.PER_HIRED_OFFICIAL, 2),
        Benefit(e.PER_BUILDING, 1),
        Benefit(e.PER_GOOD_SOLD, 1),
        Benefit(e.PER_VISIT, 1),
        Benefit(e.PER_GAIN, 2),
        Benefit(e.PER_RECRUITING, 1),
        Benefit(e.STEADY_PRICES, 1),
        Benefit(e.CAPACITY, 1),
        Benefit(e.PER_SHIP, 1),
        Benefit(e.ANY_GOOD, 1),
        Benefit(e.PER_DECREE, 1),
        Benefit(e.ON_EVENTS, 2),
    ]
    assert benefits == [PACK.clergy[tile].benefit for tile in range(0, 37, 3)]


def test_a_treasury_card_has_no_benefit_of_a_clergy_tile() -> None:
    with pytest.raises(BadWords, match="'capacity' cannot be an office benefit"):
        e.parse_office_benefit("capacity 1")


def test_a_clergy_tile_lowers_no_payment_in_general() -> None:
    with pytest.raises(BadWords, match="'per payment' cannot be a clergy benefit"):
        e.parse_clergy_benefit("per payment 1")


# Decrees.


@pytest.mark.parametrize("scoring", SCORINGS, ids=scoring_text)
def test_a_decree_is_printed_as_it_is_read(scoring: Scoring) -> None:
    assert scoring == parse_scoring(scoring_text(scoring))


def test_the_printed_sentences_are_those_of_the_pack() -> None:
    section = PACK.source["decrees"]
    assert isinstance(section, dict)
    assert [entry["scoring"] for entry in section["cards"]] == [scoring_text(scoring) for scoring in SCORINGS]


def test_the_decrees_use_every_counter() -> None:
    assert list(range(len(c.COUNTERS))) == sorted({scoring.counter for scoring in SCORINGS})


@pytest.mark.parametrize(
    ("sentence", "scoring"),
    [
        ("2 per own store in row A", Scoring(2, 1, 0, c.OWN_STORES_IN_ROW, 0)),
        ("2 per own store in column 5", Scoring(2, 1, 0, c.OWN_STORES_IN_COLUMN, 4)),
        ("2 per own book store (max 6)", Scoring(2, 1, 0, c.OWN_STORES_OF_GOOD, BOOKS, maximum=6)),
        ("1 per tool store of anybody", Scoring(1, 1, 0, c.ALL_STORES_OF_GOOD, TOOLS)),
        ("6 with own stores of all four goods", Scoring(6, 0, 4, c.GOODS_WITH_OWN_STORE, 0)),
        ("5 with three own stores of one good", Scoring(5, 0, 3, c.MOST_OWN_STORES_OF_ONE_GOOD, 0)),
        ("5 with own stores in four rows", Scoring(5, 0, 4, c.ROWS_WITH_OWN_STORE, 0)),
        ("5 with own stores in four columns", Scoring(5, 0, 4, c.COLUMNS_WITH_OWN_STORE, 0)),
        (
            "1 per opened building of the green architect (max 6)",
            Scoring(1, 1, 0, c.BUILDINGS_OF_ARCHITECT, GREEN, maximum=6),
        ),
        (
            "1 per opened building on the north side, +2 if three or more",
            Scoring(1, 1, 0, c.BUILDINGS_ON_SIDE, NORTH, bonus=2, bonus_least=3),
        ),
        ("1 per opened building showing pink", Scoring(1, 1, 0, c.BUILDINGS_SHOWING, CLOTH)),
        ("2 per own completed blue plan", Scoring(2, 1, 0, c.COMPLETED_PLANS_OF_ARCHITECT, BLUE)),
        (
            "4 with an own completed plan of both architects",
            Scoring(4, 0, 2, c.ARCHITECTS_WITH_COMPLETED_PLAN, 0),
        ),
        (
            "5 with 6+ officials on own completed plans",
            Scoring(5, 0, 6, c.OFFICIALS_ON_COMPLETED_PLANS, 0),
        ),
        ("5 with a size-4 ship", Scoring(5, 0, 1, c.OWN_SHIPS_OF_HULL, 4)),
        ("4 with total hull 5+", Scoring(4, 0, 5, c.TOTAL_HULL, 0)),
        ("1 per 4 réis in hand (max 6)", Scoring(1, 4, 0, c.CASH, 0, maximum=6)),
        ("1 per 2 influence (max 5)", Scoring(1, 2, 0, c.INFLUENCE_MARKER, 0, maximum=5)),
        ("3 with the King favor", Scoring(3, 0, 1, c.FAVORS_OF_NOBLE, KING)),
        ("1 per own official in the Builder office", Scoring(1, 1, 0, c.OFFICIALS_IN_OFFICE, BUILDER)),
        ("1 per tsunami cube", Scoring(1, 1, 0, c.CUBES_OF_COLOUR, TSUNAMI)),
        (
            "score one decree of an opponent as well",
            Scoring(1, 1, 0, c.BEST_DECREE_OF_AN_OPPONENT, 0),
        ),
    ],
)
def test_a_sentence_as_numbers(sentence: str, scoring: Scoring) -> None:
    assert scoring == parse_scoring(sentence)
    assert sentence == scoring_text(scoring)


@pytest.mark.parametrize(
    ("sentence", "count", "wigs"),
    [
        ("2 per own gold store (max 6)", 2, 4),
        ("2 per own gold store (max 6)", 4, 6),
        ("1 per 4 réis in hand (max 6)", 7, 1),
        ("1 per 4 réis in hand (max 6)", 99, 6),
        ("5 with own stores in four rows", 3, 0),
        ("5 with own stores in four rows", 4, 5),
        ("5 with own stores in four rows", 5, 5),
        ("1 per opened building on the north side, +2 if three or more", 2, 2),
        ("1 per opened building on the north side, +2 if three or more", 3, 5),
        ("1 per opened building on the north side, +2 if three or more", 4, 6),
        ("1 per own ship, +2 if two or more (max 3)", 2, 3),
        ("score one decree of an opponent as well", 6, 6),
        ("2 per own ship", 0, 0),
    ],
)
def test_the_worth_of_a_count(sentence: str, count: int, wigs: int) -> None:
    assert wigs == parse_scoring(sentence).worth(count)


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        (
            "2 per own store in row F",
            "unknown scoring 'own store in row F', did you mean 'own store in row E'?",
        ),
        (
            "2 per own stroe in row A",
            "unknown scoring 'own stroe in row A', did you mean 'own store in row A'?",
        ),
        ("5 with own ship", "unknown scoring 'own ship'"),
        ("5 per a size-4 ship", "unknown scoring 'a size-4 ship'"),
        ("5 with a size-5 ship", "unknown scoring 'a size-5 ship', did you mean"),
        ("0 per own ship", "unknown scoring '0 per own ship', expected 'N per …' or 'N with …'"),
        ("1 per 0 réis in hand", "unknown scoring '0 réis in hand'"),
        ("1 per own ship, +2 if many or more", "unknown number 'many'"),
        ("1 per own ship (max 0)", "unknown scoring 'own ship (max 0)'"),
        ("own ship", "unknown scoring 'own ship', expected"),
        ("1 per ", "unknown scoring"),
        ("", "unknown scoring ''"),
    ],
)
def test_other_sentences_are_no_scoring(sentence: str, reason: str) -> None:
    assert refusal(parse_scoring, sentence).startswith(reason)


def test_every_counter_says_what_it_counts_and_where_the_rule_stands() -> None:
    assert len(c.COUNTERS) == len({entry.key for entry in c.COUNTERS})
    for entry in c.COUNTERS:
        assert entry.meaning
        assert entry.clause in ("Y30", "Y31", "Y32", "Y33", "Y34", "Y35", "Y36", "Y37")
        assert entry.blank == "" or entry.blank in c.BLANKS


@pytest.mark.parametrize("parse", [e.parse_reward, e.parse_event, parse_scoring])
def test_a_long_text_is_not_repeated_whole(parse: Callable[[str], object]) -> None:
    assert len(refusal(parse, "gold " * 2000)) < 300


# Comparisons (L-Y38).


@pytest.mark.parametrize("thing", ["own gold store", "réis in hand", "own official in the King office"])
def test_L_Y38_the_most_of_something_there_and_back(thing: str) -> None:
    sentence = f"5 with the most: {thing}"
    assert parse_scoring(sentence).ahead
    assert sentence == scoring_text(parse_scoring(sentence))


@pytest.mark.parametrize(
    "thing", ["gold store of anybody", "opened building showing pink", "total hull 5+", "own golden store"]
)
def test_L_Y38_nobody_has_most_of_what_is_alike_for_all_or_a_condition(thing: str) -> None:
    with pytest.raises(BadWords, match="unknown scoring"):
        parse_scoring(f"5 with the most: {thing}")
