"""Why an action is illegal, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.errors import Reason
from megapolis.games.sprawlopolis.rules.actions import CONDITION, DRAW, EXTEND, FINISH, PICK, PLACE, REPAIR, TURN
from megapolis.games.sprawlopolis.rules.box import DEMANDS
from megapolis.games.sprawlopolis.rules.laying import is_beach, is_under, is_zone_card
from megapolis.games.sprawlopolis.rules.names import card_words, place_words
from megapolis.games.sprawlopolis.rules.stages import AS_START, DRAWING, FLIPPING, PICKING, PLACING, TURNING

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def _why(key: str, **args: str | int) -> Reason:
    return Reason(f"why-{key}", dict(args), "sprawlopolis")


def explain_refusal(state: Sprawlopolis, seat: i64, action: i64) -> Reason:
    """The rule that forbids an illegal action of a seat that may act."""
    if seat < 0:
        return _why("not-in-deck")
    if action == DRAW:
        return _why("not-drawing")
    if action >= CONDITION:
        return _why("not-yours")
    if action >= REPAIR and action < FINISH:
        return works_refusal(state, seat, action - REPAIR)
    if seat != state.actor:
        return _why("not-your-turn")
    if action < PLACE:
        return pick_refusal(state, action - PICK)
    if action < TURN:
        if state.stage != PLACING:
            return _why("not-placing")
        return place_refusal(state, action - PLACE)
    if action < REPAIR:
        return _why("not-this-way-up") if state.stage == TURNING else _why("not-turning")
    if action == FINISH:
        return _why("not-last-call")
    if action < EXTEND:
        return _why("no-landmarks")
    return _why("no-strip")


def pick_refusal(state: Sprawlopolis, card: i64) -> Reason:
    """Why a card cannot be picked."""
    if state.stage in (PLACING, TURNING):
        return _why("card-shown")
    if state.stage == FLIPPING:
        return _why("flip-first")
    if state.stage == DRAWING:
        return _why("draw-first")
    return _why("not-in-hand", **card_words(state.rules.box, int(card)))


def works_refusal(state: Sprawlopolis, seat: i64, works: i64) -> Reason:
    """Why a road works card cannot be played now."""
    if not state.works[seat] >> works & 1:
        return _why("not-your-works")
    if seat == state.actor and state.stage not in (PICKING, DRAWING):
        return _why("finish-laying")
    return _why("works-nowhere")


def place_refusal(state: Sprawlopolis, place: i64) -> Reason:
    """Why the card in play cannot lie there."""
    city, card = state.city, state.card
    where = place_words(place)
    if state.purpose == AS_START:
        return _why("half-of-landmarks", **where)
    if not city.touches(place):
        return _why("touches-nothing", **where)
    if city.monster >= 0 and is_under(city.monster, place):
        return _why("monster", **where)
    if city.is_closed(place):
        return _why("full-cover", **where)
    if city.split:
        side = city.side(place)
        return _why("motorway", **where) if side < 0 else _why("other-city", **where)
    if is_beach(card):
        return _why("beach", **where)
    if not city.ashore(place):
        return _why("beyond-shore", **where)
    if is_zone_card(card):
        return _why("zone-" + DEMANDS[state.rules.box.demand[state.terms.zone_rule]].replace("_", "-"), **where)
    return _why("works-every-end" if state.rules.every_end else "works-one-end", **where)
