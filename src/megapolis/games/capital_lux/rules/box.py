"""The components as tables that the rules can index: see `actions.py` for the numbers of card faces."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, bad_data, check_shape, keys, read_facts
from megapolis.engine.core.record import Name, Names
from megapolis.engine.errors import BadData
from megapolis.games.capital_lux.rules.actions import (
    DUALISTS,
    FACES,
    MAX_CITIZENS,
    MAX_SPECIALS,
    MAX_TILES,
    REBELS,
    RECRUITERS,
)

BLUE: Final[i64] = 0
PINK: Final[i64] = 1
YELLOW: Final[i64] = 2
GREEN: Final[i64] = 3
NO_COLOUR: Final[i64] = 4
"""Rebels have no colour of their own: placed, they take the flag's; on the reform field they are a fifth colour."""

COLOURS: Final = ("blue", "pink", "yellow", "green")
FIELD_COLOURS: Final = (*COLOURS, "rebel")
WORD: Final[i64] = 60
"""The citizen deck is a set in two words of this many bits."""

Citizens: TypeAlias = Annotated[i64, Names("citizen_copy", word=60)]
District: TypeAlias = Annotated[i64, Name("district")]
Face: TypeAlias = Annotated[i64, Name("face")]

MAX_COPIES: Final = 7
"""Of each face: see `hand.py`."""

CITIZEN: Final = "citizen"
REBEL: Final = "rebel"
DUALIST: Final = "dualist"
RECRUITER: Final = "recruiter"

SHAPE: Final[Shape] = {
    "citizens": keys("count", "colours", "reconstructed"),
    "agent": keys("tiles", "reconstructed"),
    "rebels": keys("count", "reconstructed"),
    "recruiters": keys("count", "reconstructed"),
    "oracle": keys("tiles", "threshold", "reconstructed"),
    "dualists": keys("cards", "reconstructed"),
    "game": keys("rounds", "hand", "capital_start", "field", "coin", "reconstructed"),
    "sets": keys("A", "B", "C"),
}
"""What a data file may hold."""


@final
class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts = _read(source)
        self._index_faces()
        self._index_copies(facts)
        tiles = _numbers(facts, "agent", "tiles", -9, 9)
        self.agent_values = vec[i64](tiles)
        self.agent_names = _copies([f"{tile:+d}" for tile in tiles])
        self.all_agents: i64 = (1 << len(tiles)) - 1
        tiles = _numbers(facts, "oracle", "tiles", 0, 9)
        self.oracle_values = vec[i64](tiles)
        self.oracle_names = _copies([str(tile) for tile in tiles])
        self.all_oracles: i64 = (1 << len(tiles)) - 1
        self.threshold: i64 = _number(facts, "oracle", "threshold", 1, sum(tiles))
        self.rounds: i64 = _number(facts, "game", "rounds", 1, 9)
        self.hand: i64 = _number(facts, "game", "hand", 1, 6)
        self.capital_start: i64 = _number(facts, "game", "capital_start", 0, 9)
        self.field: i64 = _number(facts, "game", "field", 1, 9)
        self.coin: i64 = _number(facts, "game", "coin", 0, 9)
        if self.citizens < self.capital_start + self.field + 4 * self.hand:
            raise _bad("data-few-citizens", facts["citizens"], "count", count=int(self.citizens))
        self.sets = _sets(facts)

    def _index_faces(self) -> None:
        """Names, values and colours of all faces; they do not depend on the file."""
        names, values, home, capital = [], [], [], []
        for colour, name in enumerate(COLOURS):
            for value in range(2, 7):
                names.append(f"{name}-{value}")
                values.append(value)
                home.append(colour)
                capital.append(colour)
        for value in range(1, 7):
            names.append(f"{REBEL}-{value}")
            values.append(value)
            home.append(int(NO_COLOUR))
            capital.append(int(NO_COLOUR))
        for at_home in range(4):
            for in_capital in range(4):
                for value in range(2, 5) if at_home != in_capital else ():
                    names.append(f"{DUALIST}-{COLOURS[at_home]}-{COLOURS[in_capital]}-{value}")
                    values.append(value)
                    home.append(at_home)
                    capital.append(in_capital)
        for colour, name in enumerate(COLOURS):
            for value in range(1, 5):
                names.append(f"{RECRUITER}-{name}-{value}")
                values.append(value)
                home.append(colour)
                capital.append(colour)
        self.faces = names
        self.value = vec[i64](values)
        # The district a card goes to when it is played home or into the capital; rebels follow the flag.
        self.home = vec[i64](home)
        self.capital = vec[i64](capital)

    def _index_copies(self, facts: dict[str, Any]) -> None:
        """Every card of the box: its face, by its number."""
        counts = _counts(facts, "citizens", 2, 6)
        faces = [colour * 5 + value - 2 for colour in _colours(facts["citizens"]) for value in range(2, 7)]
        citizens = [face for face in faces for _ in range(counts[face % 5 + 2])]
        if len(citizens) > MAX_CITIZENS:
            raise _bad(
                "data-count", facts["citizens"], "count", what="citizens", count=len(citizens), high=MAX_CITIZENS
            )
        self.citizens: i64 = len(citizens)
        self.citizen_face = vec[i64](citizens)
        self.all_citizens_0: i64 = (1 << min(len(citizens), int(WORD))) - 1
        self.all_citizens_1: i64 = (1 << max(len(citizens) - int(WORD), 0)) - 1
        counts = _counts(facts, "rebels", 1, 6)
        rebels = [int(REBELS) + value - 1 for value in range(1, 7) for _ in range(counts[value])]
        counts = _counts(facts, "recruiters", 1, 4)
        recruiters = [
            int(RECRUITERS) + colour * 4 + value - 1
            for colour in range(4)
            for value in range(1, 5)
            for _ in range(counts[value])
        ]
        dualists = sorted(_dualists(facts))
        for name, cards in (("rebels", rebels), ("recruiters", recruiters), ("dualists", dualists)):
            if len(cards) > MAX_SPECIALS:
                raise _bad("data-count", facts[name], "", what=name, count=len(cards), high=MAX_SPECIALS)
        self.rebel_face = vec[i64](rebels)
        self.all_rebels: i64 = (1 << len(rebels)) - 1
        self.recruiter_face = vec[i64](recruiters)
        self.all_recruiters: i64 = (1 << len(recruiters)) - 1
        self.dualist_face = vec[i64](dualists)
        self.all_dualists: i64 = (1 << len(dualists)) - 1
        self.citizen_names = _copies([self.faces[face] for face in citizens])
        self.rebel_names = _copies([self.faces[face] for face in rebels])
        self.recruiter_names = _copies([self.faces[face] for face in recruiters])
        self.dualist_names = _copies([self.faces[face] for face in dualists])


def kind_of(face: i64) -> str:
    """The kind of card that a face is."""
    if face < REBELS:
        return CITIZEN
    if face < DUALISTS:
        return REBEL
    return DUALIST if face < RECRUITERS else RECRUITER


def dualist_of(home: int, capital: int, value: int) -> int:
    """The face of a dualist."""
    pair = home * 3 + capital - (1 if capital > home else 0)
    return int(DUALISTS) + pair * 3 + value - 2


def _copies(names: list[str]) -> list[str]:
    """Unique names: the second copy of "blue-4" is "blue-4#2"."""
    seen: dict[str, int] = {}
    out = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        out.append(f"{name}#{seen[name]}")
    return out


def _bad(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """An error that names the line of the file: of a table's key, or of the table."""
    return bad_data("capital_lux", key, table, name, args)


def _read(source: str) -> dict[str, Any]:
    facts: dict[str, Any] = read_facts(source)
    check_shape(facts, SHAPE)
    for table in ("citizens", "agent", "rebels", "recruiters", "oracle", "dualists", "game", "sets"):
        if not isinstance(facts.get(table), dict):
            raise _bad("data-table", what=table)
    return facts


def _number(facts: dict[str, Any], table: str, key: str, low: int, high: int) -> int:
    value = facts[table].get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad("data-number", facts[table], key, what=f"{table}.{key}", low=low, high=high)
    return value


def _numbers(facts: dict[str, Any], table: str, key: str, low: int, high: int) -> list[int]:
    values = facts[table].get(key)
    if not isinstance(values, list) or not 1 <= len(values) <= MAX_TILES:
        raise _bad("data-tiles", facts[table], key, what=f"{table}.{key}", high=MAX_TILES)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise _bad("data-number", facts[table], key, what=f"{table}.{key}", low=low, high=high)
    return sorted(values)


def _counts(facts: dict[str, Any], table: str, low: int, high: int) -> dict[int, int]:
    """How many cards of each value from `low` to `high` there are."""
    given = facts[table].get("count")
    wanted = [str(value) for value in range(low, high + 1)]
    if not isinstance(given, dict) or sorted(given) != wanted:
        raise _bad("data-counts", facts[table], "count", what=f"{table}.count", low=low, high=high)
    for count in given.values():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MAX_COPIES:
            raise _bad("data-number", facts[table], "count", what=f"{table}.count", low=0, high=MAX_COPIES)
    return {int(value): count for value, count in given.items()}


def _colours(citizens: dict[str, Any]) -> list[int]:
    """The colours that there are citizens of: all, unless the file names some."""
    named = citizens.get("colours", list(COLOURS))
    if not isinstance(named, list) or not named or any(name not in COLOURS for name in named):
        raise _bad("data-colours", citizens, "colours", colours=", ".join(COLOURS))
    return [colour for colour, name in enumerate(COLOURS) if name in named]


def _dualists(facts: dict[str, Any]) -> list[int]:
    cards = facts["dualists"].get("cards")
    if not isinstance(cards, list):
        raise _bad("data-dualists", facts["dualists"], "cards", card="-")
    out = []
    for card in cards:
        proper = isinstance(card, list) and len(card) == 3 and card[0] in COLOURS and card[1] in COLOURS
        if not proper or card[0] == card[1] or card[2] not in (2, 3, 4):
            raise _bad("data-dualists", facts["dualists"], "cards", card=str(card))
        out.append(dualist_of(COLOURS.index(card[0]), COLOURS.index(card[1]), card[2]))
        if out.count(out[-1]) > MAX_COPIES:
            raise _bad("data-copies", facts["dualists"], "cards", card=str(card), high=MAX_COPIES)
    return out


def _sets(facts: dict[str, Any]) -> dict[str, list[str]]:
    """Four names each; that they are synergies of the right colours is checked where the synergies are known."""
    sets: dict[str, Any] = facts["sets"]
    if sorted(sets) != ["A", "B", "C"]:
        raise _bad("data-sets", sets)
    for name, chosen in sets.items():
        if not isinstance(chosen, list) or len(chosen) != 4:
            raise _bad("data-sets", sets, name)
    return sets


assert dualist_of(3, 2, 4) == FACES - 16 - 1
