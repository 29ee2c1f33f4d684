"""Follower (yellow, B): take one more turn at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from megapolis.games.capital_lux.rules.box import YELLOW
from megapolis.games.capital_lux.rules.synergies.synergy import DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Follower(Synergy):
    """A full turn, which may call for another; with an empty hand there is none. Allowed in the last turn too."""

    def __init__(self) -> None:
        super().__init__("follower", YELLOW)

    def effect(self, state: CapitalLux) -> i64:
        state.extra_turn = True
        return DONE
