"""The cards as tables that the rules can index.

    0-17   the cards of the box          27-30  road works
    18-21  construction zones            31-32  the two sides of the landmark card
    22     Wrecktar
    23-26  beaches

`blocks[(card * 2 + turned) * 4 + block]` is a block of a card, lying as printed or turned by 180 degrees.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, bad_data, check_keys, check_shape, first_of, keys, nearest, read_facts
from megapolis.engine.errors import BadData
from megapolis.games.sprawlopolis.rules.actions import BASE, BEACHES, CARDS, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.city import EAST, EXITS, LETTERS, NORTH, SEA, SIDES, SOUTH, WEST, ZONE, opposite
from megapolis.games.sprawlopolis.rules.conditions import KINDS, SHORE_KINDS, ZONE_NAMES, Rule
from megapolis.games.sprawlopolis.rules.ties import FEWER_ROADS, TIES

LANDMARKS: Final[i64] = 31
"""The first of the two sides of the landmark card."""
FACES: Final[i64] = 33
CORNERS: Final = ("NW", "NE", "SW", "SE")

COVER: Final[i64] = 0
BESIDE: Final[i64] = 1
AT_ONCE: Final[i64] = 2
ANYWHERE: Final[i64] = 3
COVER_ZONE: Final[i64] = 4
COVER_CARD: Final[i64] = 5
NOT_BESIDE: Final[i64] = 6
BESIDE_OWN: Final[i64] = 7
AT_EDGE: Final[i64] = 8
INSIDE: Final[i64] = 9
DEMANDS: Final = (
    "cover",
    "beside",
    "at_once",
    "anywhere",
    "cover_zone",
    "cover_card",
    "not_beside",
    "beside_own",
    "at_edge",
    "inside",
)
ZONE_DEMANDS: Final = ("beside", "cover_zone", "not_beside")
"""The demands that name a zone."""

FREE: Final[i64] = 0
PRINTED: Final[i64] = 1
SAME: Final[i64] = 2
TURNS: Final = ("free", "printed", "same")
"""How Wrecktar lies: either way up, as printed, or the same way up as the card under it."""

STANDARD: Final[i64] = 0
MAJORITY: Final[i64] = 1
CHOICE: Final[i64] = 2
DUEL_RULES: Final = ("standard", "majority", "choice")
BUILD: Final = ("own", "either")
DUEL_CARDS: Final = ("standard", "majority", "choice", "either")
"""The rule cards of a duel by the names of the option: three ways to score one's own city, or building in either."""

ZONE_CARD: Final = ("id", "blocks", "site", "demand", "at_once", "zone", "penalty", "reconstructed")
SHAPE: Final[Shape] = {
    "card": None,
    "zone_card": keys(*ZONE_CARD),
    "landmark_side": keys("id", "blocks", "landmarks", "points", "coverable", "reconstructed"),
    "wrecktar": keys("id", "blocks", "monster", "each", "none", "turn", "reconstructed"),
    "beach": None,
    "motorway": keys("id", "north", "south", "rules", "build", "tie", "reconstructed"),
    "works": keys("id", "blocks", "penalty", "reconstructed"),
    "deck": keys("cards", "hand"),
}
"""What a data file may hold; what a card with a condition may, the kind of its condition says."""

BASE_KINDS: Final = tuple([kind for kind in KINDS if kind not in SHORE_KINDS])
BEACH_KINDS: Final = (*SHORE_KINDS, *BASE_KINDS)

HAND: Final = 3
"""Cards in the first player's first hand, and in both hands of a duel."""

# How many of each there are, by table of the data file.
COUNTS: Final = (("card", 18), ("zone_card", 4), ("landmark_side", 2), ("beach", 4), ("motorway", 4), ("works", 4))


@final
class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts = _read(source)
        self.facts: dict[str, Any] = facts
        base = sorted(facts["card"], key=lambda card: str(card.get("number")).zfill(2))
        if [card.get("number") for card in base] != list(range(1, int(BASE) + 1)):
            raise _bad("data-numbers", first_of(base))
        self.names = [str(card["number"]) for card in base]
        for table in ("zone_card", "wrecktar", "beach", "works", "landmark_side"):
            self.names += [str(card.get("id")) for card in ([facts[table]] if table == "wrecktar" else facts[table])]
        self._read_deck(facts.get("deck", {}))
        self.motorway_names = [str(card.get("id")) for card in facts["motorway"]]
        if len(set(self.names + self.motorway_names)) != len(self.names) + len(self.motorway_names):
            raise _bad("data-names")
        zones, beaches, landmarks = facts["zone_card"], facts["beach"], facts["landmark_side"]
        every = [*base, *zones, facts["wrecktar"], *beaches, *facts["works"], *landmarks]
        printed = [_blocks(card, name) for card, name in zip(every, self.names, strict=True)]
        self.blocks = vec[i64]([value for face in printed for value in [*face, *turn(face)]])
        self.sea = vec[i64]([self._sea(card, every[card]) for card in range(int(CARDS))])
        self.rules = [_rule(card, name, BASE_KINDS) for card, name in zip(base, self.names[: int(BASE)], strict=True)]
        beach_names = self.names[int(BEACHES) : int(WORKS)]
        self.beach_rules = [_rule(card, name, BEACH_KINDS) for card, name in zip(beaches, beach_names, strict=True)]
        zone_names = self.names[int(ZONES) : int(ZONES) + 4]
        self.site = vec[i64](
            [_corner(card, name, "site", card.get("site")) for card, name in zip(zones, zone_names, strict=True)]
        )
        self.demand = vec[i64](
            [_choice(card, name, "demand", DEMANDS) for card, name in zip(zones, zone_names, strict=True)]
        )
        self.demand_zone = vec[i64]([_demand_zone(card, name) for card, name in zip(zones, zone_names, strict=True)])
        # Whether a card with a site is laid as soon as it is drawn; `demand = "at_once"` says so by itself.
        self.urgent = vec[i64](
            [
                _flag(card, name, "at_once", card["demand"] == DEMANDS[AT_ONCE])
                for card, name in zip(zones, zone_names, strict=True)
            ]
        )
        self.zone_penalty = _column(zones, zone_names, "penalty")
        wrecktar = facts["wrecktar"]
        self.monster: i64 = _corner(wrecktar, "wrecktar", "monster", wrecktar.get("monster"))
        self.monster_each: i64 = _number(wrecktar, "wrecktar", "each")
        self.monster_none: i64 = _number(wrecktar, "wrecktar", "none")
        self.monster_turn: i64 = _choice(wrecktar, "wrecktar", "turn", TURNS, TURNS[FREE])
        self.landmark_points = _column(landmarks, self.names[int(LANDMARKS) :], "points")
        self.landmarks = [
            _corners(card, name) for card, name in zip(landmarks, self.names[int(LANDMARKS) :], strict=True)
        ]
        self.coverable = vec[i64](
            [
                _flag(card, name, "coverable", True)
                for card, name in zip(landmarks, self.names[int(LANDMARKS) :], strict=True)
            ]
        )
        self.works_penalty = _column(facts["works"], self.names[int(WORKS) : int(CARDS)], "penalty")
        self._index_motorway(facts["motorway"])
        self._index_works()

    def _read_deck(self, deck: dict[str, Any]) -> None:
        """Read which of the cards are in play, if not all, and how many of them are a hand."""
        numbers = deck.get("cards", list(range(1, int(BASE) + 1)))
        if not isinstance(numbers, list) or not all(str(number) in self.names[: int(BASE)] for number in numbers):
            raise _bad("data-number", deck, "cards", card="deck", what="cards")
        self.deck: i64 = sum([1 << (number - 1) for number in set(numbers)])
        self.hand: i64 = _number({"hand": HAND, **deck}, "deck", "hand")
        # Conditions, a hand, the start card, and one on top of the deck.
        if not 1 <= self.hand <= HAND or len(set(numbers)) < self.hand + 5:
            raise _bad("data-number", deck, "hand", card="deck", what="hand")

    def mark(self, card: int, block: int) -> str:
        """The sign of a block of a card as printed: # for a building site, ! for the monster, * for a landmark."""
        if ZONES <= card < WRECKTAR:
            return "#" if block == self.site[card - int(ZONES)] else ""
        if card == WRECKTAR:
            return "!" if block == self.monster else ""
        return "*" if card >= LANDMARKS and block in list(self.landmarks[card - int(LANDMARKS)]) else ""

    def duel_card(self, name: str) -> int:
        """The motorway card whose rules have this name; -1 for "random"."""
        if name == "random":
            return -1
        for card in range(4):
            rules = "either" if self.build_either[card] else DUEL_RULES[self.duel_rules[card]]
            if rules == name:
                return card
        raise _bad("data-no-duel-card", rules=name)

    def _sea(self, card: int, facts: dict[str, Any]) -> int:
        """The side on which a card has the sea, lying as printed: 0 for none."""
        wet = [block for block in range(4) if self.blocks[card * 8 + block] == SEA]
        is_beach = BEACHES <= card < WORKS
        if not wet and not is_beach:
            return 0
        if is_beach:
            for side, blocks in ((NORTH, [0, 1]), (EAST, [1, 3]), (SOUTH, [2, 3]), (WEST, [0, 2])):
                if wet == blocks:
                    return int(side)
        raise _bad("data-sea", facts, "blocks", card=self.names[card])

    def _index_motorway(self, cards: list[dict[str, Any]]) -> None:
        """Fill `strip[(card * 2 + turned) * 4 + block]`: northern blocks west to east, then southern ones."""
        strip: list[int] = []
        for card, name in zip(cards, self.motorway_names, strict=True):
            north, south = _strip(card, name, "north"), _strip(card, name, "south")
            strip += north + south + south[::-1] + north[::-1]
        self.strip = vec[i64](strip)
        self.duel_rules = vec[i64]([_choice(card, str(card.get("id")), "rules", DUEL_RULES) for card in cards])
        self.build_either = vec[i64]([_choice(card, str(card.get("id")), "build", BUILD) for card in cards])
        self.ties = [_ties(card, name) for card, name in zip(cards, self.motorway_names, strict=True)]

    def _index_works(self) -> None:
        """Index the ends of the roads on each road works card: `first_end[face]` to `first_end[face + 1]`.

        Each end has the road it belongs to (from 0), the block that it leaves, and by which side.
        """
        first, road_of, block_of, side_of = [0], [], [], []
        for face in range(8):
            blocks = [int(self.blocks[(int(WORKS) * 2 + face) * 4 + block]) for block in range(4)]
            for road, block, side in road_ends(blocks):
                road_of.append(road)
                block_of.append(block)
                side_of.append(side)
            first.append(len(road_of))
        self.first_end = vec[i64](first)
        self.end_road = vec[i64](road_of)
        self.end_block = vec[i64](block_of)
        self.end_side = vec[i64](side_of)


def beach_key(rule: Rule) -> str:
    """The end of the message keys of a beach's condition."""
    return f"{rule.kind}-{LETTERS[rule.numbers[0]]}" if rule.kind == "shore_blocks" else rule.kind


def turn(face: list[int]) -> list[int]:
    """The blocks of a card turned by 180 degrees."""
    out = []
    for block in reversed(face):
        exits = block >> int(EXITS)
        out.append(block & int(ZONE) | (exits >> 2 | exits << 2 & 15) << int(EXITS))
    return out


def road_ends(blocks: list[int]) -> list[tuple[int, int, int]]:
    """The ends of the roads on one card: road, block, side (0: it faces a block of the same card and never joins)."""
    neighbour = {1: -2, 2: 1, 4: 2, 8: -1}
    road = [-1] * 4
    ends: list[tuple[int, int, int]] = []
    roads = 0
    for start in range(4):
        if road[start] >= 0 or not blocks[start] >> int(EXITS):
            continue
        queue = [start]
        road[start] = roads
        for block in queue:
            for side in (1, 2, 4, 8):
                if not blocks[block] >> int(EXITS) & side:
                    continue
                other = block + neighbour[side]
                level = block // 2 == other // 2 if side in (2, 8) else True
                inside = 0 <= other < 4 and level
                if inside and blocks[other] >> int(EXITS) & int(opposite(side)):
                    if road[other] < 0:
                        road[other] = roads
                        queue.append(other)
                else:
                    ends.append((roads, block, 0 if inside else side))
        roads += 1
    return ends


def _bad(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """The error for a wrong fact; it names the line of the table's key, or of the table."""
    return bad_data("sprawlopolis", key, table, name, args)


def _read(source: str) -> dict[str, Any]:
    facts: dict[str, Any] = read_facts(source)
    check_shape(facts, SHAPE)
    for table, count in COUNTS:
        cards = facts.get(table)
        if not isinstance(cards, list) or len(cards) != count or not all(isinstance(card, dict) for card in cards):
            raise _bad("data-count", facts, table, cards=table, count=count)
    if not isinstance(facts.get("wrecktar"), dict):
        raise _bad("data-count", facts, "wrecktar", cards="wrecktar", count=1)
    return facts


def read_block(word: str) -> int:
    """A block in words, such as "R:EW", "P" or "~", as a number; -1 if it is none."""
    letter, colon, exits = word.partition(":")
    if letter == "~":
        return int(SEA) if word == "~" else -1
    if len(letter) != 1 or letter not in "RCIP":
        return -1
    if colon and (len(exits) != 2 or exits[0] == exits[1] or exits[0] not in SIDES or exits[1] not in SIDES):
        return -1
    joined = sum(1 << SIDES.index(side) for side in exits)
    return LETTERS.index(letter) | joined << int(EXITS)


def block_name(block: int) -> str:
    """A block in words: what `read_block` reads."""
    exits = block >> int(EXITS)
    sides = "".join(side for at, side in enumerate(SIDES) if exits >> at & 1)
    return LETTERS[block & int(ZONE)] + (":" + sides if sides else "")


def _blocks(card: dict[str, Any], name: str) -> list[int]:
    blocks = str(card.get("blocks"))
    out = [read_block(word) for word in blocks.split()]
    if len(out) != 4 or -1 in out:
        raise _bad("data-blocks", card, "blocks", card=name, blocks=blocks)
    return out


def _strip(card: dict[str, Any], name: str, side: str) -> list[int]:
    """Two blocks; a ramp is a piece of road from the motorway to the far side."""
    blocks = str(card.get(side))
    words = blocks.split()
    out = [read_block(word.rstrip("^")) for word in words]
    if len(out) != 2 or any(block < 1 or block > 4 for block in out):
        raise _bad("data-strip", card, side, card=name, blocks=blocks)
    ramp = int(NORTH | SOUTH) << int(EXITS)
    return [block | (ramp if word.endswith("^") else 0) for block, word in zip(out, words, strict=True)]


def _rule(card: dict[str, Any], name: str, kinds: tuple[str, ...]) -> Rule:
    kind = card.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise _bad("data-kind", card, "kind", card=name, kind=str(kind), kinds=", ".join(kinds), **nearest(kind, kinds))
    check_keys(card, ("number", "id", "blocks", "kind", *KINDS[kind][1], "reconstructed"))
    numbers = vec[i64]()
    for key in KINDS[kind][1]:
        if key == "table":
            table = card.get(key)
            if not isinstance(table, list) or not table or not all(type(number) is int for number in table):
                raise _bad("data-number", card, key, card=name, what=key)
            numbers = vec[i64](table)
        elif key in ZONE_NAMES:
            numbers = append(numbers, i64(_zone(card, name, key)))
        else:
            numbers = append(numbers, i64(_number(card, name, key)))
    if kind == "longest_road" and numbers[0] < 1:
        raise _bad("data-number", card, "sections", card=name, what="sections")
    return Rule(kind, numbers)


def _zone(card: dict[str, Any], name: str, key: str) -> int:
    letter = card.get(key)
    if not isinstance(letter, str) or len(letter) != 1 or letter not in "RCIP":
        raise _bad("data-zone", card, key, card=name, zone=str(letter))
    return LETTERS.index(letter)


def _demand_zone(card: dict[str, Any], name: str) -> int:
    """The zone that a demand names, where it names one; elsewhere a zone would mean nothing."""
    if card["demand"] in ZONE_DEMANDS:
        return _zone(card, name, "zone")
    check_keys(card, [key for key in ZONE_CARD if key != "zone"])
    return 0


def _flag(card: dict[str, Any], name: str, key: str, default: bool) -> int:
    value = card.get(key, default)
    if not isinstance(value, bool):
        raise _bad("data-choice", card, key, card=name, what=key, choices="true, false")
    return int(value)


def _number(card: dict[str, Any], name: str, key: str) -> int:
    value = card.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 999:
        raise _bad("data-number", card, key, card=name, what=key)
    return value


def _column(cards: list[dict[str, Any]], names: list[str], key: str) -> vec[i64]:
    return vec[i64]([_number(card, name, key) for card, name in zip(cards, names, strict=True)])


def _choice(card: dict[str, Any], name: str, key: str, choices: tuple[str, ...], default: str = "") -> int:
    value = card.get(key, default)
    if value not in choices:
        near = nearest(value, choices)
        raise _bad("data-choice", card, key, card=name, what=key, choices=", ".join(choices), **near)
    return choices.index(str(value))


def _ties(card: dict[str, Any], name: str) -> list[str]:
    """What decides a duel that ends level, in order; files of 0.1 do not say, and then it is the fewer roads."""
    ties = card.get("tie", [FEWER_ROADS])
    wrong = [tie for tie in ties if tie not in TIES] if isinstance(ties, list) else [ties]
    if wrong:
        near = nearest(wrong[0], TIES)
        raise _bad("data-choice", card, "tie", card=name, what="tie", choices=", ".join(TIES), **near)
    return [str(tie) for tie in ties]


def _corner(card: dict[str, Any], name: str, key: str, corner: object) -> int:
    if corner not in CORNERS:
        raise _bad("data-corner", card, key, card=name, corners=", ".join(CORNERS))
    return CORNERS.index(str(corner))


def _corners(card: dict[str, Any], name: str) -> vec[i64]:
    value = card.get("landmarks")
    if not isinstance(value, list) or not value:
        raise _bad("data-corner", card, "landmarks", card=name, corners=", ".join(CORNERS))
    return vec[i64]([_corner(card, name, "landmarks", corner) for corner in value])
