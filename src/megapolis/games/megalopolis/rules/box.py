"""The ring, the streets, the quarters and the cards as tables that the rules can index.

Squares go clockwise from the start; streets and districts are numbered in the same order; bridges are permits 24 to 27.
Two words to keep apart, for which the Russian rules use one: a *district* is three neighbouring streets of one colour,
a *territory* is nine quarters. Quarter `territory * 9 + row * 3 + column`, called nw11 to sw33 by column and row:

      0  1  2  3  4  5  6  7  8  9 10          streets 0 1 2 | 3 4 5 run down (columns)
     39   .  .  .  .  .  .  .  .  .  11
     38   .  0  1  2  .  9 10 11  .  12        street 23 | 6 run across (rows)
     37   .  3  4  5  .  12 13 14 .  13               22 | 7
     36   .  6  7  8  .  15 16 17 .  14               21 | 8
     35   .  .  .  .  .  .  .  .  .  15        bridge 27 | 25
     34   .  27 28 29 .  18 19 20 .  16               20 | 9
     33   .  30 31 32 .  21 22 23 .  17               19 | 10
     32   .  33 34 35 .  24 25 26 .  18               18 | 11
     31   .  .  .  .  .  .  .  .  .  19
     30 29 28 27 26 25 24 23 22 21 20          streets 17 16 15 | 14 13 12
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, bad_data, check_keys, check_shape, first_of, keys, read_facts
from megapolis.engine.core.record import Name, Names
from megapolis.engine.errors import BadData
from megapolis.engine.i18n import Text
from megapolis.games.megalopolis.rules.actions import (
    MAX_CARDS,
    MAX_NOTES,
    MAX_SUMS,
    PERMITS,
    QUARTERS,
    SQUARES,
    STREETS,
)

# Kinds of squares.
EXCHANGE: Final[i64] = 0
CITY_HALL: Final[i64] = 1
HIGHWAY: Final[i64] = 2
THE_COURT: Final[i64] = 3
CREST: Final[i64] = 4
STREET: Final[i64] = 5
BRIDGE: Final[i64] = 6
KINDS: Final = ("exchange", "city_hall", "highway", "court", "crest", "street", "bridge")
CORNERS: Final = ("exchange", "city_hall", "highway", "court")

TERRITORIES: Final = ("nw", "ne", "se", "sw")
SIDES: Final = ("north", "east", "south", "west")

# Kinds of crest cards.
ADVANCE: Final[i64] = 0
JUMP: Final[i64] = 1
BACK: Final[i64] = 2
BLOCK: Final[i64] = 3
RECEIVE: Final[i64] = 4
PAY_BANK: Final[i64] = 5
PAY_PER_STREET: Final[i64] = 6
RECEIVE_PER_BRIDGE: Final[i64] = 7
RECEIVE_FROM_EACH: Final[i64] = 8
PAY_EACH: Final[i64] = 9
TENDER_ANY: Final[i64] = 10
CARD_KINDS: Final = (
    "advance",
    "jump",
    "back",
    "block",
    "receive",
    "pay",
    "pay_per_street",
    "receive_per_bridge",
    "receive_from_each",
    "pay_each",
    "tender",
)
BLOCK_ON: Final = ("anywhere", "own_street")
CARD_KEYS: Final = {"advance": "to", "jump": "to", "back": "squares", "block": "on"}
"""What kinds of crest cards say; the others say an amount."""

SHAPE: Final[Shape] = {
    "ring": keys("corners", "side", "reconstructed"),
    "money": keys(
        "notes",
        "start",
        "exchange_pass",
        "exchange_land",
        "block",
        "bid_step",
        "toll",
        "fine_per_pip",
        "rent_unit",
        "final_per_floor",
        "final_bridge",
        "reconstructed",
    ),
    "plan": keys("blocks", "skyscrapers", "blocks_a_turn", "top_column", "idle_rounds", "territories", "reconstructed"),
    "deal": keys("permits", "reconstructed"),
    "trade": keys("permits", "sums", "reconstructed"),
    "district": keys("colour", "streets", "reconstructed"),
    "zone": keys("id", "value", "reconstructed"),
    "card": None,
}
"""What a data file may hold."""

# How notation writes the numbers of a position.
Player: TypeAlias = Annotated[i64, Name("player")]
Players: TypeAlias = Annotated[i64, Names("player")]
Permit: TypeAlias = Annotated[i64, Name("permit")]
Permits: TypeAlias = Annotated[i64, Names("permit")]
Quarter: TypeAlias = Annotated[i64, Name("quarter")]
Quarters: TypeAlias = Annotated[i64, Names("quarter")]
Throw: TypeAlias = Annotated[i64, Name("throw")]

PLAYERS: Final = ("p1", "p2", "p3", "p4", "p5", "p6", "bank")
"""Players and payees by name."""
FACES: Final = ("1", "2", "3", "4", "5", "6")
THROWS: Final = tuple(a + b + c for a in FACES for b in FACES for c in FACES)
"""Three dice, by the number of a throw."""

UNIT: Final = 10_000
NOTES: Final = (10_000, 50_000, 100_000, 200_000, 500_000, 1_000_000)
MOST_MONEY: Final = 1_000_000_000


def quarter_name(quarter: int) -> str:
    """A quarter by its territory, column and row: "nw11" is the north-western corner."""
    territory, place = divmod(quarter, 9)
    return f"{TERRITORIES[territory]}{place % 3 + 1}{place // 3 + 1}"


def _street_quarters(street: int) -> list[int]:
    """The three quarters of a street, from the ring inwards."""
    side, at = divmod(street, 6)
    half, j = divmod(at, 3)
    territory = (side + half) % 4
    if side == 0:
        return [territory * 9 + row * 3 + j for row in range(3)]
    if side == 1:
        return [territory * 9 + j * 3 + 2 - column for column in range(3)]
    if side == 2:
        return [territory * 9 + (2 - row) * 3 + 2 - j for row in range(3)]
    return [territory * 9 + (2 - j) * 3 + column for column in range(3)]


@final
class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts: dict[str, Any] = read_facts(source)
        check_shape(facts, SHAPE)
        self.facts = facts
        self._index_money(_table(facts, "money"))
        self._index_plan(facts)
        self._index_streets(facts)
        self._index_ring(_table(facts, "ring"))
        self._index_zones(facts)
        self._index_cards(facts)
        # What each is called in a sentence.
        self.permit_words = _words("permit", self.permit_names)
        self.quarter_words = [self._quarter_words(quarter) for quarter in range(QUARTERS)]
        self.district_words = _words("district", self.district_names)
        self.zone_words = _words("zone", self.zone_names)
        self.card_words = _words("card", self.card_names)

    def _quarter_words(self, quarter: int) -> dict[str, str | int]:
        """A quarter for a sentence: the corner of its two streets, and its territory."""
        return {
            "street": self.permit_words[self.down[quarter]],
            "cross": self.permit_words[self.across[quarter]],
            "territory": f"@territory-{TERRITORIES[quarter // 9]}",
        }

    def _index_money(self, money: dict[str, Any]) -> None:
        self.notes = vec[i64](_notes(money))
        self.start_cash: i64 = _amount(money, "start")
        self.exchange_pass: i64 = _amount(money, "exchange_pass")
        self.exchange_land: i64 = _amount(money, "exchange_land")
        self.block_cost: i64 = _amount(money, "block")
        self.bid_step: i64 = _amount(money, "bid_step", 1)
        self.toll: i64 = _amount(money, "toll")
        self.fine: i64 = _amount(money, "fine_per_pip")
        self.rent_unit: i64 = _amount(money, "rent_unit")
        self.final_per_floor: i64 = _amount(money, "final_per_floor")
        self.final_bridge: i64 = _amount(money, "final_bridge")

    def _index_plan(self, facts: dict[str, Any]) -> None:
        plan = _table(facts, "plan")
        self.blocks: i64 = _count(plan, "blocks", 1, 200)
        heights = _read_growing(plan, "skyscrapers")
        if len(heights) != 4 or heights[0] < 2 or heights[3] > 7 or 9 * sum(heights) < self.blocks:
            raise _bad("data-skyscrapers", plan, "skyscrapers")
        self.skyscrapers = vec[i64](heights)
        means = [sum(heights[at:], 0.0) / (4 - at) for at in range(4)]
        self.later_skyscrapers = vec[float](means)
        """The mean height of the skyscrapers that are still to come, by how many stand already."""
        self.blocks_a_turn: i64 = _count(plan, "blocks_a_turn", 1, 9)
        self.top_column: i64 = _count(plan, "top_column", 1, 99)
        self.idle_rounds: i64 = _count(plan, "idle_rounds", 1, 99)
        self.dealt_each: i64 = _count(_table(facts, "deal"), "permits", 0, 4)
        trade = _table(facts, "trade")
        self.trade_permits: i64 = _count(trade, "permits", 1, PERMITS)
        self.sums = vec[i64](_amounts(trade, "sums", MAX_SUMS) if "sums" in trade else [])
        """All that could be offered in the first version of the rules; files that were made since have no such list."""

    def _index_streets(self, facts: dict[str, Any]) -> None:
        districts = _tables(facts, "district")
        self.district_names = [str(district.get("colour")) for district in districts]
        streets = [district.get("streets") for district in districts]
        names = [str(name) for row in streets if isinstance(row, list) for name in row]
        threes = all(isinstance(row, list) and len(row) == 3 for row in streets)
        if len(set(self.district_names)) != 8 or len(districts) != 8 or not threes or len(set(names)) != STREETS:
            raise _bad("data-districts", first_of(districts))
        self.permit_names = names + [f"{side}_bridge" for side in SIDES]
        self.quarter_names = [quarter_name(quarter) for quarter in range(QUARTERS)]
        self.quarters_of = [_street_quarters(street) for street in range(STREETS)]
        self.street_set = vec[i64]([sum(1 << quarter for quarter in row) for row in self.quarters_of])
        self.territory = vec[i64]([row[0] // 9 for row in self.quarters_of])
        # The street that runs down through a quarter, and the one that runs across.
        down = [0] * QUARTERS
        across = [0] * QUARTERS
        for street, row in enumerate(self.quarters_of):
            for quarter in row:
                (across if street // 6 % 2 else down)[quarter] = street
        self.down = vec[i64](down)
        self.across = vec[i64](across)
        # Sets of permits: three streets for each district, then all streets and all bridges.
        self.district_set = vec[i64]([7 << 3 * district for district in range(8)])
        self.all_streets: i64 = (1 << STREETS) - 1
        self.all_bridges: i64 = 15 << STREETS
        self._choose_territories(_table(facts, "plan"))

    def _choose_territories(self, plan: dict[str, Any]) -> None:
        """Find where blocks may go and which permits there are: everywhere and all, unless the file names territories.

        Bridges join territories, so with some of them missing there are none.
        """
        named = plan.get("territories", list(TERRITORIES))
        if not isinstance(named, list) or not named or any(name not in TERRITORIES for name in named):
            said, words = str(named), ", ".join(TERRITORIES)
            raise _bad("data-word", plan, "territories", what="territories", value=said, words=words)
        chosen = [territory for territory, name in enumerate(TERRITORIES) if name in named]
        self.sites: i64 = sum([511 << 9 * territory for territory in chosen])
        streets = sum([1 << street for street in range(STREETS) if self.territory[street] in chosen])
        self.all_permits: i64 = streets | (self.all_bridges if len(chosen) == 4 else 0)

    def _index_ring(self, ring: dict[str, Any]) -> None:
        corners, side = ring.get("corners"), ring.get("side")
        if not isinstance(corners, list) or sorted(str(corner) for corner in corners) != sorted(CORNERS):
            raise _bad("data-corners", ring, "corners", corners=", ".join(CORNERS))
        if corners[0] != "exchange":
            raise _bad("data-corners", ring, "corners", corners=", ".join(CORNERS))
        if not isinstance(side, str) or side.replace("M", "") != "SSSBSSS" or len(side) != 9:
            raise _bad("data-side", ring, "side")
        kinds = []
        for corner in corners:
            kinds += [CORNERS.index(corner), *[4 + "MSB".index(letter) for letter in side]]
        self.kind = vec[i64](kinds)
        self.corner = vec[i64]([kinds.index(kind) for kind in range(4)])
        self.highway: i64 = kinds.index(int(HIGHWAY))
        streets = [square for square in range(SQUARES) if kinds[square] == STREET]
        bridges = [square for square in range(SQUARES) if kinds[square] == BRIDGE]
        self.square_of = vec[i64](streets + bridges)
        permit_at = [-1] * SQUARES
        for permit, square in enumerate(streets + bridges):
            permit_at[square] = permit
        self.permit_at = vec[i64](permit_at)
        # Exits of the Highway: the squares between the corners, numbered 11, 12, ... 66 clockwise.
        self.exit_squares = [square for square in range(SQUARES) if kinds[square] > THE_COURT]
        self.exit_square = vec[i64](self.exit_squares)

    def _index_zones(self, facts: dict[str, Any]) -> None:
        zones = _tables(facts, "zone")
        self.zone_names = [str(zone.get("id")) for zone in zones]
        if len(zones) != 8 or len(set(self.zone_names)) != 8:
            raise _bad("data-zones", first_of(zones))
        self.zone_value = vec[i64]([_amount(zone, "value") for zone in zones])

    def _index_cards(self, facts: dict[str, Any]) -> None:
        cards = _tables(facts, "card")
        self.card_names = [str(card.get("id")) for card in cards]
        if not 1 <= len(cards) <= MAX_CARDS or len(set(self.card_names)) != len(cards):
            raise _bad("data-cards", first_of(cards), count=len(cards), high=MAX_CARDS)
        self.cards: i64 = len(cards)
        self.card_kind = vec[i64]([_one_of(card, "kind", CARD_KINDS) for card in cards])
        # What a card is about: a kind of square, a number of squares, where to build, or an amount.
        self.card_value = vec[i64]([_card_value(card) for card in cards])

    def opposite(self, square: i64) -> i64:
        """The bridge at the other end of a central street."""
        return (square + SQUARES // 2) % SQUARES

    def next_bridge(self, square: i64) -> i64:
        """How many squares away the next bridge lies, clockwise."""
        steps: i64 = 1
        while self.kind[(square + steps) % SQUARES] != BRIDGE:
            steps += 1
        return steps


def _words(prefix: str, ids: list[str]) -> list[str]:
    """What things are called in sentences: "@prefix-id", to be looked up in the reader's language.

    Ids that no text file knows, such as a street of somebody's own data file, are written as plain words.
    """
    text = Text("en", "megalopolis")
    return [f"@{prefix}-{name}" if f"{prefix}-{name}" in text else name.replace("_", " ").capitalize() for name in ids]


def _bad(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """Say what is wrong, and on which line of the file: of a table's key, or of the table."""
    return bad_data("megalopolis", key, table, name, args)


def _table(facts: dict[str, Any], name: str) -> dict[str, Any]:
    value = facts.get(name)
    if not isinstance(value, dict):
        raise _bad("data-table", what=name)
    return value


def _tables(facts: dict[str, Any], name: str) -> list[dict[str, Any]]:
    value = facts.get(name)
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise _bad("data-tables", facts, name, what=name)
    return value


def _read_growing(table: dict[str, Any], name: str) -> list[int]:
    """A list of whole numbers, each above the one before; an empty one where the file has no such list."""
    value = table.get(name)
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        return []
    return value if value == sorted(set(value)) else []


def _amount(table: dict[str, Any], name: str, low: int = 0) -> int:
    value = table.get(name)
    if not isinstance(value, int) or value % UNIT or not low <= value <= MOST_MONEY:
        raise _bad("data-amount", table, name, what=name, value=str(value))
    return value


def _amounts(table: dict[str, Any], name: str, most: int) -> list[int]:
    """Some growing amounts."""
    amounts = _read_growing(table, name)
    if not 1 <= len(amounts) <= most or any(amount % UNIT or not 0 < amount <= MOST_MONEY for amount in amounts):
        raise _bad("data-amounts", table, name, what=name, high=most)
    return amounts


def _notes(money: dict[str, Any]) -> list[int]:
    """The banknotes; files of 0.1 do not name them, and then they are those of the box."""
    if "notes" not in money:
        return list(NOTES)
    notes = _amounts(money, "notes", MAX_NOTES)
    if any(note % notes[0] for note in notes):
        raise _bad("data-notes", money, "notes")
    return notes


def _count(table: dict[str, Any], name: str, low: int, high: int) -> int:
    value = table.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad("data-count", table, name, what=name, value=str(value), low=low, high=high)
    return value


def _one_of(table: dict[str, Any], name: str, names: tuple[str, ...]) -> int:
    value = table.get(name)
    if value not in names:
        raise _bad("data-word", table, name, what=name, value=str(value), words=", ".join(names))
    return names.index(str(value))


def _card_value(card: dict[str, Any]) -> int:
    kind = CARD_KINDS.index(card["kind"])
    check_keys(card, ("id", "kind", CARD_KEYS.get(card["kind"], "amount"), "reconstructed"))
    if kind == ADVANCE:
        to = (*CORNERS, "bridge")
        return (0, 1, 2, 3, int(BRIDGE))[_one_of(card, "to", to)]
    if kind == JUMP:
        return _one_of(card, "to", CORNERS)
    if kind == BACK:
        return _count(card, "squares", 1, 9)
    if kind == BLOCK:
        return _one_of(card, "on", BLOCK_ON)
    return _amount(card, "amount")
