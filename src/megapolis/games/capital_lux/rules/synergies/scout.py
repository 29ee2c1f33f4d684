"""Scout (blue, B): draw a rebel card, which is of no colour but the flag's; then the flag may move."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_REBEL, DREW_REBEL, FLAG
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.memory import DREW, gain_card
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Scout(Synergy):
    """With no rebel card left the flag may still move. To put the flag where it is means to leave it."""

    def __init__(self) -> None:
        super().__init__("scout", BLUE)

    def effect(self, state: CapitalLux) -> i64:
        return CHANCE_NEXT if state.rebels else CHOICE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return append_members(vec[i64](), state.rebels, DRAW_REBEL)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        card = action - DRAW_REBEL
        state.rebels &= ~bit(card)
        gain_card(state, state.box.rebel_face[card], DREW)
        return CHOICE

    def deck(self, state: CapitalLux) -> str:
        return "rebels:0"

    def visible_action(self, action: i64) -> i64:
        return DREW_REBEL

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        out.add_members(15, FLAG)

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        state.flag = action - FLAG
        return DONE
