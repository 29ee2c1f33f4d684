"""The conformance suite: what every game must show, on every option and seat count. Adding a game means passing it.

`megapolis check GAME` runs it from the command line.

>>> from megapolis.conformance import check_game
>>> check_game("next_station", players=2, games=1)
1
"""

from megapolis.conformance.broken import Broken
from megapolis.conformance.dealing import check_dealing
from megapolis.conformance.grid import full_grid, pairwise_grid
from megapolis.conformance.suite import check_game, check_setup
from megapolis.conformance.thinking import check_advice, check_bots
from megapolis.conformance.transcript import transcript

__all__ = [
    "Broken",
    "check_advice",
    "check_bots",
    "check_dealing",
    "check_game",
    "check_setup",
    "full_grid",
    "pairwise_grid",
    "transcript",
]
