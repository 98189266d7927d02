"""`tabuleiro export`: the whole game as a folder of files, to be put on any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json

EXAMPLES: Final = examples("tabuleiro export site", "python -m http.server --directory site")

Folder = Annotated[
    Path, typer.Argument(metavar="DIR", help="Where to: a new folder, or an earlier export to replace.")
]


def command(folder: Folder, as_json: AsJson = False) -> None:
    """Write a static site that plays without a server, also offline."""
    from tabuleiro.cli import site

    written = site.export(folder)
    if as_json:
        print_json({"folder": str(folder), "version": written.version, "files": written.sizes})
        return
    show = console().print
    for part, size in written.by_part().items():
        show(f"{size / 1e6:8.2f} MB  {part}", soft_wrap=True)
    total, packed = sum(written.sizes.values()), written.packed
    show(f"{total / 1e6:8.2f} MB  in {len(written.sizes)} files; {packed / 1e6:.2f} MB compressed")
    show(f"Version {written.version} is in {folder}: try python -m http.server --directory {folder}")
