"""Solve the small games of `megapolis.envs.small` and keep their values in bench/results/exact.json.

Where the whole game is too large it is solved from the first decision after some deals. Called by `make exact`; the
tests compare the values with what search finds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from megapolis.analysis.equilibrium import GameTree
from megapolis.analysis.exact import Exact
from megapolis.envs.small import SMALL_GAMES, before_hands, before_last_lap

RESULTS = Path(__file__).resolve().parent / "results" / "exact.json"
WHOLE = ("next_station", "sprawlopolis")
"""Games that are solved from before the deal."""
SEEDS = {"welcome_to": (1, 2), "megalopolis": (429, 161)}
"""Deals from which the others are solved: Welcome To from the first decision, Megalopolis from the last block on."""
ITERATIONS = 500
"""Of CFR+."""


def solve(game: str) -> dict[str, Any]:
    """The values of a small game that is solved by expectimax or minimax."""
    small = SMALL_GAMES[game]
    exact = Exact(small.aim)
    if game in WHOLE:
        values = {"before the deal": exact.value(small.new_state())[0]}
    else:
        root = before_last_lap if game == "megalopolis" else small.opening
        values = {f"deal {seed}": exact.value(root(seed))[0] for seed in SEEDS[game]}
    return {"aim": small.aim, "values": values, "positions": len(exact.known)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SMALL_GAMES), metavar="GAME")
    wanted = parser.parse_args().games
    sys.setrecursionlimit(100_000)
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for game in wanted:
        began = time.process_time()
        kept[game] = equilibrium() if game == "capital_lux" else solve(game)
        kept[game]["seconds"] = round(time.process_time() - began, 1)
        print(game, json.dumps(kept[game]), flush=True)
        RESULTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def equilibrium() -> dict[str, Any]:
    """The value of Capital Lux in equilibrium, and how far the strategy found is from it."""
    tree = GameTree(before_hands(1))
    tree.improve(ITERATIONS)
    return {
        "aim": "win",
        "values": {"deal 1": tree.value()},
        "exploitability": tree.exploitability(),
        "iterations": ITERATIONS,
        "nodes": len(tree.parents),
        "decisions": len(tree.decisions),
    }


if __name__ == "__main__":
    main()
