"""How fast our games are beside their peers: random play, one process on one core, all in one run (`make bench-peers`).

A move is a decision of a player; draws, deals and rolls are made too but not counted. Everybody is stepped from Python
in the way their own documentation shows. Seconds are those of the processor, the contenders take turns, several rounds
of them, and each figure is the best of its rounds, so that a busy moment of the machine spoils none. Results go to
bench/results/peers.json and peers.svg.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
OURS = {"next_station": 4, "sprawlopolis": 4, "welcome_to": 4, "capital_lux": 4, "megalopolis": 4}
SPIEL = ("hearts", "gin_rummy", "backgammon", "hanabi")
CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")
CARDS = ("gin-rummy", "uno", "mahjong", "limit-holdem")
CLONES = 300
SIDE_BY_SIDE = 256
"""Games in a batch."""
SPREAD = 100
"""Steps before a batch is measured, so that its games stand at different stages, and those of one call with many."""
BAR = "OpenSpiel hearts"

Made = tuple[float, int]
"""Moves and games."""


class Contender:
    """Something that plays random games: `play` plays some and says how many moves and games it made."""

    def __init__(
        self, name: str, kind: str, play: Callable[[], Made], positions: Callable[[], list[Any]] | None = None
    ):
        self.name = name
        self.kind = kind
        self.play = play
        self.positions = positions
        self.rounds: list[tuple[float, float]] = []
        self.clones: list[float] = []

    def measure(self, seconds: float) -> None:
        """Plays games for about so long, then copies positions of one game."""
        moves = 0.0
        games = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            made = self.play()
            moves += made[0]
            games += made[1]
        self.rounds.append((moves / spent, games / spent))
        if self.positions is not None:
            copies = self.positions()
            began = time.process_time()
            for copy in copies:
                for _ in range(CLONES):
                    copy()
            self.clones.append(CLONES * len(copies) / (time.process_time() - began))

    def result(self) -> dict[str, Any]:
        """The best round."""
        moves, games = max(self.rounds)
        clones = max(self.clones) if self.clones else None
        return {
            "name": self.name,
            "kind": self.kind,
            "moves_per_s": moves,
            "games_per_s": games,
            "clones_per_s": clones,
        }


# ---------------------------------------------------------------------- ours


def ours() -> Iterable[Contender]:
    """Each game stepped from Python, in compiled playouts, in batches of arrays, and as a PettingZoo environment.

    All moves of batches are chosen inside. "batch": masks and rewards of all games lie in arrays after every step;
    "batch and rows": observations, too; "batch, many steps": nothing is looked at but the rewards of many steps.
    """
    from megapolis.engine.rng import Rng
    from megapolis.engine.state import CHANCE, playout
    from megapolis.envs import pettingzoo
    from megapolis.envs.batch import Batch
    from megapolis.shelf import find_game

    rng = Rng(1)
    for name, players in OURS.items():
        game = find_game(name)
        first = game.first(game.setup(players))

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
            """The share of moves among the actions of a random game: playouts count chance too."""
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
            return playout(first.clone(), rng) * share, 1

        yield Contender(f"Megapolis {name}, playouts", "ours, compiled", whole)
        batch = Batch(game, SIDE_BY_SIDE, players)
        batch.step_at_random(SPREAD)

        def together(batch: Batch = batch, steps: int = 1, masks: bool = True, rows: bool = False) -> Made:
            finished = batch.finished
            batch.step_at_random(steps)
            _ = batch.rewards, masks and batch.masks, rows and batch.observations
            return batch.games * steps, batch.finished - finished

        yield Contender(f"Megapolis {name}, batch", "ours, batched", together)
        yield Contender(f"Megapolis {name}, batch and rows", "ours, batched rows", partial(together, rows=True))
        many = partial(together, steps=SPREAD, masks=False)
        yield Contender(f"Megapolis {name}, batch, many steps", "ours, batched steps", many)
        yield Contender(f"Megapolis {name}, env", "ours, PettingZoo", zoo(pettingzoo.env(name, players)))


# ---------------------------------------------------------------------- peers


def open_spiel() -> Iterable[Contender]:
    """OpenSpiel's C++ games through pyspiel; hearts also by its own random bots, all in C++."""
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

    # Counted beforehand: to ask each game for its history would take longer than the game.
    mean = sum(player >= 0 for _ in range(200) for player in inside()) / 200

    def whole() -> Made:
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, random.randrange(1 << 30))
        return mean, 1

    yield Contender("OpenSpiel hearts, bots in C++", "C++", whole)


def zoo(env: Any) -> Callable[[], Made]:
    """A game of a PettingZoo environment, in the loop of its documentation."""
    import numpy

    def play() -> Made:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            # Seen as truth values: numpy is slow to find the ones among small integers.
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
    """Catanatron: Settlers of Catan, the nearest in weight to our games."""
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


# ---------------------------------------------------------------------- what comes of it


def bars(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What we hold ourselves to, with the worst of our figures for each."""
    by_name = {result["name"]: result for result in results}
    hearts = by_name[BAR]
    connect = by_name["PettingZoo connect_four"]["moves_per_s"]
    wanted = [
        ("moves/s from Python, against hearts", "ours, from Python", "moves_per_s", hearts["moves_per_s"], 1),
        ("moves/s in compiled playouts, against hearts", "ours, compiled", "moves_per_s", hearts["moves_per_s"], 5),
        ("moves/s in batches, against hearts", "ours, batched", "moves_per_s", hearts["moves_per_s"], 5),
        ("PettingZoo steps/s, against connect_four", "ours, PettingZoo", "moves_per_s", connect, 3),
        ("clones/s, against hearts", "ours, from Python", "clones_per_s", hearts["clones_per_s"], 1),
    ]
    out = []
    for what, kind, key, other, times in wanted:
        worst = min((result for result in results if result["kind"] == kind), key=lambda result: result[key])
        ratio = worst[key] / other
        out.append({"what": what, "worst": worst["name"], "ratio": ratio, "wanted": times, "met": ratio >= times})
    moves = {name: result["moves_per_s"] for name, result in by_name.items()}
    for what, other in (("from Python", ""), ("in compiled playouts", ", playouts")):
        ratios = {name: moves[f"Megapolis {name}, batch"] / moves[f"Megapolis {name}{other}"] for name in OURS}
        name, ratio = min(ratios.items(), key=lambda item: item[1])
        what = f"moves/s in batches, against the same game {what}"
        out.append({"what": what, "worst": f"Megapolis {name}, batch", "ratio": ratio, "wanted": 1, "met": ratio >= 1})
    return out


def show(results: list[dict[str, Any]], held: list[dict[str, Any]]) -> None:
    hearts = next(result for result in results if result["name"] == BAR)
    print(f"{'':<36}{'moves/s':>12}{'games/s':>10}{'clones/s':>12}{'hearts = 1':>12}")
    for result in results:
        clones = f"{result['clones_per_s']:,.0f}" if result["clones_per_s"] else ""
        ratio = result["moves_per_s"] / hearts["moves_per_s"]
        print(
            f"{result['name']:<36}{result['moves_per_s']:>12,.0f}{result['games_per_s']:>10,.1f}{clones:>12}{ratio:>12.2f}"
        )
    print()
    for bar in held:
        verdict = "met" if bar["met"] else "NOT MET"
        print(f"{bar['what']}: {bar['ratio']:.1f} times ({bar['worst']}), wanted {bar['wanted']}: {verdict}")


def plot(results: list[dict[str, Any]], path: Path) -> None:
    from matplotlib.figure import Figure

    ordered = sorted(results, key=lambda result: float(result["moves_per_s"]))
    figure = Figure(figsize=(8, 0.28 * len(ordered) + 1), layout="constrained")
    axes = figure.add_subplot()
    colours = ["#2f6fb7" if result["kind"].startswith("ours") else "#b8b2a6" for result in ordered]
    axes.barh([result["name"] for result in ordered], [result["moves_per_s"] for result in ordered], color=colours)
    axes.set_xscale("log")
    axes.margins(y=0.01)
    axes.set_xlabel("random moves a second on one core (logarithmic)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=HERE / "results" / "peers.json")
    given = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    contenders = [*ours(), *open_spiel(), *classics(), *rlcard_games(), *catan()]
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
        "rounds": given.rounds,
        "seconds": given.seconds,
        "versions": {name: version(name) for name in packages},
    }
    given.out.parent.mkdir(exist_ok=True)
    given.out.write_text(json.dumps({**head, "bars": held, "results": results}, indent=1) + "\n")
    plot(results, given.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
