"""Writes docs/san-juan-cards.md from the card data; --check only says whether the page is up to date."""

import sys
from typing import Any, Final

from scripts.generated import ROOT, keep
from tabuleiro.games.sanjuan.components import DATA

PAGE: Final = ROOT / "docs" / "san-juan-cards.md"
HEAD: Final = """# The cards of San Juan

Generated from `tabuleiro/games/sanjuan/cards.toml` by `scripts/generate_san_juan_cards.py`.

Each figure says where it comes from:
unmarked, it is printed in the rulebook of the 2018 edition or forced by one of its examples;
`p` are public sources of the named edition; `i` is inferred.
What the buildings do is in [the rules](rules/san-juan.md).
How the figures were found is in [the component figures](rules/san-juan-cards.md).
"""
SETS: Final = {
    "base": "Base game: {cards} cards, {kinds} kinds",
    "expansion": "Expansion `new_buildings`: {cards} cards, {kinds} kinds",
    "middle": "In the middle of the table with `new_buildings`: {cards} card",
}
MARKS: Final = {"rulebook": "", "public": " p", "inferred": " i"}
COLUMNS: Final = "| id | name | sort | cost | points | copies | phase |\n|---|---|---|---|---|---|---|"


def page() -> str:
    """The whole page as text."""
    sections = [HEAD]
    for name, title in SETS.items():
        cards = [card for card in DATA["card"] if card["set"] == name]
        number = sum([card["copies"] for card in cards])
        rows = "\n".join([row(card) for card in cards])
        sections.append(f"## {title.format(cards=number, kinds=len(cards))}\n\n{COLUMNS}\n{rows}\n")
    return "\n".join([*sections, tiles()])


def row(card: dict[str, Any]) -> str:
    figures = [f"{card[name]}{MARKS[card['source'][name]]}" for name in ("cost", "points", "copies")]
    return f"| `{card['id']}` | {card['name']} | {card['sort']} | {' | '.join(figures)} | {card['phase']} |"


def tiles() -> str:
    """The trading-house tiles."""
    head = "| tile | indigo | sugar | tobacco | coffee | silver |\n|---|---|---|---|---|---|"
    rows = [
        f"| {tile['id']}{MARKS[tile['source']]} | {' | '.join([str(price) for price in tile['prices']])} |"
        for tile in DATA["tile"]
    ]
    return "\n".join(["## Trading house: 5 tiles\n", head, *rows, "\nA customs good is always sold for 2.\n"])


if __name__ == "__main__":
    sys.exit(keep(PAGE, page))
