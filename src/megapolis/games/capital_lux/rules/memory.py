"""What a seat knows of the cards it cannot see, and how those are dealt anew when it imagines the position.

A pack of six goes round: its owner keeps two, the seat to the left keeps two, the next one gets the last two. So a
seat knows the two cards that it passed on last, and of the cards that it passed on first it knows that they are with
the two seats to its left, two with each (with two players: exactly which). Since then everything that left a hand, and
some of what came into it, was seen by all: `Table.events`.

To imagine is to pick, among the ways in which those first cards can have been shared out, one in proportion to the
number of deals it allows, and then to deal all other unseen cards at random: every deal that fits what the seat has
seen is equally likely. A card that is played counts as one that the seat knew of, if that can be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import DUALISTS, HAND_FACES, REBELS
from megapolis.games.capital_lux.rules.box import WORD
from megapolis.games.capital_lux.rules.hand import cards_from
from megapolis.games.capital_lux.rules.player import joined, sorted_cards
from megapolis.games.capital_lux.rules.synergies.agent import district_of, placer_of, planted, tile_of
from megapolis.games.capital_lux.rules.table import (
    DEAL,
    DRAFT,
    EVENT_AT,
    GAINED,
    LOST,
    PURGE,
    REVEALING,
    SEAT_AT,
    TURN,
    Table,
)

NO_CARDS: Final = vec[i64]([0] * int(HAND_FACES))
"""By face; to copy from."""


class Trace:
    """What is known of another hand, given what it surely held after the draft."""

    def __init__(self, table: Table, other: i64, start: vec[i64]) -> None:
        # How many cards of each face are surely there, and how many unknown ones of each deck.
        known = NO_CARDS[:]
        for face in start:
            known[face] += 1
        citizens = table.hand_size - i64(len(start))
        rebels: i64 = 0
        dualists: i64 = 0
        # Citizens that were played although they were not known to be there.
        strays = vec[i64]()
        self.possible = True
        for event in table.events:
            if event >> SEAT_AT != other:
                continue
            face = event & 127
            kind = event >> EVENT_AT & 7
            if kind == GAINED:
                known[face] += 1
            elif kind == LOST and known[face] > 0:
                known[face] -= 1
            else:
                change: i64 = -1 if kind == LOST else 1
                if face < REBELS:
                    citizens += change
                    if kind == LOST:
                        strays = append(strays, face)
                elif face < DUALISTS:
                    rebels += change
                else:
                    dualists += change
                if citizens < 0:
                    self.possible = False
        self.known = known
        self.citizens = citizens
        self.rebels = rebels
        self.dualists = dualists
        self.strays = strays

    def cards(self) -> vec[i64]:
        """The known cards, sorted."""
        out = vec[i64]()
        for face in range(HAND_FACES):
            for _copy in range(self.known[face]):
                out = append(out, face)
        return out


def left_of(table: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places to the left."""
    return (seat + steps) % table.seats


def first_passed(table: Table, seat: i64) -> vec[i64]:
    """The cards that a seat passed on first, sorted; nothing before it has done so."""
    if not draft_began(table) or (table.stage == DRAFT and table.keep == 2):
        return vec[i64]()
    near = table.players[left_of(table, seat, 1)]
    if table.stage == DRAFT:
        return sorted_cards(joined(near.pack.to_vec(), near.kept[2:4]))
    return sorted_cards(joined(near.kept[2:4], table.players[left_of(table, seat, 2)].kept[4:]))


def last_passed(table: Table, seat: i64) -> vec[i64]:
    """The cards that a seat passed on last, sorted; nothing before it has done so."""
    if not draft_began(table) or table.stage == DRAFT:
        return vec[i64]()
    return table.players[left_of(table, seat, 1)].kept[4:]


def draft_began(table: Table) -> bool:
    """Whether there is something to remember of this round's draft."""
    return table.stage >= DRAFT and table.stage <= REVEALING


def surely_kept(table: Table, seat: i64, other: i64) -> vec[i64]:
    """The cards that a seat surely knows another to have had after the draft."""
    kept = table.players[other].kept
    if other != left_of(table, seat, 1):
        return vec[i64]()
    # Alone with the other, or with small packs, the seat knows who took what it passed on first.
    return kept[2:] if table.seats == 2 or table.hand_size <= 4 else kept[4:]


def known_of(table: Table, seat: i64, other: i64) -> vec[i64]:
    """The cards that a seat surely knows to be in another's hand now, sorted."""
    if table.stage < TURN or table.stage > REVEALING:
        return vec[i64]()
    return Trace(table, other, surely_kept(table, seat, other)).cards()


# ---------------------------------------------------------------------- dealing anew


def redeal(table: Table, seat: i64, rng: Rng) -> None:
    """Deals everything that a seat cannot know anew, on a table of the caller's own."""
    if table.stage < PURGE:
        replant(table, seat, rng)
    pool = Pool(table)
    if table.stage in (DEAL, DRAFT):
        redraft(table, seat, pool, rng)
    elif table.stage >= TURN and table.stage <= REVEALING:
        rehand(table, seat, pool, rng)
    pool.give_back(table)


class Pool:
    """Unseen cards: how many of each face."""

    def __init__(self, table: Table) -> None:
        counts = NO_CARDS[:]
        box = table.box
        for card in range(box.citizens):
            if table.holds_citizen(card):
                counts[box.citizen_face[card]] += 1
        rest = table.rebels
        while rest:
            counts[box.rebel_face[lowest_bit(rest)]] += 1
            rest &= rest - 1
        rest = table.dualists
        while rest:
            counts[box.dualist_face[lowest_bit(rest)]] += 1
            rest &= rest - 1
        self.counts = counts

    def put(self, cards: vec[i64]) -> None:
        """Adds cards."""
        for face in cards:
            self.counts[face] += 1

    def take(self, cards: vec[i64]) -> None:
        """Removes cards."""
        for face in cards:
            self.counts[face] -= 1

    def shuffled(self, low: i64, high: i64, rng: Rng) -> vec[i64]:
        """The cards with faces from `low` to `high` - 1 in random order."""
        out = vec[i64]()
        for face in range(low, high):
            for _copy in range(self.counts[face]):
                out = append(out, face)
        rng.shuffle(out)
        return out

    def give_back(self, table: Table) -> None:
        """Makes the decks of what is here: of equal cards the first copies."""
        box = table.box
        counts = self.counts
        table.low = 0
        table.high = 0
        table.left = 0
        table.rebels = 0
        table.dualists = 0
        for card in range(box.citizens):
            if counts[box.citizen_face[card]] > 0:
                counts[box.citizen_face[card]] -= 1
                table.left += 1
                if card < WORD:
                    table.low |= bit(card)
                else:
                    table.high |= bit(card - WORD)
        for card in range(i64(len(box.rebel_face))):
            if counts[box.rebel_face[card]] > 0:
                counts[box.rebel_face[card]] -= 1
                table.rebels |= bit(card)
        for card in range(i64(len(box.dualist_face))):
            if counts[box.dualist_face[card]] > 0:
                counts[box.dualist_face[card]] -= 1
                table.dualists |= bit(card)


def replant(table: Table, seat: i64, rng: Rng) -> None:
    """Agent tiles that others drew, and the stack, are shuffled."""
    tiles = vec[i64]()
    rest = table.agents
    for item in table.planted:
        if placer_of(item) != seat:
            rest |= bit(tile_of(item))
    hidden = table.tile >= 0 and table.turn != seat
    if hidden:
        rest |= bit(table.tile)
    while rest:
        tiles = append(tiles, lowest_bit(rest))
        rest &= rest - 1
    rng.shuffle(tiles)
    at: i64 = 0
    placed = table.planted[:]
    for i in range(i64(len(placed))):
        if placer_of(placed[i]) != seat:
            placed[i] = planted(tiles[at], district_of(placed[i]), placer_of(placed[i]))
            at += 1
    table.planted = placed
    if hidden:
        table.tile = tiles[at]
        at += 1
    table.agents = 0
    while at < i64(len(tiles)):
        table.agents |= bit(tiles[at])
        at += 1


def redraft(table: Table, seat: i64, pool: Pool, rng: Rng) -> None:
    """Packs and kept cards of others, while cards are dealt and drafted."""
    for other in range(table.seats):
        if other != seat:
            pool.put(table.players[other].pack.to_vec())
            pool.put(table.players[other].kept)
    passed = first_passed(table, seat)
    pool.take(passed)
    cards = pool.shuffled(0, REBELS, rng)
    at: i64 = 0
    for other in range(table.seats):
        if other == seat:
            continue
        player = table.players[other]
        count: i64 = player.pack.size + i64(len(player.kept))
        if table.stage == DEAL:
            player.pack = cards_from(cards[at : at + count])
            at += count
            continue
        before = table.keep - 2
        player.kept = sorted_cards(cards[at : at + before])
        at += before
        pack = passed
        if other != left_of(table, seat, 1) or before == 0:
            pack = cards[at : at + count - before]
            at += count - before
        if table.has_chosen(other):
            # It has chosen, nobody knows what.
            pack = pack[:]
            rng.shuffle(pack)
            player.kept = joined(player.kept, sorted_cards(pack[:2]))
            pack = pack[2:]
        player.pack = cards_from(pack)
    pool.take(cards[:at])


def rehand(table: Table, seat: i64, pool: Pool, rng: Rng) -> None:
    """Hands of others, and how they came about in the draft."""
    share = shared_out(table, seat, pool, rng)
    rest = without_all(first_passed(table, seat), share)
    traces: list[Trace] = []
    starts: list[vec[i64]] = []
    for other in range(table.seats):
        start = start_of(table, seat, other, share, rest)
        starts.append(start)
        traces.append(Trace(table, other, start))
        if other != seat:
            pool.put(table.players[other].hand.to_vec())
            pool.take(traces[other].cards())
    citizens = pool.shuffled(0, REBELS, rng)
    rebels = pool.shuffled(REBELS, DUALISTS, rng)
    dualists = pool.shuffled(DUALISTS, HAND_FACES, rng)
    citizen: i64 = 0
    rebel: i64 = 0
    dualist: i64 = 0
    for other in range(table.seats):
        if other == seat:
            continue
        trace = traces[other]
        drawn = citizens[citizen : citizen + trace.citizens]
        citizen += trace.citizens
        player = table.players[other]
        player.kept = rekept(table, joined(trace.strays, drawn), starts[other])
        hand = joined(trace.cards(), drawn)
        hand = joined(hand, rebels[rebel : rebel + trace.rebels])
        rebel += trace.rebels
        hand = joined(hand, dualists[dualist : dualist + trace.dualists])
        dualist += trace.dualists
        player.hand = cards_from(hand)
    pool.take(citizens[:citizen])
    pool.take(rebels[:rebel])
    pool.take(dualists[:dualist])


def shared_out(table: Table, seat: i64, pool: Pool, rng: Rng) -> vec[i64]:
    """What the seat to the left kept of the cards that `seat` passed on first, if `seat` cannot know: one of the ways
    that fit, in proportion to the number of deals that each leaves open."""
    passed = first_passed(table, seat)
    near = left_of(table, seat, 1)
    far = left_of(table, seat, 2)
    if table.seats == 2 or table.hand_size <= 4:
        return table.players[near].kept[2:4]
    unseen = pool.counts[:]
    known = NO_CARDS[:]
    elsewhere = table.left
    for other in range(table.seats):
        if other != seat:
            for face in table.players[other].hand.to_vec():
                unseen[face] += 1
            if other not in (near, far):
                trace = Trace(table, other, vec[i64]())
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
            rest = without_all(passed, share)
            a = Trace(table, near, start_of(table, seat, near, share, rest))
            b = Trace(table, far, start_of(table, seat, far, share, rest))
            if a.possible and b.possible and fits(unseen, known, a.known, b.known):
                weight = deals(elsewhere, a.citizens, b.citizens)
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


def deals(elsewhere: i64, a: i64, b: i64) -> float:
    """In how many ways cards can be dealt to two hands, `elsewhere` of them going to other places."""
    ways = 1.0
    cards = elsewhere
    for i in range(a):
        cards += 1
        ways = ways * float(cards) / float(i + 1)
    for i in range(b):
        cards += 1
        ways = ways * float(cards) / float(i + 1)
    return ways


def start_of(table: Table, seat: i64, other: i64, share: vec[i64], rest: vec[i64]) -> vec[i64]:
    """What another held after the draft as far as `seat` knows it, given what became of the cards it passed on."""
    if other == left_of(table, seat, 1):
        return joined(share, table.players[other].kept[4:])
    if other == left_of(table, seat, 2) and other != seat:
        return rest
    return vec[i64]()


def rekept(table: Table, unknown: vec[i64], start: vec[i64]) -> vec[i64]:
    """The cards another kept, step by step: the known ones came last."""
    out = joined(unknown[: table.hand_size - i64(len(start))], start)
    return joined(joined(sorted_cards(out[:2]), sorted_cards(out[2:4])), sorted_cards(out[4:]))


def without_all(cards: vec[i64], gone: vec[i64]) -> vec[i64]:
    """A copy without these."""
    out = cards[:]
    for card in gone:
        out = remove(out, card)
    return out
