"""The map and the cards as tables that the rules can index.

Stations are numbered row by row from the north-west, sections in the order of their northern, then western station.
A set of stations is one integer, a bit a station; a set of sections is `WORDS` integers of `WORD` bits each, so that
both fit a machine word with room to spare.

     a b c d e f g h i j
  0  p t s . t c . t . c      station 0 is a0, 1 is b0, 2 is c0, 3 is e0, ...
  1  . p . s . . p . s p      section 0 is a0-b0, 1 is a0-a2, ...
  ...
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, bad_data, check_shape, first_of, keys, nearest, read_facts
from megapolis.engine.core.record import Name, Names
from megapolis.engine.errors import BadData
from megapolis.games.next_station.rules.actions import MAX_CARDS, MAX_SECTIONS, MAX_STATIONS

WORD: Final[i64] = 60
WORDS: Final[i64] = 3
PENCILS: Final[i64] = 4

SQUARE: Final[i64] = 0
TRIANGLE: Final[i64] = 1
PENTAGON: Final[i64] = 2
CIRCLE: Final[i64] = 3
ANY: Final[i64] = 4
"""A joker among the cards, the central station among the stations."""
SWITCH: Final[i64] = 5

SYMBOLS: Final = ("square", "triangle", "pentagon", "circle", "joker", "switch")
GLYPHS: Final = "stpc?"
OBJECTIVE_KINDS: Final = ("interchanges", "districts", "tourist_sites", "central", "thames")
POWERS: Final = ("double_section", "joker", "switch", "double_station")

SHAPE: Final[Shape] = {
    "map": keys("grid", "districts", "central_district", "tourist_sites", "south_bank_from", "river", "reconstructed"),
    "pencil": keys("id", "departure", "reconstructed"),
    "card": keys("id", "symbol", "underground", "reconstructed"),
    "objective": keys("id", "kind", "count", "reconstructed"),
    "game": keys("rounds"),
    "scoring": keys(
        "thames",
        "tourist_track",
        "interchange",
        "objective",
        "solo_module_cost",
        "solo_ratings",
        "reconstructed",
    ),
}
"""What a data file may hold."""


Pencil: TypeAlias = Annotated[i64, Name("pencil")]
Cards: TypeAlias = Annotated[i64, Names("card")]
Objectives: TypeAlias = Annotated[i64, Names("objective")]
Symbol: TypeAlias = Annotated[i64, Name("symbol")]
Stations: TypeAlias = Annotated[i64, Names("station")]
Sections: TypeAlias = Annotated[i64, Names("section", word=60)]


@final
class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts = _read(source)
        self.facts: dict[str, Any] = facts
        grid = _strings(facts, "map", "grid")
        places = [(x, y, ch) for y, row in enumerate(grid) for x, ch in enumerate(row) if ch != "."]
        self.columns = len(grid[0])
        self.rows = len(grid)
        self.x = [x for x, _, _ in places]
        self.y = [y for _, y, _ in places]
        self.names = [f"{chr(97 + x)}{y}" for x, y, _ in places]
        self.stations: i64 = len(places)
        if not 2 <= len(places) <= MAX_STATIONS:
            raise _bad("data-stations", facts["map"], "grid", count=len(places), high=MAX_STATIONS)
        self.symbol = vec[i64]([GLYPHS.index(ch) for _, _, ch in places])
        self._index_districts(facts)
        self._index_sections(facts)
        self._index_cards(facts)
        self._index_scoring(facts)

    def _station(self, name: object, table: dict[str, Any], key: str) -> int:
        if name not in self.names:
            raise _bad("data-no-station", table, key, station=str(name))
        return self.names.index(str(name))

    def _index_districts(self, facts: dict[str, Any]) -> None:
        letters = _strings(facts, "map", "districts")
        if [len(row) for row in letters] != [self.columns] * self.rows:
            raise _bad("data-grid", facts["map"], "districts", what="districts")
        of = [letters[self.y[s]][self.x[s]] for s in range(len(self.names))]
        if "." in of:
            raise _bad("data-no-district", facts["map"], "districts", station=self.names[of.index(".")])
        self.district_names = sorted(set(of))
        if len(self.district_names) > 15:
            raise _bad("data-districts", facts["map"], "districts", count=len(self.district_names), high=15)
        self.districts: i64 = len(self.district_names)
        self.district = vec[i64]([self.district_names.index(letter) for letter in of])
        self.district_set = vec[i64](
            [sum(1 << s for s, d in enumerate(of) if d == name) for name in self.district_names]
        )
        central = facts["map"].get("central_district")
        if central not in self.district_names:
            raise _bad("data-central", facts["map"], "central_district", district=str(central))
        self.central: i64 = self.district_set[self.district_names.index(central)]
        sites = {self._station(name, facts["map"], "tourist_sites") for name in facts["map"].get("tourist_sites", [])}
        self.tourist: i64 = sum(1 << s for s in sites)
        banks = facts["map"].get("south_bank_from", [])
        if len(banks) != self.columns or not all(isinstance(row, int) for row in banks):
            raise _bad("data-grid", facts["map"], "south_bank_from", what="south_bank_from")
        self.south = [self.y[s] >= banks[self.x[s]] for s in range(len(self.names))]

    def _index_sections(self, facts: dict[str, Any]) -> None:
        """From every station look along the eight directions: the first station met is joined by a section."""
        at = {(self.x[s], self.y[s]): s for s in range(len(self.names))}
        ends: list[tuple[int, int]] = []
        for s in range(len(self.names)):
            for dx, dy in ((1, 0), (-1, 1), (0, 1), (1, 1)):
                x, y = self.x[s] + dx, self.y[s] + dy
                while 0 <= x < self.columns and 0 <= y < self.rows:
                    if (x, y) in at:
                        ends.append((s, at[x, y]))
                        break
                    x, y = x + dx, y + dy
        if len(ends) > MAX_SECTIONS:
            raise _bad("data-sections", facts["map"], "grid", count=len(ends), high=MAX_SECTIONS)
        self.sections: i64 = len(ends)
        self.ends = ends
        self.section_names = [f"{self.names[a]}-{self.names[b]}" for a, b in ends]
        self.section_a = vec[i64]([a for a, _ in ends])
        self.section_b = vec[i64]([b for _, b in ends])
        self.thames = vec[i64]([int(self.south[a] != self.south[b]) for a, b in ends])
        # star[(station * 5 + symbol) * WORDS + word]: the sections that lead from a station to that symbol.
        star = [0] * (len(self.names) * 5 * int(WORDS))
        touch = [0] * (len(self.names) * int(WORDS))
        block = [0] * (len(ends) * int(WORDS))
        for e, (a, b) in enumerate(ends):
            word, bit = e // int(WORD), 1 << (e % int(WORD))
            for start, target in ((a, b), (b, a)):
                touch[start * int(WORDS) + word] |= bit
                for symbol in range(5):
                    if symbol == ANY or self.symbol[target] in (symbol, ANY):
                        star[(start * 5 + symbol) * int(WORDS) + word] |= bit
            block[e * int(WORDS) + word] |= bit
            for f in range(len(ends)):
                if self.cross(e, f):
                    block[e * int(WORDS) + f // int(WORD)] |= 1 << (f % int(WORD))
        self.star = vec[i64](star)
        self.touch = vec[i64](touch)
        # block: what a drawn section rules out, itself included.
        self.block = vec[i64](block)

    def cross(self, e: int, f: int) -> bool:
        """Whether two sections cross away from a station."""
        (a, b), (c, d) = self.ends[e], self.ends[f]
        if len({a, b, c, d}) < 4:
            return False
        return self._side(a, b, c) * self._side(a, b, d) < 0 and self._side(c, d, a) * self._side(c, d, b) < 0

    def _side(self, a: int, b: int, c: int) -> int:
        return (self.x[b] - self.x[a]) * (self.y[c] - self.y[a]) - (self.y[b] - self.y[a]) * (self.x[c] - self.x[a])

    def _index_cards(self, facts: dict[str, Any]) -> None:
        pencils, cards = facts.get("pencil", []), facts.get("card", [])
        self.pencil_names = [str(pencil.get("id")) for pencil in pencils]
        if len(set(self.pencil_names)) != PENCILS or len(pencils) != PENCILS:
            raise _bad("data-pencils", first_of(pencils))
        self.departure = vec[i64]([self._station(pencil.get("departure"), pencil, "departure") for pencil in pencils])
        self.card_names = [str(card.get("id")) for card in cards]
        if not 1 <= len(cards) <= MAX_CARDS or len(set(self.card_names)) != len(cards):
            raise _bad("data-cards", first_of(cards), count=len(cards), high=MAX_CARDS)
        for card in cards:
            if card.get("symbol") not in SYMBOLS:
                said = str(card.get("symbol"))
                raise _bad(
                    "data-symbol", card, "symbol", card=str(card.get("id")), symbol=said, **nearest(said, SYMBOLS)
                )
        self.cards: i64 = len(cards)
        self.card_symbol = vec[i64]([SYMBOLS.index(card["symbol"]) for card in cards])
        self.underground = vec[i64]([int(card.get("underground", False)) for card in cards])
        self.last_underground: i64 = sum(int(card.get("underground", False)) for card in cards)
        if not any(card.get("underground") and card["symbol"] != "switch" for card in cards):
            raise _bad("data-underground", first_of(cards))
        for card in cards:
            if card.get("underground") and card["symbol"] == "switch":
                raise _bad("data-underground", card, "underground")
        self.all_cards: i64 = (1 << len(cards)) - 1
        self.rounds: i64 = PENCILS
        if "game" in facts:
            self.rounds = _number(facts["game"], "rounds")
        if not 1 <= self.rounds <= PENCILS:
            raise _bad("data-number", facts["game"], "rounds", what="rounds")

    def _index_scoring(self, facts: dict[str, Any]) -> None:
        scoring = facts.get("scoring", {})
        self.thames_points: i64 = _number(scoring, "thames")
        self.tourist_track = _numbers(scoring, "tourist_track", 2, 99)
        self.interchange = _numbers(scoring, "interchange", 5, 5)
        self.objective_points: i64 = _number(scoring, "objective")
        self.module_cost: i64 = _number(scoring, "solo_module_cost")
        self.ratings = _numbers(scoring, "solo_ratings", 5, 5)
        objectives = facts.get("objective", [])
        self.objective_names = [str(objective.get("id")) for objective in objectives]
        if not 2 <= len(set(self.objective_names)) == len(objectives) <= 8:
            raise _bad("data-objectives", first_of(objectives), count=len(objectives), low=2, high=8)
        for objective in objectives:
            if objective.get("kind") not in OBJECTIVE_KINDS:
                said = str(objective.get("kind"))
                near = nearest(said, OBJECTIVE_KINDS)
                raise _bad(
                    "data-objective-kind", objective, "kind", kind=said, kinds=", ".join(OBJECTIVE_KINDS), **near
                )
        self.objective_kind = vec[i64]([OBJECTIVE_KINDS.index(objective["kind"]) for objective in objectives])
        self.objective_count = vec[i64]([int(objective.get("count", 0)) for objective in objectives])

    def section_between(self, a: str, b: str) -> int:
        """The section between two stations, by name, in either order; -1 if the map has none."""
        for name in (f"{a}-{b}", f"{b}-{a}"):
            if name in self.section_names:
                return self.section_names.index(name)
        return -1


def _bad(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """Say what is wrong, and on which line of the file: of a table's key, or of the table."""
    return bad_data("next_station", key, table, name, args)


def _read(source: str) -> dict[str, Any]:
    facts: dict[str, Any] = read_facts(source)
    check_shape(facts, SHAPE)
    if not isinstance(facts.get("map"), dict):
        raise _bad("data-grid", what="grid")
    grid = _strings(facts, "map", "grid")
    if not grid or len({len(row) for row in grid}) != 1 or set("".join(grid)) - set(GLYPHS + "."):
        raise _bad("data-grid", facts["map"], "grid", what="grid")
    return facts


def _strings(facts: dict[str, Any], table: str, key: str) -> list[str]:
    value = facts[table].get(key)
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        raise _bad("data-grid", facts[table], key, what=key)
    return value


def _number(scoring: dict[str, Any], key: str) -> int:
    value = scoring.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _bad("data-number", scoring, key, what=key)
    return value


def _numbers(scoring: dict[str, Any], key: str, low: int, high: int) -> vec[i64]:
    value = scoring.get(key)
    if not isinstance(value, list) or not low <= len(value) <= high:
        raise _bad("data-number", scoring, key, what=key)
    out = vec[i64]()
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool):
            raise _bad("data-number", scoring, key, what=key)
        out = append(out, i64(number))
    return out
