"""Heuristics for Capital Lux.

A home district is worth its cards as long as it survives the purge: certain within the limit, less and less likely
beyond it, and less still when few cards are left to play. Leading a district is worth a part of its bonus.
A card in the hand is worth what still fits at home, and something for the effect it could have in the capital.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit
from megapolis.engine.core.heuristics import Heuristics, best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.capital_lux.rules.districts import COIN, FACE, coin_on, colour_of, highest_face, home_colour, part
from megapolis.games.capital_lux.rules.player import Player
from megapolis.games.capital_lux.rules.scoring import bonus_points, coin_count
from megapolis.games.capital_lux.rules.stages import DRAFT, OVER, PURGE, REVEALING
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_district, tile_of
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE

GROWTH: Final = 0.45
"""How much one card still in a hand can be expected to raise the limit of one district."""
FITTING: Final = 0.75
"""What a point of a hand card is worth that fits at home."""
EFFECT: Final = 1.0
"""What any card in the hand is worth for the effect it may have."""
LEAD: Final = 0.6
"""The part of a bonus card that leading its district is worth."""
RIVAL: Final = 0.45
"""How much of the best opponent's worth counts against one's own."""


@final
class CapitalLuxHeuristics(Heuristics):
    """Expected points, and a part of the best opponent's against them."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, CapitalLux)
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                worth = worth_of(state, seat, other)
                best = max(best, worth)
        return worth_of(state, seat, seat) - RIVAL * best

    def rollout_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play what looks best one step ahead."""
        state.play(seat, best_action(self, state, seat, state.legal_actions(seat)))

    def races_turns(self) -> bool:
        return True


def worth_of(state: CapitalLux, viewer: i64, seat: i64) -> float:
    """The points that a player can be expected to end up with, as far as `viewer` knows."""
    player = state.players[seat]
    box = state.box
    worth = float(bonus_points(box, player) + box.coin * coin_count(player))
    if state.stage == OVER:
        return worth + float(home_total(player))
    cards: i64 = 0
    for other in range(state.seats):
        cards += state.players[other].hand.size
    closing = state.stage == REVEALING
    room = 0.5 if closing else 0.5 + GROWTH * float(cards)
    rounds = float(box.rounds - state.round)
    mine = seat == viewer
    for colour in range(i64(4)):
        held = part(player.sums, colour)
        hand = in_hand(state, player, colour) if mine else 0
        if closing:
            held += hand
            hand = 0
        limit = known_limit(state, viewer, colour)
        safe = safety(state, player, colour, held, limit, room)
        worth += safe * float(held)
        worth += safe * margin(state, seat, colour, held, limit) * (1.0 + 0.3 * (rounds - 1.0))
        if hand:
            fits = limit - held
            if fits > 0:
                worth += FITTING * float(hand if hand < fits else fits)
    if mine and not closing:
        worth += EFFECT * float(player.hand.size + i64(len(player.kept)) if state.stage == DRAFT else player.hand.size)
    return worth


def home_total(player: Player) -> i64:
    """The sum of all home cards."""
    total: i64 = 0
    for colour in range(i64(4)):
        total += part(player.sums, colour)
    return total


def known_limit(state: CapitalLux, viewer: i64, colour: i64) -> i64:
    """A limit as far as a seat knows it: with the agent tiles that it placed itself."""
    limit = part(state.sums, colour)
    for item in state.placed_tiles:
        if tile_district(item) == colour and (placer_of(item) == viewer or state.stage >= PURGE):
            limit += state.box.agent_values[tile_of(item)]
    return limit


def in_hand(state: CapitalLux, player: Player, colour: i64) -> i64:
    """The values of the cards that a player could play into a home district; in the draft, of those kept."""
    total: i64 = 0
    if state.stage == DRAFT:
        for face in player.kept:
            if state.box.home[face] == colour:
                total += state.box.value[face]
        return total
    rest = player.hand.faces()
    while rest:
        face = lowest_bit(rest)
        rest &= rest - 1
        if home_colour(state, face) == colour:
            total += state.box.value[face] * player.hand.count(face)
    return total


def safety(state: CapitalLux, player: Player, colour: i64, held: i64, limit: i64, room: float) -> float:
    """The probability that a home district survives the purge."""
    over = held - limit
    if over <= 0:
        return 1.0
    name = CATALOGUE[state.synergies[2]].name
    if name == "merchant":
        over -= player.coins
    elif name == "guard":
        for card in player.home:
            if colour_of(card) == colour and coin_on(card) == COIN:
                over -= state.box.value[card & FACE]
    if over <= 0:
        return 0.9
    chance = 1.0 - float(over) / (2.0 * room)
    return chance if chance > 0.0 else 0.0


def margin(state: CapitalLux, seat: i64, colour: i64, held: i64, limit: i64) -> float:
    """What leading or sharing the lead in a district can be expected to bring this round."""
    if held == 0:
        return 0.0
    top: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs = part(state.players[other].sums, colour)
            if theirs > top and theirs <= limit:
                top = theirs
    if held < top:
        return 0.0
    highest = highest_face(state, colour)
    if highest < 0:
        return 0.0
    return LEAD * float(state.box.value[highest] if held > top else state.box.coin)
