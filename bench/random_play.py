"""Measure the speed of random play, compiled and interpreted in one run, and the ratio. Called by `make bench`.

Each measurement runs in its own process: `bench/random_play.py --measure GAME SHARE` prints JSON. Actions include those
of chance. Results go to bench/results/random_play.json.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
INTERPRETED_SHARE = 0.01


def measure(game_id: str, share: float) -> list[dict[str, Any]]:
    from megapolis.catalog import find_game
    from megapolis.compiled import engine_status
    from megapolis.engine.core.rng import Rng
    from megapolis.engine.core.state import playout

    game = find_game(game_id)
    out = []
    for row in tomllib.loads((HERE / "setups" / f"{game_id}.toml").read_text())["setup"]:
        start = game.new_state(game.setup(row["players"], row.get("options")))
        games = max(20, int(row["games"] * share))
        rng = Rng(1)
        actions = points = 0
        began = time.perf_counter()
        for _ in range(games):
            state = start.clone()
            actions += playout(state, rng)
            points += int(state.points(0))
        seconds = time.perf_counter() - began
        began = time.perf_counter()
        for _ in range(games):
            state.clone()
        clone = (time.perf_counter() - began) / games
        began = time.perf_counter()
        for _ in range(games):
            state.points(0)
        scoring = (time.perf_counter() - began) / games
        out.append(
            {
                "game": game_id,
                "setup": row["name"],
                "engine": engine_status(),
                "games": games,
                "games_per_s": games / seconds,
                "actions_per_s": actions / seconds,
                "mean_points": points / games,
                "clone_us": clone * 1e6,
                "score_us": scoring * 1e6,
            }
        )
    return out


def child(game_id: str, interpreted: bool) -> list[dict[str, Any]]:
    environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1" if interpreted else "0"}
    share = INTERPRETED_SHARE if interpreted else 1.0
    command = [sys.executable, __file__, "--measure", game_id, str(share)]
    rows: list[dict[str, Any]] = json.loads(subprocess.check_output(command, env=environment))
    return rows


def main() -> None:
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2], float(sys.argv[3]))))
        return
    columns = {"games/s": 10, "actions/s": 12, "clone us": 10, "score us": 10, "interpreted": 13, "ratio": 8}
    heading = f"{'set-up':<44}" + "".join(f"{name:>{width}}" for name, width in columns.items())
    print(heading)
    results = []
    for path in sorted((HERE / "setups").glob("*.toml")):
        for fast, slow in zip(child(path.stem, False), child(path.stem, True), strict=True):
            ratio = fast["actions_per_s"] / slow["actions_per_s"]
            name = f"{fast['game']}: {fast['setup']}"
            print(
                f"{name:<44}{fast['games_per_s']:>10,.0f}{fast['actions_per_s']:>12,.0f}{fast['clone_us']:>10.2f}"
                f"{fast['score_us']:>10.2f}"
                f"{slow['actions_per_s']:>13,.0f}{ratio:>8.1f}",
                flush=True,
            )
            results.append({**fast, "interpreted_actions_per_s": slow["actions_per_s"], "ratio": ratio})
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "random_play.json").write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
