"""The position as terminal text."""

from __future__ import annotations

from rich.text import Text as Drawing

from megapolis.engine.core.bitset import to_list
from megapolis.engine.i18n import Text
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.box import beach_key
from megapolis.games.sprawlopolis.rules.city import CENTRE, EAST, EXITS, LETTERS, NORTH, SOUTH, WEST, ZONE, City
from megapolis.games.sprawlopolis.rules.conditions import SHORE_KINDS
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.show.svg import CardPicture, at_sea, distance, face, in_play, mark_of
from megapolis.games.sprawlopolis.show.view import hand_of
from megapolis.games.sprawlopolis.show.words import (
    condition_words,
    demand_words,
    duel_rules,
    is_printed,
    is_said_urgent,
)

N, E, S, W = int(NORTH), int(EAST), int(SOUTH), int(WEST)
STYLES = {1: "black on dark_orange", 2: "black on sky_blue1", 3: "black on grey70", 4: "black on dark_sea_green3"}
ROADS = {N | S: "┃", E | W: "━", N | E: "┗", E | S: "┏", S | W: "┓", N | W: "┛"}
WIDTH = 5


def terminal(state: Sprawlopolis, seat: int | None, text: Text) -> Drawing:
    """What is scored, the city, then the card in play, the hands and the top of the deck."""
    out = _table(state, text)
    if state.city.top <= state.city.bottom:
        out.append("\n\n")
        out.append_text(city_terminal(state.city))
    box = state.rules.box
    playing = in_play(state)
    if playing:
        out.append_text(_cards(text("terminal-in-play"), playing, 0, text))
    for other in range(state.seats):
        hand = hand_of(state, other, state.seats if seat is None else seat)
        pictures = [face(box, box.names.index(name)) for name in hand.cards + hand.works]
        if pictures or hand.hidden:
            out.append_text(_cards(text.seat_name(other), pictures, hand.hidden, text))
    if state.top >= 0:
        title = text("terminal-deck", cards=len(to_list(state.cards)) + 1)
        out.append_text(_cards(title, [face(box, int(state.top))], 0, text))
    out.append("\n" + text("terminal-legend"), "dim")
    return out


def _table(state: Sprawlopolis, text: Text) -> Drawing:
    """The conditions and the points."""
    terms, box = state.terms, state.rules.box
    out = Drawing()
    if state.rules.duel:
        scores = [
            text("terminal-duel", seat=text.seat_name(at), points=points) for at, points in enumerate(state.scores())
        ]
        out.append("   ".join(scores), "bold")
    else:
        out.append(text("terminal-points", points=int(state.points(0)), target=int(state.target())), "bold")
    for card in to_list(terms.conditions):
        name = text("condition-" + box.names[card])
        out.append(f"\n{card + 1:>2}  {name}: ", "bold")
        if is_printed(state, card):
            out.append(text(f"condition-{box.names[card]}-help"))
        else:
            out.append(text(f"kind-{box.rules[card].kind}", **condition_words(box.rules[card])))
    if terms.zone_rule >= 0:
        out.append("\n #  " + text("zone-rule", **demand_words(box, int(terms.zone_rule))))
        if is_said_urgent(box, int(terms.zone_rule)):
            out.append(" " + text("demand-now"))
    if terms.beach_rule >= 0:
        rule = box.beach_rules[terms.beach_rule]
        if rule.kind in SHORE_KINDS:
            points = int(rule.numbers[len(rule.numbers) - 1])
            out.append("\n ≈  " + text(f"beach-{beach_key(rule)}-help", points=points))
        else:
            out.append("\n ≈  " + text(f"kind-{rule.kind}", **condition_words(rule)))
    if terms.duel >= 0:
        out.append("\n ═  " + text("duel-" + duel_rules(state)))
    return out


def _block(block: int, mark: str = "") -> tuple[str, str]:
    """Five characters: the letter, a mark, and the road between its sides; and their style."""
    zone, exits = block & int(ZONE), block >> int(EXITS)
    if zone not in STYLES:
        return ("≈" * WIDTH, "blue") if zone else (" " * WIDTH, "")
    road = ROADS.get(exits, " ")
    block_text = LETTERS[zone] + (mark or " ") + ("━" if exits & W else " ") + road + ("━" if exits & E else " ")
    return block_text, STYLES[zone]


def city_terminal(city: City) -> Drawing:
    """The city, one line per row, with every place where a card can begin.

    Numbers count blocks from the peg to the edge at which they stand, as the words of a place do.
    """
    columns = range(city.left - 2, city.right + 2)
    edges = "".join(f"{distance(column):<{WIDTH}}" for column in [*columns, columns.stop])
    out = Drawing("    " + edges.rstrip(), "dim")
    for row in range(city.top - 2, city.bottom + 2):
        if city.split and row == CENTRE + 1:
            out.append("\n    " + "═" * (WIDTH * len(columns)), "bold")
        edge = f"{distance(row)}‾" if row <= CENTRE else f"{distance(row + 1)}_"
        out.append(f"\n{edge:>3} ", "dim")
        for column in columns:
            if at_sea(city, row, column):
                out.append("≈" * WIDTH, "blue")
            elif city.is_block(row, column):
                cell = (row % SIZE) * SIZE + column % SIZE
                out.append(*_block(int(city.cell(row, column)), mark_of(city, cell)))
            else:
                out.append("  ·  ", "dim")
    return out


def _cards(title: str, pictures: list[CardPicture], hidden: int, text: Text) -> Drawing:
    """A row of cards, two lines each, with their names above."""
    out = Drawing(f"\n\n{title}\n", "bold")
    for card in pictures:
        out.append(f"{card.name:<{2 * WIDTH + 2}}", "bold")
    out.append(text("terminal-hidden", cards=hidden) if hidden else "", "dim")
    for line in (0, 2):
        out.append("\n")
        for card in pictures:
            out.append(*_block(card.blocks[line], card.marks[line]))
            out.append(*_block(card.blocks[line + 1], card.marks[line + 1]))
            out.append("  ")
    return out
