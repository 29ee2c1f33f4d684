"""The position as terminal text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text as Drawing

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.capital_lux.rules.box import COLOURS, DUALIST, NO_COLOUR, Box, kind_of
from megapolis.games.capital_lux.rules.districts import FACE, NO_COIN, coin_on, colour_of, part
from megapolis.games.capital_lux.rules.memory import cards_passed_first, cards_passed_last, known_cards
from megapolis.games.capital_lux.rules.scoring import coin_count, total
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.registry import NAMES
from megapolis.games.capital_lux.show.svg import MARKS
from megapolis.games.capital_lux.show.view import in_play, limits, tiles

STYLES = ("white on blue", "white on magenta", "black on yellow", "white on green", "black on white")
PLAIN = ("bright_blue", "bright_magenta", "yellow", "green")
WIDTH = 19
"""Columns of a district: four fit side by side on a line of 80."""


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
    """A card as a small block: letter, mark of its kind, value, a coin."""
    kind = kind_of(face)
    letter = text("letter-" + COLOURS[colour]) if colour != NO_COLOUR else text("letter-rebel")
    mark = MARKS[kind] if colour != NO_COLOUR else ""
    return Drawing(f"{letter}{mark}{box.value[face]}{'●' if coin else ''}", STYLES[colour])


def _hand_card(box: Box, face: int, text: Text) -> Drawing:
    """A card in a hand: a dualist shows its colour at home and, after a slash, in the capital."""
    out = _card(box, face, int(box.home[face]), text)
    if kind_of(face) == DUALIST:
        capital = int(box.capital[face])
        out.append("/" + text("letter-" + COLOURS[capital]), STYLES[capital])
    return out


def _row(box: Box, faces: Iterable[int], text: Text) -> Drawing:
    return Drawing(" ").join([_hand_card(box, face, text) for face in faces])


def _heading(state: CapitalLux, text: Text) -> Drawing:
    rounds = int(state.box.rounds)
    out = Drawing()
    out.append(text("terminal-round", round=min(int(state.round) + 1, rounds), rounds=rounds), "bold")
    out.append("   " + text("terminal-emperor", seat=text.seat_name(int(state.emperor))))
    out.append("   " + text("terminal-deck", citizens=int(state.citizens_left)))
    if state.last_turns >= 0:
        out.append("   " + text("terminal-last"), "bold red")
    if in_play(state, "oracle"):
        shown = [int(state.box.oracle_values[tile]) for tile in to_list(state.oracles)]
        said = " ".join(str(value) for value in shown) or text("terminal-none")
        out.append("\n" + text("terminal-oracle", tiles=said, sum=sum(shown)))
    if state.recruit >= 0:
        out.append("\n" + text("terminal-recruit") + ": ")
        out.append_text(_hand_card(state.box, state.recruit, text))
    if in_play(state, "reformer"):
        out.append("\n" + text("terminal-field") + ": ")
        out.append_text(_row(state.box, state.reform_field.to_vec(), text))
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
        name = text("synergy-" + NAMES[state.synergies[colour]]) if state.synergies[colour] >= 0 else "?"
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
    out.append(("▶ " if active else "  ") + text.seat_name(seat), "bold")
    out.append("  " + text("terminal-points", points=int(total(state.box, player))))
    out.append("  " + text("terminal-coins", coins=int(coin_count(player))))
    out.append("  " + text("terminal-bonus", count=len(player.bonus)))
    out.append("  " + text("terminal-hand-count", count=int(player.hand.size)))
    if state.stage == DRAFT and state.has_chosen(seat):
        out.append("  " + text("terminal-done"), "dim")
    known = known_cards(state, viewer, seat) if viewer not in (CHANCE, seat) else ()
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
        ("terminal-passed", [*cards_passed_first(state, seat), *cards_passed_last(state, seat)]),
    ]
    out = Drawing("\n")
    for key, cards in rows:
        if len(cards):
            out.append(text(key) + ": ", "bold")
            out.append_text(_row(state.box, cards, text))
            out.append("\n")
    return out
