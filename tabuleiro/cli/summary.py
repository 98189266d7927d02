"""The summary of simulated games: one JSON object, and the same for people."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any, Final, final

from tabuleiro.cli.batches import Batch, GameFigures
from tabuleiro.cli.output import console

BROKEN_OFF: Final = "broken_off"
"""The ending of a game that was not over after very many decisions; it counts for no score."""


@final
class Summary:
    """What came of the games of a batch; an opponent that the rules play is in the places but has no seat."""

    def __init__(self, batch: Batch, outcomes: list[GameFigures], seconds: float) -> None:
        self._batch: Final = batch
        self._all: Final = outcomes
        self._over: Final = [outcome for outcome in outcomes if outcome.ended_by != BROKEN_OFF]
        self._seconds: Final = seconds

    def to_json(self) -> dict[str, Any]:
        batch = self._batch
        decisions = sum([outcome.decisions for outcome in self._all])
        return {
            "game": batch.game,
            "players": batch.players,
            "options": batch.options,
            "bots": list(batch.bots),
            "games": len(self._all),
            "decisions": decisions,
            "seconds": round(self._seconds, 3),
            "decisions_per_second": round(decisions / self._seconds),
            "games_per_second": round(len(self._all) / self._seconds, 2),
            "rounds": self._rounds(),
            "score": self._score(),
            "wins": [self._places(seat)[0] for seat in range(batch.players)],
            "ended_by": dict(sorted(Counter([outcome.ended_by for outcome in self._all]).items())),
            "places": [self._places(seat) for seat in range(batch.players)],
            "items": self._items(),
            **self._causes(),
            **self._solo(),
        }

    def _causes(self) -> dict[str, Any]:
        """Of games in parts: how often each cause ended each part."""
        found: dict[str, Counter[str]] = {}
        for outcome in self._all:
            for part, cause in outcome.causes.items():
                found.setdefault(part, Counter())[cause] += 1
        counted = {part: dict(sorted(causes.items())) for part, causes in found.items()}
        return {"causes": counted} if counted else {}

    def _solo(self) -> dict[str, Any]:
        """Against an opponent that the rules play: its score, and how often each rank was reached."""
        opponent = [points for outcome in self._over for points in outcome.points[self._batch.players :]]
        if not opponent:
            return {}
        ranks = Counter([outcome.rank for outcome in self._over])
        return {"opponent": {"mean": mean(opponent)}, "ranks": dict(sorted(ranks.items()))}

    def _rounds(self) -> dict[str, Any]:
        rounds = [outcome.rounds for outcome in self._over]
        return {"mean": mean(rounds), "min": min(rounds, default=None), "max": max(rounds, default=None)}

    def _score(self) -> dict[str, Any]:
        points = [each for outcome in self._over for each in outcome.points[: self._batch.players]]
        winners = [outcome.points[outcome.places.index(1)] for outcome in self._over]
        return {"mean": mean(points), "winner_mean": mean(winners)}

    def _places(self, seat: int) -> list[int]:
        """How often the seat came first, second and so on; equal places count for each."""
        places = Counter([outcome.places[seat] for outcome in self._over])
        return [places[place] for place in range(1, len(self._all[0].places) + 1)]

    def _items(self) -> dict[str, Any]:
        """The mean of every line of the score sheet."""
        sheets = [sheet for outcome in self._over for sheet in outcome.items[: self._batch.players]]
        kinds = dict.fromkeys([kind for sheet in sheets for kind in sheet])
        return {kind: mean([sheet.get(kind, 0) for sheet in sheets]) for kind in kinds}

    def print(self) -> None:
        """For people."""
        from rich.table import Table

        out, found = console(), self.to_json()
        batch = self._batch
        out.print(f"{len(self._all):,} games of {batch.game} with {batch.players} players", markup=False)
        table = Table(box=None, pad_edge=False)
        for heading in ("seat", "bot", "wins", "places", "mean score"):
            table.add_column(heading, justify="left" if heading == "bot" else "right")
        for seat, bot in enumerate(batch.bots):
            places = self._places(seat)
            points = mean([outcome.points[seat] for outcome in self._over])
            table.add_row(str(seat), bot, str(places[0]), " ".join(map(str, places)), str(points))
        out.print(table)
        for name in ("score", "opponent", "ranks", "rounds", "items", "ended_by"):
            if name in found:
                out.print(f"{name}: {written(found[name])}", markup=False)
        for part, causes in found.get("causes", {}).items():
            out.print(f"cause of {part}: {written(causes)}", markup=False)
        out.print(
            f"{found['decisions']:,} decisions in {found['seconds']} s, "
            f"{found['decisions_per_second']:,} a second",
            markup=False,
        )


def mean(numbers: list[int]) -> float | None:
    return round(fmean(numbers), 3) if numbers else None


def written(values: dict[str, Any]) -> str:
    """A flat object as people read it."""
    return ", ".join([f"{name} {value}" for name, value in values.items()])
