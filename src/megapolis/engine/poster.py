"""The poster of a finished game: the city as it was built, who built it and what it came to, on a sheet of A4."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from xml.sax.saxutils import escape

from megapolis.engine.core.state import State
from megapolis.engine.i18n import Text
from megapolis.engine.victory import standings

WIDTH, HEIGHT = 840, 1188
"""A4 in quarters of a millimetre."""
MARGIN = 44
DRAWING = 820
"""How high the drawing may be."""
TITLE, TITLE_ROOM = 40, WIDTH - 2 * MARGIN - 76
"""The size of the title, and how wide it may be; long ones are smaller."""
ROW = 40
ROWS = 5
"""How many seats stand below each other before a second column begins."""
PAPER, SHEET, INK, SOFT, RULE, MARKER = "#f6f3ec", "#fffdf8", "#1d2430", "#5b6472", "#d9d3c6", "#d8ee3e"
FONT = "Manrope, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
SHAPES = (
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
    "M-.94 -.94L.94 -.94 .94 .94 -.94 .94Z",
    "M0 -1.22L1.22 .92 -1.22 .92Z",
    "M-1.12 0L-.56 -1 .56 -1 1.12 0 .56 1 -.56 1Z",
    "M0 -1.25L1.25 0 0 1.25 -1.25 0Z",
    "M-.95 -.25L0 -1.15 .95 -.25 .95 1 -.95 1Z",
)
"""The outlines of seats, as on every board: circle, square, triangle, hexagon, diamond, house."""


def seat_shape(seat: int, x: float, y: float, size: float, fill: str) -> str:
    """The shape of a seat around a point."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f'<path d="{SHAPES[seat % len(SHAPES)]}" fill="{fill}" stroke="{INK}" stroke-width=".2"/></g>'
    )


def poster(state: State, text: Text, *, seat: int = 0, day: date | None = None) -> str:
    """An SVG of A4 size: the board of a seat, the result, and everybody in the order of their places.

    Names are those of `text`. Seats that play together have one row with all of them.
    """
    setup = state.setup
    together = setup.game.is_cooperative(setup)
    places = standings(state)
    rows = (
        [(0, [text.seat_name(each) for each in range(setup.players)], int(state.points(0)))]
        if together
        else [(each, [text.seat_name(each)], int(state.points(each))) for _, each in places]
    )
    first = [each for place, each in places if place == 1]
    show = setup.game.show
    remark = show.remark(state)
    under = [text("poster-by", name=", ".join(rows[0][1]) if together else text.seat_name(seat))]
    if day is not None:
        under.append(text("poster-day", day=day))
    top = HEIGHT - MARGIN - ROW * min(len(rows), ROWS) - (34 if remark else 0)
    title = text("poster-title", game=text("title"), points=int(state.points(seat)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="{FONT}" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _drawing(show.poster(state, seat, text) if show.poster else show.svg(state, seat), top - 124),
        _line(MARGIN, top - 58, title, min(TITLE, TITLE_ROOM * 10 // (7 * len(title))), weight=800),
        _line(MARGIN, top - 26, " · ".join(under), 19, fill=SOFT),
        _mark(WIDTH - MARGIN - 56, top - 96),
    ]
    if remark is not None:
        parts.append(_line(MARGIN, top + 6, setup.game.say(text, "remark", remark), 19, weight=700))
        top += 34
    parts += _ranking(rows, [] if together else first, text, top)
    return "".join([*parts, "</svg>"])


def _drawing(svg: str, height: float) -> str:
    """The game's own drawing, as large as the sheet allows, on its own paper."""
    width = WIDTH - 2 * MARGIN
    height = min(height - MARGIN, DRAWING)
    inside = f'x="{MARGIN + 12}" y="{MARGIN + 12}" width="{width - 24}" height="{height - 24:g}"'
    frame = f'<rect x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height:g}" rx="14" fill="{SHEET}"/>'
    return frame + svg.replace("<svg ", f"<svg {inside} ", 1)


def _line(x: float, y: float, said: str, size: int, *, weight: int = 500, fill: str = INK, end: bool = False) -> str:
    anchor = ' text-anchor="end"' if end else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}"{anchor}>'
        f"{escape(said)}</text>"
    )


def _mark(x: float, y: float) -> str:
    """The letter M as one metro line, as in the corner of every page."""
    return (
        f'<g transform="translate({x} {y}) scale(1.75)"><rect width="32" height="32" rx="7" fill="{INK}"/>'
        f'<path d="M6.5 25.500V7.500L16 18.500 25.500 7.500v18" fill="none" stroke="{SHEET}" stroke-width="3.600"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
        f'<circle cx="16" cy="18.500" r="4.600" fill="{MARKER}" stroke="{INK}" stroke-width="1.600"/></g>'
    )


def _ranking(rows: Sequence[tuple[int, list[str], int]], first: Sequence[int], text: Text, top: float) -> list[str]:
    """Everybody's shape, name and points, the winners in bold and their shape filled."""
    columns = -(-len(rows) // ROWS)
    width = (WIDTH - 2 * MARGIN - 32 * (columns - 1)) / columns
    out = []
    for at, (seat, names, points) in enumerate(rows):
        x, y = MARGIN + at // ROWS * (width + 32), top + ROW * (at % ROWS)
        won = seat in first
        fill, weight = (MARKER, 800) if won else ("none", 500)
        out.append(f'<path d="M{x:g} {y:g}h{width:g}" stroke="{RULE}"/>')
        out.append(seat_shape(seat, x + 13, y + 20, 10, fill))
        out.append(_line(x + 36, y + 27, ", ".join(names), 20, weight=weight))
        out.append(_line(x + width, y + 27, text("poster-points", points=points), 20, weight=weight, end=True))
    return out
