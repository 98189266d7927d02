"""The terminal game: any game against bots, every choice made from the list of options."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tabuleiro.bots import levels
from tabuleiro.bots.base import Bot, Budget, Perspective
from tabuleiro.cli.arguments import configured
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.errors import NothingToUndo, quoted
from tabuleiro.core.game import Game
from tabuleiro.core.match import Match

ME: Final = 0
THINK: Final = Budget(seconds=1.0)
NOT_SHOWN: Final = ("players", "legal", "stack", "game", "rules", "options", "seat", "memory")
"""Fields of a view that stand elsewhere; what a seat remembers is for those who reckon, not for the table."""
HELP: Final = (
    "[dim]number: choose · ?number: what it costs and brings · i: what is not possible · v: the whole view · "
    "u: undo · h: hint · q: quit[/]"
)


def play(
    game: Game[Any],
    players: int | None,
    options: list[str] | None,
    level: str | None,
    seed: int | None,
    log: Path | None,
) -> None:
    """Play one game in seat 0; the others are bots."""
    config = configured(game, players, options)
    match = Match.new(game, config.players, secrets.randbits(62) if seed is None else seed, config.options)
    chosen = level or levels.of(game.key)[-1]
    bots = [levels.bot(chosen, game.key, seat) for seat in range(config.players)]
    if log is not None:
        log.open("a").close()  # what cannot be written shall be said before the game, not after it
    out = Console(highlight=False)
    for pack in packs_told(game, config.options):
        out.print(escape(pack))
    try:
        Screen(match, bots, out).run()
    finally:
        if log is not None:
            log.write_text(match.log.dumps(), encoding="utf-8")


def packs_told(game: Game[Any], options: Mapping[str, Json]) -> list[str]:
    """The component pack that is played with and where its figures come from; its name is quoted as text."""
    found: list[str] = []
    for option in game.option_list:
        if option.kind == "pack" and game.packs is not None:
            form: Any = game.packs.form(options[option.name])
            counts = form["figures"]
            told = f"{counts['printed']} figures printed, {counts['reconstructed']} reconstructed"
            found.append(f"Pack {quoted(form['name'])}: {told}, {counts['known']} from the rules.")
    return found


class Screen:
    def __init__(self, match: Match[Any], bots: list[Bot], out: Console) -> None:
        self._match: Final = match
        self._bots: Final = bots
        self._out: Final = out

    def run(self) -> None:
        """Play until the game is over or the player has had enough."""
        self._show_view()
        while not self._match.over:
            if self._match.to_act != ME:
                self._let_bot_act()
            elif not self._my_turn():
                return
        self._show_result()

    def _let_bot_act(self) -> None:
        match, seat = self._match, self._match.to_act
        assert seat is not None
        decision = self._bots[seat].decide(Perspective.of_state(match.game, match.state), THINK)
        self._submit(decision.action.code)

    def _submit(self, code: str) -> None:
        match = self._match
        assert match.to_act is not None
        match.submit(match.to_act, code)
        for event in match.events(ME, match.moves - 1)[0]:
            self._out.print(f"  [dim]·[/] {escape(told(event))}")

    def _my_turn(self) -> bool:
        """Ask until a choice is made; False to leave."""
        match = self._match
        options = [option.code for option in match.options()]
        self._out.print(f"\n[bold]{escape(asked(match.view(ME)))}[/]")
        for number, code in enumerate(options, 1):
            self._out.print(f"  [cyan]{number:>3}[/]  {escape(priced(match.explain(code)))}")
        while True:
            answer = self._answer()
            if answer == "q":
                return False
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                self._submit(options[int(answer) - 1])
                return True
            if self._other(answer, options):
                return True

    def _answer(self) -> str:
        """What the player types; the end of the input is a goodbye."""
        try:
            return self._out.input("[bold]>[/] ").strip().lower()
        except EOFError:
            return "q"

    def _other(self, answer: str, options: list[str]) -> bool:
        """What can be asked for besides choosing; True where the position has changed."""
        number = answer.removeprefix("?")
        if answer.startswith("?") and number.isdecimal() and 1 <= int(number) <= len(options):
            self._explain(options[int(number) - 1])
        elif answer == "i":
            for each in self._match.impossible():
                self._out.print(f"  {escape(refused(each))}")
        elif answer == "v":
            self._show_view()
        elif answer == "h":
            seen = Perspective.of_state(self._match.game, self._match.state)
            decision = self._bots[ME].decide(seen, THINK)
            self._out.print(
                f"  a bot would choose [cyan]{escape(decision.action.code)}[/] ({escape(decision.reason)})"
            )
        elif answer == "u":
            return self._undo()
        else:
            self._out.print(HELP)
        return False

    def _undo(self) -> bool:
        try:
            self._match.undo(ME)
        except NothingToUndo as refusal:
            self._out.print(f"  {escape(str(refusal))}")
            return False
        return True

    def _explain(self, code: str) -> None:
        explained = self._match.explain(code)
        self._out.print(f"  {escape(priced(explained))}  [dim]{escape(str(explained['clause']))}[/]")
        for kind, told_of in (("price", shown), ("gains", gained)):
            parts = explained[kind]
            assert isinstance(parts, list)
            for part in parts:
                self._out.print(f"    {escape(told_of(part))}")

    def _show_view(self) -> None:
        view = self._match.view(ME)
        for name, value in view.items():
            if name not in NOT_SHOWN:
                self._out.print(f"  [dim]{escape(words(name))}:[/] {escape(shown(value))}")
        players = view["players"]
        assert isinstance(players, list)
        table = Table("", *[f"seat {seat}{' (you)' if seat == ME else ''}" for seat in range(len(players))])
        for name in players[0]:
            table.add_row(words(name), *[escape(shown(player.get(name))) for player in players])
        self._out.print(table)

    def _show_result(self) -> None:
        self._out.print("\n[bold]The game is over.[/]")
        for standing in self._match.game.ranking(self._match.state):
            parts = ", ".join(f"{words(item.kind)} {item.points}" for item in standing.items)
            who = f"seat {standing.seat}{' (you)' if standing.seat == ME else ''}"
            self._out.print(f"  {standing.place}. {who}: {standing.points} points  [dim]{escape(parts)}[/]")


# Sentences.


def words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def shown(value: Json) -> str:
    """A JSON value for people."""
    if isinstance(value, dict):
        return ", ".join(
            f"{words(name)} {shown(each)}" for name, each in value.items() if each not in (None, [], {})
        )
    if isinstance(value, list):
        return ", ".join(shown(each) for each in value) or "–"
    if value is None:
        return "–"
    return words(str(value))


def told(event: Json) -> str:
    """An event: who, what, and the facts."""
    assert isinstance(event, dict)
    facts = {name: value for name, value in event.items() if name not in ("kind", "seat")}
    who = "" if event["seat"] is None else "you: " if event["seat"] == ME else f"seat {event['seat']}: "
    return f"{who}{words(str(event['kind']))}  {shown(facts)}".rstrip()


def asked(view: JsonObject) -> str:
    """What is to be decided: the top frame in words."""
    stack = view["stack"]
    assert isinstance(stack, list)
    frame: Any = stack[0]
    name = "".join(
        f" {letter.lower()}" if letter.isupper() else letter for letter in str(frame["frame"])
    ).strip()
    facts = {key: value for key, value in frame.items() if key not in ("frame", "seat")}
    return f"{name} {f'({shown(facts)})' if facts else ''}".strip()


def priced(explained: JsonObject) -> str:
    """An option with its price, if it has one, and the piece that it replaces."""
    total, facts = span(explained["least"], explained["most"]), explained["facts"]
    assert isinstance(facts, dict)
    price = "" if explained["total"] is None else f"  ({total} {explained['unit']})"
    return f"{explained['code']}{price}" + (f"  replaces {facts['replaces']}" if "replaces" in facts else "")


def gained(gain: Json) -> str:
    """A gain: how much of what, whose and what for."""
    assert isinstance(gain, dict)
    much = f"{span(gain['least'], gain['amount'])} {words(str(gain['gain']))}"
    source = f" ({words(str(gain['of']))})" if gain["of"] else ""
    return f"seat {gain['seat']}: {much}{source}{' at the end' if gain['at_end'] else ''}"


def span(least: Json, most: Json) -> str:
    """A number, or two where later choices decide."""
    return str(most) if least == most else f"{least} to {most}"


def refused(impossible: Json) -> str:
    assert isinstance(impossible, dict)
    facts = shown(impossible["facts"])
    return f"{impossible['code']}: {words(str(impossible['reason']))} {facts} ({impossible['clause']})"
