"""A turn (L-T) and its end (L-Z)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.actions import ADD, DISCARD, END, SPONSOR, TAKE, VISIT, number_of
from tabuleiro.games.lisboa.kinds import GOLD, KIND_WORDS, NOBLE_WORDS, TREASURY, Owner
from tabuleiro.games.lisboa.ops import board, cards, course, holdings
from tabuleiro.games.lisboa.rules.church import ChurchScoring, DiscardTiles, LacerdaGains
from tabuleiro.games.lisboa.rules.court import LeaveCourt, may_sponsor, sponsor, visit
from tabuleiro.games.lisboa.rules.lookahead import Fulfilled, LacerdaActs, LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.rules.period import BeginPeriod, ChangePeriod, PeriodOrEnd
from tabuleiro.games.lisboa.rules.portfolio import add_to_portfolio, addable
from tabuleiro.games.lisboa.rules.rewards import Gain
from tabuleiro.games.lisboa.rules.visiting import may_visit
from tabuleiro.games.lisboa.solo.turn import MoveAide, five_steps
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tabuleiro.games.lisboa.variants import tasks
from tabuleiro.games.lisboa.variants.ops import forget_deeds


@final
class Turn(Procedure, SeatBySeat):
    """The order of T1 and Z2."""

    def run(self, s: LisboaState) -> None:
        course.begin_turn(s, self.seat)
        forget_deeds(s)
        board.dock_ships(s, self.seat)
        s.then_all(
            [
                PlayCard(self.seat),
                TakeCard(self.seat),
                EndTurn(self.seat),
                ChurchScoring(self.seat),
                *tasks.end_of_turn(s, self.seat),
                Refill(self.seat),
                PeriodOrEnd(self.seat),
                NextTurn(self.seat),
            ]
        )


@final
class LacerdaTurn(LacerdaActs):
    """His ships dock, his five steps, and the end of the turn as yours (L-1.3, L-1.12)."""

    def run(self, s: LisboaState) -> None:
        course.begin_turn(s, LACERDA)
        forget_deeds(s)
        board.dock_ships(s, LACERDA)
        s.then_all(
            [
                *five_steps(self.seat),
                ChurchScoring(self.seat),
                *tasks.end_of_turn(s, self.seat),
                Refill(self.seat),
                PeriodOrEnd(self.seat),
                NextTurn(self.seat),
            ]
        )


@final
class PlayCard(LisboaChoice):
    """A hand card for 1 gold, or for one of the actions of T4."""

    def moot(self, s: LisboaState) -> bool:
        return not s.hands[self.seat]  # never in play (L-T8), but in positions that somebody wrote

    def options(self, s: LisboaState) -> list[Action]:
        hand = s.hands[self.seat]
        found = [DISCARD[card] for card in hand]
        found += [ADD[card] for card in addable(s, self.seat, hand)]
        found += self._court(s, hand)
        return found

    def _court(self, s: LisboaState, hand: tuple[int, ...]) -> list[Action]:
        kinds = s.figures.card_kind
        wanted = {kinds[card] for card in hand}
        open_to_visit = [
            noble in wanted and may_visit(s, self.seat, noble) for noble in range(len(NOBLE_WORDS))
        ]
        found = [VISIT[card] for card in hand if kinds[card] != TREASURY and open_to_visit[kinds[card]]]
        found += [
            SPONSOR[card] for card in hand if kinds[card] == TREASURY and may_sponsor(s, self.seat, card)
        ]
        return found

    def resolve(self, s: LisboaState, action: Action) -> None:
        card = number_of(action)
        if action is DISCARD[card]:
            cards.discard_card(s, self.seat, card)
            holdings.gain_goods(s, self.seat, GOLD, 1)
        elif action is ADD[card]:
            add_to_portfolio(s, self.seat, card)
        elif action is VISIT[card]:
            visit(s, self.seat, card)
        else:
            sponsor(s, self.seat, card)


@final
class TakeCard(LisboaChoice):
    """A face-up card of the display into the hand."""

    def moot(self, s: LisboaState) -> bool:
        return s.face_up.count(0) == len(s.face_up)

    def options(self, s: LisboaState) -> list[Action]:
        return [TAKE[kind] for kind in range(len(KIND_WORDS)) if s.face_up[kind]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        cards.take_card(s, self.seat, action.arg)


@final
class EndTurn(LisboaChoice):
    """The last moment before something is turned up: what the seat did can be taken back until here."""

    def options(self, s: LisboaState) -> list[Action]:
        return [END]

    def resolve(self, s: LisboaState, action: Action) -> None:
        pass  # the end of the turn is on the stack


@final
class Refill(Procedure, SeatBySeat):
    """A new face-up card, city tiles, clergy tiles, decrees; the offered goods go to the supply (L-Z1)."""

    def run(self, s: LisboaState) -> None:
        cards.turn_up_cards(s)
        board.refill_city_tiles(s)
        board.refill_church(s)
        board.refill_decrees(s)
        board.uncover(s)


@final
class NextTurn(Procedure):
    """The next player; a round begins with the first player of the game (L-G3)."""

    def run(self, s: LisboaState) -> None:
        following = (s.active + 1) % s.figures.owners
        if following == s.first_player:
            if s.round == s.last_round:
                course.end_game(s)
                return
            course.begin_round(s)
        s.then(turn_frame(s, following))


def turn_frame(s: LisboaState, owner: Owner) -> Frame[LisboaState]:
    return Turn(owner) if owner < s.config.players else LacerdaTurn(0)


stacked((Turn, LacerdaTurn, NextTurn))
stacked(PlayCard, TakeCard, EndTurn, ChurchScoring, tasks.FinishTasks, Refill, PeriodOrEnd, NextTurn)
stacked((ChangePeriod, BeginPeriod), NextTurn)
stacked((Fulfilled, LeaveCourt), TakeCard)
stacked(MoveAide, ChurchScoring, Refill)
stacked((DiscardTiles, LacerdaGains), (tasks.FinishTasks, Refill))
stacked((tasks.FinishTask, tasks.ChooseTask, tasks.PlaceOfficial, Gain), Refill)
