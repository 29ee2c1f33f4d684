"""Where things stand in pictures and terminals: a grid of 11 x 11 cells.

The ring is its edge, the river lies inside it, two streets cross in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.games.megalopolis.rules.actions import STREETS
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.city import City
from megapolis.games.megalopolis.rules.scoring import permit_value, rent, toll

DISTRICTS = {
    "red": ("#e08a84", "red"),
    "orange": ("#eab377", "dark_orange"),
    "yellow": ("#ead26a", "yellow"),
    "green": ("#9ccb8c", "green"),
    "teal": ("#85c7c0", "cyan"),
    "blue": ("#8fb4e0", "blue"),
    "violet": ("#b9a0dc", "magenta"),
    "brown": ("#bf9f86", "orange4"),
}
PLAIN = ("#cfcfcf", "white")


def ring_cell(square: int) -> tuple[int, int]:
    """Column and row of a square in the grid."""
    side, at = divmod(square, 10)
    return ((at, 0), (10, at), (10 - at, 10), (0, 10 - at))[side]


def quarter_cell(quarter: int) -> tuple[int, int]:
    """Column and row of a quarter in the grid."""
    territory, place = divmod(quarter, 9)
    west, north = territory in (0, 3), territory in (0, 1)
    return (2 if west else 6) + place % 3, (2 if north else 6) + place // 3


def zone_cell(box: Box, district: int) -> tuple[int, int]:
    """The river cell beside the middle street of a district."""
    x, y = ring_cell(int(box.square_of[district * 3 + 1]))
    return min(max(x, 1), 9), min(max(y, 1), 9)


def owner_of(held: Sequence[int], permit: int) -> int:
    """The seat among whose permits this one is, or -1."""
    return next((seat for seat, permits in enumerate(held) if permits >> permit & 1), -1)


def fee_on(box: Box, city: City, zones: vec[i64], held: Sequence[int], permit: int) -> int:
    """What a visitor pays, or would pay to an owner without a trust."""
    owner = owner_of(held, permit)
    if permit >= STREETS:
        return int(toll(box, held[owner])) if owner >= 0 else int(box.toll)
    zone = zones[permit // 3]
    if zone < 0:
        return int(permit_value(box, city, permit))
    return int(rent(box, city, zone, held[owner] if owner >= 0 else 0, permit))
