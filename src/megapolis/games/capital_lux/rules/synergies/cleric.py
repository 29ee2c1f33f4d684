"""Cleric (pink, A): the lowest card of a capital district moves to your home."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.games.capital_lux.rules.actions import HAND_FACES, MOVE
from megapolis.games.capital_lux.rules.box import PINK
from megapolis.games.capital_lux.rules.districts import lay_home, lowest_faces, take_first
from megapolis.games.capital_lux.rules.synergies.synergy import CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Cleric(Synergy):
    """The card just played does not count. A card that moves keeps the colour of the district it lay in."""

    def __init__(self) -> None:
        super().__init__("cleric", PINK)

    def effect(self, state: CapitalLux) -> i64:
        return CHOICE if len(state.capital) > 1 else DONE

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        for colour in range(i64(4)):
            out.add_members(lowest_faces(state, colour, True), MOVE + colour * HAND_FACES)

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-cleric-lowest" if action >= MOVE and action < MOVE + 4 * HAND_FACES else ""

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        colour = (action - MOVE) // HAND_FACES
        face = (action - MOVE) % HAND_FACES
        take_first(state, face, colour)
        lay_home(state, state.players[seat], face, colour)
        return DONE
