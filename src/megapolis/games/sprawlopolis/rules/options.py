"""The options of one game, as the rules ask for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.rules.actions import WRECKTAR
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.scoring import LEVELS

# The steps of the set-up, in their order; then play.
CONDITIONS: Final[i64] = 0
ZONE_CARD: Final[i64] = 1
BEACH_CARD: Final[i64] = 2
MOTORWAY_CARD: Final[i64] = 3
STRIPS: Final[i64] = 4
HANDS: Final[i64] = 5
START_CARD: Final[i64] = 6
ROAD_WORKS: Final[i64] = 7
PLAY: Final[i64] = 8

BASE_CARDS: Final[i64] = (1 << 18) - 1
SITES: Final[i64] = 15 << 18
SHORES: Final[i64] = 15 << 23
DUEL_HAND: Final[i64] = 3
HAND: Final[i64] = 3


class Rules:
    """Shared by all states of one game."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.level: i64 = LEVELS.index(str(options["level"]))
        picked = options["conditions"]
        assert isinstance(picked, tuple)
        self.picked: i64 = sum([1 << (int(number) - 1) for number in picked])
        self.landmarks = bool(options["landmarks"])
        self.closing = not options["allow_full_cover"]
        self.duel = options["interstate"] == "duel"
        self.split = options["interstate"] != "off"
        self.passing = setup.players > 1 and not self.duel
        self.conditions: i64 = 2 if self.duel else 3
        self.strips: i64 = 3 if self.duel else 4
        self.duel_card: i64 = box.duel_card(str(options["duel_rules"]))
        self.works: i64 = 0
        if options["roadworks"] != "off":
            self.works = int(str(options["solo_roadworks"])) if setup.players == 1 else setup.players
        self.every_end = options["roadworks"] == "hard"
        self.beyond_target: i64 = 1 if options["exceed_target"] else 0
        # The cards that are shuffled into the deck once hands are dealt and the start card is drawn.
        extra: i64 = bit(WRECKTAR) if options["wrecktar"] else 0
        if options["construction"]:
            extra |= SITES
        if options["beaches"]:
            extra |= SHORES
        self.extra: i64 = extra
        steps = [] if picked else [int(CONDITIONS)]
        if options["construction"]:
            steps.append(int(ZONE_CARD))
        if options["beaches"]:
            steps.append(int(BEACH_CARD))
        if self.duel and self.duel_card < 0:
            steps.append(int(MOTORWAY_CARD))
        if self.split:
            steps.append(int(STRIPS))
        steps.append(int(HANDS))
        if not self.split:
            steps.append(int(START_CARD))
        if self.works:
            steps.append(int(ROAD_WORKS))
        steps.append(int(PLAY))
        self.steps = vec[i64](steps)
        self.dealt: i64 = DUEL_HAND * 2 if self.duel else HAND + setup.players - 1

    def receiver(self, number: i64) -> i64:
        """Which seat gets the next card, after `number` cards."""
        if self.duel:
            return number // DUEL_HAND
        return 0 if number < HAND else number - HAND + 1
