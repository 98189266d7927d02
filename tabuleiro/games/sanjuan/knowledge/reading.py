"""Knowledge: a seat's view read back into a table whose hidden places are still empty."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.fields import FrameKinds, frame_from_json
from tabuleiro.core.game import Config
from tabuleiro.games.sanjuan.bags import bag_of, cards_in, each_so_often
from tabuleiro.games.sanjuan.components import (
    BASE_KINDS,
    CATHEDRAL,
    COPIES,
    CUSTOMS_GOOD,
    NOBODY,
    PILES,
    PRODUCTION,
    ROLES,
    TILES,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOUR,
    WORDS,
    Kind,
    Pile,
    Seat,
    card_of,
    good_at,
    laid,
    pile_at,
    plant_at,
)
from tabuleiro.games.sanjuan.knowledge.memory import with_witnesses
from tabuleiro.games.sanjuan.position.zones import read_counts, read_hidden_moves
from tabuleiro.games.sanjuan.state import SanJuanState

ALL_CARDS: Final = sum(COPIES)
"""No place holds more cards."""


@final
class Knowledge:
    """What one seat knows: a table without the hidden cards, how many there are of them where, and which."""

    def __init__(self, view: JsonObject, frames: FrameKinds[SanJuanState]) -> None:
        reader = Reader(view, "view")
        self._players: Final = reader["players"].items()
        players = len(self._players)
        seat = reader.get("seat")
        if seat is None:
            raise BadPosition("view.seat: a spectator does not know enough to deal the hidden cards")
        self.seat: Final = seat.integer(0, players - 1)
        self.table: Final = SanJuanState()
        """Everything the seat sees; the hidden places are empty, among the discards are the known ones."""
        self.table.begin(Config(players, dict(reader["options"].object())), 0)
        self.hand_sizes: Final = [player["hand_size"].integer(0, ALL_CARDS) for player in self._players]
        self.tucked: Final = [0] * (players * len(PILES))
        """How many cards each seat has under each pile, by `pile_at`."""
        self.drawn: Final = reader["drawn"]["number"].integer(0, ALL_CARDS)
        self.draw_pile: Final = reader["draw_pile"].integer(0, ALL_CARDS)
        self.unknown_tiles: Final[list[int]] = []
        """The tiles that lie, in an unknown order, on top of those the table has."""
        self._read_public(reader)
        self._read_players()
        self._read_own(reader)
        for item in reversed(reader["stack"].items()):
            self.table.stack.append(frame_from_json(item, frames, players))
        self.unseen: Final = self._unseen()
        """The cards in the hidden places, in the order of the kinds."""

    @property
    def hides_drawn(self) -> bool:
        """Another seat has drawn cards and is sorting them."""
        return self.drawn > len(self.table.drawn)

    def _read_public(self, reader: Reader) -> None:
        s = self.table
        s.round = reader["round"].integer(1, 10_000)
        s.ended_by = reader["ended_by"].text()
        s.governor = reader["governor"].integer(0, len(s.hands) - 1)
        taken = [reader["roles"].get(role) for role in ROLES]
        s.roles = [each.integer(0, len(s.hands) - 1) if each else NOBODY for each in taken]
        s.library_used = reader["library_used"].flag()
        s.sold = reader["sold"].flag()
        s.cathedral = reader["cathedral"].flag()
        s.gone = bag_of(reader["out_of_game"].words(WORDS, "card"))
        s.turned = reader["turned"].words(WORDS, "card")
        self._read_tiles(reader)

    def _read_tiles(self, reader: Reader) -> None:
        s, tile = self.table, reader.get("tile")
        s.tiles_turned = reader["tiles_turned"].integer(0, 10_000)
        s.tile_open = tile is not None
        known = [item.word(TILES, "tile") for item in reader["tiles"].items() if item.value is not None]
        s.tiles = [tile.word(TILES, "tile"), *known] if tile else known
        self.unknown_tiles.extend([number for number in range(len(TILES)) if number not in s.tiles])

    def _read_players(self) -> None:
        s = self.table
        for seat, player in enumerate(self._players):
            for item in player["buildings"].items():
                self._read_building(seat, item)
            s.bank_used |= player["bank_used"].flag() << seat
            read_hidden_moves(s, seat, player["seen"])

    def _read_building(self, seat: Seat, item: Reader) -> None:
        s, kind = self.table, item["card"].word(WORDS, "card")
        s.buildings[seat] += 1
        if kind < PRODUCTION:
            s.plants[plant_at(seat, kind)] += 1
        else:
            s.city[seat] |= 1 << kind
            s.working[seat] |= (not item["new"].flag()) << kind
        good = kind if kind < PRODUCTION else CUSTOMS_GOOD
        s.laden[good_at(seat, good)] += item["good"].flag()

    def _read_own(self, reader: Reader) -> None:
        """The own cards, and the memory."""
        s, seat, player, memory = self.table, self.seat, self._players[self.seat], reader["memory"]
        s.hands[seat] = player["hand"].words(WORDS, "card")
        for pile, name in ((UNDER_CHAPEL, "chapel"), (UNDER_BANK, "bank")):
            s.tucked[seat] += [laid(pile, card) for card in player[name].words(WORDS, "card")]
        drawn, least = reader["drawn"].get("cards"), reader.get("least")
        s.drawn = drawn.words(WORDS, "card") if drawn else []
        s.least = least.word(WORDS, "card") if least else 0
        discards = self._remembered(reader, "discards")
        s.discards = with_witnesses(discards[seat], discards)
        s.shuffled = with_witnesses([], self._remembered(reader, "shuffled"))
        tucked, before = memory["tucked"].items(), memory["tucked_before"].items()
        for each in range(len(s.hands)):
            read_counts(tucked[each], PILES, self.tucked, each)
            read_counts(before[each], PILES, s.tucked_before, each)

    def _remembered(self, reader: Reader, pile: str) -> list[list[Kind]]:
        """What each witness knows of a pile: the others, as far as the seat can tell, what all know."""
        seen = [reader["turned_over"][pile].words(WORDS, "card")] * (len(self._players) + 1)
        seen[self.seat] = reader["memory"][pile].words(WORDS, "card")
        return seen

    def _unseen(self) -> list[int]:
        """All cards less those the seat knows the place of."""
        s = self.table
        left = list(COPIES if s.config.flag("new_buildings") else COPIES[:BASE_KINDS])
        seen = [*s.hands[self.seat], *s.drawn, *s.turned, *cards_in(s.gone)]
        seen += [card_of(entry) for entry in s.tucked[self.seat] + s.discards]
        seen += [kind for kind in range(len(left)) for _ in range(self._standing(kind))]
        seen += [CATHEDRAL] if s.cathedral else []
        for card in seen:
            left[card] -= 1
        return each_so_often(left)

    def _standing(self, kind: Kind) -> int:
        s = self.table
        if kind < PRODUCTION:
            return sum(s.plants[kind::PRODUCTION])
        return sum([city >> kind & 1 for city in s.city])

    def hidden_under(self, seat: Seat, pile: Pile) -> int:
        """How many cards of unknown face a seat has under a pile; the own harbour is no exception."""
        if seat == self.seat and pile != UNDER_HARBOUR:
            return 0
        return self.tucked[pile_at(seat, pile)]
