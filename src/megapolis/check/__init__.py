"""The conformance suite: what every game must show, on every option and seat count. Adding a game means passing it.

>>> from megapolis.check import check_game
>>> check_game("next_station", players=2, games=1)
1
"""

from megapolis.check.grid import full_grid, pairwise_grid
from megapolis.check.suite import check_game
from megapolis.check.transcript import transcript

__all__ = ["check_game", "full_grid", "pairwise_grid", "transcript"]
