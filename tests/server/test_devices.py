"""A further device asks, the first one says yes, and nobody loses who they were."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.client import ME, Player
from tests.server.running import RunningServer


async def named(player: Player, name: str) -> Player:
    await player.put("/api/me", {"name": name})
    return player


@asynccontextmanager
async def ana_and_rui(server: RunningServer) -> AsyncIterator[tuple[Player, Player]]:
    async with Player(server.url) as ana, Player(server.url) as rui:
        yield await named(ana, "Ana"), await named(rui, "Rui")


async def asked(owner: Player, other: Player) -> tuple[str, str]:
    """The claim of a device that asks, and the request that its owner sees."""
    secret = (await owner.post("/api/me/device"))["secret"]
    claim = (await other.post("/api/device", {"secret": secret}))["claim"]
    return claim, (await owner.get("/api/me/devices"))[0]["id"]


async def test_a_device_link_is_no_invitation(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        secret = (await ana.post("/api/me/device"))["secret"]
        assert "no invitation" in (await rui.post("/api/join", {"secret": secret}, expect=404))["message"]
        assert "Rui" == (await rui.get("/api/me"))["name"]


async def test_an_invitation_is_no_device_link(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        link = (await ana.create(ME, {"kind": "invited"}))["links"][0]["secret"]
        await rui.post("/api/device/look", {"secret": link}, expect=404)
        await rui.post("/api/device", {"secret": link}, expect=404)


async def test_both_names_are_shown_before_anything_changes(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        secret = (await ana.post("/api/me/device"))["secret"]
        offer = await rui.post("/api/device/look", {"secret": secret})
        assert {"name": "Ana", "present": "Rui"} == offer
        assert "Rui" == (await rui.get("/api/me"))["name"]


async def test_without_a_yes_nothing_changes(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        claim, _ = await asked(ana, rui)
        assert "waiting" == (await rui.post("/api/device/claim", {"claim": claim}))["status"]
        assert "Rui" == (await rui.get("/api/me"))["name"]


async def test_the_first_device_is_told_who_asks_and_may_refuse(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        claim, request = await asked(ana, rui)
        assert ["Rui"] == [each["name"] for each in await ana.get("/api/me/devices")]
        await ana.post(f"/api/me/devices/{request}", {"allow": False})
        assert "refused" == (await rui.post("/api/device/claim", {"claim": claim}))["status"]
        assert "Rui" == (await rui.get("/api/me"))["name"]
        assert [] == await ana.get("/api/me/devices")


async def test_only_the_owner_says_yes(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        _, request = await asked(ana, rui)
        assert [] == await rui.get("/api/me/devices")
        await rui.post(f"/api/me/devices/{request}", {"allow": True}, expect=404)


async def test_who_a_browser_was_is_kept_and_can_be_returned_to(server: RunningServer) -> None:
    async with ana_and_rui(server) as (ana, rui):
        claim, request = await asked(ana, rui)
        await ana.post(f"/api/me/devices/{request}", {"allow": True})
        assert "allowed" == (await rui.post("/api/device/claim", {"claim": claim}))["status"]
        here = await rui.get("/api/me")
        assert ("Ana", "Rui") == (here["name"], here["before"])
        back = await rui.post("/api/me/before")
        assert ("Rui", "Ana") == (back["name"], back["before"])
        assert "Rui" == (await rui.get("/api/me"))["name"]


async def test_a_link_lets_one_device_ask(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        await named(ana, "Ana")
        secret = (await ana.post("/api/me/device"))["secret"]
        await rui.post("/api/device", {"secret": secret})
        await eva.post("/api/device", {"secret": secret}, expect=404)
