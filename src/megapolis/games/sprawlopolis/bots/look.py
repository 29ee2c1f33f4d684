"""A position of Sprawlopolis as its network reads it: a survey of the city in numbers, and what its next cards promise.

The plane, block by block, says little to a network of a few layers; what conditions ask for says more. So groups,
roads, neighbours and what each of the conditions would bring are counted here. Of the cards that are at hand, and seen,
the best laying is looked for, as `branches` of the heuristics do.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.heuristics import TopCandidates
from megapolis.engine.core.observation import Layout, Observer, seat_from, see_bits, see_number, see_one
from megapolis.engine.core.state import State
from megapolis.games.sprawlopolis.bots.heuristics import SprawlopolisHeuristics, cards_left
from megapolis.games.sprawlopolis.bots.turns import add_plans
from megapolis.games.sprawlopolis.rules.actions import BASE, CARDS
from megapolis.games.sprawlopolis.rules.box import DUEL_RULES
from megapolis.games.sprawlopolis.rules.city import EMPTY
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.stages import FROM_HAND, PICKING, PLACING, REVEALING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import Survey, survey, survey_side

SEATS: Final = 4
POINTS: Final = 100
GAIN: Final = 300
"""The most tenths of a point that a laying gains."""
CARD_COUNT: Final[i64] = 24
"""Cards that can be in hands and in the deck, at most."""
SHORT: Final[i64] = 5
"""Roads are counted by their length up to this many sections."""
CLOSE: Final[i64] = 4
"""So many layings of each card at hand are surveyed."""
BASE_CARDS: Final = int(BASE)

TABLE: Final = Layout()
STAGE: Final[i64] = TABLE.add("stage", "what is decided next", 10)
MOVER: Final[i64] = TABLE.add("mover", "whose turn it is, counted from the viewer", SEATS)
PLAYERS: Final[i64] = TABLE.add("players", "how many play", SEATS + 1)
LEVEL: Final[i64] = TABLE.add("level", "the level", len(LEVELS))
CONDITIONS: Final[i64] = TABLE.add("conditions", "conditions of the base game in play", BASE_CARDS)
TARGET: Final[i64] = TABLE.add("target", "the points to reach beyond those made", low=-POINTS, high=POINTS)
ZONE_RULE: Final[i64] = TABLE.add("zone_rule", "the card of the construction zones", 4)
BEACH_RULE: Final[i64] = TABLE.add("beach_rule", "the beach card beside the conditions", 4)
LANDMARK_SIDE: Final[i64] = TABLE.add("landmark", "the side of the landmark card", 2)
DUEL: Final[i64] = TABLE.add("duel", "how a duel is scored", len(DUEL_RULES))
DUEL_CARD: Final[i64] = TABLE.add("duel_card", "the motorway card that says so", 4)
DECK: Final[i64] = TABLE.add("deck", "cards that are still to be laid, the deck and all hands", high=int(CARD_COUNT))
LEFT: Final[i64] = TABLE.add("left", "whether so many cards are still to be laid", int(CARD_COUNT))
TOP: Final[i64] = TABLE.add("top", "the top card of the deck", int(CARDS))
UNSEEN: Final[i64] = TABLE.add("unseen", "cards that the viewer has not seen", int(CARDS))
MADE: Final[i64] = TABLE.add("points", "the viewer's points and the other's", 2, high=POINTS, low=-POINTS)
SITES: Final[i64] = TABLE.add("sites", "sites, landmarks, whether the monster is there", 3, high=20)
GAINS: Final[i64] = TABLE.add(
    "gains", "what laying each card at hand gains, in tenths of a point", BASE_CARDS, high=GAIN, low=-GAIN
)
BEST: Final[i64] = TABLE.add("best", "the highest of these, the next and the third", 3, high=GAIN, low=-GAIN)

CITY: Final = Layout()
"""One city: that of all, or the viewer's side of the motorway; then the other side."""
BLOCKS: Final[i64] = CITY.add("blocks", "blocks by zone", 4, high=40)
PAIRS: Final[i64] = CITY.add("pairs", "neighbours of one zone, by zone", 4, high=40)
MEETINGS: Final[i64] = CITY.add("meetings", "neighbours of two zones, by zones", 16, high=40)
GROUPS: Final[i64] = CITY.add("groups", "groups by zone", 4, high=20)
LARGEST: Final[i64] = CITY.add("largest", "the largest group of each zone", 4, high=40)
SECOND: Final[i64] = CITY.add("second", "the next largest group of each zone", 4, high=20)
EDGES: Final[i64] = CITY.add("edges", "blocks with an open side, by zone", 4, high=40)
ALONE: Final[i64] = CITY.add("inside", "blocks without an open side, by zone", 4, high=40)
CORNERS: Final[i64] = CITY.add("corners", "blocks with two open sides or more, by zone", 4, high=40)
ROADS: Final[i64] = CITY.add("roads", "roads", high=20)
LONGEST: Final[i64] = CITY.add("longest", "sections of the longest road and of the next", 2, high=40)
LOOPS: Final[i64] = CITY.add("loops", "loops and their sections", 2, high=40)
ENDS: Final[i64] = CITY.add("ends", "ends of roads, and those onto nothing", 2, high=40)
LENGTHS: Final[i64] = CITY.add("lengths", "roads by sections, the last: as many or more", int(SHORT), high=20)
OPEN: Final[i64] = CITY.add("open", "roads by open ends", 3, high=20)
PASSES: Final[i64] = CITY.add("passes", "zones that the longest road passes", 4)
SIZE: Final[i64] = CITY.add("size", "rows and columns", 2, high=40)
LINES: Final[i64] = CITY.add("lines", "the most blocks in a row and in a column", 2, high=20)
WORTH: Final[i64] = CITY.add("worth", "points for each condition, in play or not", BASE_CARDS, high=POINTS, low=-POINTS)
EARNED: Final[i64] = CITY.add("earned", "the same of those in play", BASE_CARDS, high=POINTS, low=-POINTS)

SEAT: Final = Layout()
HAND: Final[i64] = SEAT.add("hand", "cards in the hand that the viewer has seen", int(CARDS))
HIDDEN: Final[i64] = SEAT.add("hidden", "how many others there are", high=int(CARDS))
WORKS: Final[i64] = SEAT.add("works", "road works cards", 4)


def add_cities(cities: int) -> list[i64]:
    """Declare the numbers of so many cities in the part of the table. Return where each city's begin."""
    starts = []
    for city in range(cities):
        starts.append(TABLE.size)
        for each in CITY.slices:
            TABLE.add(f"city{city}.{each.name}", each.about, *each.shape, high=each.high, low=each.low)
    return starts


STARTS: Final = vec[i64](add_cities(2))


@final
class SprawlopolisLook(Observer):
    """The city surveyed, the tasks, the cards, and what those at hand gain."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)
        self.heuristics = SprawlopolisHeuristics()

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Sprawlopolis)
        seats, rules, terms, city = state.seats, state.rules, state.terms, state.city
        see_one(out, at + STAGE, state.stage, 10)
        see_one(out, at + MOVER, seat_from(viewer, seats, state.mover), SEATS)
        see_one(out, at + PLAYERS, seats, SEATS + 1)
        see_one(out, at + LEVEL, terms.level, len(LEVELS))
        see_bits(out, at + CONDITIONS, terms.conditions)
        see_one(out, at + ZONE_RULE, terms.zone_rule, 4)
        see_one(out, at + BEACH_RULE, terms.beach_rule, 4)
        see_one(out, at + LANDMARK_SIDE, terms.landmark, 2)
        see_one(out, at + DUEL, terms.duel, len(DUEL_RULES))
        see_one(out, at + DUEL_CARD, state.duel_card, 4)
        see_one(out, at + TOP, state.top, CARDS)
        left = cards_left(state)
        see_number(out, at + DECK, left, CARD_COUNT)
        see_one(out, at + LEFT, left, CARD_COUNT)
        unseen = state.cards
        for seat in range(seats):
            unseen |= state.hidden(viewer, seat)
        see_bits(out, at + UNSEEN, unseen)
        made = state.points(viewer)
        see_number(out, at + MADE, made, POINTS)
        if rules.duel:
            see_number(out, at + MADE + 1, state.points(1 - viewer), POINTS)
        else:
            see_number(out, at + TARGET, state.target() - made, POINTS)
        see_number(out, at + SITES, i64(len(city.sites)), 20)
        see_number(out, at + SITES + 1, i64(len(city.landmarks)), 20)
        if city.monster >= 0:
            out[at + SITES + 2] = 1
        if city.top > city.bottom:
            return
        if city.split:
            side: i64 = viewer & 1
            self.see_city(state, survey_side(city, side), out, at + STARTS[0])
            self.see_city(state, survey_side(city, 1 - side), out, at + STARTS[1])
        else:
            look = survey(city)
            self.see_city(state, look, out, at + STARTS[0])
            look.release()
            if state.stage in (REVEALING, PICKING) and not rules.works:
                self.see_gains(state, viewer, out, at)

    def see_gains(self, state: Sprawlopolis, viewer: i64, out: vec[i16], at: i64) -> None:
        """What laying each card gains that the viewer has seen in a hand."""
        now = self.heuristics.value(state, viewer)
        cards: i64 = 0
        for seat in range(state.seats):
            cards |= state.hands[seat] & ~state.hidden(viewer, seat)
        cards &= bit(BASE) - 1
        none = vec[i64]()
        best = vec[i64]([-GAIN, -GAIN, -GAIN])
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            after = state.copy_fields()
            after.owned = False
            after.card = card
            after.purpose = FROM_HAND
            after.stage = PLACING
            found = TopCandidates(1)
            add_plans(self.heuristics, after, viewer, none, CLOSE, found)
            # A card can always be laid beside a city.
            gain = i64(int(10.0 * (found.candidates[0].prior - now)))
            see_number(out, at + GAINS + card, gain, GAIN)
            if gain > best[0]:
                best[0], best[1], best[2] = gain, best[0], best[1]
            elif gain > best[1]:
                best[1], best[2] = gain, best[1]
            elif gain > best[2]:
                best[2] = gain
        for place in range(i64(3)):
            if best[place] > -GAIN:
                see_number(out, at + BEST + place, best[place], GAIN)

    def see_city(self, state: Sprawlopolis, look: Survey, out: vec[i16], at: i64) -> None:
        """The numbers of one city."""
        zone, width = look.zone, look.width
        second = vec[i64]([0] * 8)
        counted = vec[i64]([0] * int(look.groups + 1))
        for number in range(look.count):
            here = look.blocks[number]
            kind = zone[here]
            out[at + BLOCKS + kind - 1] += 1
            open_sides = look.beside(here, EMPTY)
            if open_sides:
                out[at + EDGES + kind - 1] += 1
                if open_sides > 1:
                    out[at + CORNERS + kind - 1] += 1
            else:
                out[at + ALONE + kind - 1] += 1
            for step in (i64(1), width):
                other = zone[here + step]
                if other == kind:
                    out[at + PAIRS + kind - 1] += 1
                elif other >= 1 and other <= 4:
                    low, high = min(kind, other) - 1, max(kind, other) - 1
                    out[at + MEETINGS + low * 4 + high] += 1
            group = look.group[here]
            if not counted[group]:
                counted[group] = 1
                out[at + GROUPS + kind - 1] += 1
                size = look.size[group]
                if size == look.largest[kind] and not counted[0] >> kind & 1:
                    counted[0] |= bit(kind)
                else:
                    second[kind] = max(second[kind], size)
        for kind in range(i64(1), i64(5)):
            see_number(out, at + LARGEST + kind - 1, look.largest[kind], 40)
            see_number(out, at + SECOND + kind - 1, second[kind], 20)
        self.see_roads(look, out, at)
        see_number(out, at + SIZE, look.rows, 40)
        see_number(out, at + SIZE + 1, look.columns, 40)
        rows, columns = look.count_lines(EMPTY)
        see_number(out, at + LINES, max(rows), 20)
        see_number(out, at + LINES + 1, max(columns), 20)
        for card in range(BASE):
            worth = state.rules.box.rules[card].points(look)
            see_number(out, at + WORTH + card, worth, POINTS)
            if state.terms.conditions >> card & 1:
                see_number(out, at + EARNED + card, worth, POINTS)

    def see_roads(self, look: Survey, out: vec[i16], at: i64) -> None:
        """The numbers of a city's roads."""
        see_number(out, at + ROADS, look.roads, 20)
        first: i64 = 0
        next_longest: i64 = 0
        passed: i64 = 0
        open_ends: i64 = 0
        for road in range(i64(1), look.roads + 1):
            length = look.length[road]
            if length > first:
                next_longest = first
                first = length
                passed = look.passes[road]
            elif length > next_longest:
                next_longest = length
            out[at + LOOPS] += i16(look.loop[road])
            out[at + LOOPS + 1] += i16(look.loop[road] * length)
            open_ends += look.open_ends[road]
            out[at + LENGTHS + min(max(length, 1), SHORT) - 1] += 1
            out[at + OPEN + min(look.open_ends[road], 2)] += 1
        see_number(out, at + LONGEST, first, 40)
        see_number(out, at + LONGEST + 1, next_longest, 40)
        see_number(out, at + ENDS, look.ends, 40)
        see_number(out, at + ENDS + 1, open_ends, 40)
        see_bits(out, at + PASSES, passed & 15)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Sprawlopolis)
        hidden = state.hidden(viewer, seat)
        see_bits(out, at + HAND, state.hands[seat] & ~hidden)
        see_number(out, at + HIDDEN, popcount(hidden), CARDS)
        see_bits(out, at + WORKS, state.works[seat])
