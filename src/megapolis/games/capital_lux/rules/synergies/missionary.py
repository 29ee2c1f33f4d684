"""Missionary (pink, C): take into your hand a capital card that is lower than the one just played."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import HAND_FACES, TAKE
from megapolis.games.capital_lux.rules.box import PINK
from megapolis.games.capital_lux.rules.player import FACE, colour_of
from megapolis.games.capital_lux.rules.synergies.synergy import CHOICE, DONE, Synergy
from megapolis.games.capital_lux.rules.table import GAINED, Table


class Missionary(Synergy):
    """From any district, mandatory if possible. In the hand a rebel or dualist regains its own nature."""

    def __init__(self) -> None:
        super().__init__("missionary", PINK)

    def effect(self, table: Table) -> i64:
        high = table.box.value[table.played]
        for card in table.capital:
            if table.box.value[card & FACE] < high:
                return CHOICE
        return DONE

    def choices(self, table: Table) -> vec[i64]:
        out = vec[i64]()
        high = table.box.value[table.played]
        for colour in range(i64(4)):
            faces: i64 = 0
            for card in table.capital:
                if colour_of(card) == colour and table.box.value[card & FACE] < high:
                    faces |= bit(card & FACE)
            out = append_members(out, faces, TAKE + colour * HAND_FACES)
        return out

    def refusal(self, table: Table, action: i64) -> str:
        return "why-missionary-lower" if action >= TAKE and action < TAKE + 4 * HAND_FACES else ""

    def choose(self, table: Table, seat: i64, action: i64) -> i64:
        face = (action - TAKE) % HAND_FACES
        table.leave_capital(face, (action - TAKE) // HAND_FACES)
        table.gain(face, GAINED)
        return DONE
