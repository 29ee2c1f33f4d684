"""Megapolis: five city-building tabletop games.

>>> import megapolis
>>> match = megapolis.deal("next_station", players=2, seed=1)
>>> match.state.scores()
[1, 1]
"""

from megapolis import compiled as _compiled

_compiled.install()

from megapolis import puzzles  # noqa: E402
from megapolis.analysis import hint, review, why_not  # noqa: E402
from megapolis.catalog import deal, find_game, first_game, game_ids, parse, start_from  # noqa: E402
from megapolis.engine.core.bot import Bot, Perspective  # noqa: E402
from megapolis.engine.core.rng import Rng  # noqa: E402
from megapolis.engine.core.state import CHANCE, State  # noqa: E402
from megapolis.engine.errors import IllegalMove, MegapolisError  # noqa: E402
from megapolis.engine.game import Game  # noqa: E402
from megapolis.engine.match import Match  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "MegapolisError",
    "Perspective",
    "Rng",
    "State",
    "deal",
    "find_game",
    "first_game",
    "game_ids",
    "hint",
    "parse",
    "puzzles",
    "review",
    "start_from",
    "why_not",
]
