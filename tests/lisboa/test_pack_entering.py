"""A pack entered piece by piece: the form that a page shows, and the file that comes of it."""

import tomllib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabuleiro.games.lisboa.pack.files import RECONSTRUCTED, BadPack, load_pack, pack_from
from tabuleiro.games.lisboa.pack.packs import LisboaPacks

PACKS = LisboaPacks()
EMPTY = PACKS.empty()
CARD_28: Any = {"number": 28, "deck": "red", "kind": "marquis", "influence": 4, "reward": "plan"}


def pieces(source: Any) -> dict[str, Any]:
    form: Any = PACKS.form(source)
    return {piece["id"]: piece for group in form["groups"] for piece in group["pieces"]}


def printed_of(piece: Any) -> list[str]:
    return [name for name, origin in piece["figures"].items() if origin == "printed"]


def test_an_empty_box_has_every_piece_with_its_reconstructed_values() -> None:
    form: Any = PACKS.form(EMPTY)
    assert (0, 285) == (form["entries"]["printed"], sum(form["entries"].values()))
    assert [26, 24, 14, 14, 4, 60, 26, 13, 70, 34] == [len(group["pieces"]) for group in form["groups"]]
    assert [] == [piece["id"] for piece in pieces(EMPTY).values() if piece["values"] != piece["usual"]]


def test_an_entered_card_is_printed_and_stays_in_its_place() -> None:
    source = PACKS.enter(EMPTY, "cards.nobles.28", CARD_28)
    found = pieces(source)
    assert ("printed", 4, 2) == (
        found["cards.nobles.28"]["from"],
        found["cards.nobles.28"]["values"]["influence"],
        found["cards.nobles.28"]["usual"]["influence"],
    )
    assert list(pieces(EMPTY)) == list(found)
    assert 4 == pack_from(source).cards[28].influence


@pytest.mark.parametrize(
    ("piece", "figures"),
    [
        ("cards.nobles.28", ["influence"]),
        ("cards.treasury.69", ["event"]),
        ("lots.places.B3", []),
        ("plans.others[2]", ["copies"]),
        ("market", ["minimum"]),
        ("ships.cards.red", ["bonus", "influence"]),
    ],
)
def test_a_figure_alone_is_printed_and_the_others_stay_what_they_were(piece: str, figures: list[str]) -> None:
    before = pieces(EMPTY)[piece]
    source = PACKS.enter(EMPTY, piece, before["values"], figures)
    again = PACKS.read(PACKS.written(source))
    found = pieces(again)[piece]
    assert (figures, before["values"]) == (printed_of(found), found["values"])
    assert ("begun" if figures else before["from"]) == found["from"]
    form: Any = PACKS.form(again)
    assert len(figures) == form["figures"]["printed"]
    assert (0, int(bool(figures)), 285) == (
        form["entries"]["printed"],
        form["entries"]["begun"],
        sum(form["entries"].values()),
    )
    whole, usual = [Counter(pack_from(each).provenance.values()) for each in (again, EMPTY)]
    assert len(figures) == whole["printed"] == (usual - whole).total()


def test_figures_are_entered_one_after_the_other() -> None:
    piece = "cards.nobles.28"
    source = PACKS.enter(EMPTY, piece, CARD_28, ["influence"])
    source = PACKS.enter(source, piece, {**CARD_28, "reward": "produce"}, ["influence", "reward"])
    assert ["influence", "reward"] == sorted(printed_of(pieces(source)[piece]))
    source = PACKS.enter(source, piece, CARD_28, ["deck", "kind", "influence", "reward"])
    assert PACKS.enter(EMPTY, piece, CARD_28) == source
    assert EMPTY == PACKS.enter(source, piece, None)


def test_the_figures_of_a_box_are_those_of_its_pack() -> None:
    source = PACKS.enter(
        PACKS.enter(EMPTY, "cards.nobles.28", CARD_28, ["reward"]), "market", {"minimum": 1}, ["minimum"]
    )
    form: Any = PACKS.form(source)
    labels = list(pack_from(source).provenance.values())
    known = len(labels) - labels.count("printed") - labels.count("reconstructed")
    assert {"printed": 2, "known": known, "reconstructed": labels.count("reconstructed")} == form["figures"]


def test_a_new_sort_of_tile_is_not_printed_until_somebody_says_so() -> None:
    form: Any = PACKS.form(EMPTY)
    coming = form["growing"]["clergy.tiles"]
    found = pieces(PACKS.enter(EMPTY, coming["id"], coming["values"], []))[coming["id"]]
    assert ("reconstructed", []) == (found["from"], printed_of(found))


def test_what_is_taken_back_is_as_if_it_had_never_been_entered() -> None:
    for piece in ("cards.nobles.28", "plans.others[2]", "treasury", "market"):
        entered = PACKS.enter(EMPTY, piece, pieces(EMPTY)[piece]["values"])
        assert EMPTY != entered
        assert EMPTY == PACKS.enter(entered, piece, None)


@pytest.mark.parametrize("piece", ["plans.others[2]", "treasury.spaces[0]", "market", "lots.places.B3"])
def test_one_piece_alone_is_printed(piece: str) -> None:
    source = PACKS.enter(EMPTY, piece, pieces(EMPTY)[piece]["values"])
    assert [piece] == [name for name, each in pieces(source).items() if each["from"] == "printed"]


def test_a_lot_in_the_empty_cell_leaves_the_other_cell_empty() -> None:
    source = PACKS.enter(EMPTY, "lots.places.A5", {"lot": "A4", "reward": "plan"})
    pack = pack_from(source)
    assert (24, False, True) == (len(pack.lot_ids), bool(pack.lots[4].goods), bool(pack.lots[3].goods))


def test_a_fault_stands_at_its_field_with_the_remedy() -> None:
    source = PACKS.enter(EMPTY, "cards.nobles.28", {**CARD_28, "reward": "produse"})
    assert [
        {
            "piece": "cards.nobles.28",
            "field": "reward",
            "reason": "unknown reward 'produse', did you mean 'produce'?",
            "word": "unknown_near",
            "facts": {"what": "reward", "value": "produse", "near": "produce"},
            "suggestion": "produce",
        }
    ] == PACKS.form(source)["faults"]


def test_the_remedy_keeps_the_number() -> None:
    source = PACKS.enter(EMPTY, "lots.places.B3", {"lot": "B3", "reward": "plan and goold 2"})
    faults: Any = PACKS.form(source)["faults"]
    assert "plan and gold 2" == faults[0]["suggestion"]


def test_what_does_not_add_up_stands_at_its_list() -> None:
    source = PACKS.enter(
        EMPTY, "buildings.tiles[0]", {**pieces(EMPTY)["buildings.tiles[0]"]["values"], "copies": 9}
    )
    faults: Any = PACKS.form(source)["faults"]
    assert [(None, "buildings.tiles")] == [(fault["piece"], fault["field"]) for fault in faults]


@pytest.mark.parametrize(
    "pieces_of", ["plans.others", "treasury.spaces", "city_tokens.round", "clergy.tiles"]
)
def test_a_list_can_be_lengthened_and_is_as_before_without_the_new_entry(pieces_of: str) -> None:
    form: Any = PACKS.form(EMPTY)
    coming = form["growing"][pieces_of]
    source = PACKS.enter(EMPTY, coming["id"], coming["values"])
    before, found = pieces(EMPTY), pieces(source)
    assert [coming["id"]] == [name for name in found if name not in before]
    assert [coming["id"]] == [name for name, each in found.items() if each["from"] == "printed"]
    again = pieces(PACKS.enter(source, coming["id"], None))
    assert {name: each["values"] for name, each in before.items()} == {
        name: each["values"] for name, each in again.items()
    }


def test_five_sorts_of_plans_in_the_place_of_six() -> None:
    source = PACKS.enter(EMPTY, "plans.others[5]", {})
    last = pieces(source)["plans.others[4]"]["values"]
    assert "plans.others[5]" not in pieces(source)
    assert [("plans.others", "expected 16 plans, got 11")] == faults_of(source)
    source = PACKS.enter(source, "plans.others[4]", {**last, "copies": last["copies"] + 5})
    assert [] == faults_of(source)
    assert 20 == len(pack_from(source).plans)


def test_a_new_sort_of_clergy_tile_in_the_place_of_another() -> None:
    found = pieces(EMPTY)
    source = PACKS.enter(EMPTY, "clergy.tiles.C14", {**found["clergy.tiles.C13"]["values"], "id": "C14"})
    assert [("clergy.tiles", "expected 37 clergy tiles, got 38")] == faults_of(source)
    source = PACKS.enter(source, "clergy.tiles.C13", {**found["clergy.tiles.C13"]["values"], "copies": 0})
    assert [] == faults_of(source)
    assert ["C14"] == [tile.word for tile in pack_from(source).clergy[-1:]]


def faults_of(source: Any) -> list[tuple[str, str]]:
    faults: Any = PACKS.form(source)["faults"]
    return [(fault["field"], fault["reason"]) for fault in faults]


def test_the_name_is_a_piece_of_its_own() -> None:
    assert "Attic <b>" == PACKS.form(PACKS.enter(EMPTY, "pack", {"name": "Attic <b>"}))["name"]


@pytest.mark.parametrize("piece", ["", "cards.kings.3", "name", "cards.nobles", "x" * 5000, "plans.others.a"])
def test_a_piece_that_no_box_has_is_refused(piece: str) -> None:
    with pytest.raises(BadPack):
        PACKS.enter(EMPTY, piece, {"x": 1})


def test_a_field_that_no_card_has_is_refused() -> None:
    with pytest.raises(BadPack, match="a piece of this sort has no field 'strength'"):
        PACKS.enter(EMPTY, "cards.nobles.28", {**CARD_28, "strength": 3})


@settings(deadline=None, max_examples=30)
@given(st.lists(st.sampled_from(sorted(pieces(EMPTY))), max_size=12, unique=True))
def test_a_file_holds_what_was_entered_and_nothing_else(chosen: list[str]) -> None:
    source = EMPTY
    for piece in chosen:
        source = PACKS.enter(source, piece, pieces(EMPTY)[piece]["values"])
    again = PACKS.read(PACKS.written(source))
    assert source == again == tomllib.loads(PACKS.written(source))
    assert sorted(chosen) == sorted(name for name, each in pieces(again).items() if each["from"] == "printed")
    assert [] == PACKS.form(again)["faults"]


def test_every_piece_entered_is_a_printed_box_with_the_same_figures() -> None:
    source = EMPTY
    for piece, each in pieces(EMPTY).items():
        source = PACKS.enter(source, piece, each["values"])
    pack = pack_from(source)
    assert {"printed"} == set(pack.provenance.values())
    assert load_pack(RECONSTRUCTED).cards == pack.cards


def test_differences_name_the_pieces() -> None:
    assert ["cards.nobles.28"] == PACKS.differences(EMPTY, PACKS.enter(EMPTY, "cards.nobles.28", CARD_28))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "pack: line 1: this is not TOML: Invalid value"),
        ("x = " + "9" * 5000, "pack: a number has too many digits"),
        ("a = " + "[" * 3000 + "]" * 3000, "pack: more than 20 tables or lists lie inside each other"),
    ],
)
def test_a_text_that_is_no_file_is_refused_with_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        PACKS.read(text)
    assert ("NotToml", reason) == (refused.value.kind, str(refused.value))


def test_signs_of_all_sorts_come_through_a_file() -> None:
    source = PACKS.enter(EMPTY, "pack", {"name": 'a"b\\c\n\x7f<script>', "notice": "é\u2028"})
    assert source == PACKS.read(PACKS.written(source))


def test_a_form_knows_what_a_flag_means_that_is_not_set() -> None:
    lists: Any = PACKS.form(EMPTY)["lists"]
    flags = {field["name"]: field["lowest"] for field in lists["decrees.cards"] if field["kind"] == "flag"}
    assert {"row_e": 0, "solo": 1} == flags


@pytest.mark.parametrize("values", [3, "x", [1], {"number": 10**5000}, {None: 1}, {"a": float("nan")}])
def test_values_that_are_none_are_refused(values: Any) -> None:
    with pytest.raises(BadPack):
        PACKS.enter(EMPTY, "cards.nobles.28", values)


@pytest.mark.parametrize(
    "source", [3, {None: 1, "name": "x"}, {"treasury": {"start": 10**5000}}, {"a": {1: 2, "b": 3}}]
)
def test_a_source_that_is_no_json_has_no_form(source: Any) -> None:
    with pytest.raises(BadPack):
        PACKS.form(source)


def test_a_name_without_end_is_shown_in_part() -> None:
    form: Any = PACKS.form({**EMPTY, "name": "n" * 5000})
    assert (200, ["name"]) == (len(form["name"]), [fault["field"] for fault in form["faults"]])
