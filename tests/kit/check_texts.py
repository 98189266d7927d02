"""Checks of what people and other programs read: plain JSON everywhere, an explanation for every option."""

from __future__ import annotations

import json
from typing import Any, Final

from tabuleiro.core import rules
from tests.kit.play import Moment, Sitting, sampled

LOOKS: Final = 40
RESERVED: Final = {"kind", "seat"}


def check_json(sitting: Sitting) -> None:
    """Dumps, views, events, rankings and explanations are JSON values and nothing else."""
    game = sitting.game
    for moment in sampled(sitting, LOOKS):
        _check_plain(sitting, "dump", game.dump(moment.state))
        for seat in (None, *range(sitting.config.players)):
            _check_plain(sitting, f"view of {seat}", game.view(moment.state, seat))
        _check_plain(sitting, "ranking", [standing.to_json() for standing in game.ranking(moment.state)])
        _check_events(sitting, moment)


def _check_events(sitting: Sitting, moment: Moment) -> None:
    state = moment.state.clone()
    state.journal = []
    rules.apply(state, moment.choice)
    for event in state.journal:
        clashing = RESERVED & {*event.facts, *event.secret}
        assert not clashing, f"{sitting}: event {event.kind!r} has facts named {sorted(clashing)}"
        assert event.secret or not event.seen_by, (
            f"{sitting}: event {event.kind!r} is seen by some but has no secret"
        )
        for seat in (None, *range(sitting.config.players)):
            _check_plain(sitting, f"event {event.kind!r} for {seat}", event.masked_for(seat))


def _check_plain(sitting: Sitting, name: str, value: Any) -> None:
    assert value == json.loads(json.dumps(value)), f"{sitting}: the {name} is not plain JSON"


def check_explanations(sitting: Sitting) -> None:
    """Every option is explained with a clause; what is called impossible is no option and has a reason."""
    game = sitting.game
    for moment in sampled(sitting, LOOKS):
        for option in moment.options:
            found = game.explain(moment.state, option)
            assert option.code == found.code, f"{sitting}: {option} is explained as {found.code!r}"
            assert found.clause, f"{sitting}: the explanation of {option} names no clause"
            _check_plain(sitting, f"explanation of {option}", found.to_json())
        codes = [option.code for option in moment.options]
        for each in game.impossible(moment.state):
            assert each.code not in codes, f"{sitting}: {each.code!r} is called impossible and is an option"
            assert each.reason, f"{sitting}: {each.code!r} is impossible without a reason"
            assert each.clause, f"{sitting}: {each.code!r} is impossible without a clause"
            _check_plain(sitting, f"reason of {each.code!r}", each.to_json())
