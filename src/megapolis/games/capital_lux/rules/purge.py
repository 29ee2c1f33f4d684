"""The end of a round up to the purge: hands go home, agent tiles are turned over, homes over their limit are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.games.capital_lux.rules.account import JUDGED, LIMIT, PLACED, TURNED, add_entry, entry
from megapolis.games.capital_lux.rules.bonus import settle_bonuses
from megapolis.games.capital_lux.rules.districts import (
    FACE,
    SUM_BITS,
    colour_of,
    discard,
    home_colour,
    lay_home,
    part,
)
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.stages import BONUS, PURGE
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_district, tile_of
from megapolis.games.capital_lux.rules.synergies.guard import covered_value
from megapolis.games.capital_lux.rules.synergies.synergy import ASKED, SAVED

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def reveal(state: CapitalLux) -> None:
    """Send hands home without effects, turn agent tiles over, begin the purge."""
    account = vec[i64]()
    for seat in range(state.seats):
        player = state.players[seat]
        for face in player.hand.to_vec():
            colour = home_colour(state, face)
            lay_home(state, player, face, colour)
            account = append(account, entry(PLACED, seat, colour, face, 0, 0))
        player.hand = Cards()
        player.kept = vec[i64]()
    for item in state.placed_tiles:
        account = append(account, entry(TURNED, placer_of(item), tile_district(item), tile_of(item), 0, 0))
    state.account = account
    state.events = vec[i64]()
    state.acting_colour = 0
    state.district = 0
    state.seats_done = 0
    state.stage = PURGE
    purge(state)


def limit_of(state: CapitalLux, colour: i64) -> i64:
    """What a home district may hold at most."""
    limit = part(state.sums, colour)
    for other in range(i64(4)):
        limit += state.synergy(other).limit(state, colour)
    if limit < 0 and state.rules.limit_floor:
        return 0
    return limit


def purge(state: CapitalLux) -> None:
    """Judge district by district, seat by seat from the emperor's; stop where a player has to choose."""
    while state.district < 4:
        limit = limit_of(state, state.district)
        if state.seats_done == 0:
            add_entry(state, LIMIT, 0, part(state.sums, state.district), limit, 0)
        while state.seats_done < state.seats:
            seat = state.payer()
            held = part(state.players[seat].sums, state.district)
            if held > limit and held > 0:
                state.excess = held - limit
                if relieve(state, seat, limit):
                    return
            elif held > 0:
                add_entry(state, JUDGED, seat, held, 0, 1)
            state.seats_done += 1
        state.seats_done = 0
        state.district += 1
    state.district = 0
    state.stage = BONUS
    settle_bonuses(state)


def relieve(state: CapitalLux, seat: i64, limit: i64) -> bool:
    """A home district is over its limit: whether its player is asked; else a synergy saves it or it is lost."""
    player = state.players[seat]
    held = part(player.sums, state.district)
    for colour in range(i64(4)):
        relief = state.synergy(colour).relief(state, seat, state.district, limit)
        if relief == ASKED:
            state.acting_colour = colour
            state.waiting = bit(seat)
            return True
        if relief == SAVED:
            add_entry(state, JUDGED, seat, held, covered_value(state, player, state.district), 1)
            state.excess = 0
            return False
    add_entry(state, JUDGED, seat, held, covered_value(state, player, state.district), 0)
    state.excess = 0
    lose_district(state, seat, state.district)
    return False


def pay_or_lose(state: CapitalLux, seat: i64, action: i64) -> None:
    """Carry out a player's choice about a district that is over its limit, and go on."""
    held = part(state.players[seat].sums, state.district)
    if state.synergy(state.acting_colour).choose(state, seat, action) == SAVED:
        add_entry(state, JUDGED, seat, held, state.excess, 1)
    else:
        add_entry(state, JUDGED, seat, held, 0, 0)
        lose_district(state, seat, state.district)
    state.excess = 0
    state.seats_done += 1
    purge(state)


def lose_district(state: CapitalLux, seat: i64, colour: i64) -> None:
    """Discard a whole home district."""
    player = state.players[seat]
    home = vec[i64]()
    for card in player.home:
        if colour_of(card) == colour:
            discard(state, card & FACE)
        else:
            home = append(home, card)
    player.home = home
    player.sums -= part(player.sums, colour) << colour * SUM_BITS
