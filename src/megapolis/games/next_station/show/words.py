"""What is asked and what is done, in words: ends of message keys and their arguments."""

from __future__ import annotations

from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.games.next_station.rules.actions import LAY, SPACE
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS
from megapolis.games.next_station.rules.sheet import CIRCLING, SECOND
from megapolis.games.next_station.rules.state import NextStation


def prompt(state: NextStation, seat: int) -> Said:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    if state.step < len(state.rules.steps) - 1:
        return "lay", {"place": int(state.laid) + 1}
    box = state.rules.box
    sheet = state.sheets[seat]
    args: dict[str, Value] = {
        "pencil": "@pencil-" + box.pencil_names[sheet.pencil],
        "symbol": "@symbol-" + SYMBOLS[state.symbol],
    }
    if sheet.stage == CIRCLING:
        return "circle", args
    if sheet.stage == SECOND:
        args["symbol"] = "@symbol-" + SYMBOLS[sheet.needed]
        return "second", args
    return ("branch" if state.branch else "draw"), args


def describe(state: NextStation, seat: int, action: int) -> Said:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.rules.box
    verb = SPACE.verb(action)
    args: dict[str, Value] = {"seat": seat + 1}
    for field, value in verb.values(action).items():
        if field == "section":
            a, b = box.ends[value]
            if state.sheets[seat].line >> b & 1:
                a, b = b, a
            args["from"], args["to"] = box.names[a], box.names[b]
            args["symbol"] = "@symbol-" + ("central" if box.symbol[b] == 4 else SYMBOLS[box.symbol[b]])
        elif field == "station":
            args["station"] = box.names[value]
        elif field == "pencil":
            args["pencil"] = "@pencil-" + box.pencil_names[value]
        elif field == "card":
            args["symbol"] = "@symbol-" + SYMBOLS[box.card_symbol[value]]
            args["ground"] = "@underground" if box.underground[value] else "@street"
        elif field == "objective":
            args["objective"] = "@objective-" + box.objective_names[value]
        else:
            args["power"] = "@power-" + POWERS[value]
            args["pencil"] = "@pencil-" + box.pencil_names[state.powered]
    if verb.base == LAY:
        args["place"] = int(state.laid) + 1
    return verb.name, args


def remark(state: NextStation) -> Said | None:
    """Solo: the rating."""
    return (str(state.rating()), {}) if state.seats == 1 else None
