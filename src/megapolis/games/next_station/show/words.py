"""What is asked and what is done, in words: ends of message keys and their arguments."""

from __future__ import annotations

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.games.next_station.rules.actions import LAY, SPACE
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS
from megapolis.games.next_station.rules.sheet import CIRCLING, SECOND
from megapolis.games.next_station.rules.state import NextStation


def prompt(state: NextStation, seat: int) -> Said:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    if state.step < len(state.rules.steps) - 1:
        return "lay", {"place": int(state.laid) + 1}
    sheet = state.sheets[seat]
    args: dict[str, Value] = {**_line_words(state, seat), "symbol": "@symbol-" + SYMBOLS[state.symbol]}
    if sheet.stage == CIRCLING:
        return "circle", args
    if sheet.stage == SECOND:
        args["symbol"] = "@symbol-" + SYMBOLS[sheet.needed]
        return "second", args
    return ("branch" if state.branch else "draw"), args


def _line_words(state: NextStation, seat: int) -> dict[str, Value]:
    """The line that a seat draws, for a sentence: in the nominative, the accusative and the genitive."""
    line = "@line-" + state.rules.box.pencil_names[state.sheets[seat].pencil]
    return {"line": line, "line_to": line + "-accusative", "line_of": line + "-genitive"}


def describe(state: NextStation, seat: int, action: int) -> Said:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.rules.box
    verb = SPACE.verb(action)
    args: dict[str, Value] = {} if seat == CHANCE else {"seat": seat_word(seat), **_line_words(state, seat)}
    for field, value in verb.values(action).items():
        if field == "section":
            a, b = box.ends[value]
            if state.sheets[seat].line >> b & 1:
                a, b = b, a
            args["from"], args["to"] = box.names[a].upper(), box.names[b].upper()
            args["symbol"] = "@symbol-" + ("central" if box.symbol[b] == 4 else SYMBOLS[box.symbol[b]])
            args["thames"] = "yes" if box.thames[value] else "no"
            args["power"] = "@power-" + POWERS[power] if (power := int(state.power(state.sheets[seat]))) >= 0 else ""
        elif field == "station":
            args["station"] = box.names[value].upper()
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
