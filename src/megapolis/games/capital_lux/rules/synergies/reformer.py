"""Reformer (green, B): put a hand card on the reform field, then take all its cards of one other colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import COLLECT, REFORM
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.citizens import citizen_draws, draw_citizen, random_citizen
from megapolis.games.capital_lux.rules.memory import GAINED, gain_card, spend_card
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Reformer(Synergy):
    """Rebels are a fifth colour on the field. The field is filled up to three cards before each round."""

    def __init__(self) -> None:
        super().__init__("reformer", GREEN)

    def needs_piece(self, state: CapitalLux) -> bool:
        return state.reform_field.size < state.box.field and state.citizens_left > 0

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return citizen_draws(state)

    def sample(self, state: CapitalLux, rng: Rng) -> i64:
        return random_citizen(state, rng)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        state.reform_field = state.reform_field.plus(draw_citizen(state, action))
        return CHANCE_NEXT if self.needs_piece(state) else DONE

    def deck(self, state: CapitalLux) -> str:
        return f"citizens:{int(state.shuffles)}"

    def effect(self, state: CapitalLux) -> i64:
        return CHOICE if state.players[state.turn].hand.size else DONE

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        if state.reformed_face >= 0:
            out.add_members(other_colours(state), COLLECT)
        else:
            out.add_members(state.players[state.turn].hand.faces(), REFORM)

    def refusal(self, state: CapitalLux, action: i64) -> str:
        if action >= REFORM and action < COLLECT:
            return "why-reformer-put" if state.reformed_face < 0 else "why-reformer-once"
        return "why-reformer-colour" if action >= COLLECT and action < COLLECT + 5 else ""

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        if state.reformed_face < 0:
            state.reformed_face = action - REFORM
            spend_card(state, state.reformed_face)
            state.reform_field = state.reform_field.plus(state.reformed_face)
            if other_colours(state):
                return CHOICE
        else:
            for face in state.reform_field.to_vec():
                if state.box.home[face] == action - COLLECT:
                    state.reform_field = state.reform_field.minus(face)
                    gain_card(state, face, GAINED)
        state.reformed_face = -1
        return DONE


def other_colours(state: CapitalLux) -> i64:
    """The colours on the field (a set) other than that of the card just put there."""
    colours: i64 = 0
    for face in state.reform_field.to_vec():
        colours |= bit(state.box.home[face])
    return colours & ~bit(state.box.home[state.reformed_face])
