"""How many steps a second our vector environment makes beside the synchronous vector of single environments.

Both are made by `gymnasium.make_vec` and give observations and masks of all games after every step. They take turns in
one process, and seconds are those of the processor, read once for each slice of many steps: reading that clock can cost
as much as a step. The actions are random legal ones; what choosing them costs is measured as well and left out. Each
figure is the median of its slices.

What the opponent thinks takes the same time in both. It is measured by itself, and says how much faster a vector
environment could be at most, if all the rest of it took no time at all. Called by `make bench`; results go to
bench/results/vector.json.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
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


class Contender:
    """A vector environment that is stepped at random."""

    def __init__(self, game: str, mode: str, opponents: str) -> None:
        self.envs = gymnasium.make_vec(
            env_id(game), num_envs=GAMES, vectorization_mode=mode, players=2, opponents=opponents
        )
        self.rng = np.random.default_rng(1)
        self.masks = self.envs.reset(seed=1)[1]["action_mask"]
        self.noise = self.rng.random(self.masks.shape)
        self.seconds: list[float] = []
        self.run(SPREAD)
        self.seconds.clear()

    def choose(self) -> Any:
        """A random legal action for every game; any where a game is over."""
        # The same numbers in another order every time, since drawing new ones would take longer than the step.
        return np.argmax(np.roll(self.noise, int(self.rng.integers(GAMES)), axis=0) * (self.masks + 1e-9), axis=1)

    def run(self, steps: int) -> None:
        """Make some steps and note the seconds that one of them took."""
        began = time.process_time()
        for _ in range(steps):
            self.masks = self.envs.step(self.choose())[4]["action_mask"]
        spent = time.process_time() - began
        began = time.process_time()
        for _ in range(steps):
            self.choose()
        self.seconds.append((spent - (time.process_time() - began)) / steps)

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
    parser.add_argument("--games", nargs="+", default=game_ids(), choices=game_ids())
    given = parser.parse_args()
    print(f"{'game':<16}{'opponent':<10}{'vector':>12}{'synchronous':>14}{'ratio':>8}{'at most':>9}  steps/s")
    rows: list[dict[str, Any]] = []
    for game in given.games:
        for opponents in OPPONENTS:
            ours, theirs = (Contender(game, mode, opponents) for mode in ("vector_entry_point", "sync"))
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
    (HERE / "results" / "vector.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
