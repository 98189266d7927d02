"""Setup (SJ-S): the deck, the starting buildings and hands, the governor and the trading house."""

from __future__ import annotations

from bisect import insort

from tabuleiro.core.game import Config
from tabuleiro.core.rng import roll, shuffle
from tabuleiro.games.sanjuan.components import INDIGO, deck, plant_at
from tabuleiro.games.sanjuan.rules.buildings import clockwise
from tabuleiro.games.sanjuan.rules.round import STARTING_HAND, KeepFour, take_roles
from tabuleiro.games.sanjuan.state import SanJuanState


def set_up(config: Config, rng: int) -> SanJuanState:
    """A new game; nobody has decided anything yet."""
    s = SanJuanState()
    s.begin(config, rng)
    chosen = config.seat("governor")
    s.governor = roll(s, config.players) if chosen is None else chosen
    s.cathedral = config.flag("new_buildings")
    shuffle(s, s.tiles)
    lay_out_plants(s)
    deal_hands(s)
    take_roles(s)
    if config.flag("advanced_start"):
        s.then_all([KeepFour(seat) for seat in clockwise(s, s.governor)])
    return s


def lay_out_plants(s: SanJuanState) -> None:
    """One indigo plant per player is set aside before the rest is shuffled (S2)."""
    pile = deck(new_buildings=s.cathedral)
    for seat in range(len(s.hands)):
        pile.remove(INDIGO)
        s.plants[plant_at(seat, INDIGO)] = s.buildings[seat] = 1
    shuffle(s, pile)
    s.draw_pile = pile


def deal_hands(s: SanJuanState) -> None:
    """Four cards each, or five and one more for each further place (S3, S6)."""
    more = s.config.flag("advanced_start")
    for place, seat in enumerate(clockwise(s, s.governor), 1):
        for _ in range(STARTING_HAND + place * more):
            insort(s.hands[seat], s.draw_pile.pop())
            s.received[seat] += 1
