"""Aims: what the figures of a pack of Lisboa should lead to, and whether they do in watched games."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from tabuleiro.games.lisboa.components import Pack
from tabuleiro.games.lisboa.effects import reward_text
from tabuleiro.games.lisboa.kinds import TREASURY, Seat
from tabuleiro.lab.lisboa.watching import Watched
from tabuleiro.lab.ratings import Interval, holm, wilson
from tabuleiro.lab.statistics import amount


class Aim(NamedTuple):
    """One line of the report."""

    name: str
    aim: str
    found: str
    held: bool


class Holders(NamedTuple):
    """The seats that had something, and their share of the victories."""

    name: str
    seats: int
    part: float
    wins: Interval

    def errors(self, par: float) -> float:
        """By how many standard errors they won more often than par."""
        return (self.wins.share - par) / math.sqrt(par * (1 - par) / self.seats)


STORES: Final = {2: (10.0, 16.0), 3: (13.0, 18.0), 4: (16.0, 20.0)}
"""Of 19 or 24 lots, by players."""
WINNERS_REIS: Final = {2: (10.0, 40.0), 3: (8.0, 35.0), 4: (5.0, 30.0)}
"""Money is worth having but not hoarded."""
EVENTS: Final = (0.5, 2.0)
"""Per player."""
LEAST_OF_EVENTS: Final = 0.02
"""The part of all sponsored events that each has at least."""
PLAN_SHARES: Final = {"2": (0.35, 0.70), "3": (0.20, 0.45), "4": (0.05, 0.25)}
OF_AN_EVEN_SHARE: Final = (0.5, 1.5)
"""How much of it each value of the treasury has of the turns, from that of the beginning upwards.
The rulebooks raise the marker for every ship and lower it only for treasury cards in portfolios, so that no
figure of a pack keeps it below its start, and none holds it below 5, two spaces above its start, for long."""
MOST_AT_MINIMUM: Final = 0.50
"""The part of the goods that are as cheap as can be in the end."""
LEAST_OF_AN_END: Final = 0.05
LEAST_TILE: Final = 0.02
"""The part of the seats that take each clergy tile at some time, for each of its copies."""
SPONSORS: Final = {"a sponsor": "played sponsor"}
FEWEST_HOLDERS: Final = 15
"""Victories of fewer seats say nothing."""


def report(pack: Pack, games: list[Watched]) -> list[Aim]:
    """Every aim for games with the same number of players."""
    return [
        *events(pack, games),
        *tiles(pack, games),
        *decrees(pack, games),
        *plans(games),
        treasury(pack, games),
        *prices(games),
        stores(games),
        *endings(games),
        seats(games),
        money(games),
    ]


# Events.


def events(pack: Pack, games: list[Watched]) -> list[Aim]:
    number = [amount(counts, "played sponsor") for game in games for counts in game.counts]
    mean = sum(number) / max(1, len(number))
    counted: Counter[str] = Counter()
    for game in games:
        counted.update(game.events)
    known = sorted({reward_text(card.event) for card in pack.cards[1:] if card.kind == TREASURY})
    total = max(1, sum(counted.values()))
    rare = [
        f"{text} {counted[text] / total:.1%}" for text in known if counted[text] / total < LEAST_OF_EVENTS
    ]
    return [
        _between("events sponsored per player", mean, EVENTS),
        Aim("events that are left alone", f"each at least {LEAST_OF_EVENTS:.0%}", _listed(rare), not rare),
        _fair("victories of sponsors", games, holders(games, SPONSORS)),
    ]


# What is taken.


def tiles(pack: Pack, games: list[Watched]) -> list[Aim]:
    copies = Counter([tile.word for tile in pack.clergy])
    found = holders(games, tiles_named(pack))
    rare = [f"{each.name} {each.part:.1%}" for each in found if each.part < LEAST_TILE * copies[each.name]]
    aim = f"each copy by {LEAST_TILE:.0%} of the seats"
    return [
        Aim("clergy tiles left alone", aim, _listed(rare), not rare),
        _fair("victories by clergy tile", games, found),
    ]


def decrees(pack: Pack, games: list[Watched]) -> list[Aim]:
    found = holders(games, decrees_named(pack, games[0].players))
    usual = sum([each.part for each in found]) / len(found)
    rare = [f"{each.name} {each.part:.1%}" for each in found if each.part < usual / 4]
    often = [f"{each.name} {each.part:.1%}" for each in found if each.part > usual * 3]
    return [
        Aim("decrees left alone", f"each by a quarter of the usual {usual:.1%}", _listed(rare), not rare),
        Aim("decrees taken by everybody", "none by three times the usual", _listed(often), not often),
        _fair("victories by decree", games, found),
    ]


def tiles_named(pack: Pack) -> dict[str, str]:
    """What is counted of each clergy tile, by its name."""
    return {tile.word: f"tile {tile.word}" for tile in pack.clergy}


def decrees_named(pack: Pack, players: int) -> dict[str, str]:
    """What is counted of each decree that is in play, by its number."""
    in_play = [decree.number for decree in pack.decrees[1:] if players > 2 or not decree.row_e]
    return {str(number): f"decree {number}" for number in in_play}


def holders(games: list[Watched], named: dict[str, str]) -> list[Holders]:
    """The seats that did each of these things at some time."""
    every = [(counts, won(game, seat)) for game in games for seat, counts in enumerate(game.counts)]
    found: list[Holders] = []
    for name, what in named.items():
        wins = [share for counts, share in every if amount(counts, what)]
        found.append(Holders(name, len(wins), len(wins) / max(1, len(every)), wilson(sum(wins), len(wins))))
    return found


def won(game: Watched, seat: Seat) -> float:
    """The part of the victory that the seat has."""
    return (game.places[seat] == 1) / game.places.count(1)


def _fair(name: str, games: list[Watched], found: list[Holders]) -> Aim:
    """No more of them stand out than chance would let stand out."""
    known = [each for each in found if each.seats >= FEWEST_HOLDERS]
    par = 1 / games[0].players
    outside = [each for each in known if not each.wins.low <= par <= each.wins.high]
    most = by_chance(len(known))
    shown = [f"{each.name} {_interval(each.wins)}" for each in outside]
    return Aim(name, f"at most {most} of {len(known)} outside par", _listed(shown), len(outside) <= most)


def standing_out(games: list[Watched], found: list[Holders]) -> list[str]:
    """Those who are outside par though so many were compared with it."""
    known, par = [each for each in found if each.seats >= FEWEST_HOLDERS], 1 / games[0].players
    surely = holm([each.errors(par) for each in known])
    return [f"{each.name} {_interval(each.wins)}" for each, so in zip(known, surely, strict=True) if so]


def by_chance(number: int) -> int:
    """So many of the intervals may miss par by chance: the 95 % bound of one in twenty."""
    return math.floor(number * 0.05 + 1.645 * math.sqrt(number * 0.05 * 0.95)) if number > 1 else 0


# Course of the game.


def plans(games: list[Watched]) -> list[Aim]:
    sizes: Counter[str] = Counter()
    for game in games:
        for counts in game.counts:
            for what, number in counts.items():
                if what.startswith("completed_plan "):
                    sizes[what.rpartition("_")[2]] += number
    total = max(1, sum(sizes.values()))
    return [
        _part_between(f"completed plans of {size} officials", sizes[size] / total, wanted)
        for size, wanted in PLAN_SHARES.items()
    ]


def treasury(pack: Pack, games: list[Watched]) -> Aim:
    turns: Counter[int] = Counter()
    for game in games:
        turns.update({int(value): number for value, number in game.treasury.items()})
    total = max(1, sum(turns.values()))
    parts = {value: turns[value] / total for value in pack.treasury.right}
    reached = pack.treasury.right[pack.treasury.start :]
    low, high = [share / len(reached) for share in OF_AN_EVEN_SHARE]
    spread = all(low <= parts[value] <= high for value in reached)
    aim = f"each value from {reached[0]} upwards {low:.0%} to {high:.0%} of the turns"
    shown = ", ".join([f"{value}: {part:.0%}" for value, part in parts.items()])
    return Aim("treasury spread over its track", aim, shown, spread)


def prices(games: list[Watched]) -> list[Aim]:
    ends = [price for game in games for price in game.prices]
    fallen = [
        before > after for game in games for before, after in zip(game.started, game.prices, strict=True)
    ]
    cheapest = sum([price == 0 for price in ends]) / max(1, len(ends))
    return [
        _part_between("goods at the lowest price in the end", cheapest, (0.0, MOST_AT_MINIMUM)),
        _part_between("goods that became cheaper", sum(fallen) / max(1, len(fallen)), (0.5, 1.0)),
    ]


def stores(games: list[Watched]) -> Aim:
    mean = sum([game.stores for game in games]) / max(1, len(games))
    return _between("stores", mean, STORES[games[0].players])


def endings(games: list[Watched]) -> list[Aim]:
    found: list[Aim] = []
    for name, causes in (
        ("ends of the game", [game.ended_by for game in games]),
        ("ends of the first period", [game.period_ended_by for game in games]),
    ):
        parts = {cause: causes.count(cause) / len(causes) for cause in ("empty_decks", "rubble_sets")}
        shown = ", ".join([f"{cause}: {part:.0%}" for cause, part in parts.items()])
        held = min(parts.values()) >= LEAST_OF_AN_END
        found.append(Aim(name, f"either way at least {LEAST_OF_AN_END:.0%}", shown, held))
    return found


def seats(games: list[Watched]) -> Aim:
    players = games[0].players
    found = [wilson(sum([won(game, seat) for game in games]), len(games)) for seat in range(players)]
    held = all(wins.low <= 1 / players <= wins.high for wins in found)
    shown = ", ".join([f"{seat + 1}: {_interval(wins)}" for seat, wins in enumerate(found)])
    return Aim("victories by place in turn order", f"par {1 / players:.0%} in each interval", shown, held)


def money(games: list[Watched]) -> Aim:
    held = [game.reis[seat] * won(game, seat) for game in games for seat in range(game.players)]
    return _between(
        "réis of the winner in the end", sum(held) / max(1, len(games)), WINNERS_REIS[games[0].players]
    )


# Words.


def _between(name: str, value: float, wanted: tuple[float, float]) -> Aim:
    low, high = wanted
    return Aim(name, f"{low:g} to {high:g}", f"{value:.2f}", low <= value <= high)


def _part_between(name: str, value: float, wanted: tuple[float, float]) -> Aim:
    low, high = wanted
    return Aim(name, f"{low:.0%} to {high:.0%}", f"{value:.0%}", low <= value <= high)


def _interval(wins: Interval) -> str:
    return f"{wins.share:.0%} ({wins.low:.0%}-{wins.high:.0%})"


def _listed(items: list[str]) -> str:
    return ", ".join(items) or "none"
