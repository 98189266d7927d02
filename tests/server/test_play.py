"""Playing over WebSocket: numbers, keys, reconnecting, undo, hints, chat, spectators, hot-seat."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import BOT, ME, OPEN, Live, Player, new_key
from tests.server.running import RunningServer

ALONE = {"first": 0}


async def two_seats(ana: Player, rui: Player) -> str:
    """A table of two people, the first to begin."""
    table = await ana.create(ME, OPEN, visibility="public", options=ALONE)
    await rui.post(f"/api/tables/{table['id']}/seats/1")
    return str(table["id"])


async def same_view(player: Player, table: str, seat: int | None, live: Live) -> None:
    """What the patches made of the view is what the server sends as a whole."""
    async with player.live(table, seat=seat) as fresh:
        assert fresh.number == live.number
        assert fresh.view == live.view


async def test_patches_keep_every_view_equal_to_the_whole_one(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two, eva.live(table) as guest:
            await asyncio.gather(one.play_on(0), two.play_on(1))
            last = max(one.number, two.number)
            for live in (one, two, guest):
                while live.number < last:
                    await live.hear()
            await same_view(ana, table, 0, one)
            await same_view(rui, table, 1, two)
            await same_view(eva, table, None, guest)


async def test_everybody_hears_of_an_action_and_only_the_actor_sees_its_code(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            await one.act(0, "draw")
            mine = next(message for message in one.heard if message.get("kind") == "acted")
            theirs = await two.until(lambda message: message.get("kind") == "acted")
            assert ("draw", None) == (mine["code"], theirs.get("code"))
            assert "fruit" in mine["events"][0]
            assert "fruit" not in theirs["events"][0]


async def test_a_client_that_returns_gets_exactly_what_it_missed(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            await one.act(0, "draw")
            while two.number < one.number:
                await two.hear()
            seen, view = two.number, two.view
            for _ in range(5):
                seat = one.view["to_act"]
                await (one, two)[seat].play_on(seat, 1)
                while one.number < two.number:
                    await one.hear()
            await one.ask(do="say", text="hello")
            last = one.number
        async with rui.live(table, seat=1, since=seen) as back:
            assert None is back.heard[0]["view"]
            back.view = view
            while back.number < last:
                await back.hear()
            numbers = [message["number"] for message in back.heard if message["type"] == "update"]
            assert list(range(seen + 1, last + 1)) == numbers
            await same_view(rui, table, 1, back)


async def test_a_client_that_missed_nothing_gets_no_update(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE))["id"]
        async with ana.live(table, seat=0) as live:
            number = live.number
        async with ana.live(table, seat=0, since=number) as back:
            assert (number, None) == (back.heard[0]["number"], back.heard[0]["view"])
            await back.send({"do": "ping"})
            await back.until(lambda message: message["type"] == "pong")
            assert "update" not in [message["type"] for message in back.heard]


async def test_a_number_from_the_future_is_answered_by_the_whole_view(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE))["id"]
        async with ana.live(table, seat=0, since=9999) as live:
            assert None is not live.heard[0]["view"]


async def test_an_action_sent_twice_happens_once(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one:
            key = new_key()
            first = await one.act(0, "draw", key=key)
            assert first == await one.act(0, "draw", key=key)
        async with ana.live(table, seat=0) as again:
            assert first == await again.act(0, "draw", key=key)
            assert first["number"] == again.number


async def test_an_action_on_an_older_position_is_stale(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options=ALONE))["id"]
        async with ana.live(table, seat=0) as live:
            number = live.number
            await live.act(0, "draw", after=number)
            stale = await live.act(1, "draw", after=number)
            assert ("refused", "Stale") == (stale["type"], stale["kind"])


async def test_a_word_said_does_not_make_an_action_stale(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE))["id"]
        async with ana.live(table, seat=0) as live:
            number = live.number
            await live.ask(do="say", text="hm")
            assert "accepted" == (await live.act(0, "draw", after=number))["type"]


async def refusal(live: Live, **message: Any) -> str:
    answer = await live.ask(**message)
    assert "refused" == answer["type"], answer
    return str(answer["kind"])


async def test_what_is_against_the_rules_is_refused_with_its_kind(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            assert "NotYourTurn" == await refusal(two, do="act", seat=1, code="draw")
            assert "Forbidden" == await refusal(two, do="act", seat=0, code="draw")
            assert "UnknownAction" == await refusal(one, do="act", seat=0, code="fly")
            assert "IllegalAction" == await refusal(one, do="act", seat=0, code="discard fig")
            assert "NothingToUndo" == await refusal(one, do="undo", seat=0)


async def test_undo_takes_back_the_own_last_choice(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            before = one.view
            code = next(code for code in before["legal"] if code.startswith("bury"))
            await one.act(0, code)
            assert one.heard[-2]["can_undo"]
            assert "accepted" == (await one.ask(do="undo", seat=0))["type"]
            assert before == one.view
            undone = await two.until(lambda message: message.get("kind") == "undone")
            assert 0 == undone["moves"]


async def test_undo_survives_a_restart_of_the_conversation(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one:
            code = next(code for code in one.view["legal"] if code.startswith("bury"))
            await one.act(0, code)
        async with ana.live(table, seat=0) as again:
            assert again.heard[0]["can_undo"]
            assert "accepted" == (await again.ask(do="undo", seat=0))["type"]


async def test_a_hint_is_one_of_the_options(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE))["id"]
        async with ana.live(table, seat=0) as live:
            hint = await live.ask(do="hint", seat=0)
            assert "hint" == hint["type"]
            assert hint["code"] in live.view["legal"]


async def test_a_table_can_be_played_without_hints(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE, hints=False))["id"]
        async with ana.live(table, seat=0) as live:
            assert "NotNow" == await refusal(live, do="hint", seat=0)
        await ana.post(f"/api/tables/{table}/fork", {}, expect=409)


async def test_chat_reaches_everybody_and_stays(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, options=ALONE, visibility="public", my_name="Ana"))["id"]
        async with ana.live(table, seat=0) as live, eva.live(table) as guest:
            await live.ask(do="say", text="<b>Bom dia</b>")
            heard = await guest.until(lambda message: message.get("kind") == "said")
            assert ("Ana", "<b>Bom dia</b>") == (heard["by"], heard["text"])
        history = await eva.get(f"/api/tables/{table}/history")
        assert ["<b>Bom dia</b>"] == [each["text"] for each in history["updates"] if each["kind"] == "said"]


async def test_a_spectator_can_neither_act_nor_talk(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, options=ALONE, visibility="public"))["id"]
        await eva.put("/api/me", {"name": "Eva"})
        async with eva.live(table) as guest:
            assert "Forbidden" == await refusal(guest, do="act", seat=0, code="draw")
            assert "Forbidden" == await refusal(guest, do="say", text="psst")


async def test_several_seats_in_one_hand_are_looked_at_one_by_one(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options=ALONE))["id"]
        async with ana.live(table, seat=0) as live:
            await live.act(0, "draw")
            await live.send({"do": "look", "seat": 1})
            welcome = await live.until(lambda message: message["type"] == "welcome")
            assert (1, 1) == (welcome["seat"], welcome["view"]["seat"])
            assert "accepted" == (await live.act(1, "draw"))["type"]


async def test_choices_are_explained_to_the_seat_to_act_only(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_seats(ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            assert one.choices is not None
            assert one.view["legal"] == [each["code"] for each in one.choices["options"]]
            assert two.choices is None


async def test_presence_tells_who_is_there(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, options=ALONE, visibility="public"))["id"]
        async with ana.live(table, seat=0) as live:
            async with eva.live(table):
                await live.until(lambda message: message == {"type": "presence", "seats": [0], "watching": 1})
            await live.until(lambda message: message == {"type": "presence", "seats": [0], "watching": 0})


async def test_bots_play_a_whole_game_among_themselves(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(BOT, BOT, BOT))["id"]
        async with ana.live(table) as live:
            while live.table["status"] != "over":
                await live.hear()
            result = live.table["result"]
            assert ({0, 1, 2}, 1) == (
                {each["seat"] for each in result},
                min(each["place"] for each in result),
            )


async def moves_of_bots(player: Player, seed: int) -> Any:
    """What three random bots played at a table with this seed."""
    table = (await player.create(BOT, BOT, BOT, seed=seed))["id"]
    async with player.live(table) as live:
        while live.table["status"] != "over":
            await live.hear()
    return (await player.get(f"/api/tables/{table}/history"))["updates"]


async def test_the_seed_of_a_table_is_the_chance_of_its_bots_too(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        games = [await moves_of_bots(ana, seed) for seed in (1, 1, 2)]
        played = [[update.get("code") for update in game] for game in games]
        assert played[0] == played[1]
        assert played[0] != played[2]


async def test_programs_can_play_over_plain_http(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options=ALONE))["id"]
        answer = await ana.post(
            f"/api/tables/{table}/do", {"do": "act", "key": new_key(), "seat": 0, "code": "draw"}
        )
        assert 3 == answer["number"]
        seen = await ana.get(f"/api/tables/{table}/moves/1?seat=0")
        assert ("draw", 4) == (seen["code"], len(seen["view"]["players"][0]["hand"]))
