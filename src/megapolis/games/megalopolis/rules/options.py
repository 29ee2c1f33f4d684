"""The options of Megalopolis: as people choose them, and as the rules ask for them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from megapolis.engine.options import Option, Options
from megapolis.engine.setup import Setup
from megapolis.games.megalopolis.rules.box import Box

SEATS: Final = range(2, 7)

# When the city may be crossed (ruling R17).
SAME_TURN: Final[i64] = 0
NEXT_TURN: Final[i64] = 1
FAR_BRIDGE: Final[i64] = 2
CROSSINGS: Final = ("same_turn", "next_turn", "far_bridge")

# Which dice the Court fines by (ruling R20).
ONE_DIE: Final[i64] = 0
THREE_DICE: Final[i64] = 1
MOVE_DICE: Final[i64] = 2
COURT_DICE: Final = ("one", "three", "move")

FINAL_VALUES: Final = ("height", "table", "height_zone", "table_zone")
"""What a street permit is worth at the end (ruling R14): by the floors of the tallest building or by the value table,
without or with the zone's value."""

OPTIONS: Final = Options(
    "megalopolis",
    SEATS,
    [
        Option(name="blocks", kind="number", default=80, low=20, high=80),
        Option(name="offers", kind="number", default=3, low=0, high=9),
        Option(name="free_blocks", kind="choice", default="count", choices=("count", "on_top"), ruling=True),
        Option(name="final_value", kind="choice", default="height", choices=FINAL_VALUES, ruling=True),
        Option(name="crossing", kind="choice", default="same_turn", choices=CROSSINGS, ruling=True),
        Option(name="court_dice", kind="choice", default="one", choices=COURT_DICE, ruling=True),
    ],
)


@final
class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.blocks: i64 = min(int(str(options["blocks"])), int(box.blocks))
        self.offers: i64 = int(str(options["offers"]))
        """Offers that may be made in each of the two windows of a turn."""
        # Since the second version of the rules any sum may be bid and offered; before it, offers were counted by turn.
        self.any_sum = setup.rules > 1
        self.offers_per_window = setup.rules > 1
        self.free_counts = options["free_blocks"] == "count"
        """Whether a free block is one of those that a turn allows."""
        self.final_rule: i64 = FINAL_VALUES.index(str(options["final_value"]))
        self.crossing: i64 = CROSSINGS.index(str(options["crossing"]))
        self.court: i64 = COURT_DICE.index(str(options["court_dice"]))
        self.everyone: i64 = (1 << setup.players) - 1
        """All seats (a set)."""
