"""The first lessons of `make train`, by one look ahead in many games at once."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "train"))

from fastplay import FastActor
from selfplay import KEPT, Plan
from subjects import SUBJECTS

pytestmark = pytest.mark.compiled
FAST = [name for name, subject in SUBJECTS.items() if subject.fast]


def played(name: str, lessons: int, trace: float = 0.8, noisy: float = 0.4) -> FastActor:
    actor = FastActor(SUBJECTS[name], 0, 16, 3)
    actor.plan = Plan(noisy=noisy, trace=trace)
    seats = SUBJECTS[name].seats
    while not actor.ready(lessons):
        [rows] = actor.gather()
        answers = np.full((len(rows), 1 + 2 * seats), 0.5, np.float32)
        answers[:, 1] = 0.0
        actor.absorb([answers])
    return actor


@pytest.mark.parametrize("name", FAST)
def test_lessons_are_packed_like_those_of_a_search(name: str) -> None:
    actor = played(name, 16)
    before = actor.lessons
    batch = actor.take(16)
    assert actor.lessons == before - 16 * KEPT
    assert batch.rows.shape == (16, KEPT, actor.width)
    # They hold positions of different decisions, so they say nothing of the policy.
    assert not batch.policy.any()
    assert (batch.points_weights[:, :, 0] == 1).all()
    low, high = SUBJECTS[name].points
    assert ((batch.points[:, :, 0] >= low) & (batch.points[:, :, 0] <= high)).mean() > 0.9
    assert actor.ended > 0


def test_points_still_to_come_are_what_is_learned() -> None:
    """Who trusts the points at once learns what it overlooks: much at the start of a game, nothing at its end."""
    points = played("next_station", 40, trace=1.0, noisy=0.0).take(40).points[:, :, 0]
    assert points.max() > 60
    assert points.min() < 10
    # Where the next decision counts as well, a judge that expects nothing keeps what is learned small.
    assert played("next_station", 40).take(40).points.max() < points.max()


def test_of_two_seats_one_wins_what_the_other_loses() -> None:
    batch = played("welcome_to", 16).take(16)
    assert (batch.wins_weights[:, :, 1] == 1).all()
    assert np.allclose(batch.wins[:, :, 0] + batch.wins[:, :, 1], 1.0)
