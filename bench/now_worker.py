"""The worker of `bench/before.py` that runs the current version, as before_worker.py runs version 0.1."""

from __future__ import annotations

from typing import Any

from bench.slices import serve

from megapolis.bots.core.search_bot import SearchBot
from megapolis.bots.core.settings import SearchSettings
from megapolis.catalog import find_game
from megapolis.compiled import engine_status
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, playout
from megapolis.engine.match import Match

Prepared = tuple[State, State]
"""The position before the deal, and the first one in which a search has something to compare."""


def prepare(game: str, players: int, options: dict[str, Any]) -> Prepared:
    found = find_game(game)
    # By the rules of version 0.1, so that both do the same work.
    setup = found.setup(players, options, rules=found.versions[0])
    match = Match(setup, "bench")
    while True:
        seat = match.state.actors()[0]
        tried = SearchBot(1, SearchSettings(iterations=100)).think(Perspective(match.state, seat))
        if tried.iterations > 1:
            return setup.game.new_state(setup), match.state
        # This position leaves nothing to compare.
        match.play(seat, int(tried.best().action))


def play(prepared: Prepared, games: int, seed: int) -> int:
    start, rng = prepared[0], Rng(seed)
    actions = 0
    for _ in range(games):
        state = start.clone()
        actions += playout(state, rng)
        state.points(0)
    return actions


def search(prepared: Prepared, iterations: int, seed: int) -> int:
    state = prepared[1]
    bot = SearchBot(seed, SearchSettings(iterations=iterations))
    return int(bot.think(Perspective(state, state.actors()[0])).iterations)


if __name__ == "__main__":
    serve(engine_status(), prepare, {"play": play, "search": search})
