"""Measure the search's iterations per second, in the first position of each game that leaves a choice.

Seconds are processor time, so that the load of the machine does not matter. Where the search races whole turns, an
iteration is one rollout of a candidate, which counts as four iterations of a budget. Called by `make bench`; results go
to bench/results/search.json.
"""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path
from typing import Any

from megapolis.bots.core.search_bot import SearchBot
from megapolis.bots.core.settings import SearchSettings
from megapolis.catalog import find_game
from megapolis.compiled import engine_status
from megapolis.engine.core.bot import Perspective
from megapolis.engine.match import Match

HERE = Path(__file__).resolve().parent
SECONDS = 2


def measure(game_id: str, row: dict[str, Any]) -> dict[str, Any]:
    game = find_game(game_id)
    match = Match(game.setup(row["players"], row.get("options")), "bench")
    while True:
        seat = match.state.actors()[0]
        began = time.process_time()
        search = SearchBot(1, SearchSettings(milliseconds=1000 * SECONDS)).think(Perspective(match.state, seat))
        if search.iterations > 1:
            break
        # This position leaves nothing to compare.
        match.play(seat, int(search.best().action))
    rate = int(search.iterations) / (time.process_time() - began)
    return {"game": game_id, "setup": row["name"], "engine": engine_status(), "iterations_per_s": round(rate)}


def main() -> None:
    print(f"{'set-up':<44}{'iterations/s':>14}")
    results = []
    for path in sorted((HERE / "setups").glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["setup"]:
            results.append(measure(path.stem, row))
            name = f"{path.stem}: {row['name']}"
            print(f"{name:<44}{results[-1]['iterations_per_s']:>14,}", flush=True)
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "search.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
