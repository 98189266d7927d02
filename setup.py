"""Builds pure or, with TABULEIRO_COMPILE=1, the engine by mypyc; without a C compiler it stays pure."""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

COMPILE = os.environ.get("TABULEIRO_COMPILE") == "1"
ENGINE = ("core/**/*.py", "games/**/*.py", "bots/search.py")


class BuildOrStayPure(build_ext):
    """All extension modules are built, or none is left behind."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, OSError) as fault:
            print(f"tabuleiro stays pure Python, the C compiler failed: {fault}", file=sys.stderr)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


def engine_modules() -> list[str]:
    """The packages' `__init__` files stay interpreted: they only name what is exported."""
    files = sorted(path for pattern in ENGINE for path in Path("tabuleiro").glob(pattern))
    return [str(path) for path in files if path.name != "__init__.py"]


def extensions() -> list[Extension]:
    """No mypyc is there while the build front end still asks for the build requirements."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    made = mypycify(engine_modules(), opt_level="3")
    return cast("list[Extension]", made)  # mypyc takes setuptools' class where setuptools is loaded


setup(
    ext_modules=extensions() if COMPILE else [],
    setup_requires=["mypy[mypyc]>=2.4,<3"] if COMPILE else [],
    cmdclass={"build_ext": BuildOrStayPure},
)
