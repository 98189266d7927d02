"""What a host refuses at a table, beyond what the rules refuse."""

from tabuleiro.core.errors import Refused


class NotNow(Refused):
    """The table is not in a state in which this can be done."""


class StillHere(NotNow):
    """Somebody is at the table, or was a moment ago, for whom a bot was to play."""


class Stale(Refused):
    """Something happened at the table that the client had not seen when it acted."""
