"""Batched self-play in several processes."""

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from megapolis.catalog import game_ids
from megapolis.envs.batch import Batch
from megapolis.envs.parallel import ParallelBatch
from waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Check that no test leaves a process behind."""
    yield
    assert multiprocessing.active_children() == []


def same(one: Batch, several: ParallelBatch) -> bool:
    """Whether both batches show the same."""
    names = ("actors", "ended", "rewards", "points", "returns", "observations", "masks", "legal", "starts")
    return one.finished == several.finished and all(
        np.array_equal(getattr(one, name), getattr(several, name)) for name in names
    )


@pytest.mark.parametrize("name", game_ids())
def test_it_plays_the_same_games_as_one_process(name: str) -> None:
    rng = np.random.default_rng(1)
    one = Batch(name, 7, seed=4)
    with ParallelBatch(name, 7, seed=4, workers=2) as several:
        assert (several.games, several.players, several.workers) == (7, one.players, 2)
        assert same(one, several)
        for _ in range(60):
            actions = several.legal[rng.integers(several.starts[:-1], several.starts[1:])]
            one.step(actions)
            several.step(actions)
            assert same(one, several)
        finished = one.finished
        while one.finished < finished + 5:
            one.step_at_random(11)
            several.step_at_random(11)
            assert same(one, several)
        one.step_at_random(0)
        several.step_at_random(0)
        assert same(one, several)


def test_games_that_end_give_rewards_and_are_replaced() -> None:
    with ParallelBatch("next_station", 6, 2, seed=3, workers=3) as batch:
        seen = 0
        while seen < 8:
            batch.step_at_random()
            ended = batch.ended.astype(bool)
            seen += int(ended.sum())
            assert batch.finished == seen
            assert not batch.rewards[~ended].any()
            assert (batch.rewards[ended] == batch.returns[ended]).all()
            assert (batch.points[ended] > 0).all()
            assert batch.masks.any(axis=1).all()


def test_arrays_are_up_to_date_whenever_they_are_read() -> None:
    one = Batch("welcome_to", 4, 2, seed=5)
    with ParallelBatch("welcome_to", 4, 2, seed=5, workers=2) as several:
        for turn in range(24):
            for batch in (one, several):
                batch.step_at_random()
            if turn % 2:
                assert (several.masks == one.masks).all()
            if turn % 3 == 0:
                assert (several.observations == one.observations).all()
            if turn % 5 == 0:
                assert (several.legal == one.legal).all()


def test_games_take_set_ups_in_turn_over_all_processes() -> None:
    options = [{}, {"powers": True}, {"objectives": True}]
    one = Batch("next_station", 5, options=options, seed=1)
    with ParallelBatch("next_station", 5, options=options, seed=1, workers=2) as several:
        for batch in (one, several):
            batch.step_at_random(40)
        assert same(one, several)


@pytest.mark.parametrize(("name", "count"), [("next_station", 0), ("welcome_to", 3)])
def test_it_looks_ahead_as_one_process_does(name: str, count: int) -> None:
    one = Batch(name, 5, 2, seed=6)
    with ParallelBatch(name, 5, 2, seed=6, workers=2) as several:
        for turn in range(20):
            looks = [batch.look_ahead(50, count, leads=turn % 2 == 0) for batch in (one, several)]
            for part in ("observations", "baselines", "over", "starts"):
                assert np.array_equal(getattr(looks[0], part), getattr(looks[1], part))
            assert [list(path) for path in looks[0].paths] == [list(path) for path in looks[1].paths]
            places = looks[1].best(looks[1].baselines)
            one.follow(places)
            several.follow(places)
            assert same(one, several)
        with pytest.raises(ValueError, match="not one of its game's"):
            several.follow(np.full(5, looks[1].starts[-1]))


def test_seeds_of_single_games_are_theirs_in_every_process() -> None:
    one = Batch("capital_lux", 5, 2, seed=range(10, 15))
    with ParallelBatch("capital_lux", 5, 2, seed=range(10, 15), workers=2) as several:
        for batch in (one, several):
            batch.step_at_random(60)
        assert same(one, several)


@pytest.mark.compiled
def test_ten_thousand_games_take_no_room_that_nobody_uses() -> None:
    def shared() -> int:
        return int(Path("/proc/self/status").read_text().partition("RssShmem:")[2].split()[0])

    before = shared()
    with ParallelBatch("sprawlopolis", 10_000, 2, seed=1, workers=1) as batch:
        batch.step_at_random(20)
        assert len(batch.legal) > 10_000
        # All possible actions of all games would be hundreds of megabytes.
        assert shared() - before < 40_000


def test_there_are_no_more_processes_than_games() -> None:
    with ParallelBatch("megalopolis", 1, 2, workers=3) as batch:
        assert batch.workers == 1
        batch.step(batch.legal[:1])
    with pytest.raises(ValueError, match=r"^A batch cannot have -1 workers\.$"):
        ParallelBatch("megalopolis", 1, 2, workers=-1)
    with pytest.raises(ValueError, match=r"^A batch needs at least one game, not 0\.$"):
        ParallelBatch("megalopolis", 0, 2)
    with pytest.raises(TypeError):
        ParallelBatch("megalopolis", 1, 2, seed="a rainy day")  # type: ignore[arg-type]


def test_a_closed_batch_refuses_to_step_and_keeps_its_arrays() -> None:
    batch = ParallelBatch("capital_lux", 2, 2, seed=1, workers=1)
    rows = batch.observations
    kept = rows.copy()
    batch.close()
    batch.close()
    assert (rows == kept).all()
    assert (batch.observations == kept).all()
    for use in (batch.step_at_random, lambda: batch.masks, lambda: batch.step(np.zeros(2, int))):
        with pytest.raises(RuntimeError, match=r"^The batch is closed\.$"):
            use()


def test_an_illegal_action_is_named_and_closes_the_batch() -> None:
    with ParallelBatch("next_station", 4, 2, seed=1, workers=2) as batch:
        with pytest.raises(ValueError, match=r"^A step needs one action for each of 4 games, not shape \(3,\)\.$"):
            batch.step(np.array([0, 0, 0]))
        with pytest.raises(TypeError):
            batch.step(np.array([0.0, 0.5, 0.0, 0.0]))
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        with pytest.raises(ValueError, match=r"^Action 400 is not legal in game 3\.$"):
            batch.step(np.array([*batch.masks.argmax(axis=1)[:3], 400]))
        with pytest.raises(RuntimeError, match=r"^The batch is closed\.$"):
            batch.step(actions)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_death_of_a_process_is_a_clear_error() -> None:
    with ParallelBatch("next_station", 4, 2, workers=2) as batch:
        batch.step_at_random()
        victim = multiprocessing.active_children()[0]
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        died = r"^A process of the batch died \(exit code -9\); the batch is closed\.$"
        with pytest.raises(RuntimeError, match=died):
            batch.step_at_random()
        assert multiprocessing.active_children() == []


def test_a_batch_is_closed_when_it_is_no_longer_referenced() -> None:
    batch = ParallelBatch("next_station", 2, 2, workers=2)
    batch.step_at_random()
    del batch
    gc.collect()


FORGETFUL = """
import multiprocessing, os, sys
from megapolis.envs.parallel import ParallelBatch

if __name__ == "__main__":
    batch = ParallelBatch("next_station", 2, 2, workers=2)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    if sys.argv[1] == "killed":
        os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", ["ended", "killed"])
def test_processes_end_with_their_parent(how: str, tmp_path: Path) -> None:
    script = tmp_path / "forgetful.py"
    script.write_text(FORGETFUL)
    run = subprocess.run(
        [sys.executable, str(script), how], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (run.returncode, run.stderr) == ((0, "") if how == "ended" else (-9, ""))
    children = [int(pid) for pid in run.stdout.split()]
    assert len(children) == 2
    until(lambda: not any(alive(pid) for pid in children), "they are still there")


def alive(pid: int) -> bool:
    """Whether there is such a process that is not a zombie."""
    status = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(status.strip()) and not status.startswith("Z")
