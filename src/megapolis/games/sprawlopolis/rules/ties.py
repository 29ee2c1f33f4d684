"""Who wins a duel that ends level: what a motorway card can say, by the names that the data file uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import to_list
from megapolis.games.sprawlopolis.rules.city import LETTERS
from megapolis.games.sprawlopolis.rules.survey import Survey

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.scoring import Terms

TIES: Final = (
    "fewer_roads",
    "more_roads",
    "longer_road",
    "shorter_road",
    *[f"larger_{letter}" for letter in LETTERS[1:5]],
    "larger_group",
    *[f"more_{letter}" for letter in LETTERS[1:5]],
    *[f"fewer_{letter}" for letter in LETTERS[1:5]],
    "more_blocks",
    "fewer_blocks",
    "conditions",
    "first_player",
    "second_player",
)
"""Roads, the longest road, the largest group of a zone or of all, blocks of a zone or of all, the points of the
conditions; or a player: the first is the older one."""
FEWER_ROADS: Final = "fewer_roads"


def preferred_side(ties: list[str], terms: Terms, south: Survey, north: Survey) -> i64:
    """The city that the first of some tie rules prefers which prefers one: 0 south, 1 north, -1 for none."""
    for tie in ties:
        own, other = worth(tie, terms, south, 0), worth(tie, terms, north, 1)
        if own != other:
            return 0 if own > other else 1
    return -1


def worth(tie: str, terms: Terms, look: Survey, side: i64) -> i64:
    """What a tie rule compares: the higher wins."""
    if tie in ("fewer_roads", "more_roads"):
        return look.roads if tie == "more_roads" else -look.roads
    if tie in ("longer_road", "shorter_road"):
        longest: i64 = 0
        for road in range(i64(1), look.roads + 1):
            longest = max(longest, look.length[road])
        return longest if tie == "longer_road" else -longest
    if tie == "larger_group":
        return max([look.largest[zone] for zone in range(i64(1), i64(5))])
    if tie == "conditions":
        return sum([terms.box.rules[card].points(look) for card in to_list(terms.conditions)])
    if tie in ("first_player", "second_player"):
        return 1 if (side == 0) == (tie == "first_player") else 0
    more, _, what = tie.partition("_")
    if more == "larger":
        return look.largest[LETTERS.index(what)]
    blocks: i64 = 0
    for number in range(look.count):
        if what == "blocks" or look.zone[look.blocks[number]] == LETTERS.index(what):
            blocks += 1
    return blocks if more == "more" else -blocks
