"""Before a round: synergies are picked, their pieces laid out, the capital opened, hands dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.citizens import reshuffle
from megapolis.games.capital_lux.rules.stages import DEAL, FIRST, OPENING, PREPARE, REVEALING, SYNERGIES

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def pick_synergies(state: CapitalLux) -> None:
    """Go on with the first colour whose synergy is left to chance."""
    state.stage = SYNERGIES
    state.waiting = CHANCE
    for colour in range(i64(4)):
        if state.synergies[colour] < 0:
            state.acting_colour = colour
            return
    prepare(state)


def prepare(state: CapitalLux) -> None:
    """Lay out the pieces that synergies need, then go on to the opening or the next round."""
    state.stage = PREPARE
    state.waiting = CHANCE
    for colour in range(i64(4)):
        if state.synergy(colour).needs_piece(state):
            state.acting_colour = colour
            return
    state.acting_colour = 0
    if state.round > 0:
        open_round(state)
    else:
        open_capital(state)


def open_capital(state: CapitalLux) -> None:
    """Go on with the capital's first cards, then with the first player."""
    state.stage = OPENING if i64(len(state.capital)) < state.box.capital_start else FIRST


def open_round(state: CapitalLux) -> None:
    """Begin to deal as many cards as everybody can get, up to a full hand."""
    wanted = state.box.hand * state.seats
    if state.citizens_left < wanted and state.rules.reshuffles:
        reshuffle(state)
    state.hand_size = state.box.hand if state.citizens_left >= wanted else state.citizens_left // state.seats
    state.cards_dealt = 0
    state.turn = state.emperor
    state.last_turns = -1
    state.stage = DEAL if state.hand_size else REVEALING
    state.waiting = CHANCE
