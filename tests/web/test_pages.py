"""Pages in five languages."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, ME, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

LANGUAGES: Final = ("en", "pl", "fr", "pt", "it")
GAMES: Final = ("san-juan", "lisboa")
MISSING: Final = re.compile(r"\b(?:shell|sanjuan|lisboa)-[a-z][\w-]*|\{ ?\$\w+ ?\}|\bundefined\b|\bNaN\b")
WORDS: Final = """() => {
    const named = [...document.querySelectorAll("[aria-label]")];
    const labels = named.map((each) => each.getAttribute("aria-label"));
    return [document.title, document.body.innerText, ...labels].join("\\n");
}"""


def missing_words(page: Page) -> list[str]:
    words: str = page.evaluate(WORDS)
    return sorted(set(MISSING.findall(words)))


def table_in_progress(visitor: Visitor, game: str) -> str:
    """A table a few choices into the game, opened."""
    table = visitor.make_table(game, ME, BOT)
    Player(visitor.open(f"/table/{table}")).play(steps=14)
    Player(visitor.page).look()
    return f"/table/{table}"


def test_the_first_page_speaks_every_language_it_offers(visit: Visit) -> None:
    page = visit().open("/")
    invitations = set()
    for language in LANGUAGES:
        page.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_timeout(200)
        assert [] == missing_words(page)
        invitations.add(page.locator("main .go .act").first.text_content())
    assert len(LANGUAGES) == len(invitations)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_every_language(visit: Visit, game: str) -> None:
    visitor = visit()
    path = table_in_progress(visitor, game)
    for language in LANGUAGES:
        visitor.set("language", language)
        visitor.open(path)
        Player(visitor.page).look()
        assert [] == missing_words(visitor.page), language
