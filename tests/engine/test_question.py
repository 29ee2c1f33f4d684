"""Questions of chance steps: every step of every game has one, with a full set of answers, in words."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.game import Said
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.question import CARDS, DICE, Answer, Group, Question, answers_for, ask_outcomes
from sampling import FULL

CODE = re.compile(r"[_#@{}<>]|\bNone\b")

STEPS = 1_000_000 if FULL else 36
"""How many chance steps of each game are looked at: later ones are like the first."""


def chance_steps(name: str, every: int) -> Iterator[tuple[State, int]]:
    """The chance steps of random games in sampled set-ups, each with a seat that may see what it brings."""
    game = find_game(name)
    for number, (players, options) in enumerate([*pairwise_grid(game)][:: 1 if FULL else every]):
        state = game.new_state(game.setup(players, options))
        rng = Rng(number)
        steps = 0
        while not state.is_over() and steps < STEPS:
            if state.awaited() == CHANCE:
                steps += 1
                outcomes = [action for action, _ in state.chance_outcomes()]
                for seat in range(players):
                    if all(state.visible_action(seat, CHANCE, action) == action for action in outcomes):
                        yield state, seat
                        break
                state.play(CHANCE, state.sample(rng))
            else:
                actors = state.actors()
                seat = actors[rng.below(len(actors))]
                actions = state.legal_actions(seat)
                state.play(seat, actions[rng.below(len(actions))])


def said_in(state: State, question: Question) -> set[tuple[str, tuple[tuple[str, object], ...]]]:
    """Every message that a question says, with its arguments."""
    show = state.setup.game.show
    out: list[tuple[str, Said]] = [("box-", question.name)]
    for group in question.groups:
        if group.name is not None:
            out.append(("pile-", group.name))
        for answer in group.answers[: 1 if question.kind == DICE else None]:
            if answer.why is not None:
                out.append(("gone-", answer.why))
            if answer.action >= 0:
                out.append(("move-", show.describe(state, CHANCE, answer.action)))
    return {(prefix + key, tuple(args.items())) for prefix, (key, args) in out}


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_every_chance_step_is_asked_about_in_words(name: str) -> None:
    texts = [Text(language, name) for language in LANGUAGES]
    spoken: Counter[str] = Counter()
    said: set[tuple[str, tuple[tuple[str, object], ...]]] = set()
    for state, seat in chance_steps(name, 5):
        question = state.setup.game.show.question(state, seat)
        answers = [answer for group in question.groups for answer in group.answers]
        outcomes = [action for action, _ in state.chance_outcomes()]
        assert sorted(copy for answer in answers for copy in answer.copies) == outcomes
        assert len({answer.action for answer in answers if answer.action >= 0}) == len(
            [answer for answer in answers if answer.action >= 0]
        )
        assert question.count >= 1
        for answer in answers:
            assert answer.left >= len(answer.copies)
            assert (answer.why is None) == (answer.left > 0)
            if answer.copies:
                assert question.resolve(answer.action) in answer.copies
        fresh = said_in(state, question) - said
        said |= fresh
        for key, args in fresh:
            spoken[key] += 1
            for text in texts if FULL or spoken[key] < 20 else ():
                sentence = text.say(key, dict(args))
                assert sentence
                assert not CODE.search(sentence), (key, sentence)
                if key.startswith("box-"):
                    assert text.say(f"{key}-how", dict(args))


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["capital_lux", "sprawlopolis"])
def test_a_question_tells_nothing_about_other_hands(name: str) -> None:
    rng = Rng(7)
    seen = 0
    for state, seat in chance_steps(name, 6):
        show = state.setup.game.show
        imagined = state.determinize(seat, rng)
        if show.view(state, seat) != show.view(imagined, seat):
            continue
        mine, other = (shown(show.question(each, seat)) for each in (state, imagined))
        assert mine == other
        seen += 1
    assert seen > 100


def shown(question: Question) -> object:
    """A question without what only the program knows."""
    groups = [(group.name, [(each.action, each.left, each.why) for each in group.answers]) for group in question.groups]
    return question.name, groups, question.seat, question.kind, question.count


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_several_answers_are_about_the_same_pieces(name: str) -> None:
    for state, seat in chance_steps(name, 20):
        question = state.setup.game.show.question(state, seat)
        after = state.clone()
        for left in range(question.count, 0, -1):
            again = after.setup.game.show.question(after, seat)
            assert (again.name[0], again.seat, again.count) == (question.name[0], question.seat, left)
            after.play(CHANCE, after.legal_actions(CHANCE)[0])


def test_answers_that_look_the_same_are_one() -> None:
    answers = answers_for({"oak": [3, 4], "ash": [5], "fig": []}, [4], lambda face: ("out", {"face": face}), {"ash": 1})
    assert answers == [
        Answer(3, 1, [4]),
        Answer(5, 1, []),
        Answer(-1, 0, [], ("out", {"face": "fig"})),
    ]
    question = Question(("trees", {}), [Group(None, answers)])
    assert [question.resolve(action) for action in (3, 5, 9)] == [4, 5, 9]


def test_without_a_question_of_its_own_a_game_lists_its_outcomes() -> None:
    game = find_game("next_station")
    state = game.new_state(game.setup(2))
    question = ask_outcomes(state, 0)
    assert question.kind == CARDS
    assert [answer.action for answer in question.groups[0].answers] == [action for action, _ in state.chance_outcomes()]
