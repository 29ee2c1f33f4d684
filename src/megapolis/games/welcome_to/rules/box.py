"""All that is in the box: construction cards, both sides of the board, city plans and competitors, read and checked.

A set of cards is two integers of `WORD` bits, so that both fit a machine word with room to spare. A set of plots is one
integer with one bit per plot; street `s` owns 16 bits from 16 s on, the last of which is never a plot. A set of gaps is
the same: a gap has the number of the plot to its left, and the right end of a street is a gap as well.

   top     0  1  2  3 ...  9                 plots of the classic side
   centre 16 17 18 19 ... 25 26
   bottom 32 33 34 35 ... 41 42 43
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, bad_data, check_shape, keys, read_facts
from megapolis.engine.errors import BadData
from megapolis.games.welcome_to.rules.actions import LETTERS, MAX_CARDS, MAX_PLANS, STRIDE

if TYPE_CHECKING:
    from megapolis.games.welcome_to.rules.city_plans import Plan

WORD: Final[i64] = 60
SIZES: Final[i64] = 6
"""Estates of more houses score nothing."""
PRINTED: Final = 15
"""The cards bear numbers from 1 to this."""
NUMBERS: Final[i64] = 18
"""House numbers go from 0 to 17: the deck's 1 to 15, shifted by at most 2."""

FENCING: Final[i64] = 0
RAISING: Final[i64] = 1
PARKING: Final[i64] = 2
POOLING: Final[i64] = 3
TEMPING: Final[i64] = 4
DOUBLING: Final[i64] = 5
ACTIONS: Final = ("fence", "estate", "park", "pool", "temp", "bis")

SIDE_IDS: Final = ("classic", "blueprint")
COMPETITORS: Final = ("closed", "sam", "flora", "coral", "irene", "victor")

SHAPE: Final[Shape] = {
    "deck": {"actions": None, "copies": keys(*[str(number) for number in range(1, 16)]), "reconstructed": None},
    "side": {
        "street": keys("houses", "pools", "parks", "reconstructed"),
        **keys("id", "pools", "bis", "refusals", "roundabouts", "temp_boxes", "temp_points", "columns"),
        "reconstructed": None,
    },
    "plan": None,
    "solo": keys("bottom", "estates", "reconstructed"),
    "competitor": keys(
        *("id", "level", "approves", "temps", "fence", "park", "pool", "temp", "bis_houses", "estate_value"),
        "reconstructed",
    ),
}
"""What a data file may hold; what a plan may, its kind says."""


@final
class Side:
    """The classic side or the blueprint. Immutable."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts.get("id"))
        streets = read_tables(facts, "street", 3, 3)
        # A street without houses is not there.
        self.lengths = to_vec([read_number(street, "houses", 0, STRIDE - 1) for street in streets])
        self.plots: i64 = 0
        self.pools: i64 = 0
        self.gaps: i64 = 0
        self.closed: i64 = 0
        self.ends: i64 = 0
        street_sets: list[int] = []
        park: list[int] = []
        park_cells: list[int] = []
        for at, street in enumerate(streets):
            base, houses = at * STRIDE, street["houses"]
            mask = ((1 << houses) - 1) << base
            street_sets.append(mask)
            track = read_numbers(street, "parks", 2, STRIDE)
            park_cells.append(len(track) - 1)
            park += track + [0] * (STRIDE - len(track))
            self.plots |= i64(mask)
            self.gaps |= i64(mask & mask >> 1)
            last = (mask + (1 << base)) >> 1 & mask
            self.closed |= i64(last)
            self.ends |= i64(last | 1 << base & mask)
            for place in read_numbers(street, "pools", 0, houses, houses):
                if place == 0 or self.pools >> i64(base + place - 1) & 1:
                    raise bad_box("data-pool", street, "pools", street=at + 1, place=place)
                self.pools |= i64(1 << (base + place - 1))
        if not self.plots:
            raise bad_box("data-number", streets[0], "houses", what="houses", low=2, high=STRIDE - 1)
        self.streets = to_vec(street_sets)
        # park[street * 16 + crossed cells], column[(size - 1) * 16 + crossed cells]
        self.park = to_vec(park)
        self.park_cells = to_vec(park_cells)
        self._read_tracks(facts)

    def _read_tracks(self, facts: dict[str, Any]) -> None:
        columns = facts.get("columns")
        if not isinstance(columns, list) or len(columns) != SIZES:
            raise bad_box("data-list", facts, "columns", what="columns", low=int(SIZES), high=int(SIZES))
        column: list[int] = []
        cells: list[int] = []
        for values in columns:
            track = check_numbers(facts, "columns", values, 1, STRIDE)
            cells.append(len(track) - 1)
            column += track + [0] * (STRIDE - len(track))
        self.column = to_vec(column)
        self.column_cells = to_vec(cells)
        built = bin(int(self.pools)).count("1")
        self.pool_track = to_vec(read_numbers(facts, "pools", built + 1, 46))
        self.bis_track = to_vec(read_numbers(facts, "bis", 1, 46))
        self.refusal_track = to_vec(read_numbers(facts, "refusals", 2, 16))
        self.roundabout_track = to_vec(read_numbers(facts, "roundabouts", 1, 8))
        self.bis_cells: i64 = i64(len(self.bis_track)) - 1
        self.refusal_cells: i64 = i64(len(self.refusal_track)) - 1
        self.roundabout_cells: i64 = i64(len(self.roundabout_track)) - 1
        self.temp_boxes: i64 = read_number(facts, "temp_boxes", 1, 60)
        self.temp_points: vec[i64] = to_vec(read_numbers(facts, "temp_points", 1, 10))

    def park_track(self, street: int) -> list[int]:
        """The park values of a street."""
        start = street * STRIDE
        return [int(self.park[start + cell]) for cell in range(int(self.park_cells[street]) + 1)]

    def column_track(self, size: int) -> list[int]:
        """The values of estates of a size."""
        start = (size - 1) * STRIDE
        return [int(self.column[start + cell]) for cell in range(int(self.column_cells[size - 1]) + 1)]


@final
class Competitor:
    """An architect of AAA. Immutable."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts.get("id"))
        self.level = read_number(facts, "level", 0, 9)
        letters = facts.get("approves")
        if not isinstance(letters, list) or any(letter not in LETTERS for letter in letters):
            raise bad_box("data-approves", facts, "approves", competitor=self.id)
        self.approves: i64 = sum(1 << at for at, letter in enumerate(LETTERS) if letter in letters)
        self.scores = self.level > 0
        # Points per card by action; an estate card brings points only through its estate, a bis card through houses.
        names = ("fence", "park", "pool", "temp") if self.scores else ()
        self.per_card = to_vec([read_number(facts, name, 0, 99) if name in names else 0 for name in ACTIONS])
        self.bis_houses: i64 = read_number(facts, "bis_houses", 0, 9) if self.scores else 0
        self.estate_value: i64 = read_number(facts, "estate_value", 0, 99) if self.scores else 0
        self.temps = to_vec([] if self.scores else read_numbers(facts, "temps", 1, 10, 60))


def sets_of(marks: list[int], wanted: range) -> tuple[vec[i64], vec[i64]]:
    """For each of some marks the cards that bear it, as a set in two words."""
    masks = [sum(1 << card for card, mark in enumerate(marks) if mark == each) for each in wanted]
    low = (1 << int(WORD)) - 1
    return to_vec([mask & low for mask in masks]), to_vec([mask >> int(WORD) for mask in masks])


@final
class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts: dict[str, Any] = read_facts(source)
        check_shape(facts, SHAPE)
        self._read_cards(facts)
        self.sides = [Side(side) for side in read_tables(facts, "side", 2, 2)]
        if tuple(side.id for side in self.sides) != SIDE_IDS:
            raise bad_box("data-ids", facts["side"][0], what="side", ids=", ".join(SIDE_IDS))
        for side in self.sides:
            # In a solo game one card leaves play every round, and every round fills a house or brings a refusal.
            longest = sum(int(length) for length in side.lengths) + int(side.refusal_cells)
            if self.cards < longest + 3:
                raise bad_box("data-cards", facts["deck"], count=int(self.cards), low=longest + 3, high=MAX_CARDS)
        self._read_plans(facts)
        self._read_solo(facts)

    def _read_cards(self, facts: dict[str, Any]) -> None:
        deck = facts.get("deck")
        copies = deck.get("copies") if isinstance(deck, dict) else None
        if not isinstance(deck, dict) or not isinstance(copies, dict) or deck.get("actions") != list(ACTIONS):
            raise bad_box("data-deck", facts, "deck", actions=", ".join(ACTIONS))
        self.card_names: list[str] = []
        values: list[int] = []
        kinds: list[int] = []
        for value in range(1, PRINTED + 1):
            row = check_numbers(copies, str(value), copies.get(str(value)), len(ACTIONS), len(ACTIONS), 9)
            for kind, count in enumerate(row):
                for copy in range(count):
                    suffix = f"-{copy + 1}" if copy else ""
                    self.card_names.append(f"{value}-{ACTIONS[kind]}{suffix}")
                    values.append(value)
                    kinds.append(kind)
        if not 9 <= len(values) <= MAX_CARDS or len(values) % 3:
            raise bad_box("data-cards", deck, count=len(values), low=9, high=MAX_CARDS)
        self.cards: i64 = len(values)
        self.card_number = to_vec(values)
        self.card_action = to_vec(kinds)
        # The cards with each action, and with each number from 1 (sets in two words).
        self.kind_low, self.kind_high = sets_of(kinds, range(len(ACTIONS)))
        self.number_low, self.number_high = sets_of(values, range(1, PRINTED + 1))
        every = (1 << len(values)) - 1
        low = (1 << int(WORD)) - 1
        self.all_low: i64 = every & low
        self.all_high: i64 = every >> int(WORD)
        # up_to[n]: how many cards bear a number below n, for the bots.
        self.up_to = to_vec([sum(value < high for value in values) for high in range(20)])

    def _read_plans(self, facts: dict[str, Any]) -> None:
        # Plans judge sheets, and sheets need the sides of this module: importing plans at the top would be a cycle.
        from megapolis.games.welcome_to.rules.city_plans import read_plan

        self.plans: list[Plan] = [read_plan(plan) for plan in read_tables(facts, "plan", 3, MAX_PLANS)]
        self.plan_names = [plan.id for plan in self.plans]
        if len(set(self.plan_names)) != len(self.plans):
            raise bad_box("data-plan-twice", facts["plan"][0])
        for letter in LETTERS:
            if not any(plan.id[0] == letter and not plan.advanced for plan in self.plans):
                raise bad_box("data-stack", facts["plan"][0], letter=letter)

    def _read_solo(self, facts: dict[str, Any]) -> None:
        solo = facts.get("solo")
        if not isinstance(solo, dict):
            raise bad_box("data-list", what="solo", low=1, high=1)
        self.bottom: i64 = read_number(solo, "bottom", 0, int(self.cards))
        self.rival_estates: i64 = read_number(solo, "estates", 1, 9)
        self.competitors = [Competitor(one) for one in read_tables(facts, "competitor", 6, 6)]
        if tuple(competitor.id for competitor in self.competitors) != COMPETITORS:
            raise bad_box("data-ids", facts["competitor"][0], what="competitor", ids=", ".join(COMPETITORS))


# ---------------------------------------------------------------------- checked reading of the data file


def bad_box(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """Say what is wrong, and on which line of the file: of a table's key, or of the table."""
    return bad_data("welcome_to", key, table, name, args)


def read_number(table: dict[str, Any], key: str, low: int, high: int, default: int = -1) -> int:
    """A whole number from `low` to `high`; without a default (0 or more) it must be there."""
    value = table.get(key, default if default >= 0 else None)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad_box("data-number", table, key, what=key, low=low, high=high)
    return value


def read_numbers(table: dict[str, Any], key: str, low: int, high: int, most: int = 99) -> list[int]:
    """A list of `low` to `high` whole numbers, none above `most` or below 0."""
    return check_numbers(table, key, table.get(key), low, high, most)


def check_numbers(table: dict[str, Any], key: str, value: Any, low: int, high: int, most: int = 99) -> list[int]:
    """The same for a given list that belongs to `key`."""
    if not isinstance(value, list) or not low <= len(value) <= high:
        raise bad_box("data-list", table, key, what=key, low=low, high=high)
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= most:
            raise bad_box("data-number", table, key, what=key, low=0, high=most)
    return value


def read_tables(table: dict[str, Any], key: str, low: int, high: int) -> list[dict[str, Any]]:
    """A list of `low` to `high` tables."""
    value = table.get(key)
    if not isinstance(value, list) or not low <= len(value) <= high or not all(isinstance(one, dict) for one in value):
        raise bad_box("data-list", table, key, what=key, low=low, high=high)
    return value


def to_vec(values: list[int]) -> vec[i64]:
    """A list as a `vec`."""
    out = vec[i64]()
    for value in values:
        out = append(out, i64(value))
    return out
