"""Compare the speed of random play and search with version 0.1, in one run. Called by `make bench-before`.

Both versions are compiled with aligned functions and loops, because the alignment of code changes the speed of a loop
by more than most changes do. Two processes, one per version, take turns with slices of the same work. The ratio of a
set-up is the median of its slices' ratios, in processor time; above 1, this version is faster. A busy machine widens
the interval. Results go to bench/results/before/.
"""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BEFORE, NOW = ROOT / "build" / "before", ROOT / "build" / "now"
COMMIT = "a314107"
"""The last commit of version 0.1's architecture."""
SOURCES = ("src", "tools", "pyproject.toml")
FLAGS = "-falign-functions=64 -falign-loops=32"
LONG, QUICK = 200, 20
"""The number of slices of each set-up."""
SLICE = 0.05
"""The processor time of a slice in seconds: short, so that both versions run under the same load of the machine."""


def unpack_before() -> None:
    """Extract the sources of version 0.1."""
    if not (BEFORE / "src").exists():
        BEFORE.mkdir(parents=True, exist_ok=True)
        packed = subprocess.check_output(["git", "archive", COMMIT, *SOURCES], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(BEFORE, filter="data")


def copy_now() -> None:
    """Copy the sources of the working tree, and keep what was compiled from them earlier."""
    kept = NOW / "src" / "megapolis" / "_compiled"
    aside = NOW / "_compiled"
    NOW.mkdir(parents=True, exist_ok=True)
    if kept.exists():
        kept.rename(aside)
    shutil.rmtree(NOW / "src", ignore_errors=True)
    built = shutil.ignore_patterns("_compiled", "web_dist", "__pycache__", "*.egg-info")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, NOW / name, ignore=built, dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / name, NOW / name)
    if aside.exists():
        aside.rename(kept)
    else:
        # Groups whose sources have not changed since 0.1 need not be compiled again: the flags are the same.
        shutil.copytree(BEFORE / "src" / "megapolis" / "_compiled", kept)


def compile_engine(folder: Path) -> None:
    """Compile the groups that are stale, and fail if that fails."""
    environment = {**os.environ, "CFLAGS": FLAGS}
    subprocess.run([sys.executable, "tools/compile.py", "--strict"], cwd=folder, env=environment, check=True)


class Side:
    """The worker process of one version."""

    def __init__(self, name: str, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{ROOT}", "MEGAPOLIS_INTERPRETED": "0"}
        environment["PYTHONHASHSEED"] = "0"
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / f"{name}_worker.py")],
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        status = self._read()
        assert status == "compiled", f"{name}: {status}"

    def _read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def ask(self, what: str, row: dict[str, Any], amount: int, seed: int) -> tuple[int, float]:
        """Run one slice. Return the amount of work done, and the seconds it took."""
        asked = {"what": what, "game": row["game"], "players": row["players"], "options": row.get("options", {})}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({**asked, "amount": amount, "seed": seed}) + "\n")
        self.process.stdin.flush()
        done, seconds = self._read()
        return done, seconds

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def fitting_amount(side: Side, what: str, row: dict[str, Any], seconds: float) -> int:
    """The amount of work that fills a slice."""
    amount, took = 4, 0.0
    while took < seconds / 4:
        amount *= 2
        took = side.ask(what, row, amount, 0)[1]
    return max(1, round(amount * seconds / took))


def median_interval(ratios: list[float]) -> list[float]:
    """The 95 % interval of the true median, as two of the ratios."""
    half, count = 0.98 * math.sqrt(len(ratios)), len(ratios)
    ordered = sorted(ratios)
    return [
        round(ordered[max(0, int(count / 2 - half))], 4),
        round(ordered[min(count, math.ceil(count / 2 + half)) - 1], 4),
    ]


def compare(before: Side, now: Side, what: str, row: dict[str, Any], slices: int) -> dict[str, Any]:
    """Run the same slices of one set-up on both sides, which take turns in going first."""
    amount = fitting_amount(before, what, row, SLICE)
    now.ask(what, row, amount, 0)
    ratios, taken, same = [], [0.0, 0.0], True
    for at in range(slices):
        answers = {side: side.ask(what, row, amount, at + 1) for side in ((before, now), (now, before))[at % 2]}
        ratios.append(answers[before][1] / answers[now][1])
        same = same and answers[before][0] == answers[now][0]
        taken[0] += answers[before][1]
        taken[1] += answers[now][1]
    return {
        "what": what,
        "game": row["game"],
        "setup": row["name"],
        "before_per_s": round(amount * slices / taken[0], 1),
        "now_per_s": round(amount * slices / taken[1], 1),
        "ratio": round(statistics.median(ratios), 4),
        "interval": median_interval(ratios),
        "same_work": same,
    }


def setups(games: list[str]) -> Iterator[dict[str, Any]]:
    """The set-ups that `make bench` plays, of these games or of all games."""
    for path in sorted((HERE / "setups").glob("*.toml")):
        if not games or path.stem in games:
            for row in tomllib.loads(path.read_text(encoding="utf-8"))["setup"]:
                yield {**row, "game": path.stem}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of this version with that of 0.1.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} slices of each set-up instead of {LONG}")
    parser.add_argument("--only", choices=("play", "search"), help="only random play, or only search")
    arguments = parser.parse_args()
    unpack_before()
    compile_engine(BEFORE)
    copy_now()
    compile_engine(NOW)
    slices = QUICK if arguments.quick else LONG
    before, now = Side("before", BEFORE), Side("now", NOW)
    rows = []
    print(f"{'set-up':<52}{'0.1 /s':>12}{'now /s':>12}{'ratio':>8}{'95 % interval':>18}")
    for what in ("play", "search") if arguments.only is None else (arguments.only,):
        for setup in setups(arguments.games):
            row = compare(before, now, what, setup, slices)
            name = f"{what} {row['game']}: {row['setup']}"
            interval = "{:.3f} - {:.3f}".format(*row["interval"])
            note = "" if row["same_work"] else "  (not the same work)"
            print(
                f"{name:<52}{row['before_per_s']:>12,.0f}{row['now_per_s']:>12,.0f}{row['ratio']:>8.3f}{interval:>18}{note}",
                flush=True,
            )
            rows.append(row)
    for what in dict.fromkeys(row["what"] for row in rows):
        ratios = [row["ratio"] for row in rows if row["what"] == what]
        print(f"{what}: {statistics.geometric_mean(ratios):.3f} on average, {min(ratios):.3f} to {max(ratios):.3f}")
    before.close()
    now.close()
    revision = subprocess.check_output(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True).strip()
    target = HERE / "results" / "before" / f"{time.strftime('%Y%m%d-%H%M%S')}-{revision}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    body = {
        "before": COMMIT,
        "now": revision,
        "flags": FLAGS,
        "slices": slices,
        "load": round(os.getloadavg()[0], 1),
        "rows": rows,
    }
    target.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    print(f"written to {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
