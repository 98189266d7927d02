"""Allowances: all that the server limits, for each address or visitor."""

from __future__ import annotations

from typing import Final

from tabuleiro.server.process.limits import Limit, Places
from tabuleiro.server.settings import Settings


class Allowances:
    """Several processes keep them together; the messages of one WebSocket are limited where it is."""

    def __init__(self, settings: Settings) -> None:
        rate, hourly = settings.requests_per_second, settings.tables_per_hour
        words, wrong = settings.messages_per_second, settings.wrong_links_per_minute
        self.requests: Final = Limit(rate, rate * 5, "requests")
        self.new_tables: Final = Limit(hourly / 3600, hourly, "new tables")
        self.secrets: Final = Limit(wrong / 60, max(2, wrong * 5 / 3), "links tried")
        self.hints: Final = Limit(0.5, 10, "hints")
        reviews = settings.reviews_per_hour
        self.reviews: Final = Limit(reviews / 3600, reviews, "reviews")
        self.chances: Final = Limit(2, 20, "questions about chances")
        self.words: Final = Limit(words / 10, words * 2, "words")
        self.hook_tests: Final = Limit(0.1, 5, "tests of a web hook")
        self.sockets: Final = Places(rate * 10, "connections")
        self.streams: Final = Places(rate * 5, "event streams")

    def used_up(self) -> dict[str, Limit]:
        """What refills with time, by name."""
        return {name: each for name, each in vars(self).items() if isinstance(each, Limit)}

    def held(self) -> dict[str, Places]:
        """What is given back, by name."""
        return {name: each for name, each in vars(self).items() if isinstance(each, Places)}
