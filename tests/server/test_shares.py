"""A game that is over is shared by a link with a right of its own, a line and a picture for messengers."""

from __future__ import annotations

import struct
import zlib

from tabuleiro.server.shares.card import SIZE, card
from tests.server.client import BOT, ME, Json, Player
from tests.server.running import RunningServer


async def finished(player: Player) -> Json:
    """A private game that is over."""
    await player.put("/api/me", {"name": "Ana <b>"})
    table = await player.create(ME, BOT, options={"first": 0})
    async with player.live(table["id"], seat=0) as live:
        await live.play_on(0)
    return table


async def share(player: Player, table: Json) -> str:
    secret: str = (await player.post(f"/api/tables/{table['id']}/share"))["secret"]
    return secret


async def test_a_shared_link_lets_anybody_look_until_it_is_withdrawn(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = await finished(ana)
        path = f"/api/tables/{table['id']}"
        secret = await share(ana, table)
        assert table["id"] == (await eva.post("/api/look", {"secret": secret}))["id"]
        await eva.get(path, expect=404)
        eva.http.headers["tabuleiro-shared"] = secret
        for what in ("", "/history?seat=all", "/moves/0?seat=guest", "/scores", "/log"):
            await eva.get(path + what)
        await ana.http.delete(f"{path}/share")
        for what in ("", "/history?seat=all", "/scores"):
            await eva.get(path + what, expect=404)


async def test_a_shared_link_opens_no_other_table(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        one, other = await finished(ana), await finished(ana)
        eva.http.headers["tabuleiro-shared"] = await share(ana, one)
        await eva.get(f"/api/tables/{other['id']}", expect=404)


async def test_a_running_game_is_not_shared(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, BOT, options={"first": 0})
        assert "over" in (await ana.post(f"/api/tables/{table['id']}/share", expect=409))["message"]


async def test_strangers_share_nothing(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = await finished(ana)
        await eva.put("/api/me", {"name": "Eva"})
        await eva.post(f"/api/tables/{table['id']}/share", expect=404)


async def test_a_messenger_reads_title_result_and_picture(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        secret = await share(ana, await finished(ana))
        page = (await eva.http.get(f"/look/{secret}?move=3")).text
        if "</head>" in page:  # the client is built
            assert 'property="og:title" content="Orchard: ' in page
            assert "Ana &lt;b&gt;" in page
            assert f'property="og:url" content="{server.url}/look/{secret}?move=3"' in page
            assert f'content="{server.url}/look/{secret}/picture.png"' in page
        picture = await eva.http.get(f"/look/{secret}/picture.png")
        assert "image/png" == picture.headers["content-type"]
        assert SIZE == struct.unpack(">II", picture.content[16:24])


async def test_a_link_that_a_messenger_has_cut_opens_the_client_all_the_same(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        secret = await share(ana, await finished(ana))
        whole = (await eva.http.get("/")).text
        for cut in (secret[:12], f"{secret[:-1]}…", secret * 5):
            answer = await eva.http.get(f"/look/{cut}")
            assert (200, whole) == (answer.status_code, answer.text)


async def test_the_log_of_the_server_holds_no_shared_secret(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        secret = await share(ana, await finished(ana))
        await eva.http.get(f"/look/{secret}")
        assert secret not in server.log


def test_the_picture_is_a_whole_png() -> None:
    picture = card(((0, 36), (2, 7)))
    begin = picture.index(b"IDAT")
    length = struct.unpack(">I", picture[begin - 4 : begin])[0]
    pixels = zlib.decompress(picture[begin + 4 : begin + 4 + length])
    assert (SIZE[0] + 1) * SIZE[1] == len(pixels)
    assert len(picture) < 30_000
