"""The worker of `bench/before.py` that runs version 0.1. It uses the names of that version, so it does not change.

Modules are imported by name, so that type checking does not look for them in the current version.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.slices import serve

Rng = import_module("megapolis.engine.rng").Rng
Match = import_module("megapolis.engine.match").Match
Perspective = import_module("megapolis.engine.bot").Perspective
SearchBot = import_module("megapolis.bots.searcher").SearchBot
Settings = import_module("megapolis.bots.settings").Settings
playout = import_module("megapolis.engine.state").playout
find_game = import_module("megapolis.shelf").find_game
engine_status = import_module("megapolis.compiled").engine_status


def prepare(game: str, players: int, options: dict[str, Any]) -> Any:
    setup = find_game(game).setup(players, options)
    match = Match(setup, "bench")
    while True:
        seat = match.state.actors()[0]
        tried = SearchBot(1, Settings(iterations=100)).think(Perspective(match.state, seat))
        if tried.iterations > 1:
            return setup.game.first(setup), match.state
        # This position leaves nothing to compare.
        match.play(seat, int(tried.best().action))


def play(prepared: Any, games: int, seed: int) -> int:
    start, rng = prepared[0], Rng(seed)
    actions = 0
    for _ in range(games):
        state = start.clone()
        actions += playout(state, rng)
        state.points(0)
    return actions


def search(prepared: Any, iterations: int, seed: int) -> int:
    state = prepared[1]
    bot = SearchBot(seed, Settings(iterations=iterations))
    return int(bot.think(Perspective(state, state.actors()[0])).iterations)


if __name__ == "__main__":
    serve(engine_status(), prepare, {"play": play, "search": search})
