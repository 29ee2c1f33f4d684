"""Compare the built site's program with this machine's own (`make site-digests`): the same games, the same digests.

Both play random games of every frozen set-up and hash the position after each action; then bots, those that ask a
network among them, play one game of each box. Under Node, Pyodide runs the very files that a page loads.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.engine.match import Match

Found = dict[str, Any]
BOTS = ("greedy", "easy", "learned", "hard:iterations=60")
SLICES, SLICE = 40, 0.02


def play_random(game: str, setups: list[Found], actions: int) -> Found:
    """Random games of each set-up in turn, until so many actions are played."""
    hashed, played, index = blake2b(digest_size=8), 0, 0
    while played < actions:
        setup = setups[index % len(setups)]
        match = Match(find_game(game).setup(setup["players"], setup["options"]), f"site {index}")
        rng, index = Rng(index), index + 1
        while not match.state.is_over():
            able = match.state.actors() + match.state.may_act()
            actor = able[rng.below(len(able))]
            legal = match.state.legal_actions(actor)
            match.play(actor, int(legal[rng.below(len(legal))]))
            hashed.update(match.state.digest().encode())
            played += 1
        hashed.update(repr([int(score) for score in match.state.scores()]).encode())
    return {"games": index, "actions": played, "digest": hashed.hexdigest()}


def play_bots(game: str, setup: Found) -> Found:
    """What each bot decides until the end of a game."""
    found = find_game(game)
    out: Found = {}
    for bot in BOTS:
        if bot == "learned" and not found.networks:
            continue
        match = Match(found.setup(setup["players"], setup["options"]), "bots")
        while actors := match.state.actors():
            # A new bot for each decision, as tables make them.
            chosen = make_bot(bot, 3 + len(match.log), found).choose(Perspective(match.state, actors[0]))
            match.play(actors[0], int(chosen))
        out[bot] = [[int(entry.actor), int(entry.action)] for entry in match.log]
    return out


def speed(game: str, setup: Found) -> float:
    """Random actions a second, without anything around them: the best of some slices, where others use the machine."""
    found = find_game(game)
    start, rng, best = found.new_state(found.setup(setup["players"], setup["options"])), Rng(1), 0.0
    for _ in range(SLICES):
        began, played = time.perf_counter(), 0
        while (spent := time.perf_counter() - began) < SLICE:
            played += int(playout(start.clone(), rng))
        best = max(best, played / spent)
    return best


def play_all(setups: dict[str, list[Found]], actions: int) -> dict[str, Found]:
    """Everything that is compared, and how fast it went."""
    out = {}
    for game, rows in setups.items():
        share = actions // len(setups)
        bots = play_bots(game, rows[0])
        out[game] = {"random": play_random(game, rows, share), "bots": bots, "speed": round(speed(game, rows[0]))}
    return out


RUN = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
const [site, script, given, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${site}/pyodide/` });
const folder = python.runPython("import site; site.getsitepackages()[0]");
for (const name of ["program.pack", "more.pack"]) {
  python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${site}/${name}`))), "zip", { extractDir: folder });
}
python.FS.writeFile("/digests.py", readFileSync(script));
python.globals.set("given", readFileSync(given, "utf-8"));
const found = python.runPython(`
import json, runpy
from megapolis.compiled import engine_status
setups, actions = json.loads(given)
play_all = runpy.run_path("/digests.py", run_name="digests")["play_all"]
json.dumps([engine_status(), play_all(setups, actions)])
`);
writeFileSync(target, found);
"""


def in_site(site: Path, setups: dict[str, list[Found]], actions: int) -> tuple[str, dict[str, Found]]:
    """What the site's program does, and whether it is compiled."""
    from site_bundle import run_node

    with tempfile.TemporaryDirectory() as folder:
        given, target = Path(folder) / "given.json", Path(folder) / "found.json"
        given.write_text(json.dumps([setups, actions]), encoding="utf-8")
        run_node(RUN, site, Path(__file__), given, target, minutes=60)
        status, found = json.loads(target.read_text(encoding="utf-8"))
    return status, found


def differences(one: dict[str, Found], other: dict[str, Found]) -> list[str]:
    """What is not the same in both."""
    out = []
    for game in one:
        if one[game]["random"] != other[game]["random"]:
            out.append(f"{game}: random games differ: {one[game]['random']}, {other[game]['random']}")
        out += [
            f"{game}: {bot} decides otherwise"
            for bot, log in one[game]["bots"].items()
            if log != other[game]["bots"][bot]
        ]
    return out


def main() -> int:
    """Run the command line."""
    import freeze_games
    import site_fetch

    parser = argparse.ArgumentParser(description="Compare the built site's program with this machine's own.")
    parser.add_argument("--actions", type=int, default=300_000)
    parser.add_argument("--site", type=Path, default=site_fetch.WORK / "html")
    arguments = parser.parse_args()
    names = sorted(path.stem for path in freeze_games.FOLDER.glob("*.jsonl"))
    setups = {
        name: [{"players": row["players"], "options": row["options"]} for row in freeze_games.load_rows(name)]
        for name in names
    }
    own = play_all(setups, arguments.actions)
    status, found = in_site(arguments.site, setups, arguments.actions)
    for name in names:
        print(f"{name}: {own[name]['speed']:,} random actions a second here, {found[name]['speed']:,} in the site")
    different = differences(own, found)
    count = sum(each["random"]["actions"] for each in own.values())
    print("\n".join(different) or f"The {status} site plays as this machine does: {count:,} actions, and the bots.")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
