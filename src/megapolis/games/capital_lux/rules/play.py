"""The flow of play: which part of the rules carries an action out.

Set-up (synergies, their pieces, the capital's first cards, the first player), then three rounds. A round: deal and
draft, all seats at once; turns, a card each, with the effect of a synergy for a card in the capital; when a hand has
run out the others have a last turn; then hands go home, agent tiles are turned over, homes are purged, bonuses won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import with_item
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.actions import DEAL_SYNERGY, FIRST_PLAYER, KEEP
from megapolis.games.capital_lux.rules.bonus import place_coin
from megapolis.games.capital_lux.rules.citizens import draw_citizen
from megapolis.games.capital_lux.rules.districts import lay_capital
from megapolis.games.capital_lux.rules.draft import begin_draft, keep_card, pass_left
from megapolis.games.capital_lux.rules.preparation import open_capital, open_round, pick_synergies, prepare
from megapolis.games.capital_lux.rules.purge import pay_or_lose, reveal
from megapolis.games.capital_lux.rules.stages import (
    DEAL,
    DRAFT,
    EFFECT,
    FIRST,
    OPENING,
    PREPARE,
    PURGE,
    REVEALING,
    TURN,
)
from megapolis.games.capital_lux.rules.turns import continue_effect, play_card

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def play(state: CapitalLux, seat: i64, action: i64) -> None:
    """Carry out a legal action of a seat or of chance."""
    if seat == CHANCE:
        state.clock += 1
        play_chance(state, action)
    elif state.stage == TURN:
        play_card(state, action)
    elif state.stage == DRAFT:
        keep_card(state, seat, action - KEEP)
    elif state.stage == EFFECT:
        continue_effect(state, state.synergy(state.acting_colour).choose(state, seat, action))
    else:
        state.clock += 1
        # Clones share the account: from here on it is this position's own.
        state.account = state.account[:]
        if state.stage == PURGE:
            pay_or_lose(state, seat, action)
        else:
            place_coin(state, seat, action)


def play_chance(state: CapitalLux, action: i64) -> None:
    """Carry out what chance has brought."""
    stage = state.stage
    if stage == DEAL:
        player = state.players[state.cards_dealt // state.hand_size]
        player.pack = player.pack.plus(draw_citizen(state, action))
        state.cards_dealt += 1
        if state.cards_dealt == state.hand_size * state.seats:
            begin_draft(state)
    elif stage == EFFECT:
        continue_effect(state, state.synergy(state.acting_colour).resolve(state, action))
    elif stage == DRAFT:
        pass_left(state)
    elif stage == REVEALING:
        reveal(state)
    elif stage == PREPARE:
        state.synergy(state.acting_colour).resolve(state, action)
        prepare(state)
    elif stage == OPENING:
        face = draw_citizen(state, action)
        lay_capital(state, face, state.box.capital[face])
        open_capital(state)
    elif stage == FIRST:
        state.emperor = action - FIRST_PLAYER
        open_round(state)
    else:
        state.synergies = with_item(state.synergies, state.acting_colour, action - DEAL_SYNERGY)
        pick_synergies(state)
