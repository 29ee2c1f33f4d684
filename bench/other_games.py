"""The games of other libraries as contenders of `bench/peers.py`, each in its best loop."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterable
from typing import Any

from bench.contenders import Contender, Made
from bench.loops import environment, spiel

SPIEL = {"hearts": True, "gin_rummy": True, "backgammon": False, "hanabi": False, "python_block_dominoes": False}
"""Games of OpenSpiel, and whether all outcomes of chance are treated as equally likely, which is faster.

Those of the game that is written in Python are read with their weights, as those of our games through OpenSpiel are.
"""
CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")
CARDS = ("gin-rummy", "uno", "mahjong", "limit-holdem")
PGX = ("connect_four", "backgammon", "sparrow_mahjong")
PGX_GAMES, PGX_STEPS = 1024, 100
"""The number of games side by side, and of steps in one call of compiled code; more of either is not faster."""


def open_spiel() -> Iterable[Contender]:
    """OpenSpiel's games through pyspiel, and hearts also with its own random bots, entirely in C++."""
    import pyspiel

    # Importing a game that is written in Python registers it.
    importlib.import_module("open_spiel.python.games")
    for name, uniform in SPIEL.items():
        kind = "OpenSpiel, in Python" if name.startswith("python_") else "OpenSpiel, from Python"
        yield Contender(f"OpenSpiel {name}", kind, *spiel(pyspiel.load_game(name), uniform))

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

    yield Contender("OpenSpiel hearts, bots in C++", "OpenSpiel, compiled", whole)


def classics() -> Iterable[Contender]:
    """PettingZoo's own classic environments, without the wrappers that check every call, which ours do not have."""
    for name in CLASSICS:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        env = module.raw_env() if hasattr(module, "raw_env") else module.env().unwrapped
        yield Contender(f"PettingZoo {name.rpartition('_')[0]}", "PettingZoo", environment(env))


def rlcard_games() -> Iterable[Contender]:
    """RLCard's games, which build an observation for every move."""
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

        yield Contender(f"RLCard {name}", "RLCard", play)


def pgx_games() -> Iterable[Contender]:
    """Pgx on the processor: many games side by side, many random steps in one compiled call, observations included."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    for name in PGX:
        env = pgx.make(name)
        yield Contender(f"Pgx {name}", "Pgx, batch: rows", _scanned(jax, env, auto_reset))


def _scanned(jax: Any, env: Any, auto_reset: Any) -> Callable[[], Made]:
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def move(carried: Any, key: Any) -> Any:
        state, finished, seen = carried
        choose, chance = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choose, logits)
        state = step(state, actions, jax.random.split(chance, PGX_GAMES))
        # Use the observations, because the compiler would leave them out otherwise.
        used = seen + state.observation.astype(jax.numpy.float32).sum()
        return (state, finished + state.terminated.sum(), used), None

    def scan(state: Any, key: Any) -> Any:
        carried = (state, jax.numpy.int32(0), jax.numpy.float32(0))
        return jax.lax.scan(move, carried, jax.random.split(key, PGX_STEPS))[0]

    many = jax.jit(scan)
    now = {"state": init(jax.random.split(jax.random.PRNGKey(0), PGX_GAMES)), "count": 0}

    def play() -> Made:
        now["count"] += 1
        state, finished, used = many(now["state"], jax.random.PRNGKey(now["count"]))
        used.block_until_ready()
        now["state"] = state
        return PGX_GAMES * PGX_STEPS, int(finished)

    return play


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
