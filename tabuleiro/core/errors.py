"""What a user can get wrong: each error is one sentence with the facts, and none of them is a bug of ours."""

from typing import Final

LONGEST_QUOTATION: Final = 40


def cut(text: str, longest: int = LONGEST_QUOTATION) -> str:
    """A text as a sentence can hold it, however long it came."""
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def quoted(text: str) -> str:
    """A text between quotation marks, for refusals that repeat what somebody wrote."""
    return repr(cut(text))


class Refused(ValueError):
    """The parent of every error that tells a user what was expected and what came."""

    @property
    def kind(self) -> str:
        return type(self).__name__


class UnknownGame(Refused):
    """No game has this key."""


class BadConfig(Refused):
    """The number of seats or an option does not fit the game."""


class UnknownAction(Refused):
    """The text is not the code of any action of the game."""


class NotYourTurn(Refused):
    """Another seat is to act, or the game is over."""


class IllegalAction(Refused):
    """The action exists but is not among the options of the moment."""


class NothingToUndo(Refused):
    """The last choice was somebody else's, or something hidden has been revealed since."""


class BadPosition(Refused):
    """A position is refused: the message names the field and the reason."""


class BadLog(Refused):
    """A log is damaged: the message names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
