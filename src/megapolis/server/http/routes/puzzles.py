"""Puzzles: the one of the day, the next one of a trainer, answers, and what somebody has solved.

The record of an account is kept here; a guest sends their own with every answer and gets it back.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import partial

import msgspec

from megapolis import puzzles
from megapolis.analysis.hints import Sentence
from megapolis.analysis.puzzles import THEMES, Puzzle, against
from megapolis.analysis.reasons import round_figure
from megapolis.analysis.training import Answer, Training, put_right, record_answer, remember
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.state import State
from megapolis.server.domain.picture import Advised, Words
from megapolis.server.domain.snapshot import table_info
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import MAX_MARKS, Translator
from megapolis.server.errors import Malformed, Unknown
from megapolis.server.http import puzzle_schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.routes.reviews import shown_position
from megapolis.server.store import training
from megapolis.server.store.database import Cursor
from megapolis.server.worker.service import new_spec

MISTAKES = "mistakes"
"""The theme of what comes back today."""


def day_at(seconds: float) -> date:
    """The day in UTC of a moment of the server's clock."""
    return datetime.fromtimestamp(seconds, UTC).date()


def find_puzzle(name: str) -> Puzzle:
    """The puzzle with this id; `Unknown` if there is none."""
    try:
        return puzzles.find(name)
    except puzzles.NoPuzzle as error:
        raise Unknown(error.reason) from None


def table_of(puzzle: Puzzle, state: State) -> Table:
    """The table of a puzzle, which is kept nowhere."""
    setup = state.setup
    spec = new_spec(puzzle.game, setup.players, setup.own_options, rules=setup.rules)
    return Table(msgspec.structs.replace(spec, id=f"puzzle-{puzzle.id}"))


def card_of(puzzle: Puzzle, translator: Translator) -> puzzle_schemas.PuzzleCard:
    """What a puzzle asks for."""
    return puzzle_schemas.PuzzleCard(
        puzzle.id, puzzle.game, translator.sentence(puzzle.task), puzzle.themes, puzzle.rating
    )


async def shelf(call: Call) -> puzzle_schemas.PuzzleShelf:
    """Say what the puzzle of the day asks for, and what there is to train."""
    day = day_at(call.service.now())
    today = puzzles.of_day(day)
    midnight = datetime.combine(day + timedelta(1), datetime.min.time(), UTC).timestamp()
    games = []
    for game in game_ids():
        counted = {theme: len(puzzles.every(game, theme)) for theme in THEMES}
        known = {theme: count for theme, count in counted.items() if count}
        games.append(puzzle_schemas.PuzzleGame(game, len(puzzles.of_game(game)), known))
    card = card_of(today, Translator(table_of(today, puzzles.position(today)), call.language))
    return puzzle_schemas.PuzzleShelf(day.isoformat(), puzzles.number_of(day), midnight, card, games)


def task_of(call: Call, puzzle: Puzzle) -> puzzle_schemas.PuzzleTask:
    """A puzzle to be solved."""
    state = puzzles.position(puzzle)
    table = table_of(puzzle, state)
    translator = Translator(table, call.language)
    labels = table.labels
    actions = [table.game.actions.read(choice.move, labels) for choice in puzzle.choices]
    day = day_at(call.service.now())
    return puzzle_schemas.PuzzleTask(
        card=card_of(puzzle, translator),
        number=puzzles.number_of(day) if puzzle == puzzles.of_day(day) else 0,
        table=table_info(table),
        position=shown_position(translator, state, 0, puzzle.seat, actions),
        scale=table.game.show.coach.scale(state.setup),
        lead=round_figure(puzzle.lead),
    )


async def look(call: Call) -> puzzle_schemas.PuzzleTask:
    """Show a puzzle."""
    return task_of(call, find_puzzle(str(call.request.path_params["puzzle"])))


async def choose(call: Call) -> puzzle_schemas.PuzzleTask:
    """Choose the next puzzle of a trainer: what comes back today first, if that is wished."""
    wish: puzzle_schemas.NextPuzzle = call.body
    game = find_game(wish.game).id if wish.game else ""
    known = await record_of(call, wish.training)
    if wish.theme == MISTAKES:
        for name in known.due_on(day_at(call.service.now())):
            if "/" not in name:
                return task_of(call, find_puzzle(name))
        raise Unknown("puzzle-no-mistakes")
    rating = known.strength(game).rating.value
    try:
        return task_of(call, puzzles.choose(game, wish.theme, rating, known.solved))
    except puzzles.NoPuzzle as error:
        raise Unknown(error.reason) from None


async def preview(call: Call) -> puzzle_schemas.Tried:
    """Say what a move would change in a puzzle."""
    puzzle = find_puzzle(str(call.request.path_params["puzzle"]))
    state = puzzles.position(puzzle)
    table = table_of(puzzle, state)
    wish: puzzle_schemas.TryMove = call.body
    action = table.game.actions.number(wish.action, table.labels)
    state.clone().apply(puzzle.seat, action)
    return puzzle_schemas.Tried(Translator(table, call.language).changes(state, puzzle.seat, action))


async def hint(call: Call) -> list[dict[str, str | int]]:
    """List the choices that share a piece with the answer."""
    puzzle = find_puzzle(str(call.request.path_params["puzzle"]))
    table = table_of(puzzle, puzzles.position(puzzle))
    actions, labels = table.game.actions, table.labels
    return [actions.to_fields(actions.read(each.move, labels), labels) for each in puzzle.choices_with_the_piece()]


async def answer(call: Call) -> puzzle_schemas.PuzzleVerdict:
    """Judge an answer, or give it; the first one counts."""
    puzzle = find_puzzle(str(call.request.path_params["puzzle"]))
    wish: puzzle_schemas.PuzzleAnswer = call.body
    state = puzzles.position(puzzle)
    table = table_of(puzzle, state)
    translator = Translator(table, call.language)
    right, cost, said = False, 0.0, None
    if wish.action is not None:
        move = table.game.actions.text(table.game.actions.number(wish.action, table.labels), table.labels)
        choice = puzzle.choice(move)
        right, cost = choice.cost == 0.0, choice.cost
        names = [] if translator.text is None else list(translator.text.names)
        if not right and choice.says_why:
            said = Words("", {}, against(puzzle, choice, state).say(call.language, names))
    day = day_at(call.service.now())
    given = Answer(wish.tries, right, wish.helped or wish.action is None)

    def change(before: Training) -> Training:
        return record_answer(before, puzzle, given, day, of_day=puzzle == puzzles.of_day(day))

    before, after = await update(call, wish.training, change)
    if given.tries == 1 and wish.action is not None and puzzle.id not in before.solved:
        await call.service.write(partial(training.count, puzzle=puzzle.id, solved=right and not wish.helped))
    tried, solved = await call.service.read(partial(training.counts, puzzle=puzzle.id))
    done = right or wish.action is None
    return puzzle_schemas.PuzzleVerdict(
        right,
        round_figure(cost),
        said,
        describe_answer(translator, puzzle, state) if done else None,
        after,
        tried,
        solved,
    )


def describe_answer(translator: Translator, puzzle: Puzzle, state: State) -> Advised:
    """The answer of a puzzle, and why it is the best."""
    table = translator.table
    action = table.game.actions.read(puzzle.best, table.labels)
    move = translator.move(state, puzzle.seat, action)
    return Advised(
        action=move.action,
        words=move.words,
        changes=translator.changes(state, puzzle.seat, action),
        points=round_figure(puzzle.lead),
        sure=100,
        why=[translator.sentence(Sentence(f"coach-{each.key}", each.args)) for each in puzzle.why],
        marks=list(dict.fromkeys(mark for each in puzzle.why for mark in each.marks))[:MAX_MARKS],
        reasons=[],
    )


# ---------------------------------------------------------------------- what somebody has solved


def decode(body: str) -> Training:
    """A record as it is stored."""
    return msgspec.json.decode(body, type=Training) if body else Training()


async def record_of(call: Call, sent: Training) -> Training:
    """The record of the account; of a guest, the one that was sent."""
    account = await call.account()
    return decode(await call.service.read(partial(training.find, account=account))) if account else sent


async def update(call: Call, sent: Training, change: Callable[[Training], Training]) -> tuple[Training, Training]:
    """The record before and after a change, which is stored for an account and for nobody else."""
    account = await call.account()
    if not account:
        return sent, change(sent)

    def rewrite(cursor: Cursor) -> tuple[Training, Training]:
        before = decode(training.find(cursor, account))
        after = change(before)
        training.keep(cursor, account, msgspec.json.encode(after).decode())
        return before, after

    return await call.service.write(rewrite)


async def get_training(call: Call) -> Training:
    """What the account has solved; nothing for guests, who keep it themselves."""
    return await record_of(call, Training())


async def mistakes(call: Call) -> Training:
    """Remember mistakes of one's own games, and which of them were put right."""
    wish: puzzle_schemas.Mistakes = call.body
    if any("/" not in name for name in [*wish.new, *wish.right, *wish.wrong]):
        raise Malformed("table-malformed", detail="table/decision")
    day = day_at(call.service.now())

    def change(before: Training) -> Training:
        after = remember(before, wish.new, day)
        for name in wish.right:
            after = put_right(after, name, day, clean=True)
        for name in wish.wrong:
            after = put_right(after, name, day, clean=False)
        return after

    return (await update(call, wish.training, change))[1]


_PUZZLE = "/api/puzzles/{puzzle}"
ENDPOINTS = [
    Endpoint(
        "GET", "/api/puzzles", shelf, "The puzzle of the day, and what there is.", None, puzzle_schemas.PuzzleShelf
    ),
    Endpoint("POST", "/api/puzzles", choose, "The next puzzle.", puzzle_schemas.NextPuzzle, puzzle_schemas.PuzzleTask),
    Endpoint("GET", _PUZZLE, look, "A puzzle.", None, puzzle_schemas.PuzzleTask),
    Endpoint("POST", _PUZZLE, answer, "Judges an answer.", puzzle_schemas.PuzzleAnswer, puzzle_schemas.PuzzleVerdict),
    Endpoint("GET", f"{_PUZZLE}/hint", hint, "The choices with the right piece.", None, list[dict[str, str | int]]),
    Endpoint(
        "POST", f"{_PUZZLE}/preview", preview, "What a move changes.", puzzle_schemas.TryMove, puzzle_schemas.Tried
    ),
    Endpoint("GET", "/api/training", get_training, "What one has solved.", None, Training),
    Endpoint("POST", "/api/training", mistakes, "Mistakes of one's own games.", puzzle_schemas.Mistakes, Training),
]
