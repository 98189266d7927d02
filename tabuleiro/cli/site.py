"""Site: builds the static site: the client, Python for the browser, and our own modules for it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import tabuleiro
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig
from tabuleiro.table.offers import offer_of

PACKAGE: Final = Path(tabuleiro.__file__).parent
WEB: Final = PACKAGE.parent / "web"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
PARTS: Final = ("core", "games", "bots", "coach", "table", "alone")
"""The folders that play in a browser, as far as they are there."""
MODULES: Final = ("__init__.py", "compiled.py")
MARK: Final = "tabuleiro-export.json"
"""The file by which an export is known as one."""
SERVICE_WORKER: Final = "service-worker.js"
LIBRARY: Final = "python_stdlib.zip"
LEFT_OUT: Final = frozenset(
    {
        "_pyrepl", "bdb", "cProfile", "ctypes", "doctest", "email", "ftplib", "http", "imaplib", "mailbox",
        "multiprocessing", "pdb", "poplib", "pstats", "pydoc", "smtplib", "socketserver", "sqlite3",
        "unittest", "wsgiref", "xml", "xmlrpc",
    }
)  # fmt: skip
"""What of Python's library serves networks, terminals, other programs or tests, which a page has not."""
RUNTIME: Final = "runtime.bin"
"""Python itself, compressed; another ending would make some hosts unpack it on the way."""


class WrittenSite(NamedTuple):
    """What was written: sizes in bytes by the name of the file, and all of it as a host packs it."""

    version: str
    sizes: dict[str, int]
    packed: int

    def by_part(self) -> dict[str, int]:
        """The sizes of the folders, and of what lies beside them."""
        sums: dict[str, int] = {}
        for name, size in self.sizes.items():
            part = name.partition("/")[0] + "/" if "/" in name else "pages and icons"
            sums[part] = sums.get(part, 0) + size
        return sums


def export(folder: Path) -> WrittenSite:
    """Build the site beside the folder, and put it there when it is complete."""
    check(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".tabuleiro-") as place:
        built = Path(place) / "site"
        _run(["npm", "run", "--silent", "build", "--", "--mode", "static", "--outDir", str(built.resolve())])
        _write_python(built / "python", Path(place))
        site = _seal(built)
        if folder.exists():
            shutil.rmtree(folder)
        built.rename(folder)
    return site


def check(folder: Path) -> None:
    """Refuse what could destroy somebody's files, and what cannot be built here."""
    if folder.exists() and not folder.is_dir():
        raise BadConfig(f"{folder}: expected a folder, this is a file")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise BadConfig(f"{folder} is not empty and not an earlier export: choose another folder")
    if not PYODIDE.is_dir():
        raise BadConfig("an export is built from a checkout with the client's packages: ./play --export DIR")


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BadConfig(f"an export needs {command[0]}, which is not on the PATH") from None
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise BadConfig(f"{' '.join(command[:3])} failed: {last}")


def _write_python(folder: Path, place: Path) -> None:
    """Pyodide, our modules compiled for it, and what the page wants to know before they are there."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, folder / name)
    runtime = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (folder / RUNTIME).write_bytes(gzip.compress(runtime, 9, mtime=0))
    _archive(place / "tabuleiro.zip")
    _library(place / LIBRARY)
    _compile(place / "tabuleiro.zip", folder / "tabuleiro.zip")
    _compile(place / LIBRARY, folder / LIBRARY)
    _write_json(folder / "games.json", [offer_of(game) for game in registry.games()])
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    parts = sorted(folder.iterdir())
    sizes = {path.name: path.stat().st_size for path in parts}
    version = _version([integrity(path) for path in parts])
    _write_json(folder / "parts.json", {"version": version, "sizes": sizes, "lock": {**lock, "packages": {}}})


def _archive(file: Path) -> None:
    """The sources and data that a browser needs."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in [PACKAGE / name for name in MODULES]:
            archive.write(path, path.relative_to(PACKAGE.parent))
        for path in sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*")):
            if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
                archive.write(path, path.relative_to(PACKAGE.parent))


def _library(file: Path) -> None:
    """What of Python's own library can be of use in a page."""
    with zipfile.ZipFile(PYODIDE / LIBRARY) as whole, zipfile.ZipFile(file, "w") as archive:
        for name in whole.namelist():
            if name.partition("/")[0].partition(".")[0] not in LEFT_OUT:
                archive.writestr(name, whole.read(name))


def _compile(sources: Path, compiled: Path) -> None:
    """Compile the modules of an archive here, because the browser would do it again at every start."""
    _run(["node", "static/compile.mjs", str(sources.resolve()), str(compiled.resolve())])


def _seal(folder: Path) -> WrittenSite:
    """Give the service worker the digest of every file, and the site its version and its mark."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    digests = {path.relative_to(folder).as_posix(): integrity(path) for path in files}
    version = _version(digests)
    worker = (WEB / "static" / SERVICE_WORKER).read_text(encoding="utf-8")
    worker = worker.replace("const FILES = {};", f"const FILES = {json.dumps(digests)};")
    worker = worker.replace('const VERSION = "";', f'const VERSION = "{version}";')
    (folder / SERVICE_WORKER).write_text(worker, encoding="utf-8")
    files.append(folder / SERVICE_WORKER)
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}
    _write_json(folder / MARK, {"version": version, "tabuleiro": tabuleiro.__version__, "files": sizes})
    return WrittenSite(version, sizes, sum(len(gzip.compress(path.read_bytes())) for path in files))


def _version(digests: Any) -> str:
    return hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:12]


def integrity(path: Path) -> str:
    """The digest of a file as browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def _write_json(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
