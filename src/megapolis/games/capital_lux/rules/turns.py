"""Turns: a card each, with the effect of a synergy for a card in the capital."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.actions import CAPITAL, HOME
from megapolis.games.capital_lux.rules.districts import capital_colour, home_colour, lay_capital, lay_home
from megapolis.games.capital_lux.rules.memory import spend_card
from megapolis.games.capital_lux.rules.stages import EFFECT, REVEALING, TURN
from megapolis.games.capital_lux.rules.synergies.synergy import CHOICE, DONE

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def play_card(state: CapitalLux, action: i64) -> None:
    """Play a card home or into the capital."""
    if action < CAPITAL:
        face = action - HOME
        player = spend_card(state, face)
        lay_home(state, player, face, home_colour(state, face))
        end_turn(state)
        return
    face = action - CAPITAL
    spend_card(state, face)
    state.acting_colour = capital_colour(state, face)
    lay_capital(state, face, state.acting_colour)
    state.played_face = face
    state.stage = EFFECT
    continue_effect(state, state.synergy(state.acting_colour).effect(state))


def continue_effect(state: CapitalLux, step: i64) -> None:
    """Wait for what an effect needs next, or end the turn."""
    if step == DONE:
        end_turn(state)
    else:
        state.waiting = bit(state.turn) if step == CHOICE else CHANCE


def end_turn(state: CapitalLux) -> None:
    """Pass the turn on, or end the round after the last one."""
    state.stage = TURN
    state.played_face = -1
    empty = state.players[state.turn].hand.size == 0
    again = state.extra_turn and not empty
    state.extra_turn = False
    if not again:
        state.clock += 1
        if state.last_turns > 0:
            state.last_turns -= 1
        elif empty:
            state.last_turns = state.seats - 1
        if state.last_turns == 0:
            state.stage = REVEALING
            state.waiting = CHANCE
            return
        state.turn = (state.turn + 1) % state.seats
    state.waiting = bit(state.turn)
