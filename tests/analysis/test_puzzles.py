"""Puzzles as they are kept: what is said about them, and their file."""

import pytest

from megapolis.analysis.puzzles import Choice, Puzzle, Why, against, decode, encode, position_of, with_the_piece
from megapolis.catalog import deal, find_game
from megapolis.engine.errors import IllegalMove

GAME = find_game("next_station")


def puzzle() -> Puzzle:
    match = deal("next_station", random_pencils=True, seed=1)
    moves = [move.text for move in match.moves()]
    choices = [Choice(moves[0])] + [
        Choice(move, 4.0, "coach-less", {"points": 4}, None if at else ("at-once", {"points": 1}))
        for at, move in enumerate(moves[1:])
    ]
    why = [Why("ways", "ways", {"to": "d6", "symbols": 4}), Why("now", "thames", {"to": "d6"}, ["d6"])]
    return Puzzle("abc", GAME.id, 0, str(match.state), choices, moves[0], why, 4.0, 0.5, 640, 1500)


def test_the_first_fact_of_a_theme_gives_the_task() -> None:
    assert puzzle().themes == ["now"]
    assert puzzle().task.key == "puzzle-thames"
    assert puzzle().say_task("uk") == "Одна секція з цією картою варта значно більше за інші: яка?"
    assert puzzle().say_why() == "From d6 you can go on with any symbol. Dive under the Thames to d6: +2 at once."


def test_a_choice_says_what_it_costs() -> None:
    one = puzzle()
    assert one.choice(one.best).cost == 0.0
    assert one.choice(one.choices[1].move).cost == 4.0
    with pytest.raises(IllegalMove):
        one.choice("draw z1-z2")
    state = position_of(one, GAME)
    said = [against(one, choice, state).say() for choice in one.choices[:3]]
    assert said[0].endswith("just as good.")
    assert said[1].endswith("It brings 1 at once.")
    assert said[2].endswith("4 less on average.")


def test_what_it_costs_is_said_once() -> None:
    assert not Choice("pass").says_why
    assert not Choice("pass", 4.0, "coach-less", {"points": 4}).says_why
    assert Choice("pass", 4.0, "coach-less", {"points": 4}, ("at-once", {"points": 1})).says_why
    assert Choice("pass", 4.0, "coach-greedy", {"points": 1, "loss": 4, "line": "roads"}).says_why


def test_the_second_hint_leaves_the_moves_with_the_same_piece() -> None:
    moves = ["draw d2-c3", "draw d2-d6", "draw e6-d6", "pass"]
    assert with_the_piece("draw d2-d6", moves) == ["draw d2-c3", "draw d2-d6"]
    assert with_the_piece("pass", moves) == ["pass"]
    assert with_the_piece("put a 1", ["put a 1", "put b 1"]) == ["put a 1"]
    one = puzzle()
    left = one.choices_with_the_piece()
    assert one.choice(one.best) in left
    assert len(left) < len(one.choices)


def test_a_file_is_the_same_for_the_same_puzzles() -> None:
    one = puzzle()
    content = encode([one])
    assert decode(content) == [one]
    assert encode(decode(content)) == content
