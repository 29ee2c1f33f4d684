"""A position of Sprawlopolis as a row of numbers: see `engine/core/observation.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.observation import (
    Layout,
    Observer,
    copy_bytes,
    seat_from,
    seats_from,
    see_bits,
    see_number,
    see_one,
)
from megapolis.engine.core.state import State
from megapolis.games.sprawlopolis.rules.actions import BASE, CARDS, SIZE
from megapolis.games.sprawlopolis.rules.box import DUEL_RULES
from megapolis.games.sprawlopolis.rules.city import FAR, wrap
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.stages import OVER, REVEALING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

SEATS: Final = 4
POINTS: Final = 100
SITE: Final[i16] = 128
LANDMARK: Final[i16] = 256
MONSTER: Final[i16] = 384
PLANE: Final = int(SIZE)

TABLE: Final = Layout()
STAGE: Final[i64] = TABLE.add(
    "stage",
    "chance deals, chance turns a card up, a side, an end, a card, a place, a way up, the last call, over, a draw",
    10,
)
PURPOSE: Final[i64] = TABLE.add(
    "purpose", "why a card is laid: from the hand, as the start, on the motorway, when drawn, as road works", 5
)
MOVER: Final[i64] = TABLE.add("mover", "whose turn it is, counted from the viewer", SEATS)
ACTOR: Final[i64] = TABLE.add("actor", "who is asked, counted from the viewer", SEATS)
LEVEL: Final[i64] = TABLE.add("level", ", ".join(LEVELS), len(LEVELS))
CONDITIONS: Final[i64] = TABLE.add("conditions", "conditions of the base game in play", int(BASE))
TARGET: Final[i64] = TABLE.add("target", "the points to reach, except in a duel", high=POINTS)
ZONE_RULE: Final[i64] = TABLE.add("zone_rule", "the card of the construction zones beside the conditions", 4)
BEACH_RULE: Final[i64] = TABLE.add("beach_rule", "the beach card beside the conditions", 4)
LANDMARK_SIDE: Final[i64] = TABLE.add("landmark", "the side of the landmark card", 2)
DUEL: Final[i64] = TABLE.add("duel", "how a duel is scored: " + ", ".join(DUEL_RULES), len(DUEL_RULES))
DUEL_CARD: Final[i64] = TABLE.add("duel_card", "the motorway card that says so", 4)
DECK: Final[i64] = TABLE.add("deck", "cards left in the deck, the top one included", high=int(CARDS))
TOP: Final[i64] = TABLE.add("top", "the top card of the deck", int(CARDS))
UNSEEN: Final[i64] = TABLE.add("unseen", "cards that the viewer has not seen: in the deck or in a hand", int(CARDS))
CARD: Final[i64] = TABLE.add("card", "the card in play", int(CARDS))
MOTORWAY: Final[i64] = TABLE.add("motorway", "the motorway card in play", 4)
PLACED: Final[i64] = TABLE.add("placed", "whether the card in play has a place; its row and column", 3, high=PLANE)
BOX: Final[i64] = TABLE.add(
    "box", "top, left, bottom and right of the city, in rows and columns that do not wrap", 4, high=PLANE, low=-PLANE
)
SHORES: Final[i64] = TABLE.add("shores", "whether there is a shore to the north, east, south, west", 4)
LAND: Final[i64] = TABLE.add("land", "the last land row or column there", 4, high=PLANE, low=-PLANE)
STRIP: Final[i64] = TABLE.add("strip", "the motorway from west to east: card and way up", 4, 4, 2)
DECLINED: Final[i64] = TABLE.add("declined", "who lets the last chance for road works pass", SEATS)
TOTAL: Final[i64] = TABLE.add(
    "points", "points now; in a duel the viewer's and the other's", 2, high=POINTS, low=-POINTS
)
RULES: Final[i64] = TABLE.add(
    "rules", "a card may cover another wholly; road works close every end; the target is beaten", 3
)
CITY: Final[i64] = TABLE.add(
    "city",
    "the plane: a block is its zone (1 residential, 2 commercial, 3 industrial, 4 park, 5 sea, 6 motorway) "
    "+ 8 north + 16 east + 32 south + 64 west for its roads + 128 for a site, 256 a landmark, 384 the monster",
    PLANE,
    PLANE,
    high=511,
)

SEAT: Final = Layout()
HAND: Final[i64] = SEAT.add("hand", "cards in the hand that the viewer has seen", int(CARDS))
HIDDEN: Final[i64] = SEAT.add("hidden", "how many others there are", high=int(CARDS))
WORKS: Final[i64] = SEAT.add("works", "road works cards, which lie open", 4)


@final
class SprawlopolisObserver(Observer):
    """The city on its plane, the tasks, the cards. A place has the same row and column as in the actions."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Sprawlopolis)
        seats, rules, terms, stage = state.seats, state.rules, state.terms, state.stage
        see_one(out, at + STAGE, stage, 10)
        see_one(out, at + MOVER, seat_from(viewer, seats, state.mover), SEATS)
        if stage > REVEALING and stage != OVER:
            see_one(out, at + ACTOR, seat_from(viewer, seats, state.actor), SEATS)
        if state.motorway >= 0:
            see_one(out, at + PURPOSE, state.purpose, 5)
            see_one(out, at + MOTORWAY, state.motorway, 4)
        elif state.card >= 0:
            see_one(out, at + PURPOSE, state.purpose, 5)
            see_one(out, at + CARD, state.card, CARDS)
            if state.place >= 0:
                out[at + PLACED] = 1
                out[at + PLACED + 1] = i16(state.place // SIZE)
                out[at + PLACED + 2] = i16(state.place % SIZE)
        see_one(out, at + LEVEL, terms.level, len(LEVELS))
        see_bits(out, at + CONDITIONS, terms.conditions)
        see_one(out, at + ZONE_RULE, terms.zone_rule, 4)
        see_one(out, at + BEACH_RULE, terms.beach_rule, 4)
        see_one(out, at + LANDMARK_SIDE, terms.landmark, 2)
        see_one(out, at + DUEL, terms.duel, len(DUEL_RULES))
        see_one(out, at + DUEL_CARD, state.duel_card, 4)
        see_number(out, at + DECK, popcount(state.cards) + (1 if state.top >= 0 else 0), CARDS)
        see_one(out, at + TOP, state.top, CARDS)
        unseen = state.cards
        for seat in range(seats):
            unseen |= state.hidden(viewer, seat)
        see_bits(out, at + UNSEEN, unseen)
        see_bits(out, at + DECLINED, seats_from(viewer, seats, state.declined))
        see_number(out, at + TOTAL, state.points(viewer), POINTS)
        if rules.duel:
            see_number(out, at + TOTAL + 1, state.points(1 - viewer), POINTS)
        else:
            see_number(out, at + TARGET, state.target(), POINTS)
        if not rules.closing:
            out[at + RULES] = 1
        if rules.every_end:
            out[at + RULES + 1] = 1
        if rules.beyond_target:
            out[at + RULES + 2] = 1
        self.see_city(state, out, at)

    def see_city(self, state: Sprawlopolis, out: vec[i16], at: i64) -> None:
        """The plane, without what lies around the city."""
        city = state.city
        for i in range(i64(len(city.strip))):
            out[at + STRIP + i * 8 + city.strip[i]] = 1
        margin: i64 = 0
        for side in range(i64(4)):
            line = city.shores[side]
            if line not in (FAR, -FAR):
                margin = 2
                out[at + SHORES + side] = 1
                see_number(out, at + LAND + side, line, PLANE)
        if city.top > city.bottom:
            return
        see_number(out, at + BOX, city.top, PLANE)
        see_number(out, at + BOX + 1, city.left, PLANE)
        see_number(out, at + BOX + 2, city.bottom, PLANE)
        see_number(out, at + BOX + 3, city.right, PLANE)
        # Sea, which only shores have, lies beyond the box, at most one card wide.
        first = wrap(city.left - margin)
        columns: i64 = min(city.right - city.left + 1 + 2 * margin, SIZE)
        straight: i64 = min(columns, SIZE - first)
        cells = city.cells
        for row in range(city.top - margin, city.bottom + margin + 1):
            base: i64 = wrap(row) * SIZE
            copy_bytes(out, at + CITY + base + first, cells, base + first, straight)
            if straight < columns:
                copy_bytes(out, at + CITY + base, cells, base, columns - straight)
        for site in city.sites:
            out[at + CITY + site] += SITE
        for landmark in city.landmarks:
            out[at + CITY + landmark] += LANDMARK
        if city.monster >= 0:
            out[at + CITY + city.monster] += MONSTER

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Sprawlopolis)
        hidden = state.hidden(viewer, seat)
        see_bits(out, at + HAND, state.hands[seat] & ~hidden)
        see_number(out, at + HIDDEN, popcount(hidden), CARDS)
        see_bits(out, at + WORKS, state.works[seat])
