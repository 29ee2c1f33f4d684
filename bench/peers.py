"""Compare the speed of our games with their peers: random play, one process on one core (`make bench-peers`).

A move is a decision of a player; draws, deals and rolls are played but not counted. Every contender has its best loop,
and like is compared with like, all in one run: steps from Python with steps from Python, compiled games with compiled
games, moves with observations with moves with observations. Times are processor times. The contenders take turns for
several rounds, and each figure is the best of its rounds, so that a short load on the machine does not affect it.
Batches on all cores are measured by wall-clock time, which other load does affect, and also by processor time: that of
the stepping process plus that of its busiest worker, which is the wall-clock time if nothing else ran and messages took
no time. Results go to a file in bench/results/peers/ and to peers.svg; `--show FILE` prints the tables of
docs/environments.md from such a file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
# One core for every contender, also for the code that Pgx compiles.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

from bench.other_games import catan, classics, open_spiel, pgx_games, rlcard_games  # noqa: E402
from bench.own_games import CORES, OURS, ours  # noqa: E402

BAR = "OpenSpiel hearts"
UNDISTURBED = ", by processor time"


def bars(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What we hold ourselves to, with the worst of our figures for each."""
    by_name = {result["name"]: result for result in results}
    hearts = by_name[BAR]
    inside = by_name["OpenSpiel hearts, bots in C++"]["moves_per_s"]
    dominoes = by_name["OpenSpiel python_block_dominoes"]["moves_per_s"]
    connect = by_name["PettingZoo connect_four"]["moves_per_s"]
    cards = max(result["moves_per_s"] for result in results if result["kind"] == "RLCard")
    vectors = max(result["moves_per_s"] for result in results if result["kind"] == "Pgx, batch: rows")
    wanted = [
        ("moves/s from Python, against hearts", "ours, from Python", "moves_per_s", hearts["moves_per_s"], 2),
        ("moves/s in compiled playouts, against C++ bots in hearts", "ours, compiled", "moves_per_s", inside, 1.2),
        ("moves/s through OpenSpiel, against python_block_dominoes", "ours, OpenSpiel", "moves_per_s", dominoes, 1),
        ("clones/s, against hearts", "ours, from Python", "clones_per_s", hearts["clones_per_s"], 3),
        (
            "moves/s with observations, against connect_four",
            "ours, PettingZoo",
            "moves_per_s",
            connect,
            1,
        ),
        ("moves/s with observations, against the best of RLCard", "ours, PettingZoo", "moves_per_s", cards, 1),
        ("moves/s of batches with rows, against the best of Pgx", "ours, batch: rows", "moves_per_s", vectors, 1),
    ]
    out = []
    for what, kind, key, other, times in wanted:
        worst = min((result for result in results if result["kind"] == kind), key=lambda result: result[key])
        ratio = worst[key] / other
        out.append({"what": what, "worst": worst["name"], "ratio": ratio, "wanted": times, "met": ratio >= times})
    shares = {
        name: by_name[f"Megapolis {name}, batch: rows"]["moves_per_s"]
        / by_name[f"Megapolis {name}, batch: neither"]["moves_per_s"]
        for name in OURS
    }
    least = min(shares, key=lambda name: shares[name])
    what = "moves/s of batches with rows and masks, against the same without"
    worst_batch = {"what": what, "worst": f"Megapolis {least}", "ratio": shares[least], "wanted": 0.3}
    out.append({**worst_batch, "met": shares[least] >= 0.3})
    everywhere = [f"all cores: {what}{clock}" for what in ("list", "many steps") for clock in ("", UNDISTURBED)]
    everywhere = [way for way in everywhere if way in next(iter(ratios(results, "").values()))]
    for other, said, ways in (
        ("", "stepped from Python", ["batch: list", "batch: masks"]),
        (", playouts", "in compiled playouts on one core", ["batch: list", "batch: masks", *everywhere]),
    ):
        beside = ratios(results, other)
        for way in ways:
            name = min(beside, key=lambda name: beside[name][way])
            ratio = beside[name][way]
            what = f"moves/s, {way}, against the same game {said}"
            out.append({"what": what, "worst": f"Megapolis {name}", "ratio": ratio, "wanted": 1, "met": ratio >= 1})
    return out


def ratios(results: list[dict[str, Any]], other: str) -> dict[str, dict[str, float]]:
    """For each of our games the moves/s of every way to play it, as a multiple of those of one way."""
    moves = {result["name"]: result["moves_per_s"] for result in results}
    for result in results:
        if (undisturbed := result.get("moves_per_s_of_processor")) is not None:
            moves[f"{result['name']}{UNDISTURBED}"] = undisturbed
    out: dict[str, dict[str, float]] = {}
    for name in OURS:
        begins = f"Megapolis {name}, "
        ways = {each.removeprefix(begins): number for each, number in moves.items() if each.startswith(begins)}
        one = moves[f"Megapolis {name}{other}"]
        out[name] = {"from Python": moves[f"Megapolis {name}"] / one}
        out[name].update({way: number / one for way, number in ways.items()})
    return out


def show(results: list[dict[str, Any]], held: list[dict[str, Any]]) -> None:
    hearts = next(result for result in results if result["name"] == BAR)
    print(f"{'':<44}{'moves/s':>12}{'games/s':>10}{'clones/s':>12}{'hearts = 1':>12}")
    for result in results:
        clones = f"{result['clones_per_s']:,.0f}" if result["clones_per_s"] else ""
        ratio = result["moves_per_s"] / hearts["moves_per_s"]
        print(
            f"{result['name']:<44}{result['moves_per_s']:>12,.0f}{result['games_per_s']:>10,.1f}{clones:>12}{ratio:>12.2f}"
        )
    print("\nMoves a second beside compiled playouts on one core")
    beside = ratios(results, ", playouts")
    print(f"{'':<44}" + "".join(f"{name:>14}" for name in OURS))
    for way in next(iter(beside.values())):
        print(f"{way:<44}" + "".join(f"{row[way]:>14.2f}" for row in beside.values()))
    print()
    for bar in held:
        verdict = "met" if bar["met"] else "NOT MET"
        print(f"{bar['what']}: {bar['ratio']:.2f} times ({bar['worst']}), wanted {bar['wanted']}: {verdict}")


LIKE: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("stepped from Python", "ours, from Python", ("OpenSpiel, from Python", "Python")),
    ("compiled, random bots inside", "ours, compiled", ("OpenSpiel, compiled",)),
    ("through OpenSpiel", "ours, OpenSpiel", ("OpenSpiel, in Python",)),
    ("with observations", "ours, PettingZoo", ("PettingZoo", "RLCard")),
    ("batches with observations", "ours, batch: rows", ("Pgx, batch: rows",)),
)
"""What is compared with what: what both do, our kind, and theirs."""


def markdown(results: list[dict[str, Any]]) -> str:
    """The tables of docs/environments.md."""
    by_name = {result["name"]: result for result in results}
    ways = (
        "",
        ", playouts",
        ", batch: many steps",
        ", batch: masks",
        ", batch: list",
        ", batch: rows",
        ", env",
        ", OpenSpiel",
    )
    lines = []
    for name in OURS:
        cells = [f"{by_name[f'Megapolis {name}{way}']['moves_per_s']:,.0f}" for way in ways]
        clones = by_name[f"Megapolis {name}"]["clones_per_s"]
        lines.append(f"| {name} | {' | '.join(cells)} | {clones:,.0f} |")
    lines.append("")
    for what, kind, others in LIKE:
        own = sorted(result["moves_per_s"] for result in results if result["kind"] == kind)
        theirs = [result for result in results if result["kind"] in others]
        theirs.sort(key=lambda result: -float(result["moves_per_s"]))
        said = "; ".join(f"{result['name'].partition(' ')[2]} {result['moves_per_s']:,.0f}" for result in theirs)
        lines.append(f"| {what} | {own[0]:,.0f} to {own[-1]:,.0f} | {said} |")
    lines.append("")
    for bar in bars(results):
        lines.append(f"| {bar['what']} | {bar['wanted']} | {bar['ratio']:.2f} ({bar['worst']}) |")
    return "\n".join(lines)


def plot(results: list[dict[str, Any]], path: Path) -> None:
    from matplotlib.figure import Figure

    # The other figures of ours are only in the table.
    shown = [result for result in results if not result["kind"].endswith(("many steps", "masks", "neither"))]
    ordered = sorted(shown, key=lambda result: float(result["moves_per_s"]))
    figure = Figure(figsize=(8, 0.28 * len(ordered) + 1), layout="constrained")
    axes = figure.add_subplot()
    colours = [colour(result["kind"]) for result in ordered]
    axes.barh([result["name"] for result in ordered], [result["moves_per_s"] for result in ordered], color=colours)
    axes.set_xscale("log")
    axes.margins(y=0.01)
    axes.set_xlabel("random moves a second on one core (dark: on all), logarithmic")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def colour(kind: str) -> str:
    """Whose bar it is."""
    if kind.startswith("ours"):
        return "#1d3f6e" if "all cores" in kind else "#2f6fb7"
    return "#b8b2a6"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--one-core", action="store_true", help="leave out batches on all cores")
    parser.add_argument("--show", type=Path, metavar="FILE", help="print the tables of an earlier run")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.show:
        print(markdown(json.loads(given.show.read_text())["results"]))
        return
    random.seed(1)
    busy = os.getloadavg()[0]
    contenders = [*ours(one_core=given.one_core), *open_spiel(), *classics(), *rlcard_games(), *catan(), *pgx_games()]
    # Pin this process to one core; the workers of batches on all cores have started and may use any core.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for _ in range(given.rounds):
        for contender in contenders:
            contender.measure(given.seconds)
    results = [contender.result() for contender in contenders]
    held = bars(results)
    show(results, held)
    packages = ("open_spiel", "pettingzoo", "rlcard", "catanatron", "pgx", "jax", "numpy")
    head = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": CORES,
        "busy_before": busy,
        "busy_after": os.getloadavg()[0],
        "rounds": given.rounds,
        "seconds": given.seconds,
        "versions": {name: version(name) for name in packages},
    }
    revision = subprocess.check_output(["git", "describe", "--always", "--dirty"], cwd=HERE, text=True).strip()
    out = given.out or HERE / "results" / "peers" / f"{time.strftime('%Y%m%d-%H%M%S')}-{revision}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    body = {**head, "bars": held, "beside_playouts": ratios(results, ", playouts"), "results": results}
    out.write_text(json.dumps(body, indent=1) + "\n")
    plot(results, HERE / "results" / "peers.svg")


if __name__ == "__main__":
    main()
