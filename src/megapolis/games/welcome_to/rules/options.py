"""The options of Welcome To: as people choose them, and as the rules ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.errors import BadOption
from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.engine.setup import Setup
from megapolis.games.welcome_to.rules.actions import LETTERS
from megapolis.games.welcome_to.rules.box import COMPETITORS, SIDE_IDS, Box, Competitor, Side

SEATS: Final = range(1, 11)

PLAN_IDS: Final = {
    "A": tuple(f"A{number}" for number in range(1, 14)),
    "B": tuple(f"B{number}" for number in range(1, 13)),
    "C": tuple(f"C{number}" for number in range(1, 14)),
}
"""The plans of each stack, for picking by hand: seven standard ones, then the advanced ones."""
ROUNDABOUT_PLANS: Final = ("A12", "A13")

DECLARED: Final = [
    Option(name="board", kind="choice", default="classic", choices=SIDE_IDS),
    Option(name="roundabouts", kind="flag", default=False),
    Option(name="advanced_plans", kind="flag", default=False),
    Option(name="competitor", kind="choice", default="sam", choices=COMPETITORS),
    *(
        Option(name=f"plan_{letter.lower()}", kind="pick", default=(), choices=PLAN_IDS[letter], low=1, high=1)
        for letter in LETTERS
    ),
    Option(name="roundabouts_per_round", kind="number", default=1, low=1, high=2, ruling=True),
]


def _plan_without_roundabouts(options: Mapping[str, OptionValue], _players: int) -> bool:
    picked = options["plan_a"]
    return isinstance(picked, tuple) and any(plan in ROUNDABOUT_PLANS for plan in picked) and not options["roundabouts"]


OPTIONS: Final = Options(
    "welcome_to",
    SEATS,
    DECLARED,
    [
        Conflict("conflict-competitor", lambda o, players: o["competitor"] != "sam" and players > 1),
        Conflict("conflict-roundabout-plan", _plan_without_roundabouts),
        Conflict("conflict-per-round", lambda o, _: o["roundabouts_per_round"] != 1 and not o["roundabouts"]),
    ],
)


@final
class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.side_number: i64 = SIDE_IDS.index(str(options["board"]))
        self.side: Side = box.sides[self.side_number]
        self.roundabouts = bool(options["roundabouts"])
        self.per_round: i64 = int(str(options["roundabouts_per_round"])) if self.roundabouts else 0
        self.solo = setup.players == 1
        self.competitor: Competitor = box.competitors[COMPETITORS.index(str(options["competitor"]))]
        # For each letter the plans that may be dealt: one picked by hand, or all that the options let in.
        self.stacks: list[vec[i64]] = []
        for letter in LETTERS:
            picked = options[f"plan_{letter.lower()}"]
            names = [name for name in box.plan_names if self.in_stack(name, letter, bool(options["advanced_plans"]))]
            if isinstance(picked, tuple) and picked:
                if picked[0] not in box.plan_names:
                    raise BadOption("data-no-plan", game="welcome_to", plan=picked[0])
                names = [picked[0]]
            self.stacks.append(vec[i64]([box.plan_names.index(name) for name in names]))

    def in_stack(self, name: str, letter: str, advanced: bool) -> bool:
        """Whether a plan may be dealt: those that ask for roundabouts need the expert variant."""
        plan = self.box.plans[self.box.plan_names.index(name)]
        if name[0] != letter or (plan.advanced and not advanced):
            return False
        return self.roundabouts or plan.roundabouts == 0
