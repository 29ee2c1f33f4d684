"""What cards and places are called in sentences: arguments for the messages `card`, `motorway` and `place`.

A card is called by what is printed on it, so that turning it does not change its name. It has a bend, a road through
three blocks that is called by the one in which it turns, or a street, a straight road through two. Held with the street
on top or on the left, or with the turn of the bend on top, it has its park left, right, above or below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.games.sprawlopolis.rules.actions import BEACHES, SIZE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import LANDMARKS, Box, turn
from megapolis.games.sprawlopolis.rules.city import (
    CENTRE,
    EAST,
    EXITS,
    LETTERS,
    NORTH,
    SEA,
    SOUTH,
    WEST,
    ZONE,
)

Words = dict[str, str | int]
HALF: Final = int(SIZE) // 2
COASTS: Final = {int(NORTH): "north", int(EAST): "east", int(SOUTH): "south", int(WEST): "west"}
ACROSS: Final = int(EAST | WEST)
DOWN: Final = int(NORTH | SOUTH)
# Where a bend turns, by the exits of the block in one of the two upper corners, and the blocks that it joins.
TURNS: Final = ((0, int(EAST | SOUTH), 1, 2), (1, int(SOUTH | WEST), 0, 3))


def zone_word(block: int) -> str:
    """The zone of a block as an argument of a message."""
    return "@word-" + LETTERS[block & int(ZONE)]


def card_words(box: Box, card: int) -> Words:
    """A card for a sentence."""
    blocks = [int(box.blocks[card * 8 + block]) for block in range(4)]
    if card == WRECKTAR:
        return {"kind": "wrecktar"}
    if card >= LANDMARKS:
        first, *others = [zone_word(blocks[int(at)]) for at in box.landmarks[card - int(LANDMARKS)]]
        return {"kind": "landmarks", "first": first, "second": ", ".join(others) or first}
    if BEACHES <= card < WORKS:
        first, second = _sorted_words([block for block in blocks if block != SEA])
        return {"kind": "beach", "first": first, "second": second}
    words = _shape_words(blocks)
    if ZONES <= card < WRECKTAR:
        return {"kind": "zone", "site": zone_word(blocks[int(box.site[card - int(ZONES)])]), **words}
    return {"kind": "works" if card >= WORKS else "card", **words}


def _sorted_words(blocks: list[int]) -> list[str]:
    return [zone_word(block) for block in sorted(blocks, key=lambda block: block & int(ZONE))]


def _shape_words(printed: list[int]) -> Words:
    """The bend or the street of a card, and where its park is; all four zones of a card that has neither."""
    for blocks in (printed, turn(printed)):
        exits = [block >> int(EXITS) for block in blocks]
        parks = [at for at, block in enumerate(blocks) if LETTERS[block & int(ZONE)] == "P"]
        park = parks[0] if len(parks) == 1 else -1
        for corner, turns, beside, below in TURNS:
            joined = exits[corner] == turns and exits[beside] & ACROSS == ACROSS and exits[below] & DOWN == DOWN
            if joined and park == 6 - corner - beside - below:
                return {"shape": "bend", "first": zone_word(blocks[corner]), "park": "left" if park == 2 else "right"}
        if exits[0] == ACROSS and exits[1] == ACROSS and park in (2, 3):
            first, second = _sorted_words([blocks[0], blocks[1]])
            return {"shape": "street", "first": first, "second": second, "park": "left" if park == 2 else "right"}
        if exits[0] == DOWN and exits[2] == DOWN and park in (1, 3):
            first, second = _sorted_words([blocks[0], blocks[2]])
            return {"shape": "street", "first": first, "second": second, "park": "top" if park == 1 else "bottom"}
    a, b, c, d = [zone_word(block) for block in printed]
    return {"shape": "other", "first": a, "second": b, "third": c, "fourth": d}


def motorway_words(box: Box, card: int) -> Words:
    """A motorway card for a sentence: its blocks north and south, and its ramp."""
    blocks = [int(box.strip[card * 8 + block]) for block in range(4)]
    a, b, c, d = [zone_word(block) for block in blocks]
    ramps = [zone_word(block) for block in blocks if block >> int(EXITS)]
    return {
        "kind": "motorway",
        "first": a,
        "second": b,
        "third": c,
        "fourth": d,
        "ramp": "yes" if ramps else "no",
        "at_ramp": ", ".join(ramps),
    }


def coast_word(box: Box, card: int, turned: int) -> str:
    """On which side a beach has the sea when it lies so, as an argument of a message."""
    side = int(box.sea[card])
    return "@coast-" + COASTS[(side >> 2 | side << 2 & 15) if turned else side]


def place_words(place: i64) -> Words:
    """Where a card's middle lies, counted in blocks from the peg in the middle of the first card."""
    down = (int(place // SIZE - CENTRE) + HALF) % int(SIZE) - HALF
    across = (int(place % SIZE - CENTRE) + HALF) % int(SIZE) - HALF
    ways = ["south" if down > 0 else "north"] if down else []
    ways += ["east" if across > 0 else "west"] if across else []
    return {"where": "-".join(ways) or "peg", "down": abs(down), "across": abs(across)}
