"""Values that no JSON text of a game holds are refused in one sentence, wherever they stand."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tabuleiro.cli.protocol import Engine
from tabuleiro.core import registry
from tabuleiro.core.codec import DEEPEST, MOST_BITS, MOST_VALUES, json_fault, shown
from tabuleiro.core.errors import BadConfig, BadLog, BadPosition
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tests.core.test_quotations import LONGEST_SENTENCE, spots
from tests.kit.toys import ORCHARD


def nested(depth: int) -> object:
    value: object = 1
    for number in range(depth):
        value = {"a": value} if number % 2 else [value]
    return value


def itself(times: int) -> object:
    """A list that holds nothing but itself."""
    value: list[object] = []
    value.extend([value] * times)
    return value


STRANGE: Final[dict[str, object]] = {
    "nested 990 deep": nested(990),
    "nested 100000 deep": nested(100_000),
    "a list in itself": itself(1),
    "a list often in itself": itself(900),
    "5000 digits": 10**5000,
    "5000 digits inside": [[-(10**5000)]],
    "a number as a key": {1: 2},
    "nothing as a key": {None: 2},
    "a tuple as a key": {(1,): 2},
    "a set": {1, 2},
    "bytes": b"x",
}
strange_values: Final = pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
games: Final = pytest.mark.parametrize("key", ["lisboa", "orchard", "san-juan"])


@games
@strange_values
def test_load_refuses_a_strange_value_in_any_place(key: str, strange: Any) -> None:
    game = registry.game(key)
    position: Any = game.dump(game.deal(game.configure(game.seats[-1]), 1))
    for holder, name in list(spots(position)):
        missing = name not in holder if isinstance(holder, dict) else False
        before = None if missing else holder[name]
        holder[name] = strange
        with pytest.raises(BadPosition) as refused:
            game.load(position)
        assert LONGEST_SENTENCE > len(str(refused.value))
        if missing:
            del holder[name]
        else:
            holder[name] = before


def test_load_refuses_strange_values_before_they_are_compared_with_each_other() -> None:
    game = registry.game("san-juan")
    position: Any = game.dump(game.deal(game.configure(3), 1))
    position["stack"] = [{"frame": "Sell", "seat": nested(100_000)} for _ in range(2)]
    with pytest.raises(BadPosition, match=r"^stack\[1\].seat: expected a whole number"):
        game.load(position)


@games
@strange_values
def test_load_refuses_a_strange_position(key: str, strange: Any) -> None:
    with pytest.raises(BadPosition):
        registry.game(key).load(strange)


@games
@strange_values
def test_a_strange_option_is_refused(key: str, strange: Any) -> None:
    game = registry.game(key)
    for option in game.option_list:
        with pytest.raises(BadConfig):
            game.configure(game.seats[-1], {option.name: strange})


@games
@strange_values
def test_strange_options_and_numbers_of_players_are_refused(key: str, strange: Any) -> None:
    game = registry.game(key)
    for players, options in ((strange, {}), (game.seats[-1], strange)):
        with pytest.raises(BadConfig):
            game.configure(players, options)


@strange_values
def test_a_strange_seed_is_refused(strange: Any) -> None:
    with pytest.raises(BadConfig, match=r"^seed: "):
        Match.new(ORCHARD, 2, strange)


@pytest.mark.parametrize(("seed", "said"), [(-1, "-1"), (True, "true")])
def test_a_seed_is_a_whole_number_from_0_on(seed: int, said: str) -> None:
    with pytest.raises(BadConfig, match=f"^seed: expected a whole number from 0 on, got {said}$"):
        Match.new(ORCHARD, 2, seed)


def test_the_seed_of_a_log_is_refused_with_its_line() -> None:
    text = Match.new(ORCHARD, 2, 3).log.dumps().replace("seed 3", f"seed {2**MOST_BITS}")
    with pytest.raises(BadLog, match="line 7: seed: a whole number of more than 64 bits"):
        replay(Log.loads(text))


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (nested(DEEPEST - 1), None),
        (nested(DEEPEST), "nested more than 30 deep"),
        (2**MOST_BITS - 1, None),
        (2**MOST_BITS, "a whole number of more than 64 bits"),
        ([0] * MOST_VALUES, None),
        ([0] * (MOST_VALUES + 1), "more than 100000 values"),
        (itself(2), "more than 100000 values"),
        (itself(1), "nested more than 30 deep"),
        ([{"a": {1: 2}}], "expected a text as a key, got 1"),
        ({(1, 2): 3}, "expected a text as a key, got [1, 2]"),
        ([{1}], 'expected JSON, got "{1}"'),
        ([True, None, 1.5, "x", {}], None),
    ],
)
def test_what_may_be_json_of_a_game(value: object, fault: str | None) -> None:
    assert fault == json_fault(value)


def test_what_cannot_be_written_is_named_by_its_type() -> None:
    assert "a value of the type list" == shown(itself(1))
    assert "a value of the type int" == shown(10**5000)
    assert "a value of the type dict" == shown({(1,): 2})


@pytest.mark.parametrize(
    "request_",
    [
        '"do": "load", "table": "a", "position": {"game": "san-juan", "players": %s}',
        '"do": "load", "table": "a", "position": {"game": "lisboa", "options": {"pack": %s}}',
        '"do": "new", "table": "a", "game": "san-juan", "players": 3, "options": {"governor": %s}',
        '"do": "new", "table": "a", "game": "lisboa", "players": 3, "options": {"pack": %s}',
        '"do": "new", "table": "a", "game": "san-juan", "players": 3, "seed": %s',
        '"do": %s',
    ],
)
@pytest.mark.parametrize(
    "value",
    ["[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "[" * 9000 + "]" * 9000, "9" * 4000, "9" * 5000],
    ids=["lists", "objects", "many lists", "4000 digits", "5000 digits"],
)
def test_the_engine_process_has_no_fault_of_its_own(request_: str, value: str) -> None:
    answer: Any = Engine().answer(f'{{"id": 1, {request_ % value}}}')
    assert not answer["ok"]
    assert answer["error"]["kind"] in ("BadRequest", "BadPosition", "BadConfig")


@pytest.mark.parametrize(("extra", "raised"), [({1: 2}, BadPosition), (3, RecursionError)])
def test_trouble_with_a_position_is_a_refusal_only_where_the_position_is_no_json(
    monkeypatch: pytest.MonkeyPatch, extra: object, raised: type[Exception]
) -> None:
    position: Any = ORCHARD.dump(ORCHARD.deal(ORCHARD.configure(2), 1))
    position["extra"] = extra

    def trouble(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(type(ORCHARD), "restore", trouble)
    with pytest.raises(raised):
        ORCHARD.load(position)
