"""`megapolis puzzles`: the puzzle of the day, a trainer by game and theme, and the making of puzzles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from megapolis import puzzles
from megapolis.analysis.hints import begin
from megapolis.analysis.puzzle_making import MOST_LEGAL, choose
from megapolis.analysis.puzzle_runs import Deal, run, solve_again
from megapolis.analysis.puzzles import FILE, THEMES, Choice, Puzzle, against, encode
from megapolis.analysis.reasons import round_points
from megapolis.analysis.training import SHOWN_AFTER, Answer, Training, record_answer
from megapolis.bots.names import seat_names
from megapolis.catalog import find_game, game_ids
from megapolis.cli.advice import tenths
from megapolis.cli.numbers import at_least
from megapolis.cli.play import state_folder
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text

TODAY, MAKE, CHECK = "today", "make", "check"
FAILED = 1


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """What the command asks for."""
    one = at_least(1, text)
    games = ", ".join(game_ids())
    command.add_argument(
        "what", nargs="*", default=[TODAY], metavar="WHAT", help=text("help-puzzles-what", games=games)
    )
    themes = text("help-puzzles-theme", themes=", ".join(THEMES))
    command.add_argument("--theme", choices=THEMES, default="", metavar="THEME", help=themes)
    command.add_argument("--deals", type=one, default=100, metavar="N", help=text("help-puzzles-deals"))
    command.add_argument("--count", type=one, default=80, metavar="N", help=text("help-puzzles-count"))
    command.add_argument("--workers", type=one, default=1, metavar="N", help=text("help-puzzles-workers"))
    command.add_argument("--player", default="", metavar="BOT", help=text("help-puzzles-player"))
    command.add_argument("--moves", type=one, default=MOST_LEGAL, metavar="N", help=text("help-puzzles-moves"))
    command.add_argument("--work", type=Path, metavar="FILE", help=text("help-puzzles-work"))
    command.add_argument("--out", type=Path, metavar="FILE", help=text("help-puzzles-out"))


def execute(arguments: argparse.Namespace, console: Console) -> int:
    """Solve, make or check puzzles; the exit status."""
    what, *rest = arguments.what
    if what == MAKE and rest:
        return make(rest[0], arguments)
    if what == CHECK:
        return check(rest or game_ids(), arguments)
    if rest or what == MAKE:
        raise BadOption("error-puzzles-what", games=", ".join(game_ids()))
    if what == TODAY and not arguments.theme:
        day = puzzles.today()
        head = Text(arguments.lang)("puzzle-of-day", number=puzzles.number_of(day))
        return Solver(arguments.lang, console).solve_all(iter([puzzles.of_day(day)]), head)
    game = "" if what == TODAY else find_game(what).id
    solver = Solver(arguments.lang, console)
    return solver.solve_all(solver.endless(game, arguments.theme))


def make(name: str, arguments: argparse.Namespace) -> int:
    """Make puzzles of so many deals, going on where an earlier run was broken off, and write the best of them."""
    game = find_game(name)
    text = Text(arguments.lang, name)
    work = arguments.work or Path("build") / "puzzles" / f"{name}.jsonl"

    def tell(deal: Deal) -> None:
        print(text("puzzles-deal", number=deal.number, finds=deal.finds, puzzles=len(deal.puzzles)), flush=True)

    deals = run(
        game,
        range(arguments.deals),
        work,
        workers=arguments.workers,
        player=arguments.player,
        most=arguments.moves,
        on_deal=tell,
    )
    made = [puzzle for deal in deals for puzzle in deal.puzzles]
    chosen = choose(made, arguments.count, find_game)
    out = arguments.out or Path(FILE)
    content = encode(chosen)
    out.write_bytes(content)
    print(text("puzzles-made", deals=len(deals), made=len(made), kept=len(chosen), bytes=len(content), path=str(out)))
    return 0


def check(names: list[str], arguments: argparse.Namespace) -> int:
    """Solve puzzles again with other luck, and say which answers are not clearly best."""
    text = Text(arguments.lang)
    failed = 0
    for name in names:
        found = puzzles.every(name, arguments.theme)
        bad = 0
        for puzzle, clear in solve_again(find_game(name), found, workers=arguments.workers):
            if not clear:
                bad += 1
                print(text("puzzles-doubtful", puzzle=puzzle.id, game=name, best=puzzle.best), flush=True)
        print(text("puzzles-checked", game=name, count=len(found), bad=bad), flush=True)
        failed += bad
    return FAILED if failed else 0


class Left(Exception):
    """The person leaves."""


class Solver:
    """Puzzles at a keyboard; what was solved is kept in a file."""

    def __init__(self, language: str, console: Console, path: Path | None = None) -> None:
        self.language = language
        self.console = console
        self.path = path or state_folder() / "training.json"
        self.training = self._read()

    def _read(self) -> Training:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Training)
        except (OSError, msgspec.DecodeError):
            return Training()

    def _keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(self.training))
        part.replace(self.path)

    def endless(self, game: str, theme: str) -> Iterator[Puzzle]:
        """One puzzle after another: mistakes that come back first, then new ones."""
        for name in self.training.due_on(puzzles.today()):
            try:
                puzzle = puzzles.find(name)
            except puzzles.NoPuzzle:
                continue
            if (not game or puzzle.game == game) and (not theme or theme in puzzle.themes):
                yield puzzle
        while True:
            rating = self.training.strength(game).rating.value
            yield puzzles.choose(game, theme, rating, self.training.solved)

    def solve_all(self, found: Iterator[Puzzle], head: str = "") -> int:
        """Solve one after another until there is none or the person leaves."""
        try:
            for puzzle in found:
                self.solve(puzzle, head)
        except (Left, EOFError):
            self.console.print()
        return 0

    def solve(self, puzzle: Puzzle, head: str = "") -> None:
        """Show a puzzle and ask until it is solved, shown or left out."""
        state = puzzles.position(puzzle)
        game = find_game(puzzle.game)
        text = Text(self.language, game.id, seat_names(Text(self.language), [("", "")] * state.setup.players))
        labels = game.labels(state.setup.data)
        actions = {each.move: game.actions.read(each.move, labels) for each in puzzle.choices}
        words = {
            move: begin(text.say(f"move-{key}", args))
            for move, (key, args) in (
                (move, game.show.describe(state, puzzle.seat, action)) for move, action in actions.items()
            )
        }
        self.console.print(" · ".join(filter(None, (head, text("title")))), style="dim")
        self.console.print(game.show.terminal(state, puzzle.seat, text))
        self.console.print(escape(puzzle.say_task(self.language)), style="bold")
        self.console.print(text("puzzle-lead", lead=round_points(puzzle.lead), count=len(puzzle.choices)))
        offered, tries, helped = puzzle.choices, 0, False
        self._offer(offered, words)
        while True:
            typed = self.console.input(text("puzzles-prompt") + "\n> ").strip()
            if typed == "q":
                raise Left
            if typed == "n":
                return
            if typed == "h":
                offered, helped = puzzle.choices_with_the_piece(), True
                self._offer(offered, words)
            elif typed == "a":
                self._record(puzzle, Answer(tries + 1, False, True))
                self.console.print(escape(f"{words[puzzle.best]}. {puzzle.say_why(self.language)}"), style="bold")
                return
            elif typed.isdigit() and 1 <= int(typed) <= len(offered):
                tries += 1
                choice = offered[int(typed) - 1]
                right = choice.cost == 0.0
                self._record(puzzle, Answer(tries, right, helped))
                if right:
                    self._praise(puzzle, text, tries, words[choice.move])
                    return
                self.console.print(text("puzzle-costs", cost=round_points(choice.cost)), style="red")
                if choice.says_why:
                    self.console.print(escape(against(puzzle, choice, state).say(self.language, text.names)))
            else:
                self.console.print(text("cli-no-such-move", typed=typed, high=len(offered)), style="red")

    def _offer(self, offered: list[Choice], words: dict[str, str]) -> None:
        for number, choice in enumerate(offered, 1):
            self.console.print(f"[bold]{number:>2}[/] {escape(words[choice.move])}")

    def _praise(self, puzzle: Puzzle, text: Text, tries: int, move: str) -> None:
        self.console.print(text("puzzle-found", tries=tries), style="green")
        self.console.print(escape(f"{move}. {puzzle.say_why(self.language)}"), style="bold")
        strength = self.training.strength(puzzle.game)
        if strength.count >= SHOWN_AFTER:
            self.console.print(text("puzzle-rating", rating=tenths(strength.rating.value)))

    def _record(self, puzzle: Puzzle, answer: Answer) -> None:
        day = puzzles.today()
        of_day = puzzle == puzzles.of_day(day)
        self.training = record_answer(self.training, puzzle, answer, day, of_day=of_day)
        self._keep()
