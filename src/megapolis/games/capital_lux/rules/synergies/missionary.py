"""Missionary (pink, C): take into your hand a capital card that is lower than the one just played."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit
from megapolis.games.capital_lux.rules.actions import HAND_FACES, TAKE
from megapolis.games.capital_lux.rules.box import PINK
from megapolis.games.capital_lux.rules.districts import FACE, colour_of, take_first
from megapolis.games.capital_lux.rules.memory import GAINED, gain_card
from megapolis.games.capital_lux.rules.synergies.synergy import CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Missionary(Synergy):
    """From any district, mandatory if possible. In the hand a rebel or dualist regains its own nature."""

    def __init__(self) -> None:
        super().__init__("missionary", PINK)

    def effect(self, state: CapitalLux) -> i64:
        high = state.box.value[state.played_face]
        for card in state.capital:
            if state.box.value[card & FACE] < high:
                return CHOICE
        return DONE

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        high = state.box.value[state.played_face]
        for colour in range(i64(4)):
            faces: i64 = 0
            for card in state.capital:
                if colour_of(card) == colour and state.box.value[card & FACE] < high:
                    faces |= bit(card & FACE)
            out.add_members(faces, TAKE + colour * HAND_FACES)

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-missionary-lower" if action >= TAKE and action < TAKE + 4 * HAND_FACES else ""

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        face = (action - TAKE) % HAND_FACES
        take_first(state, face, (action - TAKE) // HAND_FACES)
        gain_card(state, face, GAINED)
        return DONE
