"""What a coach can count in Capital Lux: limits, homes within them, leads that take a bonus card, the last card."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import Coach, Fact
from megapolis.engine.i18n import seat_word
from megapolis.engine.score import line_name
from megapolis.games.capital_lux.rules.actions import SPACE
from megapolis.games.capital_lux.rules.box import COLOURS, NO_COLOUR
from megapolis.games.capital_lux.rules.districts import highest_face, part
from megapolis.games.capital_lux.rules.stages import DRAFT, EFFECT, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux


def facts(before: CapitalLux, after: CapitalLux, seat: int, way: Sequence[int]) -> list[Fact]:
    """Facts about a turn, district by district, and about the end of the round; in a draft, about room for a card."""
    if before.stage == DRAFT:
        return _room(before, seat, SPACE.verb(way[0]).values(way[0])["card"])
    out = [fact for colour in range(4) for fact in _district(before, after, seat, colour)]
    # In the midst of an effect a hand may be empty and fill again; in the last turns the end is known.
    ends = before.stage == TURN and before.last_turns < 0 and after.stage != EFFECT
    if ends and before.players[seat].hand.size and not after.players[seat].hand.size:
        out.append(Fact("tempo", "last-card", {}, 1.0))
    return out


def _room(state: CapitalLux, seat: int, face: int) -> list[Fact]:
    """How much of a card's district is still free at home, if the card fits there as the limit stands."""
    colour, value = int(state.box.home[face]), int(state.box.value[face])
    if colour == NO_COLOUR:
        return []
    room = int(part(state.sums, colour)) - int(part(state.players[seat].sums, colour))
    if value > room:
        return []
    args: dict[str, str | int | float] = {"place": "@district-" + COLOURS[colour], "room": room}
    return [Fact("ways", "room", args, float(value))]


def _district(before: CapitalLux, after: CapitalLux, seat: int, colour: int) -> list[Fact]:
    """What a turn does to one district, tiles that lie face down aside."""
    low, high = int(part(before.sums, colour)), int(part(after.sums, colour))
    held, holds = int(part(before.players[seat].sums, colour)), int(part(after.players[seat].sums, colour))
    name: dict[str, str | int | float] = {"district": "@district-" + COLOURS[colour]}
    line = line_name("home", "@colour-" + COLOURS[colour])
    out = []
    if low < held <= high and holds == held:
        out.append(Fact("now", "saved", {**name, "from": low, "to": high, "held": held}, float(held), True, line=line))
    if holds > held and holds <= high:
        out.append(Fact("now", "within", {**name, "held": holds, "limit": high}, float(holds - held), True, line=line))
    if holds > held and holds > high:
        out.append(Fact("risk", "over", {**name, "over": holds - high, "held": holds}, -float(holds), True))
    if low >= held > high and holds == held:
        out.append(Fact("risk", "sunk", {**name, "from": low, "to": high, "held": held}, -float(held), True))
    for other in range(int(before.seats)):
        theirs = int(part(before.players[other].sums, colour))
        if other != seat and low >= theirs > high:
            args = {**name, "player": seat_word(other), "limit": high, "held": theirs}
            out.append(Fact("rival", "sink", args, float(theirs), True))
        if other != seat and low < theirs <= high:
            args = {**name, "player": seat_word(other), "limit": high, "held": theirs}
            out.append(Fact("rival", "help", args, -float(theirs), True))
    stake = int(highest_face(after, colour))
    if stake >= 0 and leads(after, seat, colour) and not leads(before, seat, colour) and holds <= high:
        bonus = int(before.box.value[stake])
        out.append(Fact("later", "lead", {**name, "held": holds, "bonus": bonus}, float(bonus)))
    return out


def leads(state: CapitalLux, seat: int, colour: int) -> bool:
    """Whether a seat alone has most in a district."""
    own = part(state.players[seat].sums, colour)
    return own > 0 and all(
        part(state.players[other].sums, colour) < own for other in range(int(state.seats)) if other != seat
    )


def count(state: CapitalLux) -> tuple[int, int]:
    """Rounds, whose turns nobody counts."""
    return int(state.round) + 1, 0


FEW = 2
"""With so few cards in a hand, the round may be over within a few decisions."""


def settles_soon(state: CapitalLux) -> bool:
    """Whether the last turns are near or there: then limits are settled, and homes above them are lost."""
    if state.stage == DRAFT:
        return False
    return any(player.hand.size <= FEW for player in state.players)


COACH: Coach[CapitalLux] = Coach(depth=4, settles_soon=settles_soon, facts=facts, count=count)
