"""Actions and questions in words: the ends of message keys, and their arguments."""

from __future__ import annotations

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.i18n import seat_word
from megapolis.games.capital_lux.rules.actions import DRAW, DREW_CARD, SPACE
from megapolis.games.capital_lux.rules.box import COLOURS, FIELD_COLOURS, Box, kind_of
from megapolis.games.capital_lux.rules.districts import capital_colour, home_colour
from megapolis.games.capital_lux.rules.stages import BONUS, DEAL, DRAFT, OPENING, PREPARE, PURGE, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.registry import NAMES


def card_words(box: Box, face: int) -> dict[str, Value]:
    """A card for a sentence: the messages `card` and, in the accusative, `card-accusative` put these together."""
    kind = kind_of(face)
    home, capital = box.home[face], box.capital[face]
    return {
        "kind": kind,
        "colour": "@colour-" + COLOURS[home] if home < 4 else "",
        "colour_to": f"@colour-{COLOURS[home]}-accusative" if home < 4 else "",
        "other": "@colour-" + COLOURS[capital] if capital < 4 else "",
        # A string: a card's value is a name, not an amount.
        "value": str(box.value[face]),
    }


def _with_sign(value: int) -> str:
    """The number of an agent tile, with a true minus."""
    return f"{value:+d}".replace("-", "−")


def prompt(state: CapitalLux, seat: int) -> tuple[str, dict[str, Value]]:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    if state.stage == DRAFT:
        return "keep", {"count": int(state.keep_target) - len(state.players[seat].kept)}
    if state.stage == TURN:
        return "turn", {}
    name = state.synergy(state.acting_colour).name
    if state.stage == PURGE:
        args: dict[str, Value] = {"coins": int(state.excess), "district": "@district-" + COLOURS[state.district]}
        return name, args
    if state.stage == BONUS:
        return name + "-coin", {}
    if name == "agent":
        return name, {"number": _with_sign(int(state.box.agent_values[state.held_tile]))}
    if name == "oracle":
        return name, {"district": "@district-" + COLOURS[state.district]}
    if name == "reformer" and state.reformed_face >= 0:
        return name + "-collect", {}
    return name, {}


def _draw_key(state: CapitalLux, verb: str) -> str:
    """A citizen is drawn in several places of the game; each has its own words."""
    if state.stage == DEAL:
        return "dealt" if verb == "drew" else "deal"
    return {int(OPENING): "open", int(PREPARE): "fill"}.get(int(state.stage), verb)


def describe(state: CapitalLux, seat: int, action: int) -> tuple[str, dict[str, Value]]:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.box
    verb = SPACE.verb(action)
    key = verb.name
    args: dict[str, Value] = {"seat": seat_word(seat)}
    if seat == CHANCE:
        owner = state.cards_dealt // state.hand_size if state.stage == DEAL else state.turn
        args["seat"] = seat_word(int(owner))
    faces = {"citizen": box.citizen_face, "rebel": box.rebel_face, "dualist": box.dualist_face}
    for field, value in verb.values(action).items():
        if field == "card":
            args.update(card_words(box, value))
        elif field in faces:
            args.update(card_words(box, faces[field][value]))
        elif field == "recruiter":
            args.update(card_words(box, box.recruiter_face[value]))
        elif field == "district":
            args["district"] = "@district-" + COLOURS[value]
        elif field == "colour":
            args["colour"] = "@field-" + FIELD_COLOURS[value]
        elif field == "agent":
            args["number"] = _with_sign(int(box.agent_values[value]))
        elif field == "oracle":
            args["number"] = int(box.oracle_values[value])
        elif field == "synergy":
            args["synergy"] = "@synergy-" + NAMES[value]
        elif field == "player":
            args["player"] = seat_word(value)
        else:
            args[field] = value + 1 if field == "value" else value
    if verb.base in (DRAW, DREW_CARD):
        key = _draw_key(state, key)
    elif key in ("home", "capital"):
        face = verb.values(action)["card"]
        colour = home_colour(state, face) if key == "home" else capital_colour(state, face)
        args["district"] = "@district-" + COLOURS[colour]
    elif key == "flag" and action - verb.base == state.flag:
        key = "flag-stays"
    elif key == "spend" and not args["coins"]:
        key = "spend-nothing"
    return key, args
