"""A bot in thirty lines: Thrifty builds the dearest building it can, and else takes what gives a card."""

import sys

from tabuleiro.bots.base import Bot, Budget, Decision, Perspective
from tabuleiro.bots.levels import bot
from tabuleiro.bots.playing import play
from tabuleiro.core import registry
from tabuleiro.games.sanjuan.components import COST

LIKED = ("builder", "prospector", "trader", "producer", "councillor")


class Thrifty:
    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        roles = {action.code: action for action in seen.options if action.verb == "take"}
        for role in LIKED:
            if f"take {role}" in roles:
                return Decision(roles[f"take {role}"], "liked")
        buildings = [action for action in seen.options if action.verb == "build"]
        if buildings:
            return Decision(max(buildings, key=lambda action: COST[action.arg]), "dearest")
        return Decision(seen.options[-1], "last")


games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
game = registry.game("san-juan")
won = 0
for seed in range(games):
    bots: list[Bot] = [Thrifty(), *[bot("random", game.key, seed * 3 + seat) for seat in range(3)]]
    won += play(game, game.configure(4), seed, bots, Budget()).places[0] == 1
print(f"Thrifty won {won} of {games} games against three random players.")
