"""Merchant (yellow, A): take a coin; in the purge coins may lift your own limit, one each."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.games.capital_lux.rules.actions import MAX_COINS, SPEND
from megapolis.games.capital_lux.rules.box import YELLOW
from megapolis.games.capital_lux.rules.districts import part
from megapolis.games.capital_lux.rules.synergies.synergy import ASKED, DONE, LOSES, SAVED, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Merchant(Synergy):
    """Less than the excess would save nothing and more would be wasted: a player spends exactly that, or nothing."""

    def __init__(self) -> None:
        super().__init__("merchant", YELLOW)

    def effect(self, state: CapitalLux) -> i64:
        state.players[state.turn].coins += 1
        return DONE

    def relief(self, state: CapitalLux, seat: i64, colour: i64, limit: i64) -> i64:
        excess = part(state.players[seat].sums, colour) - limit
        return ASKED if excess <= state.players[seat].coins and excess < MAX_COINS else LOSES

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        out.add(SPEND)
        out.add(SPEND + state.excess)

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-merchant-exact" if action >= SPEND and action < SPEND + MAX_COINS else ""

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        state.players[seat].coins -= action - SPEND
        return SAVED if action > SPEND else LOSES
