"""The position for a terminal: the map in characters, the cards, the powers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from rich.style import Style
from rich.text import Text as Drawing

from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.next_station.rules.box import POWERS, Box
from megapolis.games.next_station.rules.sheet import Sheet, Track
from megapolis.games.next_station.rules.state import NextStation

TERMINAL_COLOURS = ("magenta", "bright_blue", "bright_red", "green")
CELL_WIDTH, CELL_HEIGHT = 4, 2
EMPTY_GLYPHS, VISITED_GLYPHS = "□△⬠○?", "■▲⬟●?"
CARD_GLYPHS = "□△⬠○★⑃"
SLOPES = {(1, 0): "─", (0, 1): "│", (1, 1): "╲", (-1, 1): "╱"}


def terminal(state: NextStation, seat: int | None, text: Text) -> Drawing:
    """Round, cards, objectives and powers, then the map of the seat (an onlooker: of every seat)."""
    box = state.rules.box
    viewer = CHANCE if seat is None else seat
    out = _table(state, text)
    for other in range(state.seats):
        sheet = state.visible_sheet(viewer, other)
        out.append("\n")
        out.append(text.seat_name(other), "bold")
        points = sum(line.points for line in state.visible_score(viewer, other))
        out.append("  " + text("terminal-points", points=points))
        if sheet.line:
            pencil = text("pencil-" + box.pencil_names[sheet.pencil])
            out.append("  " + text("terminal-pencil", pencil=pencil), TERMINAL_COLOURS[sheet.pencil])
        if state.waiting and not state.waiting >> other & 1:
            out.append("  " + text("terminal-done"), "dim")
        if seat is None or other == seat:
            out.append("\n")
            out.append_text(sheet_terminal(box, sheet, text))
    return out


def _table(state: NextStation, text: Text) -> Drawing:
    """What lies on the table for everybody."""
    box = state.rules.box
    out = Drawing()
    out.append(text("terminal-round", round=min(int(state.round) + 1, 4), turn=int(state.turn) + 1), "bold")
    out.append("   " + text("terminal-cards") + ": ")
    for item in state.flipped:
        card = item & 15
        style = "black on bright_magenta" if box.underground[card] else "black on bright_cyan"
        out.append(f" {CARD_GLYPHS[box.card_symbol[card]]} ", style)
        out.append(" ")
    left = box.last_underground - state.under
    out.append("·" * int(left), "dim")
    for objective in range(len(box.objective_names)):
        if state.objectives >> objective & 1:
            said = text("objective-" + box.objective_names[objective])
            out.append(f"\n{text('terminal-objectives')}: {said}")
    for pencil, power in enumerate(state.powers):
        if power >= 0:
            name = text("pencil-" + box.pencil_names[pencil])
            out.append(f"\n{text('terminal-power')}, {name}: ", TERMINAL_COLOURS[pencil])
            out.append(text(f"power-{POWERS[power]}"))
    return out


def sheet_terminal(box: Box, sheet: Sheet, text: Text) -> Drawing:
    """A map of four columns and two rows of characters a grid step, lines in their colours."""
    width = (box.columns - 1) * CELL_WIDTH + 1
    height = (box.rows - 1) * CELL_HEIGHT + 1
    canvas = [[(" ", "")] * width for _ in range(height)]
    _river(box, canvas)
    for track in sheet.lines():
        _track(box, canvas, track)
    last = sheet.line
    for station in range(box.stations):
        x, y = box.x[station] * CELL_WIDTH, box.y[station] * CELL_HEIGHT
        visited = sheet.once >> station & 1 or last >> station & 1
        glyph = (VISITED_GLYPHS if visited else EMPTY_GLYPHS)[box.symbol[station]]
        colours = [TERMINAL_COLOURS[track.pencil] for track in sheet.lines() if track.line >> station & 1]
        departures = [TERMINAL_COLOURS[pencil] for pencil in range(4) if box.departure[pencil] == station]
        style = (colours[-1] if colours else departures[0] if departures else "white") + (" bold" if visited else "")
        canvas[y][x] = (glyph, style + (" reverse" if sheet.ends >> station & 1 else ""))
        if box.tourist >> station & 1 and x + 1 < width:
            canvas[y][x + 1] = ("*", "yellow")
    out = Drawing("    " + "".join(f"{chr(97 + column):<{CELL_WIDTH}}" for column in range(box.columns)) + "\n")
    for y, row in enumerate(canvas):
        out.append(f"{y // CELL_HEIGHT:>2}  " if y % CELL_HEIGHT == 0 else "    ", "dim")
        for glyph, style in row:
            out.append(glyph, Style.parse(style) if style else "")
        out.append("\n")
    out.append(text("terminal-legend"), "dim")
    return out


def _river(box: Box, canvas: list[list[tuple[str, str]]]) -> None:
    points = box.facts["map"].get("river", [])
    for (x1, y1), (x2, y2) in pairwise(points):
        steps = 1 + int(max(abs(x2 - x1) * CELL_WIDTH, abs(y2 - y1) * CELL_HEIGHT) * 2)
        for step in range(steps + 1):
            x = round((x1 + (x2 - x1) * step / steps) * CELL_WIDTH)
            y = round((y1 + (y2 - y1) * step / steps) * CELL_HEIGHT)
            if 0 <= y < len(canvas) and 0 <= x < len(canvas[0]):
                canvas[y][x] = ("≈", "blue")


def _track(box: Box, canvas: list[list[tuple[str, str]]], track: Track) -> None:
    style = TERMINAL_COLOURS[track.pencil] + " bold"
    for section in track.sections():
        a, b = box.ends[section]
        for x, y, glyph in _between(box.x[a], box.y[a], box.x[b], box.y[b]):
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
