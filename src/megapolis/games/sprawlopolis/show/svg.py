"""The position as SVG."""

from __future__ import annotations

from typing import NamedTuple

from megapolis.engine.core.bitset import to_list
from megapolis.engine.i18n import Text
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import CENTRE, EAST, EXITS, LETTERS, NORTH, SOUTH, WEST, ZONE, City
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.show.view import hand_of

# Colour and letter tell the zones apart.
FILLS = {1: "#e8935a", 2: "#6fa8dc", 3: "#a7abb0", 4: "#7fb77e"}
INK, PAPER, ROAD, LINE, SEA, HIGHWAY = "#1d2430", "#fffdf8", "#3b4048", "#ffffff", "#bfe0ea", "#565d66"
N, E, S, W = int(NORTH), int(EAST), int(SOUTH), int(WEST)

STEP = 56
MARGIN = 44
GAP = 22
SMALL = 30
ENDS = {N: (0.5, 0.0), E: (1.0, 0.5), S: (0.5, 1.0), W: (0.0, 0.5)}


class CardPicture(NamedTuple):
    """A card to draw beside the city: its name, its blocks as printed, their marks."""

    name: str
    blocks: list[int]
    marks: list[str]


CARD_BACK = CardPicture("?", [0] * 4, [""] * 4)


def svg(state: Sprawlopolis, seat: int | None) -> str:
    """The city, and below it the cards that the viewer may see: the one in play, hands, the top of the deck."""
    box = state.rules.box
    rows = [("●", in_play(state))]
    for other in range(state.seats):
        hand = hand_of(state, other, state.seats if seat is None else seat)
        pictures = [face(box, box.names.index(name)) for name in hand.cards + hand.works]
        rows.append((str(other + 1), pictures + [CARD_BACK] * hand.hidden))
    if state.top >= 0:
        rows.append((f"▤ {len(to_list(state.cards)) + 1}", [face(box, int(state.top))]))
    return picture(state.city, [row for row in rows if row[1]])


def poster(state: Sprawlopolis, _seat: int, _text: Text) -> str:
    """The city alone, without letters and distances."""
    return picture(state.city, [], bare=True)


def face(box: Box, card: int) -> CardPicture:
    """A card as printed."""
    blocks = [int(box.blocks[card * 8 + block]) for block in range(4)]
    return CardPicture(box.names[card], blocks, [box.mark(card, block) for block in range(4)])


def in_play(state: Sprawlopolis) -> list[CardPicture]:
    """The card that is being laid, if there is one."""
    box, motorway = state.rules.box, int(state.motorway)
    if motorway >= 0:
        blocks = [int(box.strip[motorway * 8 + block]) for block in range(4)]
        return [CardPicture(box.motorway_names[motorway], blocks, [""] * 4)]
    return [face(box, int(state.card))] if state.card >= 0 else []


def picture(city: City, rows: list[tuple[str, list[CardPicture]]], *, bare: bool = False) -> str:
    """A city with rows of small cards below it; bare: without letters and distances."""
    width = int(city.right - city.left + 3) * STEP + 2 * MARGIN
    city_height = int(city.bottom - city.top + 3) * STEP + 2 * MARGIN
    height = city_height + len(rows) * (2 * SMALL + GAP)
    width = max([width, *(MARGIN * 2 + len(cards) * (2 * SMALL + GAP) for _, cards in rows)])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        city_svg(city, bare=bare),
    ]
    for at, (label, cards) in enumerate(rows):
        y = city_height + at * (2 * SMALL + GAP)
        parts.append(_label(MARGIN * 0.5, y + SMALL, label, 15))
        for number, card in enumerate(cards):
            parts.append(card_svg(MARGIN + number * (2 * SMALL + GAP), y, card))
    return "".join([*parts, "</svg>"])


def city_svg(city: City, *, bare: bool = False) -> str:
    """All visible blocks with their roads, the sea, the motorway, and how far each edge is from the peg."""
    out = []
    top, left = int(city.top) - 1, int(city.left) - 1
    for row in range(top, int(city.bottom) + 2):
        y = MARGIN + (row - top) * STEP
        if not bare:
            out.append(_label(MARGIN * 0.5, y + STEP * 0.1, distance(row)))
        for column in range(left, int(city.right) + 2):
            x = MARGIN + (column - left) * STEP
            if city.is_block(row, column):
                cell = (row % SIZE) * SIZE + column % SIZE
                out.append(block_svg(x, y, STEP, int(city.cell(row, column)), mark_of(city, cell), bare=bare))
            elif at_sea(city, row, column):
                out.append(_sea(x, y))
    for column in () if bare else range(left, int(city.right) + 2):
        out.append(_label(MARGIN + (column - left) * STEP, MARGIN * 0.6, distance(column)))
    if city.split:
        y = MARGIN + (CENTRE + 1 - top) * STEP
        width = int(city.right - city.left + 3) * STEP
        out.append(f'<rect x="{MARGIN}" y="{y - 7}" width="{width}" height="14" fill="{HIGHWAY}"/>')
        out.append(
            f'<line x1="{MARGIN}" y1="{y}" x2="{MARGIN + width}" y2="{y}" '
            f'stroke="{LINE}" stroke-width="2" stroke-dasharray="12 8"/>'
        )
    return "".join(out)


def distance(line: int) -> str:
    """How many blocks lie between the peg and the edge before this row or column; a sign for the peg itself."""
    return str(abs(int(line - CENTRE) - 1)) if line != CENTRE + 1 else "◆"


def mark_of(city: City, cell: int) -> str:
    """The sign of a construction site, a landmark or the monster; "" for an ordinary block."""
    if cell == city.monster:
        return "!"
    if cell in list(city.sites):
        return "#"
    return "*" if cell in list(city.landmarks) else ""


def at_sea(city: City, row: int, column: int) -> bool:
    """Whether a place lies beyond a shore."""
    north, east, south, west = city.shores
    return row < north or column > east or row > south or column < west


def _label(x: float, y: float, label: str, size: int = 13) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{INK}">{label}</text>'


def _sea(x: float, y: float) -> str:
    wave = f"M{x + 8} {y + 20}q8 -8 16 0t16 0M{x + 8} {y + 38}q8 -8 16 0t16 0"
    return (
        f'<rect x="{x}" y="{y}" width="{STEP}" height="{STEP}" fill="{SEA}"/>'
        f'<path d="{wave}" fill="none" stroke="{LINE}" stroke-width="2"/>'
    )


def block_svg(x: float, y: float, size: float, block: int, mark: str = "", *, bare: bool = False) -> str:
    """One block: its colour and (if not bare) its letter, its road as a band from side to side, its mark."""
    zone, exits = block & int(ZONE), block >> int(EXITS)
    if zone not in FILLS:
        fill = SEA if zone else "#e4dfd4"
        return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{fill}" stroke="{PAPER}"/>'
    out = [
        f'<rect x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="{size * 0.08:.1f}" '
        f'fill="{FILLS[zone]}"/>'
    ]
    if exits:
        a, b = [(x + size * ENDS[side][0], y + size * ENDS[side][1]) for side in (N, E, S, W) if exits & side]
        path = f"M{a[0]:.1f} {a[1]:.1f}Q{x + size / 2:.1f} {y + size / 2:.1f} {b[0]:.1f} {b[1]:.1f}"
        out.append(f'<path d="{path}" fill="none" stroke="{ROAD}" stroke-width="{size * 0.26:.1f}"/>')
        dash = f"{size * 0.1:.1f} {size * 0.1:.1f}"
        out.append(f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.5" stroke-dasharray="{dash}"/>')
    if not bare:
        out.append(_label(x + size * 0.15, y + size * 0.27, LETTERS[zone], int(size * 0.24)))
    if mark == "!":
        out.append(_label(x + size * 0.5, y + size * 0.68, "☠", int(size * 0.6)))
    elif mark == "*":
        out.append(_label(x + size * 0.5, y + size * 0.68, "★", int(size * 0.5)))
    elif mark == "#":
        out.append(
            f'<circle cx="{x + size / 2}" cy="{y + size / 2}" r="{size * 0.28:.1f}" fill="none" '
            f'stroke="{INK}" stroke-width="3" stroke-dasharray="5 4"/>'
        )
    return "".join(out)


def card_svg(x: float, y: float, card: CardPicture) -> str:
    """A small card with its name."""
    out = [
        block_svg(x + SMALL * (at & 1), y + SMALL * (at >> 1), SMALL, block, mark)
        for at, (block, mark) in enumerate(zip(card.blocks, card.marks, strict=True))
    ]
    out.append(f'<rect x="{x}" y="{y}" width="{2 * SMALL}" height="{2 * SMALL}" fill="none" stroke="{INK}"/>')
    out.append(_label(x + SMALL, y + 2 * SMALL + 13, card.name, 12))
    return "".join(out)
