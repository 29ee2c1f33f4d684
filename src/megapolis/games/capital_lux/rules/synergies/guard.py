"""Guard (yellow, C): put a coin on a card of your home; over the limit, covered cards count 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit
from megapolis.games.capital_lux.rules.actions import COVER, POCKET
from megapolis.games.capital_lux.rules.box import YELLOW
from megapolis.games.capital_lux.rules.districts import (
    COIN,
    COIN_AT,
    FACE,
    NO_COIN,
    USED_COIN,
    coin_on,
    colour_of,
    part,
)
from megapolis.games.capital_lux.rules.stages import BONUS
from megapolis.games.capital_lux.rules.synergies.synergy import CHOICE, DONE, LOSES, SAVED, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.player import Player
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Guard(Synergy):
    """At most one coin per card. In a district over its limit all coins are used, needed or not."""

    def __init__(self) -> None:
        super().__init__("guard", YELLOW)

    def effect(self, state: CapitalLux) -> i64:
        return CHOICE if self.places_coin(state, state.turn) else DONE

    def places_coin(self, state: CapitalLux, seat: i64) -> bool:
        for card in state.players[seat].home:
            if coin_on(card) == NO_COIN:
                return True
        return False

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        bonus = state.stage == BONUS
        spots: i64 = 0
        for card in state.players[state.payer() if bonus else state.turn].home:
            if coin_on(card) == NO_COIN:
                spots |= bit(colour_of(card) * 6 + state.box.value[card & FACE] - 1)
        out.add_members(spots, COVER)
        if bonus:
            out.add(POCKET)

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        player = state.players[seat]
        if action == POCKET:
            player.coins += 1
            return DONE
        spot = action - COVER
        home = player.home
        at: i64 = 0
        while coin_on(home[at]) or colour_of(home[at]) * 6 + state.box.value[home[at] & FACE] - 1 != spot:
            at += 1
        home[at] |= COIN << COIN_AT
        return DONE

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-guard-free" if action >= COVER and action <= POCKET else ""

    def relief(self, state: CapitalLux, seat: i64, colour: i64, limit: i64) -> i64:
        player = state.players[seat]
        home = player.home
        for at in range(i64(len(home))):
            if colour_of(home[at]) == colour and coin_on(home[at]) == COIN:
                home[at] ^= (COIN ^ USED_COIN) << COIN_AT
        return LOSES if part(player.sums, colour) - covered_value(state, player, colour) > limit else SAVED

    def close_round(self, state: CapitalLux) -> None:
        for seat in range(state.seats):
            home = state.players[seat].home
            for at in range(i64(len(home))):
                if coin_on(home[at]) == USED_COIN:
                    home[at] &= ~(USED_COIN << COIN_AT)


def covered_value(state: CapitalLux, player: Player, colour: i64) -> i64:
    """What the used coins take off a home district while bonuses are compared."""
    total: i64 = 0
    for card in player.home:
        if colour_of(card) == colour and coin_on(card) == USED_COIN:
            total += state.box.value[card & FACE]
    return total
