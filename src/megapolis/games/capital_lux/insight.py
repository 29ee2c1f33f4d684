"""What a bot should know about Capital Lux."""

from __future__ import annotations

from megapolis.engine.insight import Insight


class CapitalLuxInsight(Insight):
    """To come."""
