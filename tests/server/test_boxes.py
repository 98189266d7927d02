"""A visitor's own box: entered step by step, kept, exported, imported, played with, and never trusted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import BOT, INVITED, ME, Player
from tests.server.running import RunningServer

BOX = "/api/me/box/lisboa"
CARD = {"number": 28, "deck": "red", "kind": "marquis", "influence": 4, "reward": "plan"}


async def enter(player: Player, piece: str, values: Any, expect: int = 200) -> Any:
    answer = await player.http.patch(BOX, json={"entries": [{"piece": piece, "values": values}]})
    assert expect == answer.status_code, answer.text
    return answer.json()


async def test_a_stranger_finds_an_empty_box_and_is_not_noted(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        assert 0 == (await ana.get(BOX))["form"]["entries"]["printed"]
        assert not (await ana.get("/api/me"))["known"]


async def test_every_step_is_kept_for_its_visitor_alone(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        step = await enter(ana, "cards.nobles.28", CARD)
        printed = [piece["id"] for piece in step["pieces"] if piece["from"] == "printed"]
        assert (1, 60, ["cards.nobles.28"]) == (step["entries"]["printed"], len(step["pieces"]), printed)
        assert 1 == (await ana.get(BOX))["form"]["entries"]["printed"]
        assert 0 == (await rui.get(BOX))["form"]["entries"]["printed"]


async def test_a_figure_alone_is_printed(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        body = {"entries": [{"piece": "cards.nobles.28", "values": CARD, "printed": ["influence"]}]}
        step = (await ana.http.patch(BOX, json=body)).json()
        found = [piece for piece in step["pieces"] if piece["id"] == "cards.nobles.28"]
        assert [("begun", "printed", "reconstructed")] == [
            (piece["from"], piece["figures"]["influence"], piece["figures"]["deck"]) for piece in found
        ]
        assert (0, 1, 1) == (
            step["entries"]["printed"],
            step["entries"]["begun"],
            step["figures"]["printed"],
        )


async def test_a_file_goes_out_and_comes_in_again(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        await enter(ana, "cards.nobles.28", CARD)
        text = (await ana.get(f"{BOX}/file"))["text"]
        shown = await rui.post(f"{BOX}/preview", {"text": text})
        assert ["cards.nobles.28"] == shown["changed"]
        assert 0 == (await rui.get(BOX))["form"]["entries"]["printed"]
        assert 1 == (await rui.put(BOX, {"text": text}))["form"]["entries"]["printed"]
        assert (await ana.get(BOX))["source"] == (await rui.get(BOX))["source"]


async def test_a_table_plays_with_a_box_and_shows_its_figures_to_others(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        await enter(ana, "cards.nobles.28", CARD)
        await enter(ana, "pack", {"name": "Attic"})
        source = (await ana.get(BOX))["source"]
        table = await ana.create(ME, INVITED, game="lisboa", options={"pack": source})
        await rui.join(table["links"][0]["secret"])
        form = await rui.get(f"/api/tables/{table['id']}/pack")
        assert ("Attic", 1) == (form["name"], form["entries"]["printed"])
        assert {"name": "Attic"} == (await rui.get("/api/me/tables"))[0]["options"]["pack"]
        nobles = (await rui.get(f"/api/tables/{table['id']}"))["options"]["pack"]["cards"]["nobles"]
        assert [4] == [card["influence"] for card in nobles if card["number"] == 28]


async def test_a_table_of_the_reconstruction_shows_its_figures_too(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, BOT, game="lisboa")
        assert 0 == (await ana.get(f"/api/tables/{table['id']}/pack"))["entries"]["printed"]
        other = await ana.create(ME, BOT, game="san-juan")
        await ana.get(f"/api/tables/{other['id']}/pack", expect=404)


async def test_a_box_with_a_fault_is_no_pack_of_a_table(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        step = await enter(ana, "cards.nobles.28", {**CARD, "reward": "produse"})
        assert ["produce"] == [fault["suggestion"] for fault in step["faults"]]
        source = (await ana.get(BOX))["source"]
        body = {"game": "lisboa", "seats": [ME, BOT], "options": {"pack": source}}
        assert "did you mean 'produce'?" in (await ana.post("/api/tables", body, expect=400))["message"]


NESTED: Any = []
for _ in range(200):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    "pack",
    [
        {"name": NESTED},
        {"name": "x" * 300, "notice": "y"},
        {"name": 3, "notice": []},
        {"name": "x", "notice": "y", "from": "printed", "cards": 3},
        {"name": "x", "notice": "y", "from": "printed", "lots": {"places": [{"lot": "A1"}] * 900}},
        {"name": "x", "notice": "y", "from": "stolen", "market": {"minimum": 1}},
        {"name": "x", "notice": "y", "from": "printed", "market": {str(n): n for n in range(5000)}},
        "no such pack",
        7,
    ],
)
async def test_a_pack_that_is_none_is_refused_with_one_sentence(server: RunningServer, pack: Any) -> None:
    async with Player(server.url) as ana:
        body = {"game": "lisboa", "seats": [ME, BOT], "options": {"pack": pack}}
        message = (await ana.post("/api/tables", body, expect=400))["message"]
        assert "pack" in message
        assert len(message) < 400
        assert "\n" not in message


async def test_a_huge_pack_is_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        assert 413 == (await ana.http.put(BOX, json={"text": "x" * 100_000})).status_code
        await ana.put(BOX, {"text": "#" * 60_001}, expect=400)


@pytest.mark.parametrize(
    ("piece", "values"),
    [
        ("cards.kings.3", {}),
        ("cards.nobles.28", {"strength": 1}),
        ("cards.nobles.28", 3),
        ("", {}),
        ("x" * 999, {}),
    ],
)
async def test_what_is_no_piece_is_refused(server: RunningServer, piece: str, values: Any) -> None:
    async with Player(server.url) as ana:
        assert (await enter(ana, piece, values, expect=400))["message"]


@pytest.mark.parametrize("text", ["name = ", "[" * 30_000, "x = " + "9" * 5000, "a = nan\nb = 1979-05-27"])
async def test_what_is_no_file_is_no_fault_of_the_server(server: RunningServer, text: str) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.post(f"{BOX}/preview", json={"text": text})
        assert answer.status_code in (200, 400)
        assert answer.json()


async def test_a_script_in_a_name_is_text(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        await enter(ana, "pack", {"name": "<script>alert(1)</script>"})
        assert "<script>alert(1)</script>" == (await ana.get(BOX))["form"]["name"]


async def test_a_game_without_packs_has_no_box(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        await ana.get("/api/me/box/san-juan", expect=404)
