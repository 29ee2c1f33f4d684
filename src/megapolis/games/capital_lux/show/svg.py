"""The position as SVG.

A card is its colour, the colour's letter and its value, so that nothing depends on seeing the colour; rebels, dualists
and recruiters have a mark of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.capital_lux.rules.box import CITIZEN, COLOURS, DUALIST, REBEL, Box, kind_of
from megapolis.games.capital_lux.rules.districts import FACE, NO_COIN, coin_on, colour_of, part
from megapolis.games.capital_lux.rules.player import Player
from megapolis.games.capital_lux.rules.scoring import coin_count, total
from megapolis.games.capital_lux.rules.stages import DRAFT
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.registry import NAMES
from megapolis.games.capital_lux.show.view import in_play, limits, tiles

# Blue, pink, yellow, green, and grey for rebels in a hand: fill, ink.
FILLS = ("#2f6fb7", "#d4588a", "#e3b23c", "#3f9160", "#8a8a8a")
INKS = ("#ffffff", "#ffffff", "#1d2430", "#ffffff", "#ffffff")
INK, PAPER, RULE, GOLD = "#1d2430", "#fffdf8", "#d9d3c6", "#f2c94c"
LETTERS = "BPYGR"
MARKS = {CITIZEN: "", REBEL: "r", DUALIST: "d", "recruiter": "+"}

CARD_WIDTH, CARD_HEIGHT, OVERLAP = 58, 64, 26
COLUMN, MARGIN, HEAD = 150, 20, 40


def svg(state: CapitalLux, seat: int | None) -> str:
    """The capital with its limits, then every home; the viewer's own hand below."""
    rows = [_capital_svg(state, CHANCE if seat is None else seat)]
    rows += [_home_svg(state, other) for other in range(state.seats)]
    if seat is not None:
        rows.append(_hand_svg(state, seat))
    width = 4 * COLUMN + 2 * MARGIN
    parts, top = [], MARGIN
    for part_svg, height in rows:
        parts.append(f'<g transform="translate({MARGIN} {top})">{part_svg}</g>')
        top += height + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" font-family="sans-serif">'
    return "".join([head, f'<rect width="{width}" height="{top}" fill="{PAPER}"/>', *parts, "</svg>"])


def poster(state: CapitalLux, seat: int, text: Text) -> str:
    """The capital and one home, in words."""
    (capital, high), (home, low) = _capital_svg(state, CHANCE, text), _home_svg(state, seat, text)
    width, height = 4 * COLUMN + 2 * MARGIN, high + low + 3 * MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    parts = [
        f'<g transform="translate({MARGIN} {top})">{part}</g>'
        for part, top in ((capital, MARGIN), (home, high + 2 * MARGIN))
    ]
    return "".join([head, f'<rect width="{width}" height="{height}" fill="{PAPER}"/>', *parts, "</svg>"])


def _label(x: float, y: float, said: str, size: int = 14, colour: str = INK, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(said)}</text>'


def card_svg(box: Box, face: int, colour: int, x: float, y: float, coin: bool = False, lettered: bool = True) -> str:
    """One card: value and letter, a mark for its kind, a coin if one lies on it; a dualist shows its other colour."""
    look = f'rx="6" fill="{FILLS[colour]}" stroke="{PAPER}" stroke-width="2"'
    out = f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" {look}/>'
    kind = kind_of(face)
    if kind == DUALIST:
        other = box.capital[face] if colour == box.home[face] else box.home[face]
        corner = f"{x + CARD_WIDTH - 2},{y + CARD_HEIGHT - 22} {x + CARD_WIDTH - 2},{y + CARD_HEIGHT - 2}"
        out += f'<polygon points="{corner} {x + CARD_WIDTH - 22},{y + CARD_HEIGHT - 2}" fill="{FILLS[other]}"/>'
    out += _label(x + 7, y + 20, str(box.value[face]), 18, INKS[colour])
    if lettered:
        out += _label(x + CARD_WIDTH - 7, y + 18, LETTERS[colour] + MARKS[kind], 12, INKS[colour], "end")
    if coin:
        out += f'<circle cx="{x + 27}" cy="{y + 13}" r="8" fill="{GOLD}" stroke="{INK}"/>'
    return out


def _column_svg(box: Box, cards: Iterable[int], colour: int, y: int, lettered: bool = True) -> str:
    """A district: cards one below the other, partly covered."""
    out, at = "", y
    for card in cards:
        if colour_of(card) == colour:
            out += card_svg(box, card & int(FACE), colour, colour * COLUMN, at, coin_on(card) != NO_COIN, lettered)
            at += OVERLAP
    return out


def _deepest(cards: Iterable[int]) -> int:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[colour_of(card)] += 1
    return max(counts)


def _capital_svg(state: CapitalLux, viewer: int, text: Text | None = None) -> tuple[str, int]:
    out = ""
    limit = limits(state, viewer)
    for colour in range(4):
        name = NAMES[state.synergies[colour]] if state.synergies[colour] >= 0 else "?"
        title = text(f"synergy-{name}") if text and name != "?" else f"{LETTERS[colour]} {name.capitalize()}"
        x = colour * COLUMN
        out += f'<rect x="{x}" y="0" width="{COLUMN - 12}" height="{HEAD}" rx="6" fill="{FILLS[colour]}"/>'
        out += _label(x + 8, 17, title, 14, INKS[colour])
        flag = " ⚑" if in_play(state, "scout") and state.flag == colour else ""
        out += _label(x + 8, 34, f"≤ {limit[colour]}{flag}", 13, INKS[colour])
        here = [tile for tile in tiles(state, viewer) if tile.district == COLOURS[colour]]
        said = " ".join("?" if tile.number is None else f"{tile.number:+d}" for tile in here)
        out += _label(x + COLUMN - 18, 34, said, 13, INKS[colour], "end")
        out += _column_svg(state.box, state.capital, colour, HEAD + 6, text is None)
    height = HEAD + 6 + CARD_HEIGHT + OVERLAP * max(_deepest(state.capital) - 1, 0)
    if text:  # what lies beside was not built
        return out, height
    extra = [(face, state.box.home[face]) for face in state.reform_field.to_vec()]
    if state.recruit >= 0:
        extra.append((state.recruit, state.box.home[state.recruit]))
    for at, (face, colour) in enumerate(extra):
        out += card_svg(state.box, face, colour, at * (CARD_WIDTH + 4), height + 10)
    for at, tile in enumerate(to_list(state.oracles)):
        x = at * 30 + 15
        out += f'<circle cx="{x}" cy="{height + 24}" r="13" fill="{RULE}"/>'
        out += _label(x, height + 29, str(state.box.oracle_values[tile]), 14, INK, "middle")
    return out, height + (CARD_HEIGHT + 10 if extra or state.oracles else 0)


def _home_svg(state: CapitalLux, seat: int, text: Text | None = None) -> tuple[str, int]:
    player = state.players[seat]
    crown = " ♛" if state.emperor == seat else ""
    coins = f"   ● {coin_count(player)}"
    head = f"{seat + 1}{crown}   Σ {total(state.box, player)}{coins}   ▤ {player.hand.size}   ★ {len(player.bonus)}"
    if text:
        head = f"{text.seat_name(seat)}{crown}{coins}   ★ {len(player.bonus)}"
    mark = f'<rect x="-8" y="0" width="{4 * COLUMN}" height="1.5" fill="{RULE}"/>'
    out = mark + _label(0, 20, head, 16)
    for colour in range(4):
        out += _column_svg(state.box, player.home, colour, 30, text is None)
        out += _label(colour * COLUMN + CARD_WIDTH + 8, 48, f"{part(player.sums, colour)}", 16, FILLS[colour])
    return out, 30 + CARD_HEIGHT + OVERLAP * max(_deepest(player.home) - 1, 0)


def _hand_svg(state: CapitalLux, seat: int) -> tuple[str, int]:
    player = state.players[seat]
    out, x = "", 0.0
    for cards in (player.hand.to_vec(), player.pack.to_vec(), player.kept if state.stage == DRAFT else ()):
        for face in cards:
            out += card_svg(state.box, face, int(state.box.home[face]), x, 0)
            x += CARD_WIDTH + 4
        x += 20 if len(cards) else 0
    return out, CARD_HEIGHT


def home_svg(box: Box, player: Player) -> str:
    """One home by itself, for a score sheet."""
    height = CARD_HEIGHT + OVERLAP * max(_deepest(player.home) - 1, 0) + 2 * MARGIN
    width = 4 * COLUMN + 2 * MARGIN
    columns = "".join(_column_svg(box, player.home, colour, 0) for colour in range(4))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return f'{head}{paper}<g transform="translate({MARGIN} {MARGIN})">{columns}</g></svg>'
