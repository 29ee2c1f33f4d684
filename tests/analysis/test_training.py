"""What somebody has solved: what counts, what comes back, and when."""

from datetime import date, timedelta

import msgspec
import pytest

from megapolis.analysis.puzzles import Choice, Puzzle, Why
from megapolis.analysis.training import MOST_DUE, Answer, Due, Training, put_right, record_answer, remember

DAY = date(2026, 11, 16)
RIGHT, WRONG = Answer(1, True), Answer(1, False)


def puzzle(name: str = "one", rating: int = 1500) -> Puzzle:
    why = [Why("now", "thames", {"to": "d6"})]
    return Puzzle(name, "next_station", 0, "", [Choice("a"), Choice("b", 4.0)], "a", why, 4.0, 0.5, 640, rating)


def test_the_first_answer_counts_and_later_ones_do_not() -> None:
    found = record_answer(Training(), puzzle(), RIGHT, DAY)
    missed = record_answer(Training(), puzzle(), WRONG, DAY)
    assert found.strength("next_station").rating.value > 1500 > missed.strength("next_station").rating.value
    assert found.strength("next_station").count == 1
    again = record_answer(missed, puzzle(), Answer(2, True), DAY)
    assert again.ratings == missed.ratings
    assert record_answer(found, puzzle(), WRONG, DAY).ratings == found.ratings
    assert found.strength("welcome_to").count == 0


def test_a_hint_costs_no_rating() -> None:
    helped = record_answer(Training(), puzzle(), Answer(1, True, helped=True), DAY)
    assert helped.ratings == {}
    assert helped.solved == ["one"]
    assert "one" in helped.due


def test_a_mistake_comes_back_after_one_three_and_seven_days() -> None:
    training, day = record_answer(Training(), puzzle(), WRONG, DAY), DAY
    for wait in (1, 3, 7):
        assert training.due_on(day + timedelta(wait - 1)) == []
        day += timedelta(wait)
        assert training.due_on(day) == ["one"]
        training = record_answer(training, puzzle(), RIGHT, day)
    assert training.due == {}


def test_a_mistake_that_is_made_again_begins_anew() -> None:
    training = record_answer(record_answer(Training(), puzzle(), WRONG, DAY), puzzle(), RIGHT, DAY + timedelta(1))
    assert training.due == {"one": Due("2026-11-20", 1)}
    training = record_answer(training, puzzle(), WRONG, DAY + timedelta(4))
    assert training.due == {"one": Due("2026-11-21", 0)}


def test_mistakes_of_own_games_come_back_too() -> None:
    training = remember(Training(), ["table/12", "table/30"], DAY)
    assert training.due_on(DAY) == []
    assert training.due_on(DAY + timedelta(1)) == ["table/12", "table/30"]
    assert remember(training, ["table/12"], DAY + timedelta(5)).due == training.due
    training = put_right(training, "table/12", DAY + timedelta(1), clean=True)
    assert training.due["table/12"] == Due("2026-11-20", 1)
    training = put_right(training, "table/30", DAY + timedelta(1), clean=False)
    assert training.due["table/30"] == Due("2026-11-18", 0)
    assert len(remember(training, [f"other/{at}" for at in range(500)], DAY).due) == MOST_DUE


def test_days_in_a_row() -> None:
    training = Training()
    for back in (4, 2, 1):
        training = record_answer(training, puzzle(f"p{back}"), RIGHT, DAY - timedelta(back), of_day=True)
    assert training.streak(DAY) == 2, "today's may still be solved"
    training = record_answer(training, puzzle("today"), Answer(1, False), DAY, of_day=True)
    assert training.days["2026-11-16"] == 0
    assert training.streak(DAY) == 2
    training = record_answer(training, puzzle("today"), Answer(3, True), DAY, of_day=True)
    assert (training.days["2026-11-16"], training.streak(DAY)) == (3, 3)
    training = record_answer(training, puzzle("today"), RIGHT, DAY, of_day=True)
    assert training.days["2026-11-16"] == 3, "the first time counts"
    assert training.streak(DAY + timedelta(2)) == 0


def test_a_record_is_read_as_it_was_written_and_a_bad_one_is_refused() -> None:
    training = record_answer(Training(), puzzle(), WRONG, DAY, of_day=True)
    assert msgspec.json.decode(msgspec.json.encode(training), type=Training) == training
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"days": {"today": 1}}', type=Training)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"solved": ["' + b"x" * 100 + b'"]}', type=Training)
