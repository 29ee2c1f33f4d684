"""Oracle (pink, B): turn a tile up; at 5 or more every capital district loses its lowest card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit
from megapolis.games.capital_lux.rules.actions import DISCARD, DRAW_ORACLE, HAND_FACES
from megapolis.games.capital_lux.rules.box import PINK
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy
from megapolis.games.capital_lux.rules.table import Table


class Oracle(Synergy):
    """Tiles stay face up until they reach the threshold, between rounds too. Of equal lowest cards the player picks."""

    def __init__(self) -> None:
        super().__init__("oracle", PINK)

    def effect(self, table: Table) -> i64:
        return CHANCE_NEXT

    def outcomes(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), table.box.all_oracles & ~table.oracles, DRAW_ORACLE)

    def happen(self, table: Table, action: i64) -> i64:
        table.oracles |= bit(action - DRAW_ORACLE)
        if shown(table) < table.box.threshold:
            return DONE
        table.district = -1
        return self.next_district(table)

    def deck(self, table: Table) -> str:
        return f"oracle:{int(table.oracle_shuffles)}"

    def choices(self, table: Table) -> vec[i64]:
        faces = table.lowest_faces(table.district, table.rules.oracle_spares)
        return append_members(vec[i64](), faces, DISCARD + table.district * HAND_FACES)

    def choose(self, table: Table, seat: i64, action: i64) -> i64:
        self.strike(table, (action - DISCARD) % HAND_FACES)
        return self.next_district(table)

    def refusal(self, table: Table, action: i64) -> str:
        return "why-oracle-lowest" if action >= DISCARD and action < DISCARD + 4 * HAND_FACES else ""

    def next_district(self, table: Table) -> i64:
        """Goes on with the next district; asks where different cards are equally low."""
        while table.district < 3:
            table.district += 1
            faces = table.lowest_faces(table.district, table.rules.oracle_spares)
            if faces & (faces - 1):
                return CHOICE
            if faces:
                self.strike(table, lowest_bit(faces))
        table.oracles = 0
        table.oracle_shuffles += 1
        table.district = 0
        return DONE

    def strike(self, table: Table, face: i64) -> None:
        """Discards a card of the district under way."""
        table.leave_capital(face, table.district)
        table.discard(face)


def shown(table: Table) -> i64:
    """The sum of the face-up tiles."""
    total: i64 = 0
    tiles = table.oracles
    while tiles:
        total += table.box.oracle_values[lowest_bit(tiles)]
        tiles &= tiles - 1
    return total
