"""Reformer (green, B): put a hand card on the reform field, then take all its cards of one other colour."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import COLLECT, REFORM
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy
from megapolis.games.capital_lux.rules.table import GAINED, Table


class Reformer(Synergy):
    """Rebels are a fifth colour on the field. The field is filled up to three cards before each round."""

    def __init__(self) -> None:
        super().__init__("reformer", GREEN)

    def owes(self, table: Table) -> bool:
        return table.field.size < table.box.field and table.left > 0

    def outcomes(self, table: Table) -> vec[i64]:
        return table.citizen_draws()

    def sample(self, table: Table, rng: Rng) -> i64:
        return table.random_citizen(rng)

    def happen(self, table: Table, action: i64) -> i64:
        table.field = table.field.plus(table.draw_citizen(action))
        return CHANCE_NEXT if self.owes(table) else DONE

    def deck(self, table: Table) -> str:
        return f"citizens:{int(table.shuffles)}"

    def effect(self, table: Table) -> i64:
        return CHOICE if table.players[table.turn].hand.size else DONE

    def choices(self, table: Table) -> vec[i64]:
        if table.reformed >= 0:
            return append_members(vec[i64](), other_colours(table), COLLECT)
        return append_members(vec[i64](), table.players[table.turn].hand.faces(), REFORM)

    def refusal(self, table: Table, action: i64) -> str:
        if action >= REFORM and action < COLLECT:
            return "why-reformer-put" if table.reformed < 0 else "why-reformer-once"
        return "why-reformer-colour" if action >= COLLECT and action < COLLECT + 5 else ""

    def choose(self, table: Table, seat: i64, action: i64) -> i64:
        if table.reformed < 0:
            table.reformed = action - REFORM
            table.spend_card(table.reformed)
            table.field = table.field.plus(table.reformed)
            if other_colours(table):
                return CHOICE
        else:
            for face in table.field.to_vec():
                if table.box.home[face] == action - COLLECT:
                    table.field = table.field.minus(face)
                    table.gain(face, GAINED)
        table.reformed = -1
        return DONE


def other_colours(table: Table) -> i64:
    """The colours on the field (a set) other than that of the card just put there."""
    colours: i64 = 0
    for face in table.field.to_vec():
        colours |= bit(table.box.home[face])
    return colours & ~bit(table.box.home[table.reformed])
