"""What the program asks about the packs of Lisboa, wherever it runs: on a server or in a page without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject, json_fault, shown
from tabuleiro.core.packs import Checked, Packs
from tabuleiro.games.lisboa.pack import entering, files, form, writing
from tabuleiro.games.lisboa.pack.files import BadPack

NAME: Final = "my box"
NOTICE: Final = "Figures copied from a box."


def _check_json(what: str, value: object) -> None:
    fault = json_fault(value)
    if fault:
        raise BadPack(f"{what}: {fault}")


@final
class LisboaPacks(Packs):
    def check(self, path: str) -> Checked:
        return files.check_pack(path)

    def new(self, path: str) -> None:
        files.new_pack(path)

    def empty(self) -> JsonObject:
        return entering.new_source(NAME, NOTICE)

    def form(self, reference: Json) -> JsonObject:
        _check_json("pack", reference)
        return form.form(files.source_named(reference))

    def enter(
        self,
        source: Mapping[str, Json],
        piece: str,
        values: Mapping[str, Json] | None,
        printed: Sequence[str] | None = None,
    ) -> JsonObject:
        if values is not None and not isinstance(values, dict):
            raise BadPack(f"{piece}: expected the values of a piece, got {shown(values)}")
        _check_json(piece, values)
        return entering.enter(source, piece, values, printed)

    def read(self, text: str) -> JsonObject:
        source = files.source_of(text)
        _check_json("pack", source)
        return source

    def written(self, source: Mapping[str, Json]) -> str:
        return writing.written(source)

    def differences(self, before: Mapping[str, Json], after: Mapping[str, Json]) -> list[str]:
        return writing.differences(form.form(before), form.form(after))
