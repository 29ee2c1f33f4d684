"""The options of Sprawlopolis: as people choose them, and as the rules ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.options import Conflict, Option, OptionValue
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.rules.actions import WRECKTAR
from megapolis.games.sprawlopolis.rules.box import DUEL_CARDS, Box
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.stages import (
    BEACH_CARD,
    CONDITIONS,
    HANDS,
    MOTORWAY_CARD,
    PLAY,
    ROAD_WORKS,
    START_CARD,
    STRIPS,
    ZONE_CARD,
)

BASE_CARDS: Final[i64] = (1 << 18) - 1
SITES: Final[i64] = 15 << 18
SHORES: Final[i64] = 15 << 23

OPTIONS: Final = [
    Option(name="level", kind="choice", default="normal", choices=LEVELS),
    Option(
        name="conditions",
        kind="pick",
        default=(),
        choices=tuple([str(number) for number in range(1, 19)]),
        low=2,
        high=3,
    ),
    Option(name="construction", kind="flag", default=False),
    Option(name="landmarks", kind="flag", default=False),
    Option(name="wrecktar", kind="flag", default=False),
    Option(name="beaches", kind="flag", default=False),
    Option(name="roadworks", kind="choice", default="off", choices=("off", "normal", "hard")),
    Option(name="solo_roadworks", kind="number", default=1, low=1, high=4),
    Option(name="interstate", kind="choice", default="off", choices=("off", "duel", "together")),
    Option(name="duel_rules", kind="choice", default="random", choices=("random", *DUEL_CARDS)),
    Option(name="allow_full_cover", kind="flag", default=False, ruling=True),
    Option(name="exceed_target", kind="flag", default=False, ruling=True),
]


def is_duel(options: Mapping[str, OptionValue]) -> bool:
    """Whether two players build against each other."""
    return options["interstate"] == "duel"


def is_cooperative(setup: Setup) -> bool:
    """Whether everybody builds one city, as in every game but a duel."""
    return not is_duel(setup.options)


def has_wrong_count(options: Mapping[str, OptionValue]) -> bool:
    """Whether some conditions are chosen, but too few or too many."""
    picked = options["conditions"]
    return isinstance(picked, tuple) and len(picked) not in (0, 2 if is_duel(options) else 3)


def mixes_interstate(options: Mapping[str, OptionValue]) -> bool:
    """Whether the interstate is combined with another expansion."""
    others = ("construction", "landmarks", "wrecktar", "beaches")
    return options["interstate"] != "off" and (any(options[name] for name in others) or options["roadworks"] != "off")


CONFLICTS: Final = [
    Conflict("conflict-interstate-alone", lambda o, _players: mixes_interstate(o)),
    Conflict("conflict-duel-players", lambda o, players: is_duel(o) and players != 2),
    Conflict("conflict-together-players", lambda o, players: o["interstate"] == "together" and players > 2),
    Conflict("conflict-conditions", lambda o, _players: has_wrong_count(o)),
    Conflict("conflict-duel-level", lambda o, _players: is_duel(o) and o["level"] != "normal"),
    Conflict("conflict-duel-rules", lambda o, _players: o["duel_rules"] != "random" and not is_duel(o)),
    Conflict(
        "conflict-solo-roadworks",
        lambda o, players: o["solo_roadworks"] != 1 and (players > 1 or o["roadworks"] == "off"),
    ),
    Conflict("conflict-exceed-target", lambda o, _players: bool(o["exceed_target"]) and o["interstate"] != "together"),
]


@final
class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.level: i64 = LEVELS.index(str(options["level"]))
        picked = options["conditions"]
        assert isinstance(picked, tuple)
        self.picked: i64 = sum([1 << (int(number) - 1) for number in picked])
        self.landmarks = bool(options["landmarks"])
        # Whether no card may take the four places of another.
        self.closing = not options["allow_full_cover"]
        self.duel = is_duel(options)
        self.split = options["interstate"] != "off"
        self.passing = setup.players > 1 and not self.duel
        self.duel_card: i64 = box.duel_card(str(options["duel_rules"]))
        self.every_end = options["roadworks"] == "hard"
        # Since the second version of the rules a beach's sea may cover blocks, and road works are laid at any time.
        self.covering_sea = setup.rules > 1
        self.works_any_time = setup.rules > 1
        self.beyond_target: i64 = 1 if options["exceed_target"] else 0
        # How many cards each step of the set-up deals.
        self.conditions: i64 = 2 if self.duel else 3
        self.strips: i64 = 3 if self.duel else 4
        self.hand: i64 = box.hand
        self.first_cards: i64 = box.hand * 2 if self.duel else box.hand + setup.players - 1
        self.works: i64 = 0
        if options["roadworks"] != "off":
            self.works = int(str(options["solo_roadworks"])) if setup.players == 1 else setup.players
        # The cards that are shuffled into the deck once hands are dealt and the start card is drawn.
        self.extra: i64 = bit(WRECKTAR) if options["wrecktar"] else 0
        if options["construction"]:
            self.extra |= SITES
        if options["beaches"]:
            self.extra |= SHORES
        # The steps of the set-up (a set): they are taken in the order of their numbers.
        self.steps: i64 = bit(HANDS) | bit(PLAY)
        if not picked:
            self.steps |= bit(CONDITIONS)
        if options["construction"]:
            self.steps |= bit(ZONE_CARD)
        if options["beaches"]:
            self.steps |= bit(BEACH_CARD)
        if self.duel and self.duel_card < 0:
            self.steps |= bit(MOTORWAY_CARD)
        self.steps |= bit(STRIPS) if self.split else bit(START_CARD)
        if self.works:
            self.steps |= bit(ROAD_WORKS)

    def receiver(self, number: i64) -> i64:
        """Which seat gets the next card, after `number` cards."""
        if self.duel:
            return number // self.hand
        return 0 if number < self.hand else number - self.hand + 1
