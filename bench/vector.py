"""How many steps a second our vector environment makes beside the synchronous vector of single environments.

Both are made by `gymnasium.make_vec` and give observations and masks of all games after every step. They take turns in
one process, and seconds are those of the processor, read once for each slice of many steps: reading that clock can cost
as much as a step. The actions are random legal ones, which are chosen beforehand: with the same seeds both play the
same games, and to choose from masks takes numpy several times as long as the step. Each figure is the median of its
slices.

What the opponent thinks takes the same time in both. It is measured by itself, and says how much faster a vector
environment could be at most, if all the rest of it took no time at all. Called by `make bench`; results go to
bench/results/vector.json.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from itertools import islice
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import megapolis.envs.gymnasium
from megapolis.bots import make_bot
from megapolis.catalog import find_game, game_ids
from megapolis.compiled import engine_status
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import actor_of
from megapolis.envs.play import env_id

HERE = Path(__file__).resolve().parent
GAMES = 64
"""Side by side."""
OPPONENTS = ("random", "greedy")
PLAYED = 20
"""Games from which an opponent's decisions are taken."""
SPREAD = 30
"""Steps before the first measurement, so that games stand at different stages."""


def make(game: str, mode: str, opponents: str) -> Any:
    """A vector environment of this kind."""
    return gymnasium.make_vec(env_id(game), num_envs=GAMES, vectorization_mode=mode, players=2, opponents=opponents)


def choose_actions(game: str, opponents: str, steps: int) -> list[Any]:
    """Random legal actions for so many steps; any where a game is over."""
    envs = make(game, "vector_entry_point", opponents)
    rng = np.random.default_rng(1)
    masks = envs.reset(seed=1)[1]["action_mask"]
    chosen = []
    for _ in range(steps):
        chosen.append(np.argmax(rng.random(masks.shape, np.float32) * (masks + np.float32(1e-9)), axis=1))
        masks = envs.step(chosen[-1])[4]["action_mask"]
    return chosen


class Contender:
    """A vector environment that is stepped by given actions."""

    def __init__(self, game: str, mode: str, opponents: str, actions: list[Any]) -> None:
        self.envs = make(game, mode, opponents)
        self.envs.reset(seed=1)
        self.actions = iter(actions)
        self.seconds: list[float] = []
        self.run(SPREAD)
        self.seconds.clear()

    def run(self, steps: int) -> None:
        """Make some steps and note the seconds that one of them took."""
        actions = list(islice(self.actions, steps))
        began = time.process_time()
        for each in actions:
            result = self.envs.step(each)
        self.seconds.append((time.process_time() - began) / steps)
        assert "illegal" not in result[4]

    def rate(self) -> float:
        """Steps per second, all games counted."""
        return GAMES / statistics.median(self.seconds)


def opponent_seconds(game: str, name: str) -> float:
    """What an opponent needs to choose all its actions between two decisions of the learner."""
    found = find_game(game)
    first = found.new_state(found.setup(2))
    rng = Rng(1)
    positions, decisions = [], 0
    for _ in range(PLAYED):
        state, bot = first.clone(), make_bot(name, 1, found)
        while state.settle(rng):
            seat = actor_of(state.awaited())
            actions = state.legal_actions(seat)
            if seat:
                positions.append(state.clone())
                action = bot.choose(Perspective(state, seat))
            else:
                decisions += 1
                action = actions[rng.below(len(actions))]
            state.play(seat, action)
    bot = make_bot(name, 1, found)
    began = time.process_time()
    for position in positions:
        bot.choose(Perspective(position, 1))
    return (time.process_time() - began) / decisions


def main() -> None:
    assert megapolis.envs.gymnasium.register is not None
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=15)
    parser.add_argument("--steps", type=int, default=40, help="in a slice")
    parser.add_argument("--opponents", nargs="+", default=OPPONENTS)
    parser.add_argument("--games", nargs="+", default=game_ids(), choices=game_ids())
    parser.add_argument("--out", type=Path, default=HERE / "results" / "vector.json")
    given = parser.parse_args()
    print(f"{'game':<16}{'opponent':<10}{'vector':>12}{'synchronous':>14}{'ratio':>8}{'at most':>9}  steps/s")
    rows: list[dict[str, Any]] = []
    for game in given.games:
        for opponents in given.opponents:
            actions = choose_actions(game, opponents, SPREAD + given.slices * given.steps)
            ours, theirs = (Contender(game, mode, opponents, actions) for mode in ("vector_entry_point", "sync"))
            for _ in range(given.slices):
                ours.run(given.steps)
                theirs.run(given.steps)
            fast, slow = ours.rate(), theirs.rate()
            most = 1 / (slow * opponent_seconds(game, opponents))
            print(f"{game:<16}{opponents:<10}{fast:>12,.0f}{slow:>14,.0f}{fast / slow:>8.1f}{most:>9.1f}", flush=True)
            rows.append(
                {
                    "game": game,
                    "players": 2,
                    "opponents": opponents,
                    "games": GAMES,
                    "engine": engine_status(),
                    "vector_steps_per_s": round(fast),
                    "synchronous_steps_per_s": round(slow),
                    "ratio": round(fast / slow, 2),
                    "ratio_at_most": round(most, 2),
                }
            )
    load = {"busy": round(os.getloadavg()[0], 1), "cores": len(os.sched_getaffinity(0))}
    given.out.write_text(json.dumps({**load, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
