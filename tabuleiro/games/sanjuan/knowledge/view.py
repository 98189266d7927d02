"""View: what a seat may know of a table, and what it remembers (R13, G2)."""

from __future__ import annotations

from tabuleiro.core.codec import Json, JsonObject, words_of
from tabuleiro.core.rules import to_act
from tabuleiro.games.sanjuan.components import (
    BANK,
    CHAPEL,
    HARBOUR,
    PILES,
    TILES,
    WORDS,
    Seat,
)
from tabuleiro.games.sanjuan.position.zones import (
    hidden_moves,
    pile_memory,
    round_of,
    town,
    tucked_before,
    tucked_under,
    words_in,
)
from tabuleiro.games.sanjuan.rules.buildings import hand_limit, tucked_by_pile
from tabuleiro.games.sanjuan.rules.scoring import score_items
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of


def see(s: SanJuanState, seat: Seat | None) -> JsonObject:
    """The table as the seat (None: a spectator) may see and remember it."""
    acting = to_act(s)
    mine = acting is not None and acting == seat
    players: list[Json] = [_player(s, each, seat) for each in range(len(s.hands))]
    return {
        **round_of(s),
        "tiles": _tiles(s),
        "tiles_turned": s.tiles_turned,
        "cathedral": s.cathedral,
        "draw_pile": len(s.draw_pile),
        "out_of_game": words_in(s.gone),
        "drawn": {"number": len(s.drawn), "cards": words_of(WORDS, s.drawn) if mine else None},
        "turned": words_of(WORDS, s.turned),
        "least": WORDS[s.least] if mine and s.least else None,
        "players": players,
        "turned_over": pile_memory(s, len(s.hands)),
        "memory": None if seat is None else _memory(s, seat),
    }


def _tiles(s: SanJuanState) -> list[Json]:
    """The face-down tiles, top first; null on top of the used ones, where nobody can know (T1)."""
    unknown = len(TILES) - s.tiles_turned
    pile = s.tiles[s.tile_open :]
    if unknown <= 1:
        return words_of(TILES, pile)
    return [None] * unknown + words_of(TILES, pile[unknown:])


def _player(s: SanJuanState, each: Seat, seat: Seat | None) -> JsonObject:
    own = each == seat
    counted = own or not s.stack
    tucked = tucked_under(s, each) if own else dict.fromkeys(PILES)
    return {
        "hand_size": len(s.hands[each]),
        "hand": words_of(WORDS, s.hands[each]) if own else None,
        "hand_limit": hand_limit(s, each),
        "buildings": town(s, each, _laden(s, each), empty=False),
        "tucked": _tucked(s, each) if counted else None,
        "chapel": tucked["chapel"],
        "bank": tucked["bank"],
        "bank_used": s.bank_used >> each & 1 == 1,
        "score": _score(s, each) if counted or _is_open(s, each) else None,
        "seen": hidden_moves(s, each),
    }


def _is_open(s: SanJuanState, each: Seat) -> bool:
    """The cards on the table tell all points of a player who has tucked nothing and nothing to tuck under."""
    hiding = 1 << CHAPEL | 1 << BANK | 1 << HARBOUR
    return not s.city[each] & hiding and not s.tucked[each]


def _score(s: SanJuanState, each: Seat) -> list[Json]:
    """The score sheet as it stands; the tucked cards in it are the secret of their owner (G2)."""
    return [item.to_json() for item in score_items(s, each)]


def _laden(s: SanJuanState, each: Seat) -> list[list[Json]]:
    """That a good lies on a building is seen, its face is not."""
    goods: list[list[Json]] = [[True] * number for number in goods_of(s, each)]
    return goods


def _tucked(s: SanJuanState, each: Seat) -> JsonObject:
    """How many cards lie in each pile."""
    return dict(zip(PILES, tucked_by_pile(s, each), strict=True))


def _memory(s: SanJuanState, seat: Seat) -> JsonObject:
    """What the seat has seen and the table does not show."""
    seats = range(len(s.hands))
    tucked: list[Json] = [_tucked(s, each) for each in seats]
    before: list[Json] = [tucked_before(s, each) for each in seats]
    return {
        **pile_memory(s, seat),
        "tucked": tucked,
        "tucked_before": before,
    }
