"""What a coach can count in Capital Lux: limits, homes within them, leads that take a bonus card, the last turn."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import Coach, Fact
from megapolis.engine.i18n import seat_word
from megapolis.games.capital_lux.rules.box import COLOURS
from megapolis.games.capital_lux.rules.districts import highest_face, part
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux


def facts(before: CapitalLux, after: CapitalLux, seat: int, _way: Sequence[int]) -> list[Fact]:
    """Facts about a turn, district by district, and about the end of the round."""
    if before.stage == DRAFT:
        return []
    out = [fact for colour in range(4) for fact in _district(before, after, seat, colour)]
    if before.stage == TURN and before.players[seat].hand.size and not after.players[seat].hand.size:
        out.append(Fact("tempo", "last-turn" if before.last_turns else "last-card", {}, 1.0))
    return out


def _district(before: CapitalLux, after: CapitalLux, seat: int, colour: int) -> list[Fact]:
    """What a turn does to one district, tiles that lie face down aside."""
    low, high = int(part(before.sums, colour)), int(part(after.sums, colour))
    held, holds = int(part(before.players[seat].sums, colour)), int(part(after.players[seat].sums, colour))
    name: dict[str, str | int | float] = {"district": "@district-" + COLOURS[colour]}
    out = []
    if low < held <= high and holds == held:
        out.append(Fact("now", "saved", {**name, "from": low, "to": high, "held": held}, float(held), True))
    if holds > held and holds <= high:
        out.append(Fact("now", "within", {**name, "held": holds, "limit": high}, float(holds - held), True))
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


def round_is_over(before: CapitalLux, now: CapitalLux) -> bool:
    """Rounds hardly depend on each other: a future ends with its round."""
    return bool(now.round > before.round)


def count(state: CapitalLux) -> tuple[int, int]:
    """Rounds, whose turns nobody counts."""
    return int(state.round) + 1, 0


COACH: Coach[CapitalLux] = Coach(facts=facts, horizon=round_is_over, count=count)
