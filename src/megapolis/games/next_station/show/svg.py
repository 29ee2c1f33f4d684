"""The position as SVG and as terminal text."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.next_station.rules.box import ANY, Box
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.rules.state import NextStation

# Each pencil is told apart by its colour, its dash pattern and its letter.
COLOURS = ("#7a4ea3", "#2f6fb7", "#c8436e", "#2e8b57")
BLACK_AND_RED = ("#2b2f36", "#2f6fb7", "#c8433c", "#2e8b57")
"""The pencils of the Ukrainian edition, whose words other languages than English use."""
DASHES = ("", "14 3", "3 3", "9 3 2 3")
INK, PAPER, RIVER, RULE = "#1d2430", "#fffdf8", "#b9d7e3", "#d9d3c6"


STEP = 60
MARGIN = 50


def svg(state: NextStation, seat: int | None) -> str:
    """The map of one seat, or all maps side by side for an onlooker."""
    box = state.rules.box
    viewer = CHANCE if seat is None else seat
    shown = range(state.seats) if seat is None else [seat]
    maps = [sheet_svg(box, state.visible_sheet(viewer, other)) for other in shown]
    return side_by_side(box, maps)


def poster(state: NextStation, seat: int, text: Text) -> str:
    """The map of one seat, with the pencils as that language calls them."""
    colours = COLOURS if text.language == "en" else BLACK_AND_RED
    return side_by_side(state.rules.box, [sheet_svg(state.rules.box, state.visible_sheet(seat, seat), colours)])


def side_by_side(box: Box, maps: list[str]) -> str:
    """One picture of several maps."""
    width = (box.columns - 1) * STEP + 2 * MARGIN
    height = (box.rows - 1) * STEP + 2 * MARGIN
    parts = [f'<g transform="translate({at * width} 0)">{part}</g>' for at, part in enumerate(maps)]
    frame = f"0 0 {width * len(maps)} {height}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" font-family="sans-serif">'
    paper = f'<rect width="{width * len(maps)}" height="{height}" fill="{PAPER}"/>'
    return "".join([head, paper, *parts, "</svg>"])


def _x(column: float) -> float:
    return MARGIN + column * STEP


def sheet_svg(box: Box, sheet: Sheet, colours: Sequence[str] = COLOURS) -> str:
    """One map: river, unused sections, lines, stations, the frame with its letters and numbers."""
    river = " ".join(f"{_x(x):.1f},{_x(y):.1f}" for x, y in box.facts["map"].get("river", []))
    out = [f'<polyline points="{river}" fill="none" stroke="{RIVER}" stroke-width="16" stroke-linejoin="round"/>']
    for a, b in box.ends:
        out.append(_segment(box, a, b, RULE, 1.5, "2 6"))
    for track in sheet.lines():
        for section in track.sections():
            a, b = box.ends[section]
            out.append(_segment(box, a, b, colours[track.pencil], 8, DASHES[track.pencil]))
    circled = {track.circled - 1 for track in sheet.lines() if track.circled}
    for station in range(box.stations):
        out.append(_station(box, sheet, station, station in circled, colours))
    for column in range(box.columns):
        out.append(_label(_x(column), MARGIN * 0.4, chr(65 + column)))
    for row in range(box.rows):
        out.append(_label(MARGIN * 0.3, _x(row) + 5, str(row)))
    return "".join(out)


def _segment(box: Box, a: int, b: int, colour: str, width: float, dash: str) -> str:
    pattern = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{_x(box.x[a])}" y1="{_x(box.y[a])}" x2="{_x(box.x[b])}" y2="{_x(box.y[b])}" '
        f'stroke="{colour}" stroke-width="{width}"{pattern}/>'
    )


def _label(x: float, y: float, said: str, size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{INK}">{said}</text>'


def _station(box: Box, sheet: Sheet, station: int, circled: bool, colours: Sequence[str]) -> str:
    x, y = _x(box.x[station]), _x(box.y[station])
    symbol = box.symbol[station]
    departures = [pencil for pencil in range(4) if box.departure[pencil] == station]
    fill = colours[departures[0]] if departures else PAPER
    width = 3 if sheet.once >> station & 1 else 1.5
    corners = {0: (4, pi / 4, 13), 1: (3, -pi / 2, 14), 2: (5, -pi / 2, 12)}
    look = f'fill="{fill}" stroke="{INK}" stroke-width="{width}"'
    if symbol in corners:
        count, turn, radius = corners[symbol]
        points = _polygon(x, y, count, turn, radius)
        out = f'<polygon points="{points}" {look}/>'
    else:
        out = f'<circle cx="{x}" cy="{y}" r="{11 if symbol != ANY else 15}" {look}/>'
        out += _label(x, y + 6, "?", 18) if symbol == ANY else ""
    if box.tourist >> station & 1:
        out += f'<polygon points="{_polygon(x + 15, y - 15, 5, -pi / 2, 7, 3)}" fill="{INK}"/>'
    if circled:
        out += f'<circle cx="{x}" cy="{y}" r="19" fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 3"/>'
    return out


def _polygon(x: float, y: float, count: int, turn: float, radius: float, inner: float = 0) -> str:
    """The corners of a polygon, or of a star where `inner` is the radius between its points."""
    steps = count * 2 if inner else count
    corners = []
    for step in range(steps):
        reach = inner if inner and step % 2 else radius
        angle = turn + 2 * pi * step / steps
        corners.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}")
    return " ".join(corners)
