"""The position as SVG and as terminal text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin

from rich.style import Style
from rich.text import Text as Drawing

from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.next_station.rules.box import ANY, POWERS, Board
from megapolis.games.next_station.rules.sheet import Sheet, Track
from megapolis.games.next_station.rules.state import NextStation

# Each pencil is told apart by its colour, its dash pattern and its letter.
COLOURS = ("#7a4ea3", "#2f6fb7", "#c8436e", "#2e8b57")
DASHES = ("", "14 3", "3 3", "9 3 2 3")
TERMINAL_COLOURS = ("magenta", "bright_blue", "bright_red", "green")
INK, PAPER, RIVER, RULE = "#1d2430", "#fffdf8", "#b9d7e3", "#d9d3c6"

# ---------------------------------------------------------------------- SVG

STEP = 60
MARGIN = 50


def svg(state: NextStation, seat: int | None) -> str:
    """The map of one seat, or all maps side by side for an onlooker."""
    board = state.rules.board
    viewer = CHANCE if seat is None else seat
    shown = range(state.seats) if seat is None else [seat]
    maps = [sheet_svg(board, state.shown(viewer, other)) for other in shown]
    return side_by_side(board, maps)


def side_by_side(board: Board, maps: list[str]) -> str:
    """One picture of several maps."""
    width = (board.columns - 1) * STEP + 2 * MARGIN
    height = (board.rows - 1) * STEP + 2 * MARGIN
    parts = [f'<g transform="translate({at * width} 0)">{part}</g>' for at, part in enumerate(maps)]
    box = f"0 0 {width * len(maps)} {height}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">'
    paper = f'<rect width="{width * len(maps)}" height="{height}" fill="{PAPER}"/>'
    return "".join([head, paper, *parts, "</svg>"])


def _x(column: float) -> float:
    return MARGIN + column * STEP


def sheet_svg(board: Board, sheet: Sheet) -> str:
    """One map: river, unused sections, lines, stations, the frame with its letters and numbers."""
    river = " ".join(f"{_x(x):.1f},{_x(y):.1f}" for x, y in board.facts["map"].get("river", []))
    out = [f'<polyline points="{river}" fill="none" stroke="{RIVER}" stroke-width="16" stroke-linejoin="round"/>']
    for a, b in board.ends:
        out.append(_segment(board, a, b, RULE, 1.5, "2 6"))
    for track in sheet.lines():
        for section in track.sections():
            a, b = board.ends[section]
            out.append(_segment(board, a, b, COLOURS[track.pencil], 8, DASHES[track.pencil]))
    circled = {track.circled - 1 for track in sheet.lines() if track.circled}
    for station in range(board.stations):
        out.append(_station(board, sheet, station, station in circled))
    for column in range(board.columns):
        out.append(_label(_x(column), MARGIN * 0.4, chr(65 + column)))
    for row in range(board.rows):
        out.append(_label(MARGIN * 0.3, _x(row) + 5, str(row)))
    return "".join(out)


def _segment(board: Board, a: int, b: int, colour: str, width: float, dash: str) -> str:
    pattern = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{_x(board.x[a])}" y1="{_x(board.y[a])}" x2="{_x(board.x[b])}" y2="{_x(board.y[b])}" '
        f'stroke="{colour}" stroke-width="{width}"{pattern}/>'
    )


def _label(x: float, y: float, said: str, size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{INK}">{said}</text>'


def _station(board: Board, sheet: Sheet, station: int, circled: bool) -> str:
    x, y = _x(board.x[station]), _x(board.y[station])
    symbol = board.symbol[station]
    departures = [pencil for pencil in range(4) if board.departure[pencil] == station]
    fill = COLOURS[departures[0]] if departures else PAPER
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
    if board.tourist >> station & 1:
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


# ---------------------------------------------------------------------- terminal

CELL_WIDTH, CELL_HEIGHT = 4, 2
EMPTY_GLYPHS, VISITED_GLYPHS = "□△⬠○?", "■▲⬟●?"
CARD_GLYPHS = "□△⬠○★⑃"
SLOPES = {(1, 0): "─", (0, 1): "│", (1, 1): "╲", (-1, 1): "╱"}


def terminal(state: NextStation, seat: int | None, text: Text) -> Drawing:
    """Round, cards, objectives and powers, then the map of the seat (an onlooker: of every seat)."""
    board = state.rules.board
    viewer = CHANCE if seat is None else seat
    out = _table(state, text)
    for other in range(state.seats):
        sheet = state.shown(viewer, other)
        out.append("\n")
        out.append(text("terminal-player", seat=other + 1), "bold")
        points = sum(line.points for line in state.visible_score(viewer, other))
        out.append("  " + text("terminal-points", points=points))
        if sheet.line:
            pencil = text("pencil-" + board.pencil_names[sheet.pencil])
            out.append("  " + text("terminal-pencil", pencil=pencil), TERMINAL_COLOURS[sheet.pencil])
        if state.waiting and not state.waiting >> other & 1:
            out.append("  " + text("terminal-done"), "dim")
        if seat is None or other == seat:
            out.append("\n")
            out.append_text(sheet_terminal(board, sheet, text))
    return out


def _table(state: NextStation, text: Text) -> Drawing:
    """What lies on the table for everybody."""
    board = state.rules.board
    out = Drawing()
    out.append(text("terminal-round", round=min(int(state.round) + 1, 4), turn=int(state.turn) + 1), "bold")
    out.append("   " + text("terminal-cards") + ": ")
    for item in state.flipped:
        card = item & 15
        style = "black on bright_magenta" if board.underground[card] else "black on bright_cyan"
        out.append(f" {CARD_GLYPHS[board.card_symbol[card]]} ", style)
        out.append(" ")
    left = board.last_underground - state.under
    out.append("·" * int(left), "dim")
    for objective in range(len(board.objective_names)):
        if state.objectives >> objective & 1:
            said = text("objective-" + board.objective_names[objective])
            out.append(f"\n{text('terminal-objectives')}: {said}")
    for pencil, power in enumerate(state.powers):
        if power >= 0:
            name = text("pencil-" + board.pencil_names[pencil])
            out.append(f"\n{text('terminal-power')}, {name}: ", TERMINAL_COLOURS[pencil])
            out.append(text(f"power-{POWERS[power]}"))
    return out


def sheet_terminal(board: Board, sheet: Sheet, text: Text) -> Drawing:
    """A map of four columns and two rows of characters a grid step, lines in their colours."""
    width = (board.columns - 1) * CELL_WIDTH + 1
    height = (board.rows - 1) * CELL_HEIGHT + 1
    canvas = [[(" ", "")] * width for _ in range(height)]
    _river(board, canvas)
    for track in sheet.lines():
        _track(board, canvas, track)
    last = sheet.line
    for station in range(board.stations):
        x, y = board.x[station] * CELL_WIDTH, board.y[station] * CELL_HEIGHT
        visited = sheet.once >> station & 1 or last >> station & 1
        glyph = (VISITED_GLYPHS if visited else EMPTY_GLYPHS)[board.symbol[station]]
        colours = [TERMINAL_COLOURS[track.pencil] for track in sheet.lines() if track.line >> station & 1]
        departures = [TERMINAL_COLOURS[pencil] for pencil in range(4) if board.departure[pencil] == station]
        style = (colours[-1] if colours else departures[0] if departures else "white") + (" bold" if visited else "")
        canvas[y][x] = (glyph, style + (" reverse" if sheet.ends >> station & 1 else ""))
        if board.tourist >> station & 1 and x + 1 < width:
            canvas[y][x + 1] = ("*", "yellow")
    out = Drawing("    " + "".join(f"{chr(97 + column):<{CELL_WIDTH}}" for column in range(board.columns)) + "\n")
    for y, row in enumerate(canvas):
        out.append(f"{y // CELL_HEIGHT:>2}  " if y % CELL_HEIGHT == 0 else "    ", "dim")
        for glyph, style in row:
            out.append(glyph, Style.parse(style) if style else "")
        out.append("\n")
    out.append(text("terminal-legend"), "dim")
    return out


def _river(board: Board, canvas: list[list[tuple[str, str]]]) -> None:
    points = board.facts["map"].get("river", [])
    for (x1, y1), (x2, y2) in pairwise(points):
        steps = 1 + int(max(abs(x2 - x1) * CELL_WIDTH, abs(y2 - y1) * CELL_HEIGHT) * 2)
        for step in range(steps + 1):
            x = round((x1 + (x2 - x1) * step / steps) * CELL_WIDTH)
            y = round((y1 + (y2 - y1) * step / steps) * CELL_HEIGHT)
            if 0 <= y < len(canvas) and 0 <= x < len(canvas[0]):
                canvas[y][x] = ("≈", "blue")


def _track(board: Board, canvas: list[list[tuple[str, str]]], track: Track) -> None:
    style = TERMINAL_COLOURS[track.pencil] + " bold"
    for section in track.sections():
        a, b = board.ends[section]
        for x, y, glyph in _between(board.x[a], board.y[a], board.x[b], board.y[b]):
            canvas[y][x] = (glyph, style)


def _between(x1: int, y1: int, x2: int, y2: int) -> Iterable[tuple[int, int, str]]:
    """The characters of a section, without its stations."""
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    glyph = SLOPES[dx, dy] if (dx, dy) in SLOPES else SLOPES[-dx, -dy]
    if dy == 0:
        return [(x, y1 * CELL_HEIGHT, glyph) for x in range(x1 * CELL_WIDTH + 1, x2 * CELL_WIDTH)]
    rows = range(1, (y2 - y1) * CELL_HEIGHT)
    slope = dx * CELL_WIDTH // CELL_HEIGHT
    return [(x1 * CELL_WIDTH + row * slope, y1 * CELL_HEIGHT + row, glyph) for row in rows]
