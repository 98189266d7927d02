"""Requests about games that are over and shared: the link, its page for messengers, and its picture."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, TypeAlias

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from tabuleiro.server.api.door import SHARED_PATH, headers_of
from tabuleiro.server.api.request import AnyRequest, house_of, known_visitor, shared_table
from tabuleiro.server.api.static import page_with
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.errors import NotFound
from tabuleiro.server.shares.card import SIZE, card
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import Link, Shared
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import TableInfo

SharePath: TypeAlias = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
PICTURE: Final = "picture.png"


@post("/api/tables/{table_id:str}/share")
async def share(request: AnyRequest, table_id: TableId) -> Link:
    """A secret for `/look/SECRET`: with it anybody sees the game, which is over, until you withdraw it."""
    house, visitor = house_of(request), await known_visitor(request)
    table = await house.hall.seen_by(table_id, visitor.id)
    if not table.over:
        raise NotNow("a game is shared when it is over")
    return Link(secret=await house.visitors.share_link(table_id, visitor.id))


@delete("/api/tables/{table_id:str}/share", status_code=204)
async def end_sharing(request: AnyRequest, table_id: TableId) -> None:
    """Make void all links by which you have shared this game."""
    visitor = await known_visitor(request)
    await house_of(request).visitors.end_sharing(table_id, visitor.id)


async def _shared(request: AnyRequest, secret: str) -> ServedTable:
    house = house_of(request)

    async def look(table: ServedTable) -> ServedTable:
        if not table.over:
            raise NotFound("this link is not valid, or no longer")
        return table

    return await house.hall.change(await shared_table(request, secret), look)


@post("/api/look", status_code=200)
async def look(request: AnyRequest, data: JSONBody[Shared]) -> TableInfo:
    """The table of a shared link; further requests about it bring the secret in `Tabuleiro-Shared`."""
    return (await _shared(request, data.secret)).info(None)


@get("/look/{secret:str}", include_in_schema=False)
async def page(request: AnyRequest, secret: FromPath[str]) -> Response[bytes]:
    """The client, with a title, a line and a picture for messengers; of a void or cut link without."""
    try:
        table = await _shared(request, secret)
    except NotFound:
        return page_with()
    public = house_of(request).settings.public_url
    site = (public or f"http://{headers_of(request.scope).get('host', '')}").rstrip("/")
    move = request.query_params.get("move", "")
    at = f"?move={move}" if move.isdecimal() else ""
    return page_with(_words(table, f"{site}{SHARED_PATH}{secret}", at))


def _words(table: ServedTable, url: str, at: str) -> str:
    """What messengers show, with the address that some of them open instead of the link: at the same move."""
    info = table.info(None)
    result = ", ".join(f"{_name(info, each['seat'])} {each['points']}" for each in info["result"] or [])
    properties = {
        "og:type": "website",
        "og:site_name": "Tabuleiro",
        "og:title": f"{table.game.title}: {result}",
        "og:description": f"{info['name']}, round {info['round']}",
        "og:url": f"{url}{at}",
        "og:image": f"{url}/{PICTURE}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def _name(info: TableInfo, seat: int) -> str:
    """A bot has no name of its own, and in a solo game there is a standing more than there are seats."""
    found = next((each for each in info["seats"] if each["seat"] == seat), None)
    return (found["name"] if found else "") or f"Bot {seat + 1}"


@get("/look/{secret:str}/picture.png", include_in_schema=False)
async def picture(request: AnyRequest, secret: SharePath) -> Response[bytes]:
    """The result as a picture."""
    result = (await _shared(request, secret)).info(None)["result"] or []
    points = tuple((each["seat"], each["points"]) for each in result)
    return Response(card(points), media_type="image/png", headers={"cache-control": "public, max-age=3600"})


HANDLERS: Final = [share, end_sharing, look, page, picture]
