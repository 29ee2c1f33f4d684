"""A position of Sprawlopolis and the flow of play.

Set-up (conditions, expansion cards, hands, the start card), then turns: pick a card, choose its place, choose which
way up; the rest of the hand is passed on, and the top card of the deck is drawn, which everybody has seen. So the only
secrets are the first hands and what is left in the deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, with_item
from megapolis.engine.core.returns import by_rank, by_target
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.rules.actions import (
    BASE,
    DEAL,
    DEALT,
    EXTEND,
    FINISH,
    FLIP,
    PICK,
    PLACE,
    REPAIR,
    SIZE,
    TURN,
    WORKS,
    WRECKTAR,
)
from megapolis.games.sprawlopolis.rules.box import AT_ONCE, Box
from megapolis.games.sprawlopolis.rules.chance import (
    AS_START,
    AS_STRIP,
    AS_WORKS,
    DEALING,
    EXTENDING,
    FIRST_PLACE,
    FLIPPING,
    FOUR,
    FROM_HAND,
    LAST_CALL,
    OVER,
    PICKING,
    PLACING,
    REVEALING,
    TURNING,
    WHEN_DRAWN,
    Dealing,
)
from megapolis.games.sprawlopolis.rules.city import bare
from megapolis.games.sprawlopolis.rules.laying import (
    BOTH,
    beach_places,
    beach_turns,
    is_beach,
    is_zone_card,
    last_laid,
    works_fit,
    works_places,
    works_turns,
    zone_places,
    zone_turns,
)
from megapolis.games.sprawlopolis.rules.options import BASE_CARDS, Rules
from megapolis.games.sprawlopolis.rules.scoring import duel_lines, duel_points, new_terms, team_lines, team_points
from megapolis.games.sprawlopolis.rules.survey import survey_side

SPREAD: Final = 8.0
ENDINGS: Final = ("target_reached", "target_missed", "duel_won", "duel_shared")


class Sprawlopolis(Dealing):
    """A position: the city, the hands, the deck, and whose decision it is."""

    def clone(self) -> Sprawlopolis:
        # Vecs and the city are replaced, never written to: all are shared.
        return Sprawlopolis(
            self.setup,
            self.rules,
            self.terms,
            self.city,
            self.step,
            self.dealt,
            self.hands,
            self.known,
            self.works,
            self.works_deck,
            self.motorways,
            self.duel_card,
            self.cards,
            self.top,
            self.stage,
            self.mover,
            self.actor,
            self.purpose,
            self.card,
            self.place,
            self.drawn,
            self.declined,
            self.turns,
            self.clock,
        )

    # ------------------------------------------------------------------ who is awaited, and what they may do

    def awaited(self) -> i64:
        if self.stage <= REVEALING:
            return CHANCE
        if self.stage == OVER:
            return 0
        return bit(self.actor)

    def phase(self) -> i64:
        return self.clock

    def volunteers(self) -> i64:
        """Whoever can play a road works card while another is about to pick a card."""
        out: i64 = 0
        if self.stage == PICKING and self.rules.works:
            for seat in range(self.seats):
                if seat != self.actor and self.repairs(seat):
                    out |= bit(seat)
        return out

    def repairs(self, seat: i64) -> i64:
        """The road works cards of a seat that can be laid now (a set)."""
        out: i64 = 0
        left = self.works[seat]
        while left:
            works = lowest_bit(left)
            left &= left - 1
            if works_fit(self.rules.box, self.city, WORKS + works, self.rules.every_end):
                out |= bit(works)
        return out

    def legal_actions(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if seat == CHANCE:
            return self.outcomes()
        stage = self.stage
        if stage <= REVEALING or stage == OVER:
            return out
        if seat != self.actor:
            return append_members(out, self.repairs(seat), REPAIR) if stage == PICKING and self.rules.works else out
        if stage == PICKING:
            out = append_members(out, self.hands[seat], PICK)
            return append_members(out, self.repairs(seat), REPAIR) if self.rules.works else out
        if stage == PLACING:
            return self.places()
        if stage == TURNING:
            return append_members(out, self.ways_up(), TURN)
        if stage == FLIPPING:
            return append_members(out, BOTH, FLIP)
        if stage == EXTENDING:
            return append_members(out, BOTH, EXTEND)
        return append(append_members(out, self.repairs(seat), REPAIR), FINISH)

    def places(self) -> vec[i64]:
        """Where the card in play may be laid."""
        box, city, card = self.rules.box, self.city, self.card
        if self.purpose == AS_START:
            # Half of the landmark card is covered: one row or column of it.
            return vec[i64](
                [
                    PLACE + FIRST_PLACE - SIZE,
                    PLACE + FIRST_PLACE - 1,
                    PLACE + FIRST_PLACE + 1,
                    PLACE + FIRST_PLACE + SIZE,
                ]
            )
        if is_zone_card(card):
            return zone_places(box, city, self.terms.zone_rule, card)
        if is_beach(card):
            return beach_places(box, city, card)
        if card >= WORKS:
            return works_places(box, city, card, self.rules.every_end)
        return city.places(self.sides())

    def sides(self) -> i64:
        """In which of the two cities along the motorway the mover may build (a set)."""
        if not self.city.split:
            return BOTH
        if self.duel_card >= 0 and self.rules.box.build_either[self.duel_card] and self.top >= 0:
            return BOTH
        return bit(self.mover if self.seats == 2 else self.turns & 1)

    def ways_up(self) -> i64:
        """Which ways up the card in play may lie at its place (a set)."""
        box, city, card, place = self.rules.box, self.city, self.card, self.place
        if self.purpose == AS_STRIP:
            return BOTH
        if is_zone_card(card):
            ways = zone_turns(box, city, self.terms.zone_rule, card, place)
            return ways if ways else BOTH
        if is_beach(card):
            return beach_turns(box, city, card, place)
        return works_turns(box, city, card, place, self.rules.every_end) if card >= WORKS else BOTH

    # ------------------------------------------------------------------ play

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.clock += 1
            self.happen(action)
        elif action < PLACE:
            self.pick(action - PICK)
        elif action < TURN:
            self.place = action - PLACE
            self.stage = TURNING
        elif action < REPAIR:
            self.lay(action - TURN)
        elif action < FINISH:
            self.begin_laying(seat, WORKS + action - REPAIR, AS_WORKS)
            self.works = with_item(self.works, seat, self.works[seat] & ~bit(action - REPAIR))
        elif action == FINISH:
            self.declined |= bit(seat)
            self.last_call()
        elif action < EXTEND:
            self.flip(action - FLIP)
        else:
            self.place = action - EXTEND
            self.stage = TURNING

    def pick(self, card: i64) -> None:
        """The mover shows a card of the hand and must lay it."""
        seat = self.actor
        self.hands = with_item(self.hands, seat, self.hands[seat] & ~bit(card))
        if self.seats > 1:
            self.clock += 1
            self.show(card)
        self.begin_laying(seat, card, FROM_HAND)

    def lay(self, turned: i64) -> None:
        """The card in play comes to lie; what follows depends on why it was laid."""
        self.clock += 1
        if self.purpose == AS_STRIP:
            self.add_strip(turned, self.place == 1)
            return
        self.put_card(self.card, turned, self.place)
        self.card = -1
        self.place = -1
        if self.purpose == AS_START:
            self.next_step()
        elif self.purpose == FROM_HAND:
            self.turns += 1
            if self.rules.passing:
                self.pass_on()
            self.draw()
        elif self.purpose == WHEN_DRAWN:
            self.draw()
        elif self.hands[self.mover]:
            self.stage = PICKING
            self.actor = self.mover
        else:
            self.declined = 0
            self.last_call()

    def pass_on(self) -> None:
        """The rest of the mover's hand goes to the next seat, who gets to know it."""
        to = self.next_seat()
        passed = self.hands[self.mover]
        hands, known = self.hands[:], self.known[:]
        hands[self.mover] = 0
        hands[to] |= passed
        known[to] |= passed
        self.hands = hands
        self.known = known

    def next_seat(self) -> i64:
        """The seat after the mover."""
        return (self.mover + 1) % self.seats

    def draw(self) -> None:
        """The mover draws the top card, if there is one; some must be laid at once."""
        card = self.top
        self.top = -1
        if card < 0:
            self.next_turn()
            return
        if self.is_urgent(card):
            self.drawn = card
        else:
            self.hands = with_item(self.hands, self.mover, self.hands[self.mover] | bit(card))
        if self.cards:
            self.stage = REVEALING
        else:
            self.after_reveal()

    def is_urgent(self, card: i64) -> bool:
        """Whether a card must be laid as soon as it is drawn."""
        if card < BASE:
            return False
        return not is_zone_card(card) or self.rules.box.demand[self.terms.zone_rule] == AT_ONCE

    def after_reveal(self) -> None:
        """The deck shows its next card: now a drawn card that cannot wait is laid, or the next turn begins."""
        card = self.drawn
        if card < 0:
            self.next_turn()
            return
        self.drawn = -1
        if is_beach(card) and not len(beach_places(self.rules.box, self.city, card)):
            # No direction is left for it: it leaves the game.
            self.draw()
            return
        self.begin_laying(self.mover, card, WHEN_DRAWN)
        if card == WRECKTAR:
            self.place = last_laid(self.city)
            self.stage = TURNING

    def next_turn(self) -> None:
        """The next seat is to pick a card; if it has none, nobody has."""
        self.mover = self.next_seat()
        self.actor = self.mover
        self.stage = PICKING
        if not self.hands[self.mover]:
            self.last_call()

    def last_call(self) -> None:
        """All cards are laid: whoever holds a road works card that fits may still play it."""
        if self.rules.works:
            for number in range(self.seats):
                seat = (self.mover + number) % self.seats
                if not self.declined >> seat & 1 and self.repairs(seat):
                    self.stage = LAST_CALL
                    self.actor = seat
                    return
        self.stage = OVER

    # ------------------------------------------------------------------ what a seat knows

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        if action >= DEAL and action < DEALT and seat != self.rules.receiver(self.dealt):
            return DEALT
        return action

    def hidden(self, seat: i64, other: i64) -> i64:
        """The cards in a hand that a seat has never seen."""
        return self.hands[other] & ~self.known[seat]

    def determinize(self, seat: i64, rng: Rng) -> State:
        """The unseen cards of other hands change places with each other and with the deck.

        Who else knows an unseen card is no secret: such cards are dealt anew in groups of equal knowledge.
        """
        state = self.clone()
        pool: i64 = 0
        for other in range(self.seats):
            pool |= self.hidden(seat, other)
        if not pool:
            return state
        pool |= self.cards & BASE_CARDS
        order = append_members(vec[i64](), pool, 0)
        rng.shuffle(order)
        hands, known = self.hands[:], self.known[:]
        for other in range(self.seats + 1):
            known[other] &= ~pool
        at: i64 = 0
        for other in range(self.seats):
            unseen = self.hidden(seat, other)
            hands[other] &= ~unseen
            for knowers in range(bit(self.seats + 1)):
                count = popcount(self.known_by(unseen, knowers))
                while count:
                    card = bit(order[at])
                    at += 1
                    count -= 1
                    hands[other] |= card
                    for knower in range(self.seats + 1):
                        if knowers >> knower & 1:
                            known[knower] |= card
        rest = self.cards & ~BASE_CARDS
        for i in range(at, i64(len(order))):
            rest |= bit(order[i])
        state.hands = hands
        state.known = known
        state.cards = rest
        return state

    def known_by(self, cards: i64, knowers: i64) -> i64:
        """Those of some cards that exactly these viewers have seen."""
        for viewer in range(self.seats + 1):
            cards &= self.known[viewer] if knowers >> viewer & 1 else ~self.known[viewer]
        return cards

    # ------------------------------------------------------------------ why not

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.sprawlopolis.rules.refusal import refusal

        return refusal(self, seat, action)

    # ------------------------------------------------------------------ points

    def all_works(self) -> i64:
        """The road works cards that are still in somebody's hand (a set)."""
        out: i64 = 0
        for works in self.works:
            out |= works
        return out

    def points(self, seat: i64) -> i64:
        if self.rules.duel:
            return duel_points(self.terms, self.city, seat)
        return team_points(self.terms, self.city, self.all_works())

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        if self.rules.duel:
            return duel_lines(self.terms, self.city, seat)
        return team_lines(self.terms, self.city, self.all_works(), self.rules.works > 0)

    def target(self) -> i64:
        """What the team must reach."""
        return self.terms.target() + self.rules.beyond_target

    def tie_breaks(self) -> list[int]:
        """In a duel fewer roads win a tie."""
        return [-int(survey_side(self.city, side).roads) for side in range(2)]

    def scores(self) -> list[int]:
        if self.rules.duel:
            return super().scores()
        # A team has one score: it is reckoned once.
        return [int(self.points(0))] * int(self.seats)

    def outcome(self, scores: list[int]) -> list[float]:
        if self.rules.duel:
            return by_rank(scores, self.tie_breaks(), SPREAD)
        value = by_target(scores[0], int(self.target()), SPREAD)
        return [value] * int(self.seats)

    def winner(self) -> int:
        """The seat that wins a duel as it stands; -1 for a shared victory."""
        scores, ties = self.scores(), self.tie_breaks()
        if (scores[0], ties[0]) == (scores[1], ties[1]):
            return -1
        return 0 if (scores[0], ties[0]) > (scores[1], ties[1]) else 1

    def ending(self) -> str:
        if self.stage != OVER:
            return ""
        if self.rules.duel:
            return ENDINGS[3] if self.winner() < 0 else ENDINGS[2]
        return ENDINGS[0] if self.points(0) >= self.target() else ENDINGS[1]

    def facts(self) -> list[int]:
        terms = self.terms
        numbers = [
            terms.conditions,
            terms.zone_rule,
            terms.beach_rule,
            terms.landmark,
            terms.duel,
            self.step,
            self.dealt,
        ]
        numbers += [self.works_deck, self.motorways, self.duel_card, self.cards, self.top, self.stage, self.mover]
        numbers += [self.actor, self.purpose, self.card, self.place, self.drawn, self.declined, self.turns, self.clock]
        # The motorway grows at either end, so its cards alone do not say where it lies.
        numbers += [self.city.left]
        out = [int(number) for number in numbers]
        for items in (self.hands, self.known, self.works, self.city.strip):
            out.append(len(items))
            out += [int(item) for item in items]
        return [*out, len(self.city.laid), *[laid.packed() for laid in self.city.laid]]


def new_state(setup: Setup) -> Sprawlopolis:
    """The position before anything is dealt."""
    box: Box = setup.data  # type: ignore[assignment]
    rules = Rules(setup, box)
    terms = new_terms(box, rules.level, rules.picked)
    none = vec[i64]([0] * (setup.players + 1))
    deck: i64 = BASE_CARDS & ~rules.picked
    last = setup.players - 1
    state = Sprawlopolis(
        setup,
        rules,
        terms,
        bare(rules.split),
        0,
        0,
        none,
        none,
        none,
        FOUR if rules.works else 0,
        FOUR if rules.split else 0,
        -1,
        deck,
        -1,
        DEALING,
        last,
        0,
        FROM_HAND,
        -1,
        -1,
        -1,
        0,
        0,
        0,
    )
    state.begin()
    return state
