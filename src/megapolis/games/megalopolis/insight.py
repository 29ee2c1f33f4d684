"""What a bot should know about Megalopolis."""

from __future__ import annotations

from megapolis.engine.insight import Insight


class MegalopolisInsight(Insight):
    """To come."""
