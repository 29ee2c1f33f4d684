"""How many steps a second our vector environment makes beside the synchronous vector of single environments.

Both are made by `gymnasium.make_vec` and give observations and masks of all games after every step; the actions, random
legal ones, are chosen outside the measured time. They take turns in one process, seconds are those of the processor,
and each figure is the best of its rounds. Called by `make bench`; results go to bench/results/vector.json.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import megapolis.envs.gymnasium
from megapolis.catalog import game_ids
from megapolis.compiled import engine_status
from megapolis.envs.play import env_id

HERE = Path(__file__).resolve().parent
GAMES = 64
"""Side by side."""
OPPONENTS = ("random", "greedy")
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
        self.rates: list[float] = []
        self.run(SPREAD)

    def run(self, steps: int) -> float:
        """Makes so many steps; the seconds they took."""
        spent = 0.0
        for _ in range(steps):
            actions = np.argmax(self.rng.random(self.masks.shape) * (self.masks + 1e-9), axis=1)
            began = time.process_time()
            self.masks = self.envs.step(actions)[4]["action_mask"]
            spent += time.process_time() - began
        return spent

    def measure(self, seconds: float) -> None:
        """Makes steps for about so long."""
        steps = 0
        spent = 0.0
        while spent < seconds:
            spent += self.run(5)
            steps += 5
        self.rates.append(steps * GAMES / spent)


def main() -> None:
    assert megapolis.envs.gymnasium.register is not None
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="+", default=game_ids(), choices=game_ids())
    given = parser.parse_args()
    print(f"{'game':<16}{'opponent':<10}{'vector':>12}{'synchronous':>14}{'ratio':>8}  steps/s")
    rows: list[dict[str, Any]] = []
    for game in given.games:
        for opponents in OPPONENTS:
            ours, theirs = (Contender(game, mode, opponents) for mode in ("vector_entry_point", "sync"))
            for _ in range(given.rounds):
                ours.measure(given.seconds)
                theirs.measure(given.seconds)
            fast, slow = max(ours.rates), max(theirs.rates)
            print(f"{game:<16}{opponents:<10}{fast:>12,.0f}{slow:>14,.0f}{fast / slow:>8.1f}", flush=True)
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
                }
            )
    (HERE / "results" / "vector.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
