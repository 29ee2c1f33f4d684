"""The position as SVG: the ring, the four territories, the figures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.i18n import Text
from megapolis.engine.poster import seat_shape
from megapolis.games.megalopolis.rules.actions import QUARTERS, SQUARES, STREETS
from megapolis.games.megalopolis.rules.box import BRIDGE, CREST, KINDS, STREET, Box, quarter_name
from megapolis.games.megalopolis.rules.city import City
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.grid import DISTRICTS, PLAIN, fee_on, owner_of, quarter_cell, ring_cell, zone_cell
from megapolis.games.megalopolis.show.view import player_state

# A player is shown by a number and a colour; a district by a colour and the names of its streets.
PLAYER_COLOURS = ("#b3261e", "#1f5fa8", "#2e7d4f", "#8a5a00", "#6a3fa0", "#3c4654")
INK, PAPER, RIVER, RULE, STONE = "#1d2430", "#fffdf8", "#b9d7e3", "#d9d3c6", "#8c93a0"
LETTERS = ("E", "H", "W", "C", "*", "", "=")
"""What stands on a square that is no street: Exchange, (City) Hall, (High)way, Court, crest, bridge."""
CELL = 64


def svg(state: Megalopolis, _seat: int | None) -> str:
    """The whole table: everybody sees the same."""
    held = [int(permits) for permits in state.permits]
    alive = [seat for seat in range(state.seats) if player_state(state, seat) == "playing"]
    figures = {seat: int(state.squares[seat]) for seat in alive}
    return city_svg(state.rules.box, state.city, state.zones, held, figures, int(state.active))


def poster(state: Megalopolis, _seat: int, text: Text) -> str:
    """The table in words, owners by their shapes; nobody's figure stands there any more."""
    held = [int(permits) for permits in state.permits]
    return city_svg(state.rules.box, state.city, state.zones, held, text=text)


def city_svg(
    box: Box,
    city: City,
    zones: vec[i64],
    held: Sequence[int],
    figures: dict[int, int] | None = None,
    active: int = -1,
    text: Text | None = None,
) -> str:
    """The ring with rents and owners, the city with its buildings, the figures where they stand.

    With a text, streets and squares have their names instead of letters and codes.
    """
    size = 11 * CELL
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif">',
        f'<rect width="{size}" height="{size}" fill="{PAPER}"/>',
        f'<rect x="{CELL * 1.35}" y="{CELL * 1.35}" width="{CELL * 8.3}" height="{CELL * 8.3}" rx="18" fill="none" '
        f'stroke="{RIVER}" stroke-width="{CELL * 0.5}"/>',
        f'<path d="M{size / 2} {CELL}V{size - CELL}M{CELL} {size / 2}H{size - CELL}" stroke="{RULE}" '
        f'stroke-width="{CELL * 0.5}"/>',
    ]
    out += [_square_svg(box, city, zones, held, square, text) for square in range(SQUARES)]
    out += [_quarter_svg(city, quarter, named=text is None) for quarter in range(QUARTERS)]
    for district in range(8):
        if zones[district] >= 0:
            x, y = zone_cell(box, district)
            value = int(box.zone_value[zones[district]]) // 1000
            out.append(_label((x + 0.5) * CELL, (y + 0.6) * CELL, f"+{value}", 15, "bold"))
    places = figures or {}
    for seat, square in places.items():
        x, y = ring_cell(square)
        along = sum(1 for other, at in places.items() if at == square and other < seat)
        left = x * CELL + 12 + along % 3 * 20
        top = y * CELL + CELL - 12 - along // 3 * 20
        out.append(_token(left, top, seat, seat == active))
    return "".join([*out, "</svg>"])


def _label(x: float, y: float, said: str, size: int, weight: str = "normal", colour: str = INK) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" text-anchor="middle" '
        f'fill="{colour}">{escape(said)}</text>'
    )


def _token(x: float, y: float, seat: int, active: bool) -> str:
    edge = f' stroke="{INK}" stroke-width="3"' if active else ""
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="9" fill="{PLAYER_COLOURS[seat]}"{edge}/>' + _label(
        x, y + 4, str(seat + 1), 11, "bold", PAPER
    )


def _name(x: float, y: float, said: str) -> str:
    """A name of a square in one line: narrower letters where it is long."""
    size, room = 11, CELL - 8
    fit = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(said) * size * 0.6 > room else ""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="middle" fill="{INK}"{fit}>{escape(said)}</text>'
    )


def _word(text: Text, word: str) -> str:
    """What a word of the box means; own boxes have names of their own."""
    return text(word[1:]) if word.startswith("@") and word[1:] in text else word


def _square_svg(
    box: Box, city: City, zones: vec[i64], held: Sequence[int], square: int, text: Text | None = None
) -> str:
    column, row = ring_cell(square)
    x, y = column * CELL, row * CELL
    kind, permit = int(box.kind[square]), int(box.permit_at[square])
    fill = PAPER
    if kind == STREET:
        fill = DISTRICTS.get(box.district_names[permit // 3], PLAIN)[0]
    elif kind == BRIDGE:
        fill = RIVER
    elif kind != CREST:
        fill = RULE
    out = f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="5" fill="{fill}" stroke="{INK}"/>'
    if permit < 0:
        if text and kind != CREST:
            return out + _name(x + CELL / 2, y + CELL / 2 + 4, text(f"page-corner-{KINDS[kind]}"))
        return out + _label(x + CELL / 2, y + CELL / 2 + 8, LETTERS[kind], 26, "bold")
    if text:
        named = _word(text, box.permit_words[permit]) if permit < STREETS else text("square-bridge-short")
        out += _name(x + CELL / 2, y + 15, named)
    else:
        name = box.permit_names[permit].replace("_", " ")
        out += _label(x + CELL / 2, y + 15, name[:8].capitalize() if permit < STREETS else "Bridge", 11)
    out += _label(x + CELL / 2, y + 32, str(fee_on(box, city, zones, held, permit) // 1000), 14, "bold")
    owner = owner_of(held, permit)
    if owner >= 0:
        if text:
            return out + seat_shape(owner, x + CELL - 13, y + CELL - 13, 7, PLAYER_COLOURS[owner])
        trust = permit < STREETS and has_trust(box, held[owner], permit)
        out += (
            f'<rect x="{x + CELL - 22}" y="{y + CELL - 22}" width="18" height="18" fill="{PLAYER_COLOURS[owner]}" '
            f'stroke="{INK}" stroke-width="{3 if trust else 0}"/>'
        ) + _label(x + CELL - 13, y + CELL - 8, str(owner + 1), 12, "bold", PAPER)
    return out


def _quarter_svg(city: City, quarter: int, *, named: bool = True) -> str:
    column, row = quarter_cell(quarter)
    x, y = column * CELL, row * CELL
    height = int(city.heights[quarter])
    out = (
        f'<rect x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{CELL - 6}" rx="3" fill="{PAPER}" stroke="{RULE}"/>'
    )
    for floor in range(height):
        out += (
            f'<rect x="{x + 16}" y="{y + CELL - 13 - floor * 7}" width="{CELL - 32}" height="6" fill="{STONE}" '
            f'stroke="{INK}" stroke-width="0.7"/>'
        )
    if city.roofs[quarter // 9] == quarter:
        top = y + CELL - 8 - height * 7
        out += f'<path d="M{x + 14} {top}L{x + CELL / 2} {top - 10}L{x + CELL - 14} {top}Z" fill="{INK}"/>'
    if named:
        out += _label(x + CELL - 19, y + 14, quarter_name(quarter), 9, "normal", STONE)
    return out + (_label(x + 11, y + 17, str(height), 12, "bold") if height else "")
