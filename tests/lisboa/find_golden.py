"""Finds the golden logs: it plays games that look for what is missing and keeps those that meet it.

`python -m tests.lisboa.find_golden`, after a change of the rules and together with their new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.actions import ACTIONS
from tabuleiro.games.lisboa.effects import is_noble_action, penalty_text, reward_text
from tabuleiro.games.lisboa.kinds import COURT_ACTION_WORDS, LOT_WORDS, NOBLE_WORDS, SITE_WORDS
from tabuleiro.games.lisboa.pack.files import FIRST_RECONSTRUCTED, RECONSTRUCTED, pack_from
from tabuleiro.games.lisboa.state import CAUSE_WORDS, LisboaState
from tests.golden_games import Features, Played, emptied, kept

GOLDEN: Final = Path(__file__).parents[1] / "golden"
FOLDERS: Final = {
    FIRST_RECONSTRUCTED: GOLDEN / "lisboa",
    "reconstructed-2": GOLDEN / "lisboa-2",
    RECONSTRUCTED: GOLDEN / "lisboa-3",
}
"""The games by their pack; those of an older pack stay as they are."""
HEAD: Final = "# How the golden games ended; written by tests/lisboa/find_golden.py.\n"
SEATS: Final = (4, 3, 2)
OF_OPTIONS: Final = ("draft", "task")
"""Verbs that only options bring."""
CUBE_VERBS: Final = ("clear", "cube")
EAGER: Final = ("visit", "sponsor", "follow", "do", "build", "open")


def wanted(name: str = RECONSTRUCTED) -> Features:
    """Every verb, every state action by every source, every reward and event, every cause of an end."""
    pack = pack_from(name)
    nobles = [card for card in pack.cards[1:] if card.benefit is None]
    verbs = {ACTIONS[index].verb for index in range(len(ACTIONS))} - set(OF_OPTIONS)
    return {
        *[f"verb {verb}" for verb in verbs],
        *[f"trade {court_action}" for court_action in COURT_ACTION_WORDS[:6]],
        *[f"visit {court_action}" for court_action in COURT_ACTION_WORDS[:6]],
        *[f"follow {court_action}" for court_action in COURT_ACTION_WORDS],
        *[f"visit to {noble}" for noble in NOBLE_WORDS],
        *[f"card {reward_text(card.reward)}" for card in nobles if card.penalty is None],
        *[f"penalty {penalty_text(card.penalty)}" for card in nobles if card.penalty is not None],
        *[f"event {reward_text(card.event)}" for card in pack.cards[1:] if card.benefit is not None],
        *[f"lot {LOT_WORDS[lot]}" for lot in pack.lot_ids],
        *[f"site {site}" for site in SITE_WORDS],
        *[f"period by {cause}" for cause in CAUSE_WORDS[1:]],
        *[f"end by {cause}" for cause in CAUSE_WORDS[1:]],
        *[f"{players} players" for players in SEATS],
    }


def met_by(s: LisboaState, action: Action) -> Features:
    """What an option would meet."""
    words = action.code.split()
    met = {f"verb {action.verb}"}
    if action.verb in ("portfolio", "visit", "sponsor"):
        met |= _met_by_card(s, action)
    elif action.verb == "offer":
        met.add(f"trade {words[2]}")
    elif action.verb == "do":
        source = "visit" if type(s.stack[-1]).__name__ == "ChooseStateAction" else "follow"
        met.add(f"{source} {words[1]}")
    elif action.verb == "build":
        met.add(f"lot {words[2]}")
    elif action.verb == "open":
        met.add(f"site {words[1]}")
    return met


def _met_by_card(s: LisboaState, action: Action) -> Features:
    card = s.figures.pack.cards[action.arg + 1]
    if action.verb == "visit":
        return {f"visit to {NOBLE_WORDS[card.kind]}"}
    if action.verb == "sponsor":
        return {f"event {reward_text(card.event)}"}
    if card.penalty is not None:
        return {f"penalty {penalty_text(card.penalty)}"}
    return {f"card {reward_text(card.reward)}"} if card.reward else set()


def met_at_the_end(s: LisboaState) -> Features:
    causes = {f"period by {CAUSE_WORDS[s.period_cause]}", f"end by {s.ended_by}"}
    return causes | {f"{s.config.players} players"}


def features(log: Log) -> Features:
    """What a recorded game meets."""
    match: Match[LisboaState] = Match.new(GAME, log.header.players, log.header.seed or 0, log.header.options)
    met: Features = set()
    for seat, code in log.moves:
        met |= met_by(match.state, GAME.actions.parse(code))
        match.submit(seat, code)
    return met | met_at_the_end(match.state)


def choice(s: LisboaState, offered: list[Action], missing: Features, dice: Dice) -> Action:
    """Something that is missing, or by chance, with a liking for building and for cubes for sets."""
    new = [action for action in offered if met_by(s, action) & missing]
    if new and roll(dice, 10):
        return new[roll(dice, len(new))]
    if offered[-1].verb in CUBE_VERBS:
        first = s.stack[-1].seat * 3
        return min(offered, key=lambda action: s.cubes[first + action.arg % 3])
    eager = [action for action in offered if action.verb in EAGER and brings_cubes(s, action)]
    among = eager if eager and roll(dice, 8) else offered
    return among[roll(dice, len(among))]


def brings_cubes(s: LisboaState, action: Action) -> bool:
    """Whether the option may lead to stores and buildings, or at least to followers of them."""
    event = s.figures.pack.cards[action.arg + 1].event if action.verb == "sponsor" else ()
    return not event or is_noble_action(event[0].kind)


def played(players: int, seed: int, missing: Features) -> tuple[Match[LisboaState], Features]:
    match = Match.new(GAME, players, seed)
    dice = Dice(seed)
    met: Features = set()
    while not match.over:
        seat = match.to_act
        assert seat is not None
        action = choice(match.state, match.options(), missing - met, dice)
        met |= met_by(match.state, action)
        match.submit(seat, action)
    return match, met | met_at_the_end(match.state)


def main() -> None:
    """Keep each game that meets something that no game before it met."""
    folder = emptied(FOLDERS[RECONSTRUCTED])
    results = [result(name, match) for name, match, _ in kept(folder, wanted(), tried)]
    (folder / "results.toml").write_text("\n".join([HEAD, *results]), encoding="utf-8")


def tried(seed: int, missing: Features) -> Played:
    players = SEATS[seed % len(SEATS)]
    return f"{players}-players-seed-{seed}", *played(players, seed, missing)


def result(name: str, match: Match[LisboaState]) -> str:
    """How a match ended, as TOML."""
    lines = [f"{key} = {_toml(value)}" for key, value in outcome_of(match).items()]
    return "\n".join([f"[{name}]", *lines, ""])


def _toml(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def outcome_of(match: Match[LisboaState]) -> dict[str, Any]:
    """How a match ended, seat by seat."""
    standings = sorted(GAME.ranking(match.state), key=lambda each: each.seat)
    return {
        "ended_by": match.state.ended_by,
        "period_ended_by": CAUSE_WORDS[match.state.period_cause],
        "rounds": match.state.round,
        "points": [each.points for each in standings],
        "places": [each.place for each in standings],
    }


if __name__ == "__main__":
    main()
