"""Actions: one atomic choice each, interned, with a stable text code and a dense index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tabuleiro.core.errors import UnknownAction, quoted


@final
class Action:
    """One atomic choice; there is a single object per code, so equality is identity."""

    __slots__ = ("arg", "code", "index", "verb")

    def __init__(self, verb: str, arg: int, code: str, index: int) -> None:
        self.verb: Final = verb
        self.arg: Final = arg
        self.code: Final = code
        self.index: Final = index

    def __repr__(self) -> str:
        return f"<{self.code}>"


@final
class ActionTable:
    """The closed list of all actions of a game, in the order in which the game declares them."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_code: dict[str, Action] = {}

    def single(self, verb: str) -> Action:
        """Declare a choice that needs no further word, such as "pass"."""
        return self._declare(verb, 0, verb)

    def family(self, verb: str, words: Sequence[str]) -> tuple[Action, ...]:
        """Declare one choice per word: "build library" has the position of "library" among them as `arg`."""
        return tuple([self._declare(verb, arg, f"{verb} {word}") for arg, word in enumerate(words)])

    def parse(self, code: str) -> Action:
        action = self._by_code.get(code)
        if action is None:
            raise UnknownAction(f"unknown action {quoted(code)}")
        return action

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def _declare(self, verb: str, arg: int, code: str) -> Action:
        assert code not in self._by_code, f"two actions have the code {code!r}"
        action = Action(verb, arg, code, len(self._actions))
        self._actions.append(action)
        self._by_code[code] = action
        return action
