"""One's own component pack without a server: whoever asks brings its source along, and keeps what comes."""

from __future__ import annotations

import json
from typing import Any

from tabuleiro.alone import door


def told(do: str, **given: Any) -> Any:
    said = json.loads(door.answer(json.dumps({"do": do, "with": given})))
    return said.get("told", said)


def first_piece() -> dict[str, Any]:
    """A piece of the box with the figures of the reconstruction."""
    form = told("box", game="lisboa", source=None)["form"]
    found: dict[str, Any] = next(
        piece for group in form["groups"] for piece in group["pieces"] if piece["usual"] is not None
    )
    return found


def entered() -> Any:
    piece = first_piece()
    entry = {"piece": piece["id"], "values": piece["usual"]}
    return told("enter_box", game="lisboa", source=None, entries=[entry])


def test_what_was_entered_is_printed_from_then_on() -> None:
    source = entered()["source"]
    assert 1 == told("box", game="lisboa", source=source)["form"]["entries"]["printed"]


def test_a_step_shows_the_list_of_the_piece_alone() -> None:
    assert {first_piece()["list"]} == {piece["list"] for piece in entered()["step"]["pieces"]}


def test_a_file_holds_what_was_entered() -> None:
    source = entered()["source"]
    text = told("box_file", game="lisboa", source=source)["text"]
    assert [] == told("preview_box", game="lisboa", source=source, text=text)["changed"]
    assert 1 == told("read_box", game="lisboa", text=text)["form"]["entries"]["printed"]


def test_a_preview_names_what_would_change() -> None:
    text = told("box_file", game="lisboa", source=entered()["source"])["text"]
    assert [first_piece()["id"]] == told("preview_box", game="lisboa", source=None, text=text)["changed"]


def test_a_table_plays_with_the_box_and_shows_it() -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    new = {"game": "lisboa", "seats": seats, "options": {"pack": entered()["source"]}}
    table = told("create", new=new)["id"]
    assert 1 == told("table_pack", table=table)["entries"]["printed"]


def test_a_game_without_packs_has_no_box() -> None:
    assert "no component packs" in told("box", game="san-juan", source=None)["refused"]["message"]


def test_a_file_that_is_none_is_refused() -> None:
    assert "refused" in told("read_box", game="lisboa", text="[[")
