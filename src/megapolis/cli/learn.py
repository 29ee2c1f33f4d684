"""`megapolis learn`: the first game of a box in the terminal, one thing to do at each step."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from megapolis.catalog import first_game
from megapolis.cli.play import Left, Session, prepare_folder, state_folder
from megapolis.engine import replay
from megapolis.engine.first_game import LEARNER, LEVEL, FirstGame, Progress
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

BACK, SKIP, QUIT = "z", "x", "q"


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """What the command asks for."""
    command.add_argument("--save", type=Path, metavar="FILE", help=text("help-play-save"))
    command.add_argument("--resume", type=Path, metavar="FILE", help=text("help-learn-resume"))
    command.add_argument("--seed", metavar="TEXT", help=text("help-seed"))


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Play a first game, and then on to its end; the exit status."""
    first = first_game(game.id)
    if arguments.resume is not None:
        match = replay.load(arguments.resume)
        match.opening = first
        path: Path = arguments.save or arguments.resume
    else:
        match = first.begin(arguments.seed)
        path = arguments.save or state_folder() / f"{game.id}-first-{time.strftime('%Y%m%d-%H%M%S')}.json"
    prepare_folder(path)
    return Lesson(first, match, path, Text(arguments.lang, game.id), console).run()


class Lesson(Session):
    """A first game at one keyboard."""

    def __init__(self, first: FirstGame, match: Match, path: Path, text: Text, console: Console) -> None:
        super().__init__(match, path, 1, LEVEL, text, console)
        self.first = first
        self.seen = 0

    @property
    def progress(self) -> Progress | None:
        """The step to do; None when the lesson is over."""
        return self.first.progress(self.match.log, self.seen)

    def choose_for(self, seat: int) -> int:
        """What a bot does: what the script says, as long as it says something."""
        scripted = self.first.answer(self.state, seat, self.match.log)
        return super().choose_for(seat) if scripted is None else scripted

    def person(self, seat: int) -> None:
        """Ask for what the step is about until the position has changed."""
        shown = False
        while (progress := self.progress) is not None:
            wanted = [] if progress.left else self.first.moves_left(self.match.log, progress)
            if not shown:
                self.show_board(seat)
                shown = True
            self.show_step(progress)
            if wanted:
                if self.make_move(seat, progress, wanted):
                    return
            elif self.look(seat, progress):
                return
        super().person(seat)

    def show_step(self, progress: Progress) -> None:
        """The step and its sentence."""
        head = self.text("learn-step", step=progress.step + 1, steps=len(self.first.steps))
        self.console.print(head, style="dim")
        said = self.text("learn-left") if progress.left else self.first.sentence(progress.step, self.text.language)
        self.console.print(escape(said), style="bold")

    def look(self, seat: int, progress: Progress) -> bool:
        """A step that changes nothing; whether the position has changed all the same."""
        typed = self.ask("cli-learn-look")
        if typed == BACK:
            return self.go_back(progress)
        if typed != SKIP and not progress.left and self.first.steps[progress.step].look == "hint":
            self.show_hint(seat)
        self.seen = len(self.first.steps) if typed == SKIP else progress.step + 1
        return False

    def make_move(self, seat: int, progress: Progress, wanted: list[int]) -> bool:
        """A step that is a move; whether the position has changed."""
        actions = [int(action) for action in self.state.legal_actions(seat)]
        self.show_moves(seat, actions)
        move = self.game.say(self.text, "move", self.game.show.describe(self.state, seat, wanted[0]))
        self.console.print(escape(self.text("cli-learn-do", move=move)), style="bold")
        while True:
            typed = self.ask("cli-learn-move")
            if typed in (BACK, SKIP):
                break
            if not typed or (typed.isdigit() and 1 <= int(typed) <= len(actions)):
                action = actions[int(typed) - 1] if typed else wanted[0]
                if action in wanted or self.first.steps[progress.step].free:
                    self.match.play(seat, action)
                    return True
                self.console.print(self.text("learn-not-this"), style="red")
            elif self.command(seat, typed, actions):
                return True
        if typed == BACK:
            return self.go_back(progress)
        self.seen = len(self.first.steps)
        return False

    def go_back(self, progress: Progress) -> bool:
        """One step back, with the moves of it; whether the position has changed."""
        count, self.seen = self.first.moves_back(self.match.log, progress)
        for _ in range(count):
            self.match.undo(LEARNER, fair=False)
        self.told = min(self.told, len(self.match.log))
        return count > 0

    def ask(self, key: str) -> str:
        """What the person types."""
        typed = self.console.input(self.text(key) + "\n> ").strip()
        if typed == QUIT:
            raise Left
        return typed
