"""Log: a game as text, and what is said about a damaged one."""

from __future__ import annotations

import re

import pytest

from tabuleiro.core.errors import BadLog
from tabuleiro.core.log import Header, Log
from tabuleiro.core.match import Match, replay
from tests.core.positions import match
from tests.kit.toys import ORCHARD

TEXT = """tabuleiro log 1
game orchard
rules 1
players 2
option first 0
option reshuffle false
seat 1 Ana Luz
seed 3
--
= 0 {start}
# for people

0 draw
1 draw
= 2 {after}
"""


def text() -> str:
    played = Match.new(ORCHARD, 2, 3, {"first": 0})
    start = played.log.marks[0]
    played.submit(0, "draw")
    played.submit(1, "draw")
    return TEXT.format(start=start, after=ORCHARD.digest(played.state))


def damaged(old: str, new: str) -> str:
    assert old in text()
    return text().replace(old, new)


def test_a_log_is_read_as_it_was_written() -> None:
    log = Log.loads(text())
    assert [(0, "draw"), (1, "draw")] == log.moves
    assert ("orchard", "1", 2, 3, None) == (
        log.header.game,
        log.header.rules,
        log.header.players,
        log.header.seed,
        log.header.deal,
    )
    assert {"first": 0, "reshuffle": False} == log.header.options
    assert ["", "Ana Luz"] == log.header.names
    assert [0, 2] == list(log.marks)


def test_a_log_is_written_without_what_is_for_people() -> None:
    assert text().replace("# for people\n\n", "") == Log.loads(text()).dumps()


def test_lines_of_another_system_are_read_alike() -> None:
    assert Log.loads(text()).dumps() == Log.loads(text().replace("\n", "\r\n")).dumps()


def test_a_name_stays_on_one_line() -> None:
    header = Header("orchard", "1", 2, {}, 1, names=["Eve\n0 draw", "two \u2028 words"])
    assert ["Eve 0 draw", "two words"] == Log.loads(Log(header).dumps()).header.names


def test_an_explicit_deal_replaces_the_seed() -> None:
    played = match("fig fig", "apple")
    log = Log.loads(played.log.dumps())
    assert log.header.seed is None
    assert ORCHARD.dump(played.state) == log.header.deal


def test_line_of_a_log_that_was_not_read_is_the_line_it_would_have() -> None:
    played = match("fig fig", "apple")
    played.submit(0, "draw")
    assert Log.loads(played.log.dumps()).lines["move 1"] == played.log.line_of("move 1")


def test_a_copy_is_played_on_apart() -> None:
    log = Log.loads(text())
    twin = log.copy()
    twin.moves.append((0, "draw"))
    twin.marks[3] = "0"
    assert 2 == len(log.moves)
    assert [0, 2] == list(log.marks)


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("tabuleiro log 1", "tabuleiro log 2", "line 1: expected 'tabuleiro log 1'"),
        ("tabuleiro log 1\n", "", "line 1: expected 'tabuleiro log 1'"),
        ("\n--", "", "line 9: unknown header field '='"),
        ("game orchard\n", "", "line 8: the header has no field 'game'"),
        ("players 2\n", "", "line 8: the header has no field 'players'"),
        ("seed 3\n", "", "line 8: the header needs either a seed or a deal"),
        ("seed 3", "seed 3\nseed 4", "line 9: a second field 'seed'"),
        ("seed 3", "seed 3\ndeal {}", "line 10: the header needs either a seed or a deal"),
        ("seed 3", "deal [1]", "line 8: the deal is not an object"),
        ("seed 3", "deal {", "line 8: '{' is not JSON"),
        ("seed 3", "seed --3", "line 8: expected a whole number, got '--3'"),
        ("seed 3", f"seed {'9' * 5000}", f"line 8: expected a whole number, got '{'9' * 37}...'"),
        ("players 2", "players two", "line 4: expected a whole number, got 'two'"),
        ("option first 0", "option first zero", "line 5: 'zero' is not JSON"),
        ("option first 0", f"option first {'[' * 100_000}", f"line 5: '{'[' * 37}...' is not JSON"),
        ("seat 1", "seat 99999999999", "line 7: expected a seat, got '99999999999'"),
        ("seed 3", "sed 3", "line 8: unknown header field 'sed'"),
        ("0 draw", "draw", "line 13: expected a seat and an action, got 'draw'"),
        ("0 draw", "zero draw", "line 13: expected a whole number, got 'zero'"),
        ("= 2 ", "= 3 ", "line 15: expected '= 2 DIGEST', got '= 3 "),
        ("= 2 ", "= ", "line 15: expected '= 2 DIGEST', got '= "),
    ],
)
def test_damage_is_refused_with_its_line(old: str, new: str, refusal: str) -> None:
    with pytest.raises(BadLog) as refused:
        Log.loads(damaged(old, new))
    assert str(refused.value).startswith(refusal)


@pytest.mark.parametrize("nothing", ["", "\n\n"])
def test_an_empty_text_is_no_log(nothing: str) -> None:
    with pytest.raises(BadLog, match="line 1: expected 'tabuleiro log 1'"):
        Log.loads(nothing)


def test_a_header_that_never_ends_is_refused_at_its_last_line() -> None:
    with pytest.raises(BadLog, match="line 8: the header does not end with '--'"):
        Log.loads("\n".join(text().splitlines()[:8]))


def test_a_refusal_carries_its_line() -> None:
    with pytest.raises(BadLog) as refused:
        Log.loads(damaged("seed 3", "sed 3"))
    assert (8, "unknown header field 'sed'") == (refused.value.line, refused.value.reason)


# Replaying.


def test_a_replay_ends_where_the_game_did() -> None:
    again = replay(Log.loads(text()))
    assert 2 == again.moves
    assert ["", "Ana Luz"] == again.log.header.names


def test_a_replay_stops_where_it_is_told() -> None:
    assert 1 == replay(Log.loads(text()), 1).moves


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("game orchard", "game chess", "line 2: unknown game 'chess'; there are"),
        ("rules 1", "rules 0", "line 3: the log is of rules 0, this is rules 1 of orchard"),
        ("players 2", "players 9", "line 4: orchard is for 2 to 3 players, not 9"),
        (
            "option first 0",
            "option first 7",
            "line 5: option 'first': expected a seat from 0 to 1 or null, got 7",
        ),
        ("option reshuffle", "option remix", "line 6: unknown option 'remix'; orchard has reshuffle, first"),
        ("seed 3", "seed 4", "line 10: after move 0 the position is not the recorded one"),
        ("0 draw", "1 draw", "line 13: seat 1 is not to act: it is the turn of seat 0"),
        ("0 draw", "0 fly", "line 13: unknown action 'fly'"),
        ("0 draw", "0 pass", "line 13: seat 0 may not 'pass' now; it may 'draw', "),
        ("1 draw\n", "", "line 14: expected '= 1 DIGEST'"),
    ],
)
def test_a_log_that_cannot_be_replayed_is_refused_with_its_line(old: str, new: str, refusal: str) -> None:
    with pytest.raises(BadLog, match=f"^{re.escape(refusal)}"):
        replay(Log.loads(damaged(old, new)))


def test_another_legal_move_is_found_by_the_next_mark() -> None:
    log = Log.loads(text())
    other = next(code for code in ("bury apple", "bury fig", "bury grape", "bury olive") if legal(code))
    with pytest.raises(BadLog, match="line 15: after move 2 the position is not the recorded one"):
        replay(Log.loads(damaged("0 draw", f"0 {other}")))
    assert (0, "draw") == log.moves[0]


def legal(code: str) -> bool:
    return code in [option.code for option in replay(Log.loads(text()), 0).options()]


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("players 2", "players 3", "line 4: the deal is for 2 players"),
        ("reshuffle false", "reshuffle true", "line 6: the deal has reshuffle false"),
        ('"deck":[', '"deck":["pear",', "line 7: deck[0]: unknown fruit 'pear'"),
    ],
)
def test_a_deal_has_to_agree_with_the_header(old: str, new: str, refusal: str) -> None:
    log = match("fig fig", "apple").log.dumps()
    assert old in log
    with pytest.raises(BadLog) as refused:
        replay(Log.loads(log.replace(old, new, 1)))
    assert str(refused.value).startswith(refusal)
