"""City tokens (L-X2): they replace the printed rewards of lots and sites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.games.lisboa.box import Pieces
from tabuleiro.games.lisboa.effects import Reward, reward_text
from tabuleiro.games.lisboa.figures import Figures, Outlook
from tabuleiro.games.lisboa.kinds import LOT_WORDS, SITE_WORDS, Lot, Site
from tabuleiro.games.lisboa.state import NOTHING, LisboaState

OPTION: Final = "city_tokens"
Rewards: TypeAlias = tuple[tuple[Outlook, ...], tuple[Outlook, ...]]
"""Of all lots and of all sites."""


@final
class Stock:
    """The tokens of one shape, from which each can be taken once."""

    def __init__(self, what: str, tokens: Sequence[Reward], sorts: tuple[Outlook, ...]) -> None:
        rewards = [sort.reward for sort in sorts]
        words = [reward_text(reward) for reward in rewards]
        self.sorts: Final = sorts
        self.pieces: Final = Pieces(what, words, [rewards.index(token) for token in tokens])

    def draw(self, s: LisboaState, number: int) -> list[Outlook]:
        return [self.sorts[sort] for sort in self.pieces.draw(s, number, range(len(self.sorts)))]

    def take(self, reader: Reader) -> Outlook:
        return self.sorts[self.pieces.take(reader)]


def round_ones(figures: Figures) -> Stock:
    return Stock("round token", figures.pack.lot_tokens, figures.lot_tokens)


def square_ones(figures: Figures) -> Stock:
    return Stock("square token", figures.pack.site_tokens, figures.site_tokens)


def drawn_tokens(s: LisboaState) -> Rewards:
    """At random; those that would lie on a closed row E leave unseen (L-2.4)."""
    lots = _filled(s, round_ones(s.figures), s.figures.open_lots, s.lot_outlook)
    return lots, _filled(s, square_ones(s.figures), s.figures.open_sites, s.site_outlook)


def _filled(
    s: LisboaState, stock: Stock, places: Sequence[int], rewards: tuple[Outlook, ...]
) -> tuple[Outlook, ...]:
    """The rewards with a token of the stock on each of these places; without a place nothing is drawn."""
    if not places:
        return rewards
    found = list(rewards)
    for place, token in zip(places, stock.draw(s, len(places)), strict=True):
        found[place] = token
    return tuple(found)


# Positions.


def tokens_on_places(s: LisboaState) -> JsonObject:
    """The token of every open place that is not built on, in the words of the packs."""
    lots = {LOT_WORDS[lot]: reward_text(s.lot_outlook[lot].reward) for lot in _free_lots(s)}
    sites = {SITE_WORDS[site]: reward_text(s.site_outlook[site].reward) for site in _free_sites(s)}
    return {"lots": lots, "sites": sites}


def _free_lots(s: LisboaState) -> list[Lot]:
    return [lot for lot in s.figures.open_lots if s.stores[lot] == NOTHING]


def _free_sites(s: LisboaState) -> list[Site]:
    return [site for site in s.figures.open_sites if s.sites[site] == NOTHING]


def load_tokens(s: LisboaState, reader: Reader | None) -> Rewards:
    """The tokens that are named; others at random on the free places that are not."""
    tokens = reader or Reader({}, "tokens")
    tokens.object("lots", "sites")
    lots, sites = tokens.get("lots"), tokens.get("sites")
    on_lots = _read(s, lots, round_ones(s.figures), LOT_WORDS, _free_lots(s), s.lot_outlook)
    return on_lots, _read(s, sites, square_ones(s.figures), SITE_WORDS, _free_sites(s), s.site_outlook)


def _read(
    s: LisboaState,
    reader: Reader | None,
    stock: Stock,
    words: tuple[str, ...],
    free: list[int],
    rewards: tuple[Outlook, ...],
) -> tuple[Outlook, ...]:
    if reader is None:
        return _filled(s, stock, free, rewards)
    found = list(rewards)
    for place, field in reader.by_word(words):
        if place not in free:
            raise field.refuse("a token lies on open places only, and leaves when they are built on")
        found[place] = stock.take(field)
    return _filled(s, stock, [place for place in free if reader.get(words[place]) is None], tuple(found))
