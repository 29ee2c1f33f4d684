"""Compare the speed of our games with their peers: random play, one process on one core (`make bench-peers`).

A move is a decision of a player; draws, deals and rolls are played but not counted. Every library is stepped from
Python as its own documentation shows, all in one run. Times are processor times. The contenders take turns for several
rounds, and each figure is the best of its rounds, so that a short load on the machine does not affect it. Batches on
all cores are measured by wall-clock time, which other load does affect, and also by processor time: that of the
stepping process plus that of its busiest worker, which is the wall-clock time if nothing else ran and messages took no
time. Results go to bench/results/peers.json and peers.svg.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.metadata import version
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from megapolis.envs.batch import GameArrays

HERE = Path(__file__).resolve().parent
OURS = {"next_station": 4, "sprawlopolis": 4, "welcome_to": 4, "capital_lux": 4, "megalopolis": 4}
SPIEL = ("hearts", "gin_rummy", "backgammon", "hanabi")
CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")
CARDS = ("gin-rummy", "uno", "mahjong", "limit-holdem")
CLONES = 300
SIDE_BY_SIDE = 256
"""The number of games in a batch on one core."""
EACH = 1024
"""The number of games per worker in a batch on all cores: more, so that steps take long compared with messages."""
SPREAD = 100
"""Steps before a measurement, so that the games are at different stages, and the steps of one call with many."""
BAR = "OpenSpiel hearts"
UNDISTURBED = ", by processor time"
CORES = len(os.sched_getaffinity(0))

Made = tuple[float, int]
"""Moves and games."""


class Contender:
    """Something that plays random games: `play` plays some and returns the numbers of moves and games."""

    def __init__(
        self,
        name: str,
        kind: str,
        play: Callable[[], Made],
        positions: Callable[[], list[Any]] | None = None,
        workers: Sequence[int] = (),
    ):
        """`workers` are the processes that do the work, if this one does not."""
        self.name = name
        self.kind = kind
        self.play = play
        self.positions = positions
        self.workers = workers
        self.rounds: list[tuple[float, float]] = []
        self.undisturbed: list[float] = []
        self.clones: list[float] = []

    def measure(self, seconds: float) -> None:
        """Play games for about this many seconds, then copy positions of one game."""
        moves = 0.0
        games = 0
        # Warm up: do not measure cold caches and the work of a first call.
        self.play()
        clock = time.perf_counter if self.workers else time.process_time
        busy = time.process_time()
        theirs = [processor_time(worker) for worker in self.workers]
        began = clock()
        while (spent := clock() - began) < seconds:
            made = self.play()
            moves += made[0]
            games += made[1]
        self.rounds.append((moves / spent, games / spent))
        if self.workers:
            busiest = max(processor_time(worker) - old for worker, old in zip(self.workers, theirs, strict=True))
            self.undisturbed.append(moves / (time.process_time() - busy + busiest))
        if self.positions is not None:
            copies = self.positions()
            began = time.process_time()
            for copy in copies:
                for _ in range(CLONES):
                    copy()
            self.clones.append(CLONES * len(copies) / (time.process_time() - began))

    def result(self) -> dict[str, Any]:
        """The result of the best round."""
        moves, games = max(self.rounds)
        clones = max(self.clones) if self.clones else None
        made = {"moves_per_s": moves, "games_per_s": games, "clones_per_s": clones}
        if self.undisturbed:
            made["moves_per_s_of_processor"] = max(self.undisturbed)
        return {"name": self.name, "kind": self.kind, **made}


def processor_time(process: int) -> float:
    """The processor time of another process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------- ours


def ours() -> Iterable[Contender]:
    """Each game stepped from Python, in compiled playouts, in batches of arrays, and as a PettingZoo environment."""
    from megapolis.catalog import find_game
    from megapolis.engine.core.rng import Rng
    from megapolis.engine.core.state import CHANCE, playout
    from megapolis.envs import pettingzoo
    from megapolis.envs.batch import Batch
    from megapolis.envs.parallel import ParallelBatch

    rng = Rng(1)
    for name, players in OURS.items():
        game = find_game(name)
        first = game.new_state(game.setup(players))

        def step(first: Any = first, keep: list[Any] | None = None) -> Made:
            state = first.clone()
            moves = 0
            while actors := state.actors():
                seat = actors[0]
                if seat == CHANCE:
                    state.settle(rng)
                    continue
                state.apply(seat, random.choice(state.legal_actions(seat)))
                moves += 1
                if keep is not None:
                    keep.append(state.clone())
            return moves, 1

        def positions(step: Callable[..., Made] = step) -> list[Any]:
            kept: list[Any] = []
            step(keep=kept)
            return [state.clone for state in kept]

        def moves_of(first: Any = first) -> float:
            """The share of moves among the actions of a random game, since playouts count chance, too."""
            moves = total = 0
            for _ in range(50):
                state = first.clone()
                while actors := state.actors():
                    seat = actors[0]
                    state.play(seat, state.sample(rng) if seat == CHANCE else random.choice(state.legal_actions(seat)))
                    moves += seat != CHANCE
                    total += 1
            return moves / total

        share = moves_of()
        yield Contender(f"Megapolis {name}", "ours, from Python", step, positions)

        def whole(first: Any = first, share: float = share) -> Made:
            state = first.clone()
            moves = playout(state, rng) * share
            # Batches and the C++ bots of hearts compute the returns, too.
            state.returns()
            return moves, 1

        yield Contender(f"Megapolis {name}, playouts", "ours, compiled", whole)
        yield from batches(name, "batch", Batch(game, SIDE_BY_SIDE, players), [])
        others = active_children()
        everywhere = ParallelBatch(game, EACH * CORES, players, workers=CORES)
        workers = [int(child.pid or 0) for child in active_children() if child not in others]
        yield from batches(name, "all cores", everywhere, workers)
        yield Contender(f"Megapolis {name}, env", "ours, PettingZoo", zoo(pettingzoo.env(name, players)))


def batches(name: str, where: str, batch: GameArrays, workers: list[int]) -> Iterable[Contender]:
    """The ways to step a batch. Rewards, ends and actors are in arrays after every step, and besides:

    "list": numpy chooses among the listed legal actions; "masks" and "rows": the engine chooses moves, and the masks of
    all games, or masks and observations, are in arrays; "many steps": the engine makes many moves per call.
    """
    import numpy

    rng = numpy.random.default_rng(1)
    batch.step_at_random(SPREAD)

    def count(step: Callable[[], object], steps: int = 1) -> Made:
        finished = batch.finished
        step()
        return batch.games * steps, batch.finished - finished

    def step_by_list() -> None:
        batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])

    def step_with_masks() -> object:
        batch.step_at_random()
        return batch.masks

    def step_with_rows() -> object:
        batch.step_at_random()
        return batch.masks, batch.observations

    many = partial(batch.step_at_random, SPREAD)
    for what, step, steps in (
        ("list", step_by_list, 1),
        ("masks", step_with_masks, 1),
        ("rows", step_with_rows, 1),
        ("many steps", many, SPREAD),
    ):
        kind = f"ours, {where}: {what}"
        yield Contender(f"Megapolis {name}, {where}: {what}", kind, partial(count, step, steps), workers=workers)


# ---------------------------------------------------------------------- peers


def open_spiel() -> Iterable[Contender]:
    """OpenSpiel's C++ games through pyspiel, and hearts also with its own random bots, entirely in C++."""
    import pyspiel

    for name in SPIEL:
        game = pyspiel.load_game(name)

        def step(game: Any = game, keep: list[Any] | None = None) -> Made:
            state = game.new_initial_state()
            moves = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
                if keep is not None:
                    keep.append(state.clone())
            return moves, 1

        def positions(step: Callable[..., Made] = step) -> list[Any]:
            kept: list[Any] = []
            step(keep=kept)
            return [state.clone for state in kept]

        yield Contender(f"OpenSpiel {name}", "C++, from Python", step, positions)

    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def inside() -> list[int]:
        state = hearts.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
        return [item.player for item in state.full_history()]

    # Count moves beforehand: asking each game for its history would take longer than the game.
    mean = sum(player >= 0 for _ in range(200) for player in inside()) / 200

    def whole() -> Made:
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, random.randrange(1 << 30))
        return mean, 1

    yield Contender("OpenSpiel hearts, bots in C++", "C++", whole)


def zoo(env: Any) -> Callable[[], Made]:
    """A function that plays a game of a PettingZoo environment, in the loop of PettingZoo's documentation."""
    import numpy

    def play() -> Made:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            # View the mask as booleans: numpy is slow at finding ones among small integers.
            env.step(random.choice(numpy.flatnonzero(observation["action_mask"].view(bool))))
            moves += 1
        return moves, 1

    return play


def classics() -> Iterable[Contender]:
    """PettingZoo's own classic environments."""
    for name in CLASSICS:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        yield Contender(f"PettingZoo {name.rpartition('_')[0]}", "PettingZoo", zoo(module.env()))


def rlcard_games() -> Iterable[Contender]:
    """RLCard's games."""
    import rlcard

    for name in CARDS:
        env = rlcard.make(name)

        def play(env: Any = env) -> Made:
            state, _ = env.reset()
            moves = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                moves += 1
            return moves, 1

        yield Contender(f"RLCard {name}", "Python", play)


def catan() -> Iterable[Contender]:
    """Catanatron's Settlers of Catan, which is closest to our games in complexity."""
    from catanatron import Color, Game, RandomPlayer

    def play(keep: list[Any] | None = None) -> Made:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            if keep is not None:
                keep.append(game.copy())
        return len(game.state.actions), 1

    def positions() -> list[Any]:
        kept: list[Any] = []
        play(kept)
        return [game.copy for game in kept[:: len(kept) // 10]]

    yield Contender("catanatron", "Python", play, positions)


# ---------------------------------------------------------------------- results


def bars(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Our targets, each with the worst of our figures."""
    by_name = {result["name"]: result for result in results}
    hearts = by_name[BAR]
    connect = by_name["PettingZoo connect_four"]["moves_per_s"]
    wanted = [
        ("moves/s from Python, against hearts", "ours, from Python", "moves_per_s", hearts["moves_per_s"], 1),
        ("moves/s in compiled playouts, against hearts", "ours, compiled", "moves_per_s", hearts["moves_per_s"], 5),
        (
            "moves/s in batches with masks, against hearts",
            "ours, batch: masks",
            "moves_per_s",
            hearts["moves_per_s"],
            5,
        ),
        ("moves/s in batches by list, against hearts", "ours, batch: list", "moves_per_s", hearts["moves_per_s"], 5),
        ("PettingZoo steps/s, against connect_four", "ours, PettingZoo", "moves_per_s", connect, 3),
        ("clones/s, against hearts", "ours, from Python", "clones_per_s", hearts["clones_per_s"], 1),
    ]
    out = []
    for what, kind, key, other, times in wanted:
        worst = min((result for result in results if result["kind"] == kind), key=lambda result: result[key])
        ratio = worst[key] / other
        out.append({"what": what, "worst": worst["name"], "ratio": ratio, "wanted": times, "met": ratio >= times})
    everywhere = [f"all cores: {what}{clock}" for what in ("list", "many steps") for clock in ("", UNDISTURBED)]
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
    """The moves per second of every way to play each of our games, as a multiple of those of one way."""
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
    print("\nMoves per second, as a multiple of compiled playouts on one core")
    beside = ratios(results, ", playouts")
    print(f"{'':<44}" + "".join(f"{name:>14}" for name in OURS))
    for way in next(iter(beside.values())):
        print(f"{way:<44}" + "".join(f"{row[way]:>14.2f}" for row in beside.values()))
    print()
    for bar in held:
        verdict = "met" if bar["met"] else "NOT MET"
        print(f"{bar['what']}: {bar['ratio']:.2f} times ({bar['worst']}), wanted {bar['wanted']}: {verdict}")


def plot(results: list[dict[str, Any]], path: Path) -> None:
    from matplotlib.figure import Figure

    # The other figures of ours are only in the table.
    shown = [result for result in results if not result["kind"].endswith(("many steps", "masks"))]
    ordered = sorted(shown, key=lambda result: float(result["moves_per_s"]))
    figure = Figure(figsize=(8, 0.28 * len(ordered) + 1), layout="constrained")
    axes = figure.add_subplot()
    colours = [colour(result["kind"]) for result in ordered]
    axes.barh([result["name"] for result in ordered], [result["moves_per_s"] for result in ordered], color=colours)
    axes.set_xscale("log")
    axes.margins(y=0.01)
    axes.set_xlabel("random moves per second on one core (dark: on all cores), logarithmic")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def colour(kind: str) -> str:
    """The colour of a bar."""
    if kind.startswith("ours"):
        return "#1d3f6e" if "all cores" in kind else "#2f6fb7"
    return "#b8b2a6"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds per contender and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=HERE / "results" / "peers.json")
    given = parser.parse_args()
    random.seed(1)
    busy = os.getloadavg()[0]
    contenders = [*ours(), *open_spiel(), *classics(), *rlcard_games(), *catan()]
    # Pin this process to one core; the workers of batches on all cores have started and may use any core.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for _ in range(given.rounds):
        for contender in contenders:
            contender.measure(given.seconds)
    results = [contender.result() for contender in contenders]
    held = bars(results)
    show(results, held)
    packages = ("open_spiel", "pettingzoo", "rlcard", "catanatron", "numpy")
    head = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": CORES,
        "busy_before": busy,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "versions": {name: version(name) for name in packages},
    }
    given.out.parent.mkdir(exist_ok=True)
    given.out.write_text(
        json.dumps(
            {**head, "bars": held, "beside_playouts": ratios(results, ", playouts"), "results": results}, indent=1
        )
        + "\n"
    )
    plot(results, given.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
