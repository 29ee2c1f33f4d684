"""The position for a terminal: the cards, the plans, the competitor, and the streets in characters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawing

from megapolis.engine.core.bitset import popcount, to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.games.welcome_to.rules.actions import LETTERS, STRIDE
from megapolis.games.welcome_to.rules.box import ACTIONS, SIZES, Box, Side
from megapolis.games.welcome_to.rules.city_plans import Plan
from megapolis.games.welcome_to.rules.sheet import Sheet
from megapolis.games.welcome_to.rules.solo import TOPS, UNSEEN, SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.view import numbers
from megapolis.games.welcome_to.show.words import plan_args

STREET_TITLES = ("page-street-top", "page-street-centre", "page-street-bottom")
CROSSED = "✕"


def terminal(state: WelcomeTo, seat: int | None, text: Text) -> Drawing:
    """Round, pairs, plans and competitor, then the board of the seat (an onlooker: of every seat)."""
    viewer = CHANCE if seat is None else seat
    out = _table(state, text)
    for other in range(state.seats):
        sheet = state.visible_sheet(viewer, other)
        score = state.visible_score(viewer, other)
        out.append("\n")
        out.append(text.seat_name(other), "bold")
        out.append("  " + text("terminal-points", points=sum(line.points for line in score)))
        if state.waiting and not state.waiting >> other & 1:
            out.append("  " + text("terminal-done"), "dim")
        if seat is None or other == seat:
            out.append("\n")
            out.append_text(sheet_terminal(state.side, sheet, state.rules.roundabouts, text))
    return out


def plan_words(plan: Plan, text: Text) -> str:
    """What a plan asks for."""
    return text.say("city-plan", plan_args(plan))


def _card(box: Box, card: int, text: Text) -> str:
    return f"{box.card_number[card]} {text('action-' + ACTIONS[box.card_action[card]])}"


def _table(state: WelcomeTo, text: Text) -> Drawing:
    """What lies on the table for everybody."""
    out = Drawing()
    decks = state.decks
    box = state.rules.box
    out.append(text("terminal-round", round=int(state.round)), "bold")
    if state.waiting:
        out.append("   " + text("terminal-hand" if state.rules.solo else "terminal-pairs") + ": ")
        for slot in range(3):
            action = text("action-" + ACTIONS[decks.action(slot)])
            out.append(f" {decks.number(slot)} {action} ", "black on bright_yellow")
            out.append(" ")
        if isinstance(decks, SoloDeck) and decks.top != UNSEEN:
            out.append(f"  {text('terminal-top')}: {text('top-' + TOPS[decks.top])}", "dim")
    for at in range(3):
        if state.plans[at] >= 0:
            plan = state.plan(at)
            turned = state.turned >> at & 1
            out.append(f"\n{LETTERS[at]} ", "bold")
            out.append(f"{plan_words(plan, text)}: ")
            out.append(f"{plan.high}", "dim strike" if turned else "bold")
            out.append(f" / {plan.low}", "bold" if turned else "dim")
            if turned:
                out.append(f" ({text('terminal-turned')})", "dim")
    if isinstance(decks, SoloDeck):
        competitor = state.rules.competitor
        name = text("competitor-" + competitor.id)
        out.append("\n" + text("terminal-rival", name=name, level=competitor.level), "bold")
        out.append("  " + text("terminal-points", points=state.rival_points()))
        if len(decks.pile):
            cards = ", ".join(_card(box, card, text) for card in decks.pile)
            out.append(f"\n{text('terminal-rival-cards')}: {cards}", "dim")
    return out


def sheet_terminal(side: Side, sheet: Sheet, roundabouts: bool, text: Text) -> Drawing:
    """Three streets with four characters per house, each with its park track; then the other tracks."""
    out = Drawing()
    found = numbers(side, sheet)
    widest = max(side.lengths)
    for street in range(3):
        out.append(f"  {text(STREET_TITLES[street])[0].lower()} ", "dim")
        out.append("▐", "yellow")
        for place in range(side.lengths[street]):
            plot = street * STRIDE + place
            _house_terminal(out, side, sheet, plot, found[street][place], text("page-bis-letter"))
            fenced = sheet.fences >> plot & 1
            out.append("▐" if fenced else " ", "yellow" if fenced else "")
        out.append("    " * (widest - side.lengths[street]) + "  " + text("terminal-parks") + " ")
        _cells_terminal(out, side.park_track(street), sheet.park_marks(street))
        out.append(f"\n    {_places(side, sheet, street)}\n", "dim")
    tracks = [
        ("pools", side.pool_track, popcount(sheet.pools)),
        ("bis", side.bis_track, popcount(sheet.bis)),
        ("refusals", side.refusal_track, sheet.refusals),
    ]
    if roundabouts:
        tracks.append(("roundabouts", side.roundabout_track, sheet.roundabout_count()))
    for at, (key, values, crossed) in enumerate(tracks):
        out.append("\n" if at == 2 else "")
        out.append(f"  {text('terminal-' + key)} ")
        _cells_terminal(out, list(values), crossed)
    boxes = "■" * sheet.temps + "□" * (side.temp_boxes - sheet.temps)
    out.append(f"  {text('terminal-temps')} {boxes}")
    for size in range(1, SIZES + 1):
        out.append(f"\n  {text('terminal-estates')}" if size in (1, 4) else "")
        out.append(f"  {size}", "bold")
        out.append(f"×{sheet.estates(size)} ")
        _cells_terminal(out, side.column_track(size), sheet.column_marks(size))
    plans = [f"{LETTERS[at]} {sheet.plan_points >> 8 * at & 255}" for at in to_list(sheet.approved)]
    if plans:
        out.append(f"\n  {text('terminal-plans')} {', '.join(plans)}")
    out.append("\n" + text("terminal-legend"), "dim")
    return out


def _places(side: Side, sheet: Sheet, street: int) -> str:
    """The places of a street, counted; houses that have paid for a plan are struck through instead."""
    places = range(side.lengths[street])
    return "".join(" == " if sheet.used >> (street * STRIDE + at) & 1 else f" {at + 1:>2} " for at in places)


def _house_terminal(out: Drawing, side: Side, sheet: Sheet, plot: int, number: int | None, bis: str) -> None:
    if sheet.roundabouts >> plot & 1:
        out.append(" ◎ ", "bold")
        return
    shown = " ·" if number is None else f"{number:>2}"
    out.append(shown, "bold" if number is not None else "dim")
    if sheet.bis >> plot & 1:
        out.append(bis, "magenta")
    elif sheet.pools >> plot & 1:
        out.append("≈", "bright_cyan")
    else:
        # A pool place is lost once its house has a number without the pool.
        out.append("~" if side.pools >> plot & 1 and number is None else " ", "cyan")


def _cells_terminal(out: Drawing, values: Sequence[int], crossed: int) -> None:
    for at, value in enumerate(values):
        if at < crossed:
            out.append(f"{CROSSED} ", "dim")
        else:
            out.append(f"{value} ", "bold green" if at == crossed else "dim")
