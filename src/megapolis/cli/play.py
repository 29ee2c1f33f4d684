"""Playing in the terminal: people at one keyboard, bots on the other seats. Every move is kept at once."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from megapolis.analysis import hints
from megapolis.bots import make_bot
from megapolis.bots.names import seat_names
from megapolis.cli import advice
from megapolis.cli.numbers import whole
from megapolis.cli.options import chosen_data, chosen_setup
from megapolis.engine import replay
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.state import State
from megapolis.engine.dealer import Dealer, new_seed
from megapolis.engine.errors import BadOption, MegapolisError, cannot_write
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text
from megapolis.engine.score import ScoreLine
from megapolis.engine.victory import winners

HINTS = 3
"""How many actions a hint names."""

LEFT = 1
"""Exit status of a game that was left before its end."""


def state_folder() -> Path:
    """Where games are kept when no file is named."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "megapolis"


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Play a new or a kept game to its end, or until the person leaves."""
    text = Text(arguments.lang, game.id)
    if arguments.resume is not None:
        match = replay.load(arguments.resume)
        path: Path = arguments.save or arguments.resume
    else:
        if arguments.start is not None:
            start = from_text(game, arguments.start, chosen_data(game, arguments))
            match = Match(start.setup, arguments.seed or new_seed(), start)
        else:
            match = Match(chosen_setup(game, arguments), arguments.seed or new_seed())
        path = arguments.save or state_folder() / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    if not 0 <= arguments.people <= match.setup.players:
        raise BadOption("error-players", players=str(arguments.people), low=0, high=match.setup.players)
    prepare_folder(path)
    return Session(match, path, arguments.people, arguments.bot, text, console).run()


def prepare_folder(path: Path) -> None:
    """Make the folder that a game is kept in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from None


class Left(Exception):
    """The person leaves the game."""


class Session:
    """One game at one keyboard."""

    def __init__(self, match: Match, path: Path, people: int, bot: str, text: Text, console: Console) -> None:
        self.match = match
        self.game = match.setup.game
        self.path = path
        self.people = people
        self.bot_name = bot
        sitters = [("", "")] * people + [("", bot)] * (match.setup.players - people)
        self.text = Text(text.language, self.game.id, seat_names(text, sitters))
        self.console = console
        self.told = 0
        self.last_person = 0
        dealer = Dealer(match.seed if match.seed is not None else "")
        self.bots: dict[int, Bot] = {
            seat: make_bot(bot, dealer.number("bot", seat) >> 4, self.game)
            for seat in range(people, match.setup.players)
        }

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def run(self) -> int:
        """Play on; the exit status."""
        try:
            while not self.state.is_over():
                self.step()
        except (Left, EOFError):
            self.keep()
            self.console.print("\n" + self.text("cli-kept", path=str(self.path)))
            return LEFT
        except KeyboardInterrupt:
            self.keep()
            print("\n" + self.text("cli-kept", path=str(self.path)), file=sys.stderr)
            raise
        self.show_end()
        return 0

    def keep(self) -> None:
        """Save the game."""
        replay.save(self.match, self.path)

    def step(self) -> None:
        """One action of whoever is awaited: bots first, so that people see what they did."""
        actors = self.state.actors()
        waiting_bots = [seat for seat in actors if seat in self.bots]
        if waiting_bots:
            seat = waiting_bots[0]
            self.match.play(seat, self.choose_for(seat))
        else:
            self.person(actors[0])
        self.keep()

    def choose_for(self, seat: int) -> int:
        """The action of the bot of a seat."""
        return int(self.bots[seat].choose(Perspective(self.state, seat)))

    def person(self, seat: int) -> None:
        """Ask a person until they make a move."""
        if self.people > 1 and seat != self.last_person:
            self.console.clear()
            self.console.input(self.text("cli-hand-over", seat=self.text.seat_name(seat)))
        self.last_person = seat
        self.show_board(seat)
        actions = [int(action) for action in self.state.legal_actions(seat)]
        self.show_moves(seat, actions)
        while True:
            typed = self.console.input(self.text("cli-prompt") + "\n> ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(actions):
                self.match.play(seat, actions[int(typed) - 1])
                return
            if self.command(seat, typed, actions):
                return

    def command(self, seat: int, typed: str, actions: list[int]) -> bool:
        """Anything but a move; whether the position has changed."""
        word, _, rest = typed.partition(" ")
        if word == "q":
            raise Left
        if word == "u":
            return self.undo(seat)
        if word == "h":
            self.show_hint(seat)
        elif word == "s":
            for other in range(self.match.setup.players):
                self.console.print(self.score_table(self.state.visible_score(seat, other), other))
        elif word == "b":
            self.show_board(seat)
            self.show_moves(seat, actions)
        elif word == "l":
            for said in self.match.log_lines(seat):
                self.console.print(self.game.say(self.text, "log", (said.key, said.args)))
        elif word == "w" and rest:
            self.save_copy(Path(rest))
        elif word == "?":
            self.console.print(self.text("cli-help"))
        else:
            self.console.print(self.text("cli-no-such-move", typed=typed, high=len(actions)), style="red")
        return False

    def save_copy(self, path: Path) -> None:
        """Save a copy elsewhere; the game goes on if that fails."""
        try:
            replay.save(self.match, path)
        except MegapolisError as error:
            self.console.print(error.say(self.text.language), style="red")
        else:
            self.console.print(self.text("cli-saved", path=str(path)))

    def undo(self, seat: int) -> bool:
        """Take the person's last move back; among several people only where that is fair."""
        before = self.match.takebacks
        try:
            self.match.undo(seat, fair=self.people > 1)
        except MegapolisError as error:
            self.console.print(error.say(self.text.language), style="red")
            return False
        self.told = min(self.told, len(self.match.log))
        marked = self.match.takebacks > before
        self.console.print(self.text("cli-undone-marked" if marked else "cli-undone"))
        return True

    def show_board(self, seat: int) -> None:
        """What happened since, and the position as this seat sees it."""
        seen = self.match.log_lines(seat)
        for said in seen[self.told :]:
            if said.actor != seat:
                self.console.print(self.game.say(self.text, "log", (said.key, said.args)), style="dim")
        self.told = len(seen)
        self.console.print(self.game.show.terminal(self.state, seat, self.text))

    def show_moves(self, seat: int, actions: list[int]) -> None:
        """The legal moves, numbered, each with what it would bring now."""
        asked = self.game.say(self.text, "ask", self.game.show.prompt(self.state, seat))
        key = "cli-seat-move" if self.people > 1 else "cli-your-move"
        self.console.print(self.text(key, seat=self.text.seat_name(seat), asked=asked), style="bold")
        rows = []
        for number, action in enumerate(actions, 1):
            move = self.game.say(self.text, "move", self.game.show.describe(self.state, seat, action))
            gain = sum(change.after - change.before for change in self.state.preview(seat, action))
            rows.append(f"[bold]{number:>2}[/] {move}" + (f" [green]{gain:+d}[/]" if gain else ""))
        self.console.print(Columns(rows, padding=(0, 3), column_first=True))

    def show_hint(self, seat: int) -> None:
        """What the coach would play, and why."""
        advice.show_hint(hints.hint(self.match, seat), HINTS, self.text, self.console)

    def score_table(self, lines: list[ScoreLine], seat: int) -> Table:
        """The score sheet of a seat."""
        return score_table(self.game, self.text, self.text.seat_name(seat), lines)

    def show_end(self) -> None:
        """The last board, every sheet, who won."""
        viewer = 0 if self.people else None
        self.console.print(self.game.show.terminal(self.state, viewer, self.text))
        for seat in range(self.match.setup.players):
            self.console.print(self.score_table(self.state.breakdown(seat), seat))
        self.console.print(self.text("cli-over"), style="bold")
        for line in outcome(self.match, self.text):
            self.console.print(line, style="bold")
        if self.match.takebacks:
            self.console.print(self.text("cli-takebacks", count=self.match.takebacks))


def outcome(match: Match, text: Text) -> list[str]:
    """How a finished game ended, in words."""
    state, game = match.state, match.setup.game
    out = []
    if match.setup.players == 1 or game.is_cooperative(match.setup):
        out.append(text("cli-final", points=int(state.points(0))))
    else:
        best = winners(state)
        out.append(
            text("cli-winner", seat=text.seat_name(best[0]))
            if len(best) == 1
            else text("cli-shared", seats=", ".join(text.seat_name(seat) for seat in best))
        )
    remark = game.show.remark(state)
    if remark is not None:
        out.append(game.say(text, "remark", remark))
    return out


def score_table(game: Game, text: Text, title: str, lines: list[ScoreLine]) -> Table:
    """A score sheet as a table."""
    table = Table(title=title, title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for line in lines:
        table.add_row(game.say(text, "score", (line.key, line.args)), whole(line.points, text))
    table.add_row(f"[bold]{text('cli-total')}[/]", f"[bold]{whole(sum(line.points for line in lines), text)}[/]")
    return table
