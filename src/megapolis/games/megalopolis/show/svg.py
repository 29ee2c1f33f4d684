"""The position as SVG and as terminal text: the ring, the four territories, a statement for each player.

Both use a grid of 11 x 11 cells: the ring is its edge, the river lies inside it, two streets cross in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import groupby

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text as Drawing

from megapolis.engine.core.bitset import to_list
from megapolis.engine.i18n import Text
from megapolis.games.megalopolis.rules.actions import QUARTERS, SQUARES, STREETS
from megapolis.games.megalopolis.rules.box import BRIDGE, CREST, KINDS, STREET, Board, quarter_name
from megapolis.games.megalopolis.rules.city import City
from megapolis.games.megalopolis.rules.scoring import has_trust, permit_value, rent, toll
from megapolis.games.megalopolis.rules.stages import ROLL
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.view import faces, income, player_state

# A player is told by a number and a colour; a district by a colour and the names of its streets.
PLAYER_COLOURS = ("#b3261e", "#1f5fa8", "#2e7d4f", "#8a5a00", "#6a3fa0", "#3c4654")
PLAYER_STYLES = ("bright_red", "bright_blue", "bright_green", "yellow", "bright_magenta", "bright_white")
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
INK, PAPER, RIVER, RULE, STONE = "#1d2430", "#fffdf8", "#b9d7e3", "#d9d3c6", "#8c93a0"
LETTERS = ("E", "H", "W", "C", "*", "", "=")
"""What stands on a square that is no street: Exchange, (City) Hall, (High)way, Court, crest, bridge."""


def ring_cell(square: int) -> tuple[int, int]:
    """Column and row of a square in the grid."""
    side, at = divmod(square, 10)
    return ((at, 0), (10, at), (10 - at, 10), (0, 10 - at))[side]


def quarter_cell(quarter: int) -> tuple[int, int]:
    """Column and row of a quarter in the grid."""
    territory, place = divmod(quarter, 9)
    west, north = territory in (0, 3), territory in (0, 1)
    return (2 if west else 6) + place % 3, (2 if north else 6) + place // 3


def zone_cell(board: Board, district: int) -> tuple[int, int]:
    """The river cell beside the middle street of a district."""
    x, y = ring_cell(int(board.square_of[district * 3 + 1]))
    return min(max(x, 1), 9), min(max(y, 1), 9)


def _owner(held: Sequence[int], permit: int) -> int:
    return next((seat for seat, permits in enumerate(held) if permits >> permit & 1), -1)


def _due(board: Board, city: City, zones: vec[i64], held: Sequence[int], permit: int) -> int:
    """What a visitor pays, or would pay to an owner without a trust."""
    owner = _owner(held, permit)
    if permit >= STREETS:
        return int(toll(board, held[owner])) if owner >= 0 else int(board.toll)
    zone = zones[permit // 3]
    if zone < 0:
        return int(permit_value(board, city, permit))
    return int(rent(board, city, zone, held[owner] if owner >= 0 else 0, permit))


# ---------------------------------------------------------------------- SVG

CELL = 64


def svg(state: Megalopolis, _seat: int | None) -> str:
    """The whole table: everybody sees the same."""
    held = [int(permits) for permits in state.held]
    alive = [seat for seat in range(state.seats) if player_state(state, seat) == "playing"]
    figures = {seat: int(state.places[seat]) for seat in alive}
    return city_svg(state.rules.board, state.city, state.zones, held, figures, int(state.active))


def city_svg(
    board: Board,
    city: City,
    zones: vec[i64],
    held: Sequence[int],
    figures: dict[int, int] | None = None,
    active: int = -1,
) -> str:
    """The ring with rents and owners, the city with its buildings, the figures where they stand."""
    size = 11 * CELL
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif">',
        f'<rect width="{size}" height="{size}" fill="{PAPER}"/>',
        f'<rect x="{CELL * 1.35}" y="{CELL * 1.35}" width="{CELL * 8.3}" height="{CELL * 8.3}" rx="18" fill="none" '
        f'stroke="{RIVER}" stroke-width="{CELL * 0.5}"/>',
        f'<path d="M{size / 2} {CELL}V{size - CELL}M{CELL} {size / 2}H{size - CELL}" stroke="{RULE}" '
        f'stroke-width="{CELL * 0.5}"/>',
    ]
    out += [_square_svg(board, city, zones, held, square) for square in range(SQUARES)]
    out += [_quarter_svg(city, quarter) for quarter in range(QUARTERS)]
    for district in range(8):
        if zones[district] >= 0:
            x, y = zone_cell(board, district)
            value = int(board.zone_value[zones[district]]) // 1000
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


def _square_svg(board: Board, city: City, zones: vec[i64], held: Sequence[int], square: int) -> str:
    column, row = ring_cell(square)
    x, y = column * CELL, row * CELL
    kind, permit = int(board.kind[square]), int(board.permit_at[square])
    fill = PAPER
    if kind == STREET:
        fill = DISTRICTS.get(board.district_names[permit // 3], PLAIN)[0]
    elif kind == BRIDGE:
        fill = RIVER
    elif kind != CREST:
        fill = RULE
    out = f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="5" fill="{fill}" stroke="{INK}"/>'
    if permit < 0:
        return out + _label(x + CELL / 2, y + CELL / 2 + 8, LETTERS[kind], 26, "bold")
    name = board.permit_names[permit].replace("_", " ")
    short = name[:8].capitalize() if permit < STREETS else "Bridge"
    out += _label(x + CELL / 2, y + 15, short, 11)
    out += _label(x + CELL / 2, y + 32, str(_due(board, city, zones, held, permit) // 1000), 14, "bold")
    owner = _owner(held, permit)
    if owner >= 0:
        trust = permit < STREETS and has_trust(board, held[owner], permit)
        out += (
            f'<rect x="{x + CELL - 22}" y="{y + CELL - 22}" width="18" height="18" fill="{PLAYER_COLOURS[owner]}" '
            f'stroke="{INK}" stroke-width="{3 if trust else 0}"/>'
        ) + _label(x + CELL - 13, y + CELL - 8, str(owner + 1), 12, "bold", PAPER)
    return out


def _quarter_svg(city: City, quarter: int) -> str:
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
    if city.roof[quarter // 9] == quarter:
        top = y + CELL - 8 - height * 7
        out += f'<path d="M{x + 14} {top}L{x + CELL / 2} {top - 10}L{x + CELL - 14} {top}Z" fill="{INK}"/>'
    out += _label(x + CELL - 19, y + 14, quarter_name(quarter), 9, "normal", STONE)
    return out + (_label(x + 11, y + 17, str(height), 12, "bold") if height else "")


# ---------------------------------------------------------------------- terminal

WIDTH = 7
Canvas = list[list[tuple[str, str]]]


def terminal(state: Megalopolis, _seat: int | None, text: Text) -> Drawing:
    """The turn, the ring and the city, what is under way, a statement for each player."""
    out = _head(state, text)
    canvas: Canvas = [[("", "")] * 22 for _ in range(11)]
    for square in range(SQUARES):
        column, row = ring_cell(square)
        canvas[column][row * 2 : row * 2 + 2] = _square_text(state, text, square)
    for quarter in range(QUARTERS):
        column, row = quarter_cell(quarter)
        canvas[column][row * 2 : row * 2 + 2] = _quarter_text(state.city, quarter)
    _river(state, canvas)
    for line in range(22):
        cells = [canvas[column][line] for column in range(11)]
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            out.append("".join(f"{said:^{WIDTH}}" for said, _ in run), style)
        out.append("\n")
    out.append(text("terminal-legend") + "\n", "dim")
    out.append_text(_under_way(state, text))
    for seat in range(state.seats):
        out.append_text(_statement(state, text, seat))
    return out


def _head(state: Megalopolis, text: Text) -> Drawing:
    out = Drawing()
    out.append(text("terminal-turn", turn=int(state.turn)), "bold")
    out.append("   " + text("terminal-blocks", blocks=int(state.city.left)))
    if state.lap:
        out.append("   " + text("terminal-lap"), "bold")
    elif state.building_is_duty():
        out.append("   " + text("terminal-duty"), "bold")
    if state.rolls and state.stage != ROLL:
        out.append("   " + text("terminal-dice") + ": " + " ".join(str(face) for face in faces(state.dice)))
    return out.append("\n")


def _square_text(state: Megalopolis, text: Text, square: int) -> list[tuple[str, str]]:
    """Two lines: what the square is, with its rent; its owner (#) and the figures (1 to 6) on it."""
    board = state.rules.board
    kind, permit = int(board.kind[square]), int(board.permit_at[square])
    held = [int(permits) for permits in state.held]
    here = [seat for seat in range(state.seats) if state.places[seat] == square and not state.broke >> seat & 1]
    figures = "".join(str(seat + 1) for seat in here)
    if permit < 0:
        said = ("◆", "dim") if kind == CREST else (text("terminal-" + KINDS[kind]), "bold")
        return [said, (figures, "reverse" if here else "")]
    owner = _owner(held, permit)
    name = _say(text, board.permit_words[permit])[:3] if permit < STREETS else "═══"
    colour = DISTRICTS.get(board.district_names[permit // 3], PLAIN)[1] if permit < STREETS else "blue"
    due = _due(board, state.city, state.zones, held, permit) // 1000
    mark = f"#{owner + 1}" if owner >= 0 else "·"
    style = PLAYER_STYLES[owner] if owner >= 0 else "dim"
    return [(f"{name}{due}", colour), (f"{mark} {figures}" if figures else mark, style + (" reverse" if here else ""))]


def _quarter_text(city: City, quarter: int) -> list[tuple[str, str]]:
    height = int(city.heights[quarter])
    name = quarter_name(quarter)
    if not height:
        return [("", ""), (name, "dim")]
    roof = "▲" if city.roof[quarter // 9] == quarter else ""
    return [("█" * height, "bright_white"), (f"{height}{roof} {name}", "bold" if roof else "")]


def _river(state: Megalopolis, canvas: Canvas) -> None:
    for at in range(1, 10):
        for column, row in ((at, 1), (at, 9), (1, at), (9, at)):
            canvas[column][row * 2 : row * 2 + 2] = [("≈", "blue")] * 2
    for at in range(2, 9):
        canvas[5][at * 2 : at * 2 + 2] = [("│", "dim")] * 2
        if at != 5:
            canvas[at][10] = ("─" * WIDTH, "dim")
    canvas[5][10] = ("┼", "dim")
    for district in range(8):
        if state.zones[district] >= 0:
            column, row = zone_cell(state.rules.board, district)
            value = int(state.rules.board.zone_value[state.zones[district]]) // 1000
            colour = DISTRICTS.get(state.rules.board.district_names[district], PLAIN)[1]
            canvas[column][row * 2] = (f"+{value}", colour + " bold")


def _say(text: Text, word: str) -> str:
    return _name(text.language, word[1:]) if word.startswith("@") else word


@cache
def _name(language: str, key: str) -> str:
    """A name that takes no arguments, looked up once."""
    return Text(language, "megalopolis")(key)


def _permits(state: Megalopolis, text: Text, permits: int) -> str:
    return ", ".join(_say(text, state.rules.board.permit_words[permit]) for permit in to_list(permits))


def _under_way(state: Megalopolis, text: Text) -> Drawing:
    """The auction, the offer, the debt that everybody is waiting for."""
    out = Drawing()
    auction, deal, board = state.auction, state.deal, state.rules.board
    if auction.permit >= 0:
        permit = _say(text, board.permit_words[auction.permit])
        if auction.leader < 0:
            out.append(text("terminal-opening", permit=permit) + "\n", "bold")
        else:
            leader = int(auction.leader) + 1
            out.append(text("terminal-auction", permit=permit, bid=int(auction.bid), leader=leader) + "\n", "bold")
    if state.debtor >= 0:
        out.append(text("terminal-debt", debtor=int(state.debtor) + 1, amount=int(state.due)) + "\n", "bold")
    if deal.drafter >= 0:
        out.append(text("terminal-offer", drafter=int(deal.drafter) + 1, partner=int(deal.partner) + 1) + ": ", "bold")
        if deal.site >= 0:
            out.append(f"{text('terminal-site')} {board.quarter_names[deal.site]}; ")
        for key, permits, money in (("gives", deal.gives, deal.money), ("wants", deal.wants, -deal.money)):
            goods = [_permits(state, text, permits)] if permits else []
            goods += [f"{int(money):,}".replace(",", " ")] if money > 0 else []
            out.append(f"{text('terminal-' + key)} {', '.join(goods) or '–'}; ")
        out.append("\n")
    return out


def _statement(state: Megalopolis, text: Text, seat: int) -> Drawing:
    out = Drawing()
    out.append("▶ " if seat == state.active else "  ")
    out.append(f"#{seat + 1} " + text("terminal-player", seat=seat + 1), PLAYER_STYLES[seat] + " bold")
    standing = player_state(state, seat)
    if standing != "playing":
        out.append("  " + text("terminal-" + standing), "dim")
    if standing != "bankrupt":
        out.append("  " + text("terminal-cash", cash=int(state.cash[seat])))
        out.append(", " + text("terminal-income", income=income(state, seat)))
        out.append(", " + text("terminal-worth", points=int(state.points(seat))) + "\n")
        board, held = state.rules.board, int(state.held[seat])
        trusts = [district for district in range(8) if has_trust(board, held, district * 3)]
        out.append("     " + (_permits(state, text, held) or text("terminal-no-permits")))
        for district in trusts:
            colour = DISTRICTS.get(board.district_names[district], PLAIN)[1]
            out.append(f"  {text('terminal-trust')}: {_say(text, board.district_words[district])}", colour)
    return out.append("\n")
