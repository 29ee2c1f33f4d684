"""The position for a terminal: the ring and the city in characters, what is under way, everybody's statement."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from rich.text import Text as Drawing

from megapolis.engine.core.bitset import to_list
from megapolis.engine.i18n import Text
from megapolis.games.megalopolis.rules.actions import QUARTERS, SQUARES, STREETS
from megapolis.games.megalopolis.rules.box import CREST, KINDS
from megapolis.games.megalopolis.rules.city import City
from megapolis.games.megalopolis.rules.legal import building_is_duty
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.stages import ROLL
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.grid import DISTRICTS, PLAIN, fee_on, owner_of, quarter_cell, ring_cell, zone_cell
from megapolis.games.megalopolis.show.view import faces, income, player_state

PLAYER_STYLES = ("bright_red", "bright_blue", "bright_green", "yellow", "bright_magenta", "bright_white")
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
    out.append("   " + text("terminal-blocks", blocks=int(state.city.blocks_left)))
    if state.last_lap:
        out.append("   " + text("terminal-lap"), "bold")
    elif building_is_duty(state):
        out.append("   " + text("terminal-duty"), "bold")
    if state.rolls and state.stage != ROLL:
        out.append("   " + text("terminal-dice") + ": " + " ".join(str(face) for face in faces(state.dice)))
    return out.append("\n")


def _square_text(state: Megalopolis, text: Text, square: int) -> list[tuple[str, str]]:
    """Two lines: what the square is, with its rent; its owner (#) and the figures (1 to 6) on it."""
    box = state.rules.box
    kind, permit = int(box.kind[square]), int(box.permit_at[square])
    held = [int(permits) for permits in state.permits]
    here = [seat for seat in range(state.seats) if state.squares[seat] == square and not state.bankrupt >> seat & 1]
    figures = "".join(str(seat + 1) for seat in here)
    if permit < 0:
        said = ("◆", "dim") if kind == CREST else (text("terminal-" + KINDS[kind]), "bold")
        return [said, (figures, "reverse" if here else "")]
    owner = owner_of(held, permit)
    name = _say(text, box.permit_words[permit])[:3] if permit < STREETS else "═══"
    colour = DISTRICTS.get(box.district_names[permit // 3], PLAIN)[1] if permit < STREETS else "blue"
    due = fee_on(box, state.city, state.zones, held, permit) // 1000
    mark = f"#{owner + 1}" if owner >= 0 else "·"
    style = PLAYER_STYLES[owner] if owner >= 0 else "dim"
    return [(f"{name}{due}", colour), (f"{mark} {figures}" if figures else mark, style + (" reverse" if here else ""))]


def _quarter_text(city: City, quarter: int) -> list[tuple[str, str]]:
    height = int(city.heights[quarter])
    if not height:
        return [("", ""), ("·", "dim")]
    roof = "▲" if city.roofs[quarter // 9] == quarter else ""
    return [("█" * height, "bright_white"), (f"{height}{roof}", "bold" if roof else "")]


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
            column, row = zone_cell(state.rules.box, district)
            value = int(state.rules.box.zone_value[state.zones[district]]) // 1000
            colour = DISTRICTS.get(state.rules.box.district_names[district], PLAIN)[1]
            canvas[column][row * 2] = (f"+{value}", colour + " bold")


def _say(text: Text, word: str) -> str:
    return _name(text.language, word[1:]) if word.startswith("@") else word


@cache
def _name(language: str, key: str) -> str:
    """A name that takes no arguments, looked up once."""
    return Text(language, "megalopolis")(key)


def _permits(state: Megalopolis, text: Text, permits: int) -> str:
    return ", ".join(_say(text, state.rules.box.permit_words[permit]) for permit in to_list(permits))


def _under_way(state: Megalopolis, text: Text) -> Drawing:
    """The auction, the offer, the debt that everybody is waiting for."""
    out = Drawing()
    auction, deal, box = state.auction, state.deal, state.rules.box
    if auction.permit >= 0:
        permit = _say(text, box.permit_words[auction.permit])
        if auction.leader < 0:
            out.append(text("terminal-opening", permit=permit) + "\n", "bold")
        else:
            leader = text.seat_name(int(auction.leader))
            out.append(text("terminal-auction", permit=permit, bid=int(auction.bid), leader=leader) + "\n", "bold")
    if state.debtor >= 0:
        out.append(
            text("terminal-debt", debtor=text.seat_name(int(state.debtor)), amount=int(state.due)) + "\n", "bold"
        )
    if deal.drafter >= 0:
        drafter, partner = text.seat_name(int(deal.drafter)), text.seat_name(int(deal.partner))
        out.append(text("terminal-offer", drafter=drafter, partner=partner) + ": ", "bold")
        if deal.site >= 0:
            out.append(text.say("terminal-site", box.quarter_words[deal.site]) + "; ")
        for key, permits, money in (("gives", deal.gives, deal.money), ("wants", deal.wants, -deal.money)):
            goods = [_permits(state, text, permits)] if permits else []
            goods += [f"{int(money):,}".replace(",", " ")] if money > 0 else []
            out.append(f"{text('terminal-' + key)} {', '.join(goods) or '–'}; ")
        out.append("\n")
    return out


def _statement(state: Megalopolis, text: Text, seat: int) -> Drawing:
    out = Drawing()
    out.append("▶ " if seat == state.active else "  ")
    out.append(f"#{seat + 1} " + text.seat_name(seat), PLAYER_STYLES[seat] + " bold")
    standing = player_state(state, seat)
    if standing != "playing":
        out.append("  " + text("terminal-" + standing), "dim")
    if standing != "bankrupt":
        out.append("  " + text("terminal-cash", cash=int(state.cash[seat])))
        out.append(", " + text("terminal-income", income=income(state, seat)))
        out.append(", " + text("terminal-worth", points=int(state.points(seat))) + "\n")
        box, held = state.rules.box, int(state.permits[seat])
        trusts = [district for district in range(8) if has_trust(box, held, district * 3)]
        out.append("     " + (_permits(state, text, held) or text("terminal-no-permits")))
        for district in trusts:
            colour = DISTRICTS.get(box.district_names[district], PLAIN)[1]
            out.append(f"  {text('terminal-trust')}: {_say(text, box.district_words[district])}", colour)
    return out.append("\n")
