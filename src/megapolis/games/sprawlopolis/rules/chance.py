"""What chance can bring, and the set-up: conditions, expansion cards, hands, the start card, the motorway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, with_item
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis.rules.actions import (
    BEACH_RULE,
    BEACHES,
    CONDITION,
    DEAL,
    DEAL_WORKS,
    DEALT,
    LAY_STRIP,
    MOTORWAY_RULE,
    REVEAL,
    START,
    STRIP,
    ZONE_RULE,
    ZONES,
)
from megapolis.games.sprawlopolis.rules.box import LANDMARKS
from megapolis.games.sprawlopolis.rules.city import FIRST_PLACE, NONE
from megapolis.games.sprawlopolis.rules.laying import BOTH, lay_strip
from megapolis.games.sprawlopolis.rules.stages import (
    AS_START,
    AS_STRIP,
    BEACH_CARD,
    CONDITIONS,
    DEALING,
    EXTENDING,
    FLIPPING,
    HANDS,
    MOTORWAY_CARD,
    PLACING,
    PLAY,
    REVEALING,
    ROAD_WORKS,
    START_CARD,
    STRIPS,
    TURNING,
    ZONE_CARD,
)

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

FOUR: Final[i64] = 15
"""A set of four cards, one of which is drawn."""

# ---------------------------------------------------------------------- what can happen


def outcomes(state: Sprawlopolis) -> vec[i64]:
    """What chance can bring, as actions; none while a seat is awaited."""
    out = vec[i64](capacity=24)
    if state.stage > REVEALING:
        return out
    step = state.step
    if step == PLAY:
        return append_members(out, state.cards, REVEAL)
    if step == CONDITIONS:
        return append_members(out, state.cards, CONDITION)
    if step == ZONE_CARD:
        return append_members(out, FOUR, ZONE_RULE)
    if step == BEACH_CARD:
        return append_members(out, FOUR, BEACH_RULE)
    if step == MOTORWAY_CARD:
        return append_members(out, FOUR, MOTORWAY_RULE)
    if step == STRIPS:
        if state.rules.duel:
            return append_members(out, state.motorways, STRIP)
        left = state.motorways
        while left:
            out = append_members(out, BOTH, LAY_STRIP + 2 * lowest_bit(left))
            left &= left - 1
        return out
    if step == HANDS:
        return append_members(out, state.cards, DEAL)
    if step == START_CARD:
        return append_members(out, state.cards, START)
    return append_members(out, state.works_deck, DEAL_WORKS)


def sample(state: Sprawlopolis, rng: Rng) -> i64:
    """An outcome drawn at random; all are equally likely."""
    step = state.step
    if step in (PLAY, CONDITIONS, HANDS, START_CARD):
        cards = state.cards
        skip = rng.below(popcount(cards))
        while skip:
            cards &= cards - 1
            skip -= 1
        if step == PLAY:
            return REVEAL + lowest_bit(cards)
        if step == CONDITIONS:
            return CONDITION + lowest_bit(cards)
        return lowest_bit(cards) + (DEAL if step == HANDS else START)
    actions = outcomes(state)
    return actions[rng.below(i64(len(actions)))]


def deck(state: Sprawlopolis) -> str:
    """What chance draws from now: see `State.deck`."""
    step = state.step
    if step == CONDITIONS:
        return "conditions:0"
    if step == ZONE_CARD:
        return "zone_rule:0"
    if step == BEACH_CARD:
        return "beach_rule:0"
    if step == MOTORWAY_CARD:
        return "motorway_rule:0"
    if step == STRIPS:
        return "strips:0"
    return "works:0" if step == ROAD_WORKS else "cards:0"


# ---------------------------------------------------------------------- the set-up


def begin(state: Sprawlopolis) -> None:
    """Enter the first step of the set-up."""
    if state.rules.duel_card >= 0:
        take_duel_card(state, state.rules.duel_card)
    state.step = lowest_bit(state.rules.steps)


def enter_next_step(state: Sprawlopolis) -> None:
    """Enter the next step of the set-up; before play, shuffle the cards of expansions into the deck."""
    state.step = lowest_bit(state.rules.steps & ~(bit(state.step + 1) - 1))
    state.dealt = 0
    state.stage = DEALING
    if state.step == PLAY:
        extra = state.rules.extra
        if state.terms.zone_rule >= 0:
            extra &= ~bit(ZONES + state.terms.zone_rule)
        if state.terms.beach_rule >= 0:
            extra &= ~bit(BEACHES + state.terms.beach_rule)
        state.cards |= extra
        state.stage = REVEALING


def set_up(state: Sprawlopolis, action: i64) -> None:
    """Carry out what chance brings during the set-up."""
    if action < DEAL:
        deal_condition(state, action - CONDITION)
    elif action < DEALT:
        deal(state, state.rules.receiver(state.dealt), action - DEAL)
    elif action < REVEAL:
        draw_start_card(state, action - START)
    elif action < BEACH_RULE:
        state.terms = state.terms.clone()
        state.terms.zone_rule = action - ZONE_RULE
        enter_next_step(state)
    elif action < MOTORWAY_RULE:
        state.terms = state.terms.clone()
        state.terms.beach_rule = action - BEACH_RULE
        enter_next_step(state)
    elif action < STRIP:
        take_duel_card(state, action - MOTORWAY_RULE)
        enter_next_step(state)
    elif action < LAY_STRIP:
        draw_motorway(state, action - STRIP)
    elif action < DEAL_WORKS:
        card = (action - LAY_STRIP) >> 1
        state.motorways &= ~bit(card)
        lay_motorway(state, card, (action - LAY_STRIP) & 1)
    else:
        deal_works(state, action - DEAL_WORKS)


def deal_condition(state: Sprawlopolis, card: i64) -> None:
    """Put a card beside the city, its condition up."""
    state.cards &= ~bit(card)
    state.terms = state.terms.clone()
    state.terms.conditions |= bit(card)
    state.dealt += 1
    if state.dealt == state.rules.conditions:
        enter_next_step(state)


def deal(state: Sprawlopolis, seat: i64, card: i64) -> None:
    """Deal a card into a hand, seen by its owner alone."""
    state.cards &= ~bit(card)
    state.hands = with_item(state.hands, seat, state.hands[seat] | bit(card))
    state.known = with_item(state.known, seat, state.known[seat] | bit(card))
    state.dealt += 1
    if state.dealt == state.rules.first_cards:
        enter_next_step(state)


def deal_works(state: Sprawlopolis, works: i64) -> None:
    """Deal a road works card to the next seat; alone, one may start with several."""
    seat = state.dealt if state.seats > 1 else 0
    state.works_deck &= ~bit(works)
    state.works = with_item(state.works, seat, state.works[seat] | bit(works))
    state.dealt += 1
    if state.dealt == state.rules.works:
        enter_next_step(state)


def draw_start_card(state: Sprawlopolis, card: i64) -> None:
    """Lay the first card of the city; with landmarks the first player lays it on half of the landmark card."""
    state.cards &= ~bit(card)
    if state.rules.landmarks:
        state.begin_laying(0, card, AS_START)
        state.stage = FLIPPING
    else:
        state.put_card(card, 0, FIRST_PLACE)
        enter_next_step(state)


def flip_landmarks(state: Sprawlopolis, side: i64) -> None:
    """Lay the landmark card with this side up."""
    state.terms = state.terms.clone()
    state.terms.landmark = side
    state.put_card(LANDMARKS + side, 0, FIRST_PLACE)
    state.stage = PLACING


# ---------------------------------------------------------------------- the interstate


def take_duel_card(state: Sprawlopolis, card: i64) -> None:
    """Put the motorway card aside that says how a duel is scored."""
    state.duel_card = card
    state.motorways &= ~bit(card)
    state.terms = state.terms.clone()
    state.terms.duel = state.rules.box.duel_rules[card]


def draw_motorway(state: Sprawlopolis, card: i64) -> None:
    """Draw a motorway card of a duel: the second player lays the first and the third, the first player the second."""
    state.motorways &= ~bit(card)
    state.begin_laying(1 - (state.dealt & 1), NONE, AS_STRIP)
    state.motorway = card
    state.stage = EXTENDING if state.dealt else TURNING


def lay_motorway(state: Sprawlopolis, card: i64, turned: i64) -> None:
    """Lay a motorway card at the chosen end of the motorway."""
    state.city = lay_strip(state.rules.box, state.city, card, turned, state.east)
    state.motorway = NONE
    state.east = True
    state.dealt += 1
    state.stage = DEALING
    if state.dealt == state.rules.strips:
        enter_next_step(state)
