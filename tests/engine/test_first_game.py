"""First games: every script is played to its end and left wherever it may be."""

import re

import pytest

from megapolis.catalog import find_game, first_game, game_ids
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption
from megapolis.engine.first_game import BOT, LEARNER, FirstGame, Progress, Script, Step, load_first_game
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match

SENTENCE = 130
"""How long a sentence may be."""


def answer(first: FirstGame, match: Match) -> None:
    """Let the bot answer as the script says."""
    while BOT in match.state.actors():
        action = first.answer(match.state, BOT, match.log)
        if action is None:
            return
        match.play(BOT, action)


def points(first: FirstGame, match: Match) -> list[int]:
    """What the score sheets show to the learner."""
    shown = [match.state.visible_score(LEARNER, seat) for seat in range(first.players)]
    return [sum(line.points for line in lines) for lines in shown]


def play(first: FirstGame, match: Match, until: tuple[int, int] | None = None) -> int:
    """Do what is asked up to a part of a step, or to the end; how many steps were seen."""
    seen = 0
    answer(first, match)
    while (at := first.progress(match.log, seen)) is not None:
        assert not at.left
        if until == (at.step, at.part):
            break
        wanted = first.moves_left(match.log, at)
        if wanted:
            match.play(LEARNER, wanted[0])
            answer(first, match)
        else:
            seen = at.step + 1
        now = first.progress(match.log, seen)
        said = first.steps[at.step].points
        if said and (now is None or now.step > at.step):
            assert points(first, match)[: len(said)] == said, f"step {at.step + 1}"
    return seen


@pytest.mark.parametrize("game", game_ids())
def test_a_script_is_played_to_its_end(game: str) -> None:
    first = first_game(game)
    match = first.begin("rain")
    play(first, match)
    made = [action for actor, action in match.log if actor == LEARNER]
    assert made == [*first.own, *(move for moves in first.moves for move in moves)]
    assert not match.state.is_over()
    # From here on the deal is an ordinary one.
    assert first.answer(match.state, CHANCE, match.log) is None
    assert first.answer(match.state, BOT, match.log) is None


@pytest.mark.parametrize("game", game_ids())
def test_what_follows_the_script_is_dealt_by_the_seed(game: str) -> None:
    first = first_game(game)
    logs = []
    for seed in ("rain", "snow"):
        match = first.begin(seed)
        play(first, match)
        scripted = len(match.log)
        rng = Rng(7)
        while not match.state.is_over() and len(match.log) < scripted + 60:
            seat = match.state.actors()[0]
            legal = match.state.legal_actions(seat)
            match.play(seat, int(legal[rng.below(len(legal))]))
        logs.append([entry for entry in match.log if entry.actor == CHANCE])
    assert logs[0] != logs[1]
    count = len(first.begin("rain").log)
    assert logs[0][: count - len(first.own)] == logs[1][: count - len(first.own)]


def parts(game: str) -> list[tuple[int, int]]:
    """Every part of every step of a game that has moves."""
    first = first_game(game)
    return [(step, part) for step, moves in enumerate(first.moves) for part in range(len(moves))]


@pytest.mark.parametrize("game", game_ids())
def test_another_move_leaves_the_script_and_is_said_once(game: str) -> None:
    first = first_game(game)
    left = 0
    for step, part in parts(game):
        match = first.begin("rain")
        seen = play(first, match, (step, part))
        wanted = first.moves_left(match.log, Progress(step, part, False))
        others = [int(move) for move in match.state.legal_actions(LEARNER) if int(move) not in wanted]
        if not others:
            continue
        left += 1
        match.play(LEARNER, others[0])
        assert first.progress(match.log, seen) == Progress(step, part, True)
        assert first.answer(match.state, BOT, match.log) is None
        assert first.answer(match.state, CHANCE, match.log) is None
        # What is still true is shown, and then it is over.
        shown, now = [], first.progress(match.log, step + 1)
        while now is not None:
            assert not now.left
            shown.append(now.step)
            now = first.progress(match.log, now.step + 1)
        assert shown == [at for at in range(step + 1, len(first.steps)) if first.steps[at].fits]
        assert shown[-1:] == [len(first.steps) - 1]
        # One step back, and the script goes on where it was left.
        back, seen = first.moves_back(match.log, Progress(step, part, True))
        assert back == 1
        match.undo(LEARNER, fair=False)
        assert first.progress(match.log, seen) == Progress(step, part, False)
    assert left > 4


@pytest.mark.parametrize("game", game_ids())
def test_steps_may_leave_the_script_only_where_they_have_moves(game: str) -> None:
    first = first_game(game)
    assert any(step.free for step in first.steps)
    assert all(step.moves or step.choose for step in first.steps if step.free)
    assert all(step.look or step.choose or step.moves for step in first.steps)
    assert first.steps[-1] == Step(look="end", fits=True)


@pytest.mark.parametrize("game", game_ids())
def test_one_can_go_back_to_the_first_step_and_play_again(game: str) -> None:
    first = first_game(game)
    match = first.begin("rain")
    seen = play(first, match, (len(first.steps) - 1, 0))
    begun = len(first.begin("rain").log)
    while (now := first.progress(match.log, seen)) is not None and (now.step or now.part):
        count, seen = first.moves_back(match.log, now)
        for _ in range(count):
            match.undo(LEARNER, fair=False)
        after = first.progress(match.log, seen)
        assert after is not None
        assert (after.step, after.part) < (now.step, now.part)
    assert [entry for entry in match.log if entry.actor == LEARNER] == [(LEARNER, move) for move in first.own]
    assert len(match.log) >= begun
    assert first.moves_back(match.log, Progress(0, 0, False)) == (0, 0)
    play(first, match)
    assert len([entry for entry in match.log if entry.actor == LEARNER]) == len(first.own) + len(parts(game))


def test_in_the_middle_of_a_step_one_goes_back_to_its_beginning() -> None:
    first = first_game("welcome_to")
    match = first.begin("rain")
    step = max(at for at, moves in enumerate(first.moves) if len(moves) > 2)
    play(first, match, (step, 2))
    assert first.moves_back(match.log, Progress(step, 2, False)) == (2, step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_step_is_said_in_every_language(game: str, language: str) -> None:
    first, text = first_game(game), Text(language, game)
    for at, step in enumerate(first.steps):
        said = first.sentence(at, language)
        assert len(said) <= SENTENCE, f"{game} {at + 1}"
        if language != "en":
            assert re.search("[а-яієї]", said)
        does = step.choose or step.look not in ("", "hint", "end")
        assert (f"guide-{at + 1}-do" in text) == bool(does)
    assert f"guide-{len(first.steps) + 1}" not in text


def test_cards_that_may_be_kept_in_any_order_are() -> None:
    first = first_game("capital_lux")
    match = first.begin("rain")
    step = next(at for at, each in enumerate(first.steps) if each.any_order)
    play(first, match, (step, 0))
    one, other = first.moves[step]
    match.play(LEARNER, other)
    now = first.progress(match.log, step)
    assert now == Progress(step, 1, False)
    assert first.moves_left(match.log, now) == [one]
    match.play(LEARNER, one)
    assert first.progress(match.log, step) == Progress(step + 1, 0, False)


def test_a_bot_that_did_something_else_is_left_alone() -> None:
    first = first_game("welcome_to")
    match = first.begin("rain")
    match.play("choose 1 1", seat=BOT)
    assert first.answer(match.state, BOT, match.log) is None


def test_a_script_that_has_become_impossible_says_nothing() -> None:
    first = first_game("welcome_to")
    match = Match(first.setup)
    match.play("deal_plan A1", seat=CHANCE)
    assert first.answer(match.state, CHANCE, match.log) is None
    assert first.answer(match.state, BOT, []) is None


def test_a_script_may_end_with_a_move() -> None:
    game = find_game("next_station")
    first = FirstGame(game, Script(1, [Step(moves=["lay green"])]))
    match = first.begin("rain")
    assert first.progress(match.log, 0) == Progress(0, 0, False)
    match.play("lay green", seat=LEARNER)
    assert first.progress(match.log, 0) is None
    other = first.begin("rain")
    other.play("lay blue", seat=LEARNER)
    assert first.progress(other.log, 0) == Progress(0, 0, True)


def test_a_box_without_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megapolis.engine.first_game.FILE", "none.toml")
    load_first_game.cache_clear()
    try:
        with pytest.raises(BadOption, match="no first game"):
            first_game("next_station")
    finally:
        load_first_game.cache_clear()
