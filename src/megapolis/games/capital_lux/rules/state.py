"""A position of Capital Lux and the flow of play.

Set-up (synergies, their pieces, the capital's first cards, the first player), then three rounds. A round: deal and
draft, all seats at once; turns, a card each, with the effect of a synergy for a card in the capital; when a hand has
run out the others have a last turn; then hands go home, agent tiles are turned over, homes are purged, bonuses won.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.engine.core.returns import by_rank
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, HIDDEN, State
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.capital_lux.rules.account import JUDGED, LIMIT, PLACED, SETTLED, TURNED, entry
from megapolis.games.capital_lux.rules.actions import (
    CAPITAL,
    DEAL_SYNERGY,
    DREW_CARD,
    FIRST_PLAYER,
    HOME,
    KEEP,
    PASS_LEFT,
    REBELS,
    REVEAL,
)
from megapolis.games.capital_lux.rules.box import COLOURS, Box
from megapolis.games.capital_lux.rules.hand import Cards, cards_from
from megapolis.games.capital_lux.rules.memory import redeal
from megapolis.games.capital_lux.rules.player import FACE, SUM_BITS, joined, part
from megapolis.games.capital_lux.rules.player import colour_of as district_of
from megapolis.games.capital_lux.rules.scoring import breakdown, coin_count, total
from megapolis.games.capital_lux.rules.synergies.agent import district_of as tile_district
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_of
from megapolis.games.capital_lux.rules.synergies.guard import covered
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE, NAMES, colour_of
from megapolis.games.capital_lux.rules.synergies.synergy import ASKED, CHOICE, DONE, SAVED, Synergy
from megapolis.games.capital_lux.rules.table import (
    BONUS,
    DEAL,
    DRAFT,
    EFFECT,
    FIRST,
    NOBODY,
    OPENING,
    OVER,
    PREPARE,
    PURGE,
    REVEALING,
    SYNERGIES,
    TURN,
    Rules,
    Table,
)

KEEPS: Final[i64] = 2
"""How many cards are kept before the rest is passed on; the last so many need no choice."""
SPREAD: Final = 15.0
"""A usual difference of points."""


class CapitalLux(Table):
    """A position: the table, and what is to happen next."""

    def clone(self) -> CapitalLux:
        twin = CapitalLux(self.setup, self.rules)
        self.copy_to(twin)
        return twin

    def synergy(self, colour: i64) -> Synergy:
        """The synergy of a colour that is in play."""
        return CATALOGUE[self.active[colour]]

    # ------------------------------------------------------------------ who is awaited, and what they may do

    def awaited(self) -> i64:
        return self.waiting

    def phase(self) -> i64:
        return self.clock

    def legal_actions(self, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return self.outcomes()
        if self.waiting <= 0 or not self.waiting >> seat & 1:
            return vec[i64]()
        if self.stage == TURN:
            faces = self.players[seat].hand.faces()
            return append_members(append_members(vec[i64](capacity=16), faces, HOME), faces, CAPITAL)
        if self.stage == DRAFT:
            return append_members(vec[i64](capacity=8), self.players[seat].pack.faces(), KEEP)
        return self.synergy(self.acting).choices(self)

    def outcomes(self) -> vec[i64]:
        """What chance can bring."""
        out = vec[i64]()
        if self.waiting != CHANCE:
            return out
        if self.stage in (DEAL, OPENING):
            return self.citizen_draws()
        if self.stage in (DRAFT, REVEALING):
            return append(out, PASS_LEFT if self.stage == DRAFT else REVEAL)
        if self.stage == FIRST:
            return append_members(out, self.rules.everyone, FIRST_PLAYER)
        if self.stage == SYNERGIES:
            for at in range(i64(len(CATALOGUE))):
                if CATALOGUE[at].colour == self.acting:
                    out = append(out, DEAL_SYNERGY + at)
            return out
        return self.synergy(self.acting).outcomes(self)

    def sample(self, rng: Rng) -> i64:
        if self.stage in (DEAL, OPENING):
            return self.random_citizen(rng)
        if self.stage in (EFFECT, PREPARE):
            return self.synergy(self.acting).sample(self, rng)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def deck(self) -> str:
        if self.stage in (DEAL, OPENING):
            return f"citizens:{int(self.shuffles)}"
        if self.stage == DRAFT:
            return f"pass:{int(self.round)}"
        if self.stage == REVEALING:
            return f"reveal:{int(self.round)}"
        if self.stage == FIRST:
            return "first-player:0"
        if self.stage == SYNERGIES:
            return f"synergies-{COLOURS[self.acting]}:0"
        return self.synergy(self.acting).deck(self)

    # ------------------------------------------------------------------ play

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.clock += 1
            self.happen(action)
        elif self.stage == TURN:
            self.play_card(action)
        elif self.stage == DRAFT:
            self.keep_card(seat, action - KEEP)
        elif self.stage == EFFECT:
            self.go_on(self.synergy(self.acting).choose(self, seat, action))
        elif self.stage == PURGE:
            self.clock += 1
            held = part(self.players[seat].sums, self.district)
            if self.synergy(self.acting).choose(self, seat, action) == SAVED:
                self.tell(JUDGED, seat, held, self.excess, 1)
            else:
                self.tell(JUDGED, seat, held, 0, 0)
                self.lose(seat, self.district)
            self.excess = 0
            self.passed += 1
            self.purge()
        else:
            self.clock += 1
            self.synergy(self.acting).choose(self, seat, action)
            self.passed += 1
            self.bonus()

    def happen(self, action: i64) -> None:
        """Chance has brought something."""
        stage = self.stage
        if stage == DEAL:
            player = self.players[self.dealt // self.hand_size]
            player.pack = player.pack.plus(self.draw_citizen(action))
            self.dealt += 1
            if self.dealt == self.hand_size * self.seats:
                self.begin_draft()
        elif stage == EFFECT:
            self.go_on(self.synergy(self.acting).happen(self, action))
        elif stage == DRAFT:
            self.pass_left()
        elif stage == REVEALING:
            self.reveal()
        elif stage == PREPARE:
            self.synergy(self.acting).happen(self, action)
            self.prepare()
        elif stage == OPENING:
            face = self.draw_citizen(action)
            self.lay_capital(face, self.box.capital[face])
            self.open_capital()
        elif stage == FIRST:
            self.emperor = action - FIRST_PLAYER
            self.open_round()
        else:
            active = self.active[:]
            active[self.acting] = action - DEAL_SYNERGY
            self.active = active
            self.pick_synergies()

    # ------------------------------------------------------------------ before a round

    def pick_synergies(self) -> None:
        """Goes on with the first colour whose synergy is left to chance."""
        self.stage = SYNERGIES
        self.waiting = CHANCE
        for colour in range(i64(4)):
            if self.active[colour] < 0:
                self.acting = colour
                return
        self.prepare()

    def prepare(self) -> None:
        """Lays out the pieces that synergies need, then goes on to the opening or the next round."""
        self.stage = PREPARE
        self.waiting = CHANCE
        for colour in range(i64(4)):
            if self.synergy(colour).owes(self):
                self.acting = colour
                return
        self.acting = 0
        if self.round > 0:
            self.open_round()
        else:
            self.open_capital()

    def open_capital(self) -> None:
        self.stage = OPENING if i64(len(self.capital)) < self.box.capital_start else FIRST

    def open_round(self) -> None:
        """Deals as many cards as everybody can get, up to a full hand."""
        wanted = self.box.hand * self.seats
        if self.left < wanted and self.rules.reshuffles:
            self.reshuffle()
        self.hand_size = self.box.hand if self.left >= wanted else self.left // self.seats
        self.dealt = 0
        self.turn = self.emperor
        self.last_turns = NOBODY
        self.stage = DEAL if self.hand_size else REVEALING
        self.waiting = CHANCE

    def reshuffle(self) -> None:
        """Discarded citizens are shuffled into what is left of the deck."""
        rest = vec[i64]()
        for face in self.discards:
            if face < REBELS:
                self.return_citizen(face)
            else:
                rest = append(rest, face)
        self.discards = rest
        self.shuffles += 1

    # ------------------------------------------------------------------ the draft

    def begin_draft(self) -> None:
        self.stage = DRAFT
        self.keep = KEEPS
        self.waiting = self.rules.everyone
        if self.hand_size <= KEEPS:
            self.keep_rest()

    def keep_card(self, seat: i64, face: i64) -> None:
        player = self.players[seat]
        player.pack = player.pack.minus(face)
        kept = append(player.kept[:], face)
        count: i64 = len(kept)
        if count & 1 == 0 and kept[count - 2] > face:
            kept[count - 1] = kept[count - 2]
            kept[count - 2] = face
        player.kept = kept
        if count == self.keep:
            self.waiting &= ~bit(seat)
            if not self.waiting:
                self.waiting = CHANCE

    def pass_left(self) -> None:
        """Everybody has chosen: packs move on; the last cards need no choice."""
        pack = self.players[self.seats - 1].pack
        for seat in range(self.seats):
            player = self.players[seat]
            held = player.pack
            player.pack = pack
            pack = held
        if self.hand_size - self.keep <= KEEPS:
            self.keep_rest()
        else:
            self.keep += KEEPS
            self.waiting = self.rules.everyone

    def keep_rest(self) -> None:
        """What is left of the packs is kept; the first player's turn begins."""
        for seat in range(self.seats):
            player = self.players[seat]
            player.kept = joined(player.kept, player.pack.to_vec())
            player.pack = Cards()
            player.hand = cards_from(player.kept)
        self.keep = 0
        self.stage = TURN
        self.waiting = bit(self.turn)

    # ------------------------------------------------------------------ turns

    def play_card(self, action: i64) -> None:
        if action < CAPITAL:
            face = action - HOME
            player = self.spend_card(face)
            self.lay_home(player, face, self.home_colour(face))
            self.end_turn()
            return
        face = action - CAPITAL
        self.spend_card(face)
        self.acting = self.capital_colour(face)
        self.lay_capital(face, self.acting)
        self.played = face
        self.stage = EFFECT
        self.go_on(self.synergy(self.acting).effect(self))

    def go_on(self, step: i64) -> None:
        """Goes on with an effect, or ends the turn."""
        if step == DONE:
            self.end_turn()
        else:
            self.waiting = bit(self.turn) if step == CHOICE else CHANCE

    def end_turn(self) -> None:
        self.stage = TURN
        self.played = -1
        empty = self.players[self.turn].hand.size == 0
        again = self.extra and not empty
        self.extra = False
        if not again:
            self.clock += 1
            if self.last_turns > 0:
                self.last_turns -= 1
            elif empty:
                self.last_turns = self.seats - 1
            if self.last_turns == 0:
                self.stage = REVEALING
                self.waiting = CHANCE
                return
            self.turn = (self.turn + 1) % self.seats
        self.waiting = bit(self.turn)

    # ------------------------------------------------------------------ the end of a round

    def reveal(self) -> None:
        """Hands go home without effects; agent tiles are turned over; the purge begins."""
        account = vec[i64]()
        for seat in range(self.seats):
            player = self.players[seat]
            for face in player.hand.to_vec():
                colour = self.home_colour(face)
                self.lay_home(player, face, colour)
                account = append(account, entry(PLACED, seat, colour, face, 0, 0))
            player.hand = Cards()
            player.kept = vec[i64]()
        for item in self.planted:
            account = append(account, entry(TURNED, placer_of(item), tile_district(item), tile_of(item), 0, 0))
        self.account = account
        self.events = vec[i64]()
        self.acting = 0
        self.district = 0
        self.passed = 0
        self.stage = PURGE
        self.purge()

    def limit(self, colour: i64) -> i64:
        """What a home district may hold at most."""
        limit = part(self.sums, colour)
        for other in range(i64(4)):
            limit += self.synergy(other).limit(self, colour)
        if limit < 0 and self.rules.limit_floor:
            return 0
        return limit

    def purge(self) -> None:
        """District by district, seat by seat from the emperor's; stops where a player has to choose."""
        while self.district < 4:
            limit = self.limit(self.district)
            if self.passed == 0:
                self.tell(LIMIT, 0, part(self.sums, self.district), limit, 0)
            while self.passed < self.seats:
                seat = self.payer()
                held = part(self.players[seat].sums, self.district)
                if held > limit and held > 0:
                    self.excess = held - limit
                    if self.relieve(seat, limit):
                        return
                elif held > 0:
                    self.tell(JUDGED, seat, held, 0, 1)
                self.passed += 1
            self.passed = 0
            self.district += 1
        self.district = 0
        self.stage = BONUS
        self.bonus()

    def relieve(self, seat: i64, limit: i64) -> bool:
        """A home district is over its limit: whether its player is asked; else it is saved by a synergy or lost."""
        player = self.players[seat]
        held = part(player.sums, self.district)
        for colour in range(i64(4)):
            relief = self.synergy(colour).relief(self, seat, self.district, limit)
            if relief == ASKED:
                self.acting = colour
                self.waiting = bit(seat)
                return True
            if relief == SAVED:
                self.tell(JUDGED, seat, held, covered(self, player, self.district), 1)
                self.excess = 0
                return False
        self.tell(JUDGED, seat, held, covered(self, player, self.district), 0)
        self.excess = 0
        self.lose(seat, self.district)
        return False

    def lose(self, seat: i64, colour: i64) -> None:
        """Discards a whole home district."""
        player = self.players[seat]
        home = vec[i64]()
        for card in player.home:
            if district_of(card) == colour:
                self.discard(card & FACE)
            else:
                home = append(home, card)
        player.home = home
        player.sums -= part(player.sums, colour) << colour * SUM_BITS

    def bonus(self) -> None:
        """District by district: the highest card for the sole leader, coins for those who tie."""
        while self.district < 4:
            if not self.tied:
                self.tied = self.leaders(self.district)
            stake = self.highest(self.district)
            if self.tied & (self.tied - 1):
                if self.pay_tied():
                    return
                if stake >= 0:
                    self.leave_capital_last(stake, self.district)
                    self.discard(stake)
            elif self.tied:
                self.leave_capital_last(stake, self.district)
                for seat in range(self.seats):
                    if self.tied >> seat & 1:
                        player = self.players[seat]
                        player.bonus = append(player.bonus[:], stake)
            self.tell(SETTLED, 0, self.tied, stake + 1, 0)
            self.tied = 0
            self.passed = 0
            self.district += 1
        self.close_round()

    def leaders(self, district: i64) -> i64:
        """The seats (a set) with the highest sum in a district, if that wins them anything."""
        best: i64 = 1
        found: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            held = part(player.sums, district) - covered(self, player, district)
            if held > best or (held == best and not found):
                best = held
                found = bit(seat)
            elif held == best:
                found |= bit(seat)
        if self.highest(district) >= 0 or (found & (found - 1) and self.rules.coins_without_card):
            return found
        return 0

    def pay_tied(self) -> bool:
        """A coin for each of the tied; whether a player is asked where to put it."""
        while self.passed < self.seats:
            seat = self.payer()
            if self.tied >> seat & 1:
                for colour in range(i64(4)):
                    if self.synergy(colour).places_coin(self, seat):
                        self.acting = colour
                        self.waiting = bit(seat)
                        return True
                self.players[seat].coins += 1
            self.passed += 1
        return False

    def close_round(self) -> None:
        """Pieces go back; the emperor marker moves left; after the last round the game is over."""
        for colour in range(i64(4)):
            self.synergy(colour).close_round(self)
        self.district = 0
        self.acting = 0
        self.hand_size = 0
        self.dealt = 0
        self.round += 1
        if self.round == self.box.rounds:
            self.stage = OVER
            self.waiting = 0
            return
        self.emperor = (self.emperor + 1) % self.seats
        self.turn = self.emperor
        self.prepare()

    # ------------------------------------------------------------------ what a seat knows

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        if actor != CHANCE:
            return HIDDEN if self.stage == DRAFT and actor != seat else action
        if self.stage == DEAL:
            return action if seat == self.dealt // self.hand_size else DREW_CARD
        if self.stage == EFFECT and seat != self.turn:
            return self.synergy(self.acting).hides(action)
        return action

    def determinize(self, seat: i64, rng: Rng) -> State:
        twin = self.clone()
        redeal(twin, seat, rng)
        return twin

    # ------------------------------------------------------------------ why not

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.capital_lux.rules.refusal import refusal

        return refusal(self, seat, action)

    # ------------------------------------------------------------------ points

    def points(self, seat: i64) -> i64:
        return total(self.box, self.players[seat])

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        return breakdown(self.box, self.players[seat])

    def tie_breaks(self) -> list[int]:
        """Of equal points the fewest coins win."""
        return [-int(coin_count(player)) for player in self.players]

    def outcome(self, scores: list[int]) -> list[float]:
        return by_rank(scores, self.tie_breaks(), SPREAD)

    def ending(self) -> str:
        return "three_rounds" if self.stage == OVER else ""


def chosen_synergies(setup: Setup, box: Box) -> vec[i64]:
    """The synergy of each colour by the options, by its place in the registry; -1 where chance decides."""
    group = str(setup.options["set"])
    names = [] if group == "random" else box.sets[group]
    picked = setup.options["synergies"]
    assert isinstance(picked, tuple)
    out = [-1, -1, -1, -1]
    for name in [*names, *picked]:
        out[colour_of(name)] = NAMES.index(name)
    return vec[i64](out)


def new_state(setup: Setup) -> CapitalLux:
    """The position before anything is dealt."""
    box: Box = setup.data  # type: ignore[assignment]
    state = CapitalLux(setup, Rules(setup, box, chosen_synergies(setup, box)))
    state.lay_out()
    state.active = state.rules.chosen
    state.pick_synergies()
    return state
