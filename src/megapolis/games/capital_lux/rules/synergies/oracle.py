"""Oracle (pink, B): turn a tile up; at 5 or more every capital district loses its lowest card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import append_members, bit, lowest_bit
from megapolis.games.capital_lux.rules.actions import DISCARD, DRAW_ORACLE, HAND_FACES
from megapolis.games.capital_lux.rules.box import PINK
from megapolis.games.capital_lux.rules.districts import discard, lowest_faces, take_first
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Oracle(Synergy):
    """Tiles stay face up until they reach the threshold, between rounds too. Of equal lowest cards the player picks."""

    def __init__(self) -> None:
        super().__init__("oracle", PINK)

    def effect(self, state: CapitalLux) -> i64:
        return CHANCE_NEXT

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return append_members(vec[i64](), state.box.all_oracles & ~state.oracles, DRAW_ORACLE)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        state.oracles |= bit(action - DRAW_ORACLE)
        if face_up_sum(state) < state.box.threshold:
            return DONE
        state.district = -1
        return self.next_district(state)

    def deck(self, state: CapitalLux) -> str:
        return f"oracle:{int(state.oracle_shuffles)}"

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        faces = lowest_faces(state, state.district, state.rules.oracle_spares)
        out.add_members(faces, DISCARD + state.district * HAND_FACES)

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        self.strike(state, (action - DISCARD) % HAND_FACES)
        return self.next_district(state)

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-oracle-lowest" if action >= DISCARD and action < DISCARD + 4 * HAND_FACES else ""

    def next_district(self, state: CapitalLux) -> i64:
        """Go on with the next district; ask where different cards are equally low."""
        while state.district < 3:
            state.district += 1
            faces = lowest_faces(state, state.district, state.rules.oracle_spares)
            if faces & (faces - 1):
                return CHOICE
            if faces:
                self.strike(state, lowest_bit(faces))
        state.oracles = 0
        state.oracle_shuffles += 1
        state.district = 0
        return DONE

    def strike(self, state: CapitalLux, face: i64) -> None:
        """Discard a card of the district that is looked at."""
        take_first(state, face, state.district)
        discard(state, face)


def face_up_sum(state: CapitalLux) -> i64:
    """The sum of the face-up tiles."""
    total: i64 = 0
    tiles = state.oracles
    while tiles:
        total += state.box.oracle_values[lowest_bit(tiles)]
        tiles &= tiles - 1
    return total
