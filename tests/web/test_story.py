"""What others do, in words: captions where the eye is, the pace of one's choice, three lines of the log."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LAPTOP: Final = (1366, 657)
SIDEWAYS: Final = (844, 390)
MOST_STEPS: Final = 150
"""Until others act, at a table that is just made."""

SIZES: Final = (DESKTOP, LAPTOP, PHONE, SIDEWAYS)
SEEN: Final = """() => {
    window.seen = [];
    const note = () => {
        const title = document.querySelector(".prompt.others h2");
        const said = title?.innerText.trim();
        const dots = document.querySelector(".prompt .progress small")?.innerText ?? "";
        if (said && said !== window.seen.at(-1)?.said) window.seen.push({ said, dots });
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
}"""


def stopped_while_others_act(visitor: Visitor, game: str) -> Page:
    """A table at which the acts of others are being shown and have been stopped at the first one."""
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT, BOT)}")
    player = Player(page, touch=visitor.touch)
    expect(page.locator(".prompt")).to_be_visible()
    for _ in range(MOST_STEPS):
        if page.locator(".prompt.others .progress").count():
            break
        player.step_if_asked()
        page.wait_for_timeout(80)
    page.keyboard.press("k")
    expect(page.locator(".prompt.stopped")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_an_act_of_others_is_captioned_and_three_lines_of_the_log_are_in_view(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = stopped_while_others_act(visit(size, pace="calm"), game)
    title = page.locator(".prompt.others h2")
    expect(title).to_be_in_viewport(ratio=1)
    assert "thinking" not in title.inner_text()
    lines = page.locator(("ol.lines .line" if min(size) < 600 else "ol.log .line") + " >> visible=true")
    for number in range(3):
        expect(lines.nth(lines.count() - 1 - number)).to_be_in_viewport(ratio=0.9)
    for name in ("Go on", "Step", "To now"):
        expect(page.locator(".pace").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_nobody_is_said_to_think_while_acts_are_shown(visit: Visit) -> None:
    visitor = visit(pace="brisk")
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, BOT, governor=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.evaluate(SEEN)
    page.get_by_role("button", name="Prospector").click()
    page.locator(".prompt .main").click()
    expect(page.locator(".prompt.others")).to_be_visible()
    expect(page.locator(".prompt.yours")).to_be_visible()
    said = [each["said"] for each in page.evaluate("window.seen") if each["dots"]]
    assert [] == [each for each in said if "thinking" in each]
    assert said


def test_the_acts_are_stepped_through_and_the_present_is_one_press_away(visit: Visit) -> None:
    page = stopped_while_others_act(visit(pace="calm"), "lisboa")
    where = page.locator(".prompt .progress small")
    expect(where).to_be_visible()
    before = where.inner_text()
    page.keyboard.press(".")
    expect(where).not_to_have_text(before)
    page.keyboard.press(" ")
    expect(page.locator(".prompt.stopped")).to_have_count(0)


def test_the_pace_is_kept_with_the_settings(visit: Visit) -> None:
    page = stopped_while_others_act(visit(pace="calm"), "san-juan")
    page.locator(".pace").get_by_text("Instant").click()
    expect(page.locator(".prompt.stopped")).to_have_count(0)
    assert "instant" == page.evaluate("JSON.parse(localStorage['tabuleiro.settings']).pace")
