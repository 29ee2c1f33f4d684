"""The options of Next Station: as people choose them, and as the rules ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.engine.setup import Setup
from megapolis.games.next_station.rules.box import Box

SEATS: Final = range(1, 5)

# The steps of the set-up, then play.
LAY_PENCILS: Final[i64] = 0
DEAL_PENCILS: Final[i64] = 1
DEAL_OBJECTIVES: Final[i64] = 2
DEAL_POWERS: Final[i64] = 3
PLAY: Final[i64] = 4

DECLARED: Final = [
    Option(name="objectives", kind="flag", default=False),
    Option(name="powers", kind="flag", default=False),
    Option(name="random_pencils", kind="flag", default=False),
    Option(name="empty_line_counts", kind="flag", default=True, ruling=True),
    Option(
        name="double_joker_central",
        kind="choice",
        default="named_symbol",
        choices=("named_symbol", "no_second"),
        ruling=True,
    ),
    Option(name="double_switch_scope", kind="choice", default="first", choices=("first", "both"), ruling=True),
    Option(name="solo_lowest_band_top", kind="choice", default="90", choices=("90", "89"), ruling=True),
    Option(name="solo_order_after_powers", kind="flag", default=False, ruling=True),
]


def _order_without_powers(options: Mapping[str, OptionValue], players: int) -> bool:
    return bool(options["solo_order_after_powers"]) and (
        players > 1 or not options["powers"] or bool(options["random_pencils"])
    )


OPTIONS: Final = Options(
    "next_station",
    SEATS,
    DECLARED,
    [
        Conflict("conflict-random-pencils", lambda o, players: bool(o["random_pencils"]) and players > 1),
        Conflict("conflict-order-after-powers", _order_without_powers),
    ],
)


@final
class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        players = setup.players
        self.box = box
        self.empty_line_counts = bool(options["empty_line_counts"])
        self.joker_central_ends = options["double_joker_central"] == "no_second"
        self.switch_covers_both = options["double_switch_scope"] == "both"
        modules = int(bool(options["objectives"])) + int(bool(options["powers"]))
        self.deduction: i64 = box.module_cost * i64(modules) if players == 1 else 0
        pencils = int(DEAL_PENCILS) if players > 1 or options["random_pencils"] else int(LAY_PENCILS)
        modular = ([int(DEAL_OBJECTIVES)] if options["objectives"] else []) + (
            [int(DEAL_POWERS)] if options["powers"] else []
        )
        after = options["solo_order_after_powers"] and players == 1
        self.steps = vec[i64]([*modular, pencils, int(PLAY)] if after else [pencils, *modular, int(PLAY)])
        # Places round the table, going left; with two players a spare pencil lies between them on both sides.
        self.places = vec[i64]([0, 2] if players == 2 else list(range(players)))
        self.lowest_band_top = int(str(options["solo_lowest_band_top"]))
