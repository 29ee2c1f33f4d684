"""The actors of `make train`: what they note of searched self-play, in every game and without a network."""

import sys
from pathlib import Path

import numpy as np
import pytest

from megapolis import game_ids

TRAIN = Path(__file__).resolve().parents[2] / "train"
sys.path.insert(0, str(TRAIN))

from selfplay import KEPT, LEARNER, Actor, Plan  # noqa: E402
from subjects import SUBJECTS  # noqa: E402

pytestmark = pytest.mark.compiled


def stepped(name: str, table: int, evaluations: int, lessons: int, taught: float = 0.0) -> Actor:
    """An actor whose judge finds all positions alike but for the points that lie there."""
    actor = Actor(SUBJECTS[name], table, 3, 7)
    actor.plan = Plan(evaluations=evaluations, taught=taught)
    actor.games = [actor.deal() for _ in actor.games]
    seats = SUBJECTS[name].seats
    while len(actor.lessons) < lessons:
        answers = [np.full((len(rows), 1 + 2 * seats), 0.5, np.float32) for rows in actor.gather()]
        actor.absorb(answers)
    return actor


def test_every_game_can_be_learned() -> None:
    assert sorted(SUBJECTS) == game_ids()


@pytest.mark.parametrize("name", game_ids())
def test_lessons_say_what_came_of_a_decision(name: str) -> None:
    subject = SUBJECTS[name]
    actor = stepped(name, 0, 4, 12)
    batch = actor.take(12)
    assert batch.rows.shape == (12, KEPT, actor.width)
    assert batch.policy.sum(axis=1) == pytest.approx(np.ones(12), abs=1e-5)
    # The way that was played has the full weight, and its target lies within what the network can say.
    played = batch.points_weights[:, :, 0] == 1
    assert (played.sum(axis=1) == 1).all()
    low, high = subject.points
    assert ((batch.points[played] >= low) & (batch.points[played] <= high)).mean() > 0.9
    assert ((batch.wins >= 0) & (batch.wins <= 1)).all()
    assert (batch.wins_weights[played] > 0).sum(axis=1).tolist() == [min(actor.players, subject.seats)] * 12
    # Rows differ from way to way: each was seen before its search went on.
    assert any((rows[0] != rows[1]).any() for rows in batch.rows)


def test_the_last_decision_learns_the_real_points() -> None:
    actor = Actor(SUBJECTS["next_station"], 0, 1, 3, measures=True)
    while not actor.scores:
        rows, _ = actor.gather()
        actor.absorb([np.zeros((len(rows), 3), np.float32), np.zeros((0, 3), np.float32)])
    last = actor.lessons[-1]
    assert last.values[last.chosen, 1, 0] == actor.scores[0]
    assert last.weights[last.chosen] == 1


def test_others_play_along_in_contests() -> None:
    actor = Actor(SUBJECTS["capital_lux"], 0, 16, 5)
    assert all(game.players.count(LEARNER) >= 1 for game in actor.games)
    assert len({tuple(sorted(game.players)) for game in actor.games}) > 1


def test_a_taught_game_follows_the_heuristics() -> None:
    actor = stepped("capital_lux", 0, 4, 6, taught=1.0)
    assert all(lesson.policy[0] == lesson.policy.max() for lesson in actor.lessons[:6] if lesson.chosen == 0)
    assert any(lesson.chosen == 0 and lesson.strayed for lesson in actor.lessons)


def test_tables_of_every_size_are_played() -> None:
    subject = SUBJECTS["welcome_to"]
    sizes = {Actor(subject, table, 1, 1).players for table in range(len(subject.tables))}
    assert sizes == {1, 2, 3, 4}
