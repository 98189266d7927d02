"""Static: the built browser client, or a page that says how to build it."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from tabuleiro.core.errors import cut
from tabuleiro.server.errors import NotFound

FOLDER: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
MISSING: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tabuleiro</title>
<p>The browser client has not been built. Start with <code>./play</code>, which builds it,
or play in the terminal: <code>tabuleiro play --terminal</code>.</p></html>"""


@lru_cache(maxsize=512)
def _content(name: str) -> bytes | None:
    """A file of the client; whatever the name says, nothing outside its folder."""
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER.resolve()):
        return None
    try:
        return path.read_bytes()
    except OSError:  # a folder, nothing, or a name that no file can have
        return None


def page_with(words: str = "") -> Response[bytes]:
    content = _content("index.html") or MISSING
    return Response(
        content.replace(b"</head>", words.encode() + b"</head>", 1),
        media_type="text/html; charset=utf-8",
        headers={"cache-control": ALWAYS_ASK},
    )


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    return page_with()


@get("/{name:path}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """A file, or for any other path the client, which finds its way by itself."""
    plain = name.lstrip("/")
    if plain.startswith("api/"):
        raise NotFound(f"there is nothing at {cut(name)}")
    content = _content(plain) if "\0" not in plain else None
    if content is None:
        if "." in plain.rpartition("/")[2]:
            raise NotFound(f"there is no file {cut(name)}")
        return page_with()
    kind = mimetypes.guess_type(plain)[0] or "application/octet-stream"
    kept = FOR_EVER if plain.startswith("assets/") else ALWAYS_ASK
    return Response(content, media_type=kind, headers={"cache-control": kept})


HANDLERS: Final = [home, file]
