"""How cards that a seat cannot see are dealt anew when it imagines the position: see `memory.py` for what it knows.

To imagine is to pick, among the ways in which the cards passed on first can have been shared out, one in proportion to
the number of deals it allows, and then to deal all other unseen cards at random: every deal that fits what the seat has
seen is equally likely. A card that is played counts as one that the seat knew of, if that can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import DUALISTS, HAND_FACES, REBELS
from megapolis.games.capital_lux.rules.citizens import add_citizen, holds_citizen
from megapolis.games.capital_lux.rules.hand import cards_from, concat, sorted_cards
from megapolis.games.capital_lux.rules.memory import NO_CARDS, Trace, cards_passed_first, left_of
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, PURGE, REVEALING, TURN
from megapolis.games.capital_lux.rules.synergies.agent import placed_tile, placer_of, tile_district, tile_of

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def redeal(state: CapitalLux, seat: i64, rng: Rng) -> None:
    """Deal everything that a seat cannot know anew, in a position of the caller's own."""
    if state.stage < PURGE:
        redeal_tiles(state, seat, rng)
    pool = Pool(state)
    if state.stage in (DEAL, DRAFT):
        redeal_draft(state, seat, pool, rng)
    elif state.stage >= TURN and state.stage <= REVEALING:
        redeal_hands(state, seat, pool, rng)
    pool.restore_decks(state)


@final
class Pool:
    """Unseen cards: how many of each face."""

    def __init__(self, state: CapitalLux) -> None:
        counts = NO_CARDS[:]
        box = state.box
        for card in range(box.citizens):
            if holds_citizen(state, card):
                counts[box.citizen_face[card]] += 1
        rest = state.rebels
        while rest:
            counts[box.rebel_face[lowest_bit(rest)]] += 1
            rest &= rest - 1
        rest = state.dualists
        while rest:
            counts[box.dualist_face[lowest_bit(rest)]] += 1
            rest &= rest - 1
        self.counts = counts

    def put(self, cards: vec[i64]) -> None:
        """Add cards."""
        for face in cards:
            self.counts[face] += 1

    def take(self, cards: vec[i64]) -> None:
        """Remove cards."""
        for face in cards:
            self.counts[face] -= 1

    def random_order(self, low: i64, high: i64, rng: Rng) -> vec[i64]:
        """The cards with faces from `low` to `high` - 1 in random order."""
        out = vec[i64]()
        for face in range(low, high):
            for _copy in range(self.counts[face]):
                out = append(out, face)
        rng.shuffle(out)
        return out

    def restore_decks(self, state: CapitalLux) -> None:
        """Make the decks of what is here: of equal cards the first copies."""
        box = state.box
        counts = self.counts
        state.citizens_0 = 0
        state.citizens_1 = 0
        state.citizens_left = 0
        state.rebels = 0
        state.dualists = 0
        for card in range(box.citizens):
            if counts[box.citizen_face[card]] > 0:
                counts[box.citizen_face[card]] -= 1
                add_citizen(state, card)
        for card in range(i64(len(box.rebel_face))):
            if counts[box.rebel_face[card]] > 0:
                counts[box.rebel_face[card]] -= 1
                state.rebels |= bit(card)
        for card in range(i64(len(box.dualist_face))):
            if counts[box.dualist_face[card]] > 0:
                counts[box.dualist_face[card]] -= 1
                state.dualists |= bit(card)


def redeal_tiles(state: CapitalLux, seat: i64, rng: Rng) -> None:
    """Shuffle the agent tiles that others drew with the stack."""
    tiles = vec[i64]()
    rest = state.agents
    for item in state.placed_tiles:
        if placer_of(item) != seat:
            rest |= bit(tile_of(item))
    hidden = state.held_tile >= 0 and state.turn != seat
    if hidden:
        rest |= bit(state.held_tile)
    while rest:
        tiles = append(tiles, lowest_bit(rest))
        rest &= rest - 1
    rng.shuffle(tiles)
    at: i64 = 0
    placed = state.placed_tiles[:]
    for i in range(i64(len(placed))):
        if placer_of(placed[i]) != seat:
            placed[i] = placed_tile(tiles[at], tile_district(placed[i]), placer_of(placed[i]))
            at += 1
    state.placed_tiles = placed
    if hidden:
        state.held_tile = tiles[at]
        at += 1
    state.agents = 0
    while at < i64(len(tiles)):
        state.agents |= bit(tiles[at])
        at += 1


def redeal_draft(state: CapitalLux, seat: i64, pool: Pool, rng: Rng) -> None:
    """Deal packs and kept cards of others anew, while cards are dealt and drafted."""
    for other in range(state.seats):
        if other != seat:
            pool.put(state.players[other].pack.to_vec())
            pool.put(state.players[other].kept)
    passed = cards_passed_first(state, seat)
    pool.take(passed)
    cards = pool.random_order(0, REBELS, rng)
    at: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.players[other]
        count: i64 = player.pack.size + i64(len(player.kept))
        if state.stage == DEAL:
            player.pack = cards_from(cards[at : at + count])
            at += count
            continue
        before = state.keep_target - 2
        player.kept = sorted_cards(cards[at : at + before])
        at += before
        pack = passed
        if other != left_of(state, seat, 1) or before == 0:
            pack = cards[at : at + count - before]
            at += count - before
        if state.has_chosen(other):
            # It has chosen, nobody knows what.
            pack = pack[:]
            rng.shuffle(pack)
            player.kept = concat(player.kept, sorted_cards(pack[:2]))
            pack = pack[2:]
        player.pack = cards_from(pack)
    pool.take(cards[:at])


def redeal_hands(state: CapitalLux, seat: i64, pool: Pool, rng: Rng) -> None:
    """Deal hands of others anew, and how they came about in the draft."""
    share = sample_share(state, seat, pool, rng)
    rest = without(cards_passed_first(state, seat), share)
    traces: list[Trace] = []
    starts: list[vec[i64]] = []
    for other in range(state.seats):
        start = known_start(state, seat, other, share, rest)
        starts.append(start)
        traces.append(Trace(state, other, start))
        if other != seat:
            pool.put(state.players[other].hand.to_vec())
            pool.take(traces[other].cards())
    citizens = pool.random_order(0, REBELS, rng)
    rebels = pool.random_order(REBELS, DUALISTS, rng)
    dualists = pool.random_order(DUALISTS, HAND_FACES, rng)
    citizen: i64 = 0
    rebel: i64 = 0
    dualist: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        trace = traces[other]
        drawn = citizens[citizen : citizen + trace.citizens]
        citizen += trace.citizens
        player = state.players[other]
        player.kept = in_draft_order(state, concat(trace.strays, drawn), starts[other])
        hand = concat(trace.cards(), drawn)
        hand = concat(hand, rebels[rebel : rebel + trace.rebels])
        rebel += trace.rebels
        hand = concat(hand, dualists[dualist : dualist + trace.dualists])
        dualist += trace.dualists
        player.hand = cards_from(hand)
    pool.take(citizens[:citizen])
    pool.take(rebels[:rebel])
    pool.take(dualists[:dualist])


def sample_share(state: CapitalLux, seat: i64, pool: Pool, rng: Rng) -> vec[i64]:
    """What the seat to the left kept of the cards that `seat` passed on first.

    If `seat` cannot know: one of the ways that fit, in proportion to the number of deals that each leaves open.
    """
    passed = cards_passed_first(state, seat)
    near = left_of(state, seat, 1)
    far = left_of(state, seat, 2)
    if state.seats == 2 or state.hand_size <= 4:
        return state.players[near].kept[2:4]
    unseen = pool.counts[:]
    known = NO_CARDS[:]
    elsewhere = state.citizens_left
    for other in range(state.seats):
        if other != seat:
            for face in state.players[other].hand.to_vec():
                unseen[face] += 1
            if other not in (near, far):
                trace = Trace(state, other, vec[i64]())
                elsewhere += trace.citizens
                for face in trace.cards():
                    known[face] += 1
    shares: list[vec[i64]] = []
    weights: list[float] = []
    total = 0.0
    count: i64 = len(passed)
    for i in range(count):
        for j in range(i + 1, count):
            share = vec[i64]([passed[i], passed[j]])
            rest = without(passed, share)
            a = Trace(state, near, known_start(state, seat, near, share, rest))
            b = Trace(state, far, known_start(state, seat, far, share, rest))
            if a.possible and b.possible and fits(unseen, known, a.known, b.known):
                weight = count_deals(elsewhere, a.citizens, b.citizens)
                shares.append(share)
                weights.append(weight)
                total += weight
    at = rng.random() * total
    chosen = 0
    while chosen < len(shares) - 1 and at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    return shares[chosen]


def fits(unseen: vec[i64], known: vec[i64], a: vec[i64], b: vec[i64]) -> bool:
    """Whether there are enough cards of every face for what is known of the hands."""
    for face in range(HAND_FACES):
        if known[face] + a[face] + b[face] > unseen[face]:
            return False
    return True


def count_deals(elsewhere: i64, a: i64, b: i64) -> float:
    """The number of ways to deal cards to two hands, `elsewhere` of them going to other places."""
    ways = 1.0
    cards = elsewhere
    for i in range(a):
        cards += 1
        ways = ways * float(cards) / float(i + 1)
    for i in range(b):
        cards += 1
        ways = ways * float(cards) / float(i + 1)
    return ways


def known_start(state: CapitalLux, seat: i64, other: i64, share: vec[i64], rest: vec[i64]) -> vec[i64]:
    """What another held after the draft as far as `seat` knows it, given what became of the cards it passed on."""
    if other == left_of(state, seat, 1):
        return concat(share, state.players[other].kept[4:])
    if other == left_of(state, seat, 2) and other != seat:
        return rest
    return vec[i64]()


def in_draft_order(state: CapitalLux, unknown: vec[i64], start: vec[i64]) -> vec[i64]:
    """The cards another kept, step by step: the known ones came last."""
    out = concat(unknown[: state.hand_size - i64(len(start))], start)
    return concat(concat(sorted_cards(out[:2]), sorted_cards(out[2:4])), sorted_cards(out[4:]))


def without(cards: vec[i64], gone: vec[i64]) -> vec[i64]:
    """A copy without these."""
    out = cards[:]
    for card in gone:
        out = remove(out, card)
    return out
