"""The position as SVG: streets with houses, fences and parks, and the tracks below."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.welcome_to.rules.actions import LETTERS, STRIDE
from megapolis.games.welcome_to.rules.box import SIZES, Side
from megapolis.games.welcome_to.rules.sheet import Sheet
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.view import numbers

INK, PAPER, LAWN, ROOF, WATER, FENCE = "#1d2430", "#fffdf8", "#dfead3", "#e9b44c", "#5aa9c9", "#7a4a2b"
FADED = "#b9b3a6"

HOUSE = 46
STREET = 92
MARGIN = 24
CELL = 26
BOXES = 640
"""What the tracks below the streets take."""
HEIGHT = MARGIN * 2 + STREET * 3 + 210


def svg(state: WelcomeTo, seat: int | None) -> str:
    """The board of one seat, or all boards below each other for an onlooker."""
    viewer = CHANCE if seat is None else seat
    shown = range(state.seats) if seat is None else [seat]
    return stack_boards(state.side, [sheet_svg(state.side, state.visible_sheet(viewer, other)) for other in shown])


def stack_boards(side: Side, boards: list[str]) -> str:
    """One picture of several boards."""
    streets = [side.lengths[street] * HOUSE + CELL * (side.park_cells[street] + 1) for street in range(3)]
    width = max(BOXES, 2 * MARGIN + 40 + max(streets))
    height = HEIGHT * len(boards)
    parts = [f'<g transform="translate(0 {at * HEIGHT})">{board}</g>' for at, board in enumerate(boards)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    return "".join([head, f'<rect width="{width}" height="{height}" fill="{PAPER}"/>', *parts, "</svg>"])


def sheet_svg(side: Side, sheet: Sheet) -> str:
    """One board: streets with houses, fences and parks, the tracks below."""
    found = numbers(side, sheet)
    out: list[str] = []
    for street in range(3):
        y = MARGIN + street * STREET
        length = int(side.lengths[street])
        out.append(f'<rect x="{MARGIN}" y="{y}" width="{length * HOUSE}" height="{STREET - 16}" fill="{LAWN}"/>')
        out.append(_fence(MARGIN, y))
        for place in range(length):
            plot = street * STRIDE + place
            out.append(_house(side, sheet, plot, MARGIN + place * HOUSE, y, found[street][place]))
            if sheet.fences >> plot & 1:
                out.append(_fence(MARGIN + (place + 1) * HOUSE, y))
        track = side.park_track(street)
        out.append(_track(MARGIN + length * HOUSE + 24, y + 38, "♣", track, sheet.park_marks(street)))
    out.append(_boxes(side, sheet, MARGIN * 2 + STREET * 3))
    return "".join(out)


def _word(
    x: float, y: float, text: str, size: int = 14, colour: str = INK, weight: str = "normal", anchor: str = "middle"
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{colour}">{text}</text>'
    )


def _fence(x: float, y: float) -> str:
    return f'<rect x="{x - 3}" y="{y - 4}" width="6" height="{STREET - 8}" rx="2" fill="{FENCE}"/>'


def _house(side: Side, sheet: Sheet, plot: int, x: float, y: float, number: int | None) -> str:
    middle = x + HOUSE / 2
    if sheet.roundabouts >> plot & 1:
        ring = f'<circle cx="{middle}" cy="{y + 38}" r="17" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        return ring + f'<circle cx="{middle}" cy="{y + 38}" r="4" fill="{INK}"/>'
    corners = [(4, 26), (HOUSE / 2, 8), (HOUSE - 4, 26), (HOUSE - 4, 58), (4, 58)]
    points = " ".join(f"{x + dx},{y + dy}" for dx, dy in corners)
    fill = PAPER if number is None else ROOF
    out = f'<polygon points="{points}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
    if number is not None:
        out += _word(middle, y + 50, str(number), 19, weight="bold")
    if sheet.bis >> plot & 1:
        out += _word(x + HOUSE - 9, y + 34, "b", 13, weight="bold")
    if side.pools >> plot & 1:
        built = sheet.pools >> plot & 1
        # A place is lost once its house has a number without the pool.
        edge = WATER if built or number is None else FADED
        look = f'fill="{WATER if built else "none"}" stroke="{edge}" stroke-width="2"'
        out += f'<ellipse cx="{middle}" cy="{y + 67}" rx="13" ry="6" {look}/>'
        out += _word(middle, y + 71, "≈" if built else "~" if number is None else "", 13)
    if sheet.used >> plot & 1:
        out += f'<rect x="{x}" y="{y + 1}" width="{HOUSE}" height="4" fill="{INK}"/>'
    return out


def _track(x: float, y: float, sign: str, values: Sequence[int], crossed: int) -> str:
    """A track: crossed cells struck out, the value that counts in bold."""
    out = _word(x - 4, y + 5, sign, 15, anchor="end")
    for at, value in enumerate(values):
        here = x + 12 + at * CELL
        weight, colour = ("bold", INK) if at == crossed else ("normal", FADED if at < crossed else INK)
        out += _word(here, y + 5, str(value), 14, colour, weight)
        if at < crossed:
            out += f'<path d="M{here - 8} {y - 6}l16 12m0 -12l-16 12" stroke="{INK}" stroke-width="2"/>'
    return out


def _boxes(side: Side, sheet: Sheet, y: float) -> str:
    """Plans, pools, temp agencies, estate columns, bis, refusals and roundabouts."""
    out = ""
    for at in range(3):
        points = str(sheet.plan_points >> 8 * at & 255) if sheet.approved >> at & 1 else "·"
        out += _word(MARGIN + 20 + at * 50, y + 10, f"{LETTERS[at]} {points}", 17, weight="bold")
    left = MARGIN + 26
    rows = [
        ("≈", side.pool_track, popcount(sheet.pools)),
        ("b", side.bis_track, popcount(sheet.bis)),
        ("✕", side.refusal_track, sheet.refusals),
        ("◎", side.roundabout_track, sheet.roundabout_count()),
    ]
    for row, (sign, values, crossed) in enumerate(rows):
        out += _track(left, y + 42 + row * 32, sign, list(values), crossed)
    temps = "■" * sheet.temps + "□" * (side.temp_boxes - sheet.temps)
    out += _word(MARGIN + 6, y + 175, f"±2 {temps}", 16, anchor="start")
    for size in range(1, int(SIZES) + 1):
        crossed = sheet.column_marks(size)
        sign = f"{sheet.estates(size)}×{size}⌂"
        out += _track(left + 400, y + 10 + (size - 1) * 32, sign, side.column_track(size), crossed)
    return out
