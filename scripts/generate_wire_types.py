"""Writes web/src/wire/types.ts from the server's OpenAPI; --check only says whether it is up to date."""

import json
import re
import subprocess
import sys
import textwrap
from typing import Any, Final

from scripts.generated import ROOT, keep
from tabuleiro.server.api.openapi import description

WEB: Final = ROOT / "web"
TYPES: Final = WEB / "src" / "wire" / "types.ts"
TOOLS: Final = WEB / "node_modules" / ".bin"
HEAD: Final = "/** What goes over the wire: written by `scripts/generate_wire_types.py`, not by hand. */\n"
NOISE: Final = {" /** @enum {unknown} */\n": "", "@description ": "", " *     ": " * "}
"""In comments, and what to write instead."""

ELSEWHERE: Final = {
    *("Health", "HookBody", "HookRequest", "Leave", "Replace", "TurnNotice"),
    *("Fork", "ImportLog", "Invite", "Join", "LogText", "Rename", "Shared", "Start", "Take"),
}
"""Shapes that no page sends or gets, and small ones that `api.ts` spells in place."""

WIDTH: Final = 99
"""Of a description's lines, which stand indented in a comment."""


def types() -> str:
    """The whole file as text; a type that contains itself needs a name, which `json.ts` gives it."""
    named = ["--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing"]
    made = run("openapi-typescript", *named, "--default-non-nullable=false", given=json.dumps(shapes()))
    made = made[made.index("export interface components") : made.index("export type $defs")]
    made = re.sub(r"(?<= Json: ).*(?=;)", 'import("./json").Json', made)
    for noise, plain in NOISE.items():
        made = made.replace(noise, plain)
    return run("prettier", "--stdin-filepath", str(TYPES.relative_to(WEB)), given=HEAD + made)


def shapes() -> dict[str, Any]:
    """The description without its paths: the client spells those itself."""
    whole = description()
    found = sorted(whole["components"]["schemas"].items())
    schemas = {name: readable(schema) for name, schema in found if name not in ELSEWHERE}
    return {**whole, "paths": {}, "components": {"schemas": schemas}}


def readable(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without what its name says already, with its descriptions broken into lines."""
    found = {name: value for name, value in schema.items() if name != "title" and value is not None}
    if "description" in schema:
        found["description"] = textwrap.fill(" ".join(schema["description"].split()), WIDTH)
    if "properties" in schema:
        found["properties"] = {name: readable(field) for name, field in schema["properties"].items()}
    return found


def run(tool: str, *arguments: str, given: str) -> str:
    command = [str(TOOLS / tool), *arguments]
    done = subprocess.run(command, cwd=WEB, input=given, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def main() -> int:
    if not TOOLS.exists():
        print("the client's packages are missing: run npm --prefix web ci", file=sys.stderr)
        return 2
    return keep(TYPES, types)


if __name__ == "__main__":
    sys.exit(main())
