"""The position as SVG and as terminal text.

A card is its colour, the colour's letter and its value, so that nothing depends on seeing the colour; rebels, dualists
and recruiters have a mark of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from rich.cells import cell_len
from rich.text import Text as Drawing

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.capital_lux.rules.box import CITIZEN, COLOURS, DUALIST, NO_COLOUR, REBEL, Box, kind_of
from megapolis.games.capital_lux.rules.memory import first_passed, known_of, last_passed
from megapolis.games.capital_lux.rules.player import FACE, NO_COIN, Player, coin_on, colour_of, part
from megapolis.games.capital_lux.rules.scoring import coin_count, total
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.registry import NAMES
from megapolis.games.capital_lux.rules.table import DRAFT, TURN
from megapolis.games.capital_lux.show.view import in_play, limits, tiles

# Blue, pink, yellow, green, and grey for rebels in a hand: fill, ink.
FILLS = ("#2f6fb7", "#d4588a", "#e3b23c", "#3f9160", "#8a8a8a")
INKS = ("#ffffff", "#ffffff", "#1d2430", "#ffffff", "#ffffff")
INK, PAPER, RULE, GOLD = "#1d2430", "#fffdf8", "#d9d3c6", "#f2c94c"
LETTERS = "BPYGR"
MARKS = {CITIZEN: "", REBEL: "r", DUALIST: "d", "recruiter": "+"}

# ---------------------------------------------------------------------- SVG

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


def _label(x: float, y: float, said: str, size: int = 14, colour: str = INK, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(said)}</text>'


def card_svg(box: Box, face: int, colour: int, x: float, y: float, coin: bool = False) -> str:
    """One card: value and letter, a mark for its kind, a coin if one lies on it; a dualist shows its other colour."""
    look = f'rx="6" fill="{FILLS[colour]}" stroke="{PAPER}" stroke-width="2"'
    out = f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" {look}/>'
    kind = kind_of(face)
    if kind == DUALIST:
        other = box.capital[face] if colour == box.home[face] else box.home[face]
        corner = f"{x + CARD_WIDTH - 2},{y + CARD_HEIGHT - 22} {x + CARD_WIDTH - 2},{y + CARD_HEIGHT - 2}"
        out += f'<polygon points="{corner} {x + CARD_WIDTH - 22},{y + CARD_HEIGHT - 2}" fill="{FILLS[other]}"/>'
    out += _label(x + 7, y + 20, str(box.value[face]), 18, INKS[colour])
    out += _label(x + CARD_WIDTH - 7, y + 18, LETTERS[colour] + MARKS[kind], 12, INKS[colour], "end")
    if coin:
        out += f'<circle cx="{x + 27}" cy="{y + 13}" r="8" fill="{GOLD}" stroke="{INK}"/>'
    return out


def _column_svg(box: Box, cards: Iterable[int], colour: int, y: int) -> str:
    """A district: cards one below the other, partly covered."""
    out, at = "", y
    for card in cards:
        if colour_of(card) == colour:
            out += card_svg(box, card & int(FACE), colour, colour * COLUMN, at, coin_on(card) != NO_COIN)
            at += OVERLAP
    return out


def _deepest(cards: Iterable[int]) -> int:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[colour_of(card)] += 1
    return max(counts)


def _capital_svg(state: CapitalLux, viewer: int) -> tuple[str, int]:
    out = ""
    limit = limits(state, viewer)
    for colour in range(4):
        name = NAMES[state.active[colour]] if state.active[colour] >= 0 else "?"
        x = colour * COLUMN
        out += f'<rect x="{x}" y="0" width="{COLUMN - 12}" height="{HEAD}" rx="6" fill="{FILLS[colour]}"/>'
        out += _label(x + 8, 17, f"{LETTERS[colour]} {name.capitalize()}", 14, INKS[colour])
        flag = " ⚑" if in_play(state, "scout") and state.flag == colour else ""
        out += _label(x + 8, 34, f"≤ {limit[colour]}{flag}", 13, INKS[colour])
        here = [tile for tile in tiles(state, viewer) if tile.district == COLOURS[colour]]
        said = " ".join("?" if tile.number is None else f"{tile.number:+d}" for tile in here)
        out += _label(x + COLUMN - 18, 34, said, 13, INKS[colour], "end")
        out += _column_svg(state.box, state.capital, colour, HEAD + 6)
    height = HEAD + 6 + CARD_HEIGHT + OVERLAP * max(_deepest(state.capital) - 1, 0)
    extra = [(face, state.box.home[face]) for face in state.field.to_vec()]
    if state.recruit >= 0:
        extra.append((state.recruit, state.box.home[state.recruit]))
    for at, (face, colour) in enumerate(extra):
        out += card_svg(state.box, face, colour, at * (CARD_WIDTH + 4), height + 10)
    for at, tile in enumerate(to_list(state.oracles)):
        x = at * 30 + 15
        out += f'<circle cx="{x}" cy="{height + 24}" r="13" fill="{RULE}"/>'
        out += _label(x, height + 29, str(state.box.oracle_values[tile]), 14, INK, "middle")
    return out, height + (CARD_HEIGHT + 10 if extra or state.oracles else 0)


def _home_svg(state: CapitalLux, seat: int) -> tuple[str, int]:
    player = state.players[seat]
    crown = " ♛" if state.emperor == seat else ""
    coins = f"   ● {coin_count(player)}"
    head = f"{seat + 1}{crown}   Σ {total(state.box, player)}{coins}   ▤ {player.hand.size}   ★ {len(player.bonus)}"
    mark = f'<rect x="-8" y="0" width="{4 * COLUMN}" height="1.5" fill="{RULE}"/>'
    out = mark + _label(0, 20, head, 16)
    for colour in range(4):
        out += _column_svg(state.box, player.home, colour, 30)
        out += _label(colour * COLUMN + CARD_WIDTH + 8, 48, f"{part(player.sums, colour)}", 16, FILLS[colour])
    return out, 30 + CARD_HEIGHT + OVERLAP * max(_deepest(player.home) - 1, 0)


def _hand_svg(state: CapitalLux, seat: int) -> tuple[str, int]:
    player = state.players[seat]
    out, x = "", 0.0
    for cards in (player.hand.to_vec(), player.pack.to_vec(), player.kept if state.stage == DRAFT else ()):
        for face in cards:
            out += card_svg(state.box, face, _colour(state.box, face), x, 0)
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


def _colour(box: Box, face: int) -> int:
    """The colour to show a hand card in."""
    return int(box.home[face])


# ---------------------------------------------------------------------- terminal

STYLES = ("white on blue", "white on magenta", "black on yellow", "white on green", "black on white")
PLAIN = ("bright_blue", "bright_magenta", "yellow", "green")
WIDTH = 19
"""Of a district, so that four stand side by side on 80 columns."""


def terminal(state: CapitalLux, seat: int | None, text: Text) -> Drawing:
    """Round and decks, the capital, all homes, then what the seat holds and remembers."""
    viewer = CHANCE if seat is None else seat
    out = _heading(state, text)
    out.append_text(_capital(state, viewer, text))
    for other in range(state.seats):
        out.append_text(_home(state, viewer, other, text))
    if seat is not None:
        out.append_text(_own(state, seat, text))
    out.append(text("terminal-legend") + "\n" + text("terminal-marks"), "dim")
    return out


def _card(box: Box, face: int, colour: int, text: Text, coin: bool = False) -> Drawing:
    """A card as a small block: letter, mark of its kind, value; a dualist in a hand shows both colours."""
    kind = kind_of(face)
    letter = text("letter-" + COLOURS[colour]) if colour != NO_COLOUR else text("letter-rebel")
    mark = MARKS[kind] if colour != NO_COLOUR else ""
    return Drawing(f"{letter}{mark}{box.value[face]}{'●' if coin else ''}", STYLES[colour])


def _held(box: Box, face: int, text: Text) -> Drawing:
    """A card in a hand: a dualist shows its colour at home and, after a slash, in the capital."""
    out = _card(box, face, _colour(box, face), text)
    if kind_of(face) == DUALIST:
        capital = int(box.capital[face])
        out.append("/" + text("letter-" + COLOURS[capital]), STYLES[capital])
    return out


def _row(box: Box, faces: Iterable[int], text: Text) -> Drawing:
    return Drawing(" ").join([_held(box, face, text) for face in faces])


def _heading(state: CapitalLux, text: Text) -> Drawing:
    rounds = int(state.box.rounds)
    out = Drawing()
    out.append(text("terminal-round", round=min(int(state.round) + 1, rounds), rounds=rounds), "bold")
    out.append("   " + text("terminal-emperor", seat=int(state.emperor) + 1))
    out.append("   " + text("terminal-deck", citizens=int(state.left)))
    if state.last_turns >= 0:
        out.append("   " + text("terminal-last"), "bold red")
    if in_play(state, "oracle"):
        shown = [int(state.box.oracle_values[tile]) for tile in to_list(state.oracles)]
        said = " ".join(str(value) for value in shown) or text("terminal-none")
        out.append("\n" + text("terminal-oracle", tiles=said, sum=sum(shown)))
    if state.recruit >= 0:
        out.append("\n" + text("terminal-recruit") + ": ")
        out.append_text(_held(state.box, state.recruit, text))
    if in_play(state, "reformer"):
        out.append("\n" + text("terminal-field") + ": ")
        out.append_text(_row(state.box, state.field.to_vec(), text))
    out.append("\n")
    return out


def _columns(cells: list[Drawing]) -> Drawing:
    """Four cells side by side, each cut or padded to its width."""
    out = Drawing()
    for cell in cells:
        cell.truncate(WIDTH - 1, overflow="ellipsis")
        out.append_text(cell)
        out.append(" " * (WIDTH - cell_len(cell.plain)))
    out.append("\n")
    return out


def _stacks(box: Box, cards: Iterable[int], text: Text) -> list[list[Drawing]]:
    stacks: list[list[Drawing]] = [[], [], [], []]
    for card in cards:
        colour = int(colour_of(card))
        stacks[colour].append(_card(box, card & int(FACE), colour, text, coin_on(card) != NO_COIN))
    return stacks


def _districts(box: Box, cards: Iterable[int], text: Text) -> Drawing:
    """The cards of four districts, as many lines as the fullest needs."""
    stacks = [_lines(stack) for stack in _stacks(box, cards, text)]
    out = Drawing()
    for line in range(max(len(stack) for stack in stacks)):
        out.append_text(_columns([stack[line] if line < len(stack) else Drawing() for stack in stacks]))
    return out


def _lines(cards: list[Drawing]) -> list[Drawing]:
    """Cards in lines that fit a district."""
    out: list[Drawing] = []
    for card in cards:
        if out and cell_len(out[-1].plain) + 1 + cell_len(card.plain) < WIDTH:
            out[-1].append(" ")
            out[-1].append_text(card)
        else:
            out.append(card)
    return out


def _capital(state: CapitalLux, viewer: int, text: Text) -> Drawing:
    out = Drawing("\n" + text("terminal-capital") + "\n", "bold")
    limit = limits(state, viewer)
    names, heads = [], []
    for colour in range(4):
        name = text("synergy-" + NAMES[state.active[colour]]) if state.active[colour] >= 0 else "?"
        names.append(Drawing(name, STYLES[colour]))
        head = Drawing(f"≤{limit[colour]}", "bold")
        for tile in tiles(state, viewer):
            if tile.district == COLOURS[colour]:
                head.append(" ?" if tile.number is None else f" {tile.number:+d}")
        if in_play(state, "scout") and state.flag == colour:
            head.append(" ⚑ " + text("terminal-flag"))
        heads.append(head)
    out.append_text(_columns(names))
    out.append_text(_columns(heads))
    out.append_text(_districts(state.box, state.capital, text))
    return out


def _home(state: CapitalLux, viewer: int, seat: int, text: Text) -> Drawing:
    player = state.players[seat]
    active = state.waiting > 0 and state.waiting >> seat & 1
    out = Drawing("\n")
    out.append(("▶ " if active else "  ") + text("terminal-player", seat=seat + 1), "bold")
    out.append("  " + text("terminal-points", points=int(total(state.box, player))))
    out.append("  " + text("terminal-coins", coins=int(coin_count(player))))
    out.append("  " + text("terminal-bonus", count=len(player.bonus)))
    out.append("  " + text("terminal-hand-count", count=int(player.hand.size)))
    if state.stage == DRAFT and state.has_chosen(seat):
        out.append("  " + text("terminal-done"), "dim")
    known = known_of(state, viewer, seat) if viewer not in (CHANCE, seat) else ()
    if len(known):
        out.append("\n  " + text("terminal-known") + ": ")
        out.append_text(_row(state.box, known, text))
    out.append("\n")
    sums = [Drawing(f"  Σ {part(player.sums, colour)}", PLAIN[colour]) for colour in range(4)]
    out.append_text(_columns(sums))
    out.append_text(_districts(state.box, player.home, text))
    return out


def _own(state: CapitalLux, seat: int, text: Text) -> Drawing:
    player = state.players[seat]
    rows = [
        ("terminal-hand", player.hand.to_vec()),
        ("terminal-pack", player.pack.to_vec()),
        ("terminal-kept", player.kept if state.stage < TURN else ()),
        ("terminal-passed", [*first_passed(state, seat), *last_passed(state, seat)]),
    ]
    out = Drawing("\n")
    for key, cards in rows:
        if len(cards):
            out.append(text(key) + ": ", "bold")
            out.append_text(_row(state.box, cards, text))
            out.append("\n")
    return out
