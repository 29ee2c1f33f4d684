"""The catalog of games: every package under `games/` declares one, as `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from megapolis import games
from megapolis.engine.core.state import State
from megapolis.engine.dealer import new_seed
from megapolis.engine.errors import BadOption, UnknownGame
from megapolis.engine.first_game import FirstGame, load_first_game
from megapolis.engine.game import Game
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text, game_of


def game_ids() -> list[str]:
    """The ids of all games, sorted.

    >>> "next_station" in game_ids()
    True
    """
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def find_game(name: str) -> Game:
    """The game with this id; `UnknownGame` lists the ids that exist."""
    if name not in game_ids():
        raise UnknownGame("error-unknown-game", name=name, games=", ".join(game_ids()))
    game: Game = import_module(f"megapolis.games.{name}").GAME
    return game


def parse(text: str, data: Path | str | None = None) -> State:
    """The position that a text describes, in the form of `str(state)`; `BadPosition` says why it cannot be read.

    >>> match = deal("next_station", players=2, seed="rain")
    >>> parse(str(match.state)) == match.state
    True
    """
    game = find_game(game_of(text))
    return from_text(game, text, None if data is None else game.load_data(Path(data)))


def start_from(text: str, *, seed: str | int | None = None, data: Path | str | None = None) -> Match:
    """A match that starts from the position that a text describes. Without a seed, a new secret one is chosen.

    >>> text = str(deal("next_station", players=2, seed="rain").state)
    >>> start_from(text, seed="sun").state == parse(text)
    True
    """
    state = parse(text, data)
    return Match(state.setup, new_seed() if seed is None else seed, state)


def deal(
    name: str,
    players: int | None = None,
    *,
    seed: str | int | None = None,
    data: Path | str | None = None,
    **options: Any,
) -> Match:
    """Start a match of a game. Without a seed, a new secret one is chosen.

    >>> match = deal("next_station", players=2, objectives=True, seed="a rainy day")
    >>> match.state.actors()
    [0, 1]
    >>> match.play(0, match.state.legal_actions(0)[0])
    >>> match.state.actors()
    [1]
    """
    game = find_game(name)
    facts = None if data is None else game.load_data(Path(data))
    return Match(game.setup(players, options, facts), new_seed() if seed is None else seed)


def first_game(name: str) -> FirstGame:
    """The first game of a box: an opening by a script that teaches it, and then goes on as any other.

    >>> lesson = first_game("next_station")
    >>> match = lesson.begin(seed=1)
    >>> step = lesson.progress(match.log, seen=1)
    >>> lesson.sentence(step.step, "en")[:22]
    'Dive under the Thames:'
    """
    found = load_first_game(find_game(name))
    if found is None:
        raise BadOption("error-no-first-game", name=name)
    return found
