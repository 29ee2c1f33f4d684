"""Our own games as contenders of `bench/peers.py`, in every way to play them."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.contenders import Contender, Made, copies_of
from bench.loops import environment, spiel

if TYPE_CHECKING:
    from megapolis.envs.batch import GameArrays

HERE = Path(__file__).resolve().parent
OURS = {"next_station": 4, "sprawlopolis": 4, "welcome_to": 4, "capital_lux": 4, "megalopolis": 4}
SIDE_BY_SIDE = 256
"""The number of games in a batch on one core."""
EACH = 1024
"""The number of games per worker in a batch on all cores: more, so that steps take long compared with messages."""
SPREAD = 100
"""Steps before a measurement, so that the games are at different stages, and the steps of one call with many."""
CORES = len(os.sched_getaffinity(0))


def ours(*, one_core: bool) -> Iterable[Contender]:
    """Each game stepped from Python, in compiled playouts, in batches, as a PettingZoo and as an OpenSpiel game."""
    import pyspiel

    from megapolis.catalog import find_game
    from megapolis.envs import openspiel, pettingzoo
    from megapolis.envs.batch import Batch
    from megapolis.envs.parallel import ParallelBatch

    openspiel.register()
    for name, players in OURS.items():
        game = find_game(name)
        first = game.new_state(game.setup(players))
        yield Contender(f"Megapolis {name}", "ours, from Python", *stepped(first))
        yield Contender(f"Megapolis {name}, playouts", "ours, compiled", playouts(first))
        for row in tomllib.loads((HERE / "setups" / f"{name}.toml").read_text())["setup"]:
            start = game.new_state(game.setup(row["players"], row.get("options")))
            yield Contender(f"Megapolis {name}, playouts: {row['name']}", "ours, compiled", playouts(start))
        yield from batches(name, "batch", Batch(game, SIDE_BY_SIDE, players), [])
        if not one_core:
            others = active_children()
            everywhere = ParallelBatch(game, EACH * CORES, players, workers=CORES)
            workers = [int(child.pid or 0) for child in active_children() if child not in others]
            yield from batches(name, "all cores", everywhere, workers)
        yield Contender(f"Megapolis {name}, env", "ours, PettingZoo", environment(pettingzoo.env(name, players)))
        through = spiel(pyspiel.load_game(f"megapolis_{name}(players={players})"), uniform=False)
        yield Contender(f"Megapolis {name}, OpenSpiel", "ours, OpenSpiel", through[0])


def stepped(first: Any) -> tuple[Callable[[], Made], Callable[[], list[Any]]]:
    """A function that plays random games from a position, stepped from Python, and one that copies positions."""
    from megapolis.engine.core.rng import Rng
    from megapolis.engine.core.state import CHANCE, actor_of

    rng = Rng(1)

    def step(keep: list[Any] | None = None) -> Made:
        state = first.clone()
        choice, moves = random.choice, 0
        while awaited := state.awaited():
            if awaited == CHANCE:
                state.settle(rng)
                continue
            seat = actor_of(awaited)
            state.play(seat, choice(state.legal_actions(seat)))
            moves += 1
            if keep is not None:
                keep.append(state.clone())
        return moves, 1

    return step, copies_of(step)


def playouts(first: Any) -> Callable[[], Made]:
    """A function that plays random games from a position inside compiled code."""
    from megapolis.engine.core.rng import Rng
    from megapolis.engine.core.state import CHANCE, actor_of, playout

    rng = Rng(1)
    moves = total = 0
    # The share of moves among the actions, since playouts count chance, too.
    for _ in range(50):
        state = first.clone()
        while awaited := state.awaited():
            seat = actor_of(awaited)
            state.play(seat, state.sample(rng) if seat == CHANCE else random.choice(state.legal_actions(seat)))
            moves += seat != CHANCE
            total += 1
    share = moves / total

    def whole() -> Made:
        state = first.clone()
        made = playout(state, rng) * share
        # Batches and the C++ bots of hearts compute the returns, too.
        state.returns()
        return made, 1

    return whole


def batches(name: str, where: str, batch: GameArrays, workers: list[int]) -> Iterable[Contender]:
    """The ways to step a batch. Rewards, ends and actors are in arrays after every step, and besides:

    "list": numpy chooses among the listed legal actions; "masks" and "rows": the engine chooses moves, and the masks of
    all games, or masks and observations, are in arrays; "neither": the engine chooses moves and shows neither; "many
    steps": it makes many moves per call.
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
        ("neither", batch.step_at_random, 1),
        ("many steps", many, SPREAD),
    ):
        kind = f"ours, {where}: {what}"
        yield Contender(f"Megapolis {name}, {where}: {what}", kind, partial(count, step, steps), workers=workers)
