"""To come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megapolis.engine.game import Game, Scored
from megapolis.games.capital_lux.cards import Box


def score_sheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """To come."""
    return []
