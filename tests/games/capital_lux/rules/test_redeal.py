"""A seat imagines nothing that contradicts what it knows, and everything else equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.capital_lux.builders import BOX, dealt, drafted, position, step
from games.capital_lux.builders import combinations as synergy_sets
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.box import Box
from megapolis.games.capital_lux.rules.citizens import holds_citizen
from megapolis.games.capital_lux.rules.memory import GAINED, LOST, cards_passed_first, known_cards
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, PURGE, REVEALING, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.agent import placed_tile, placer_of, tile_of
from sampling import INTERPRETED


def citizens(state: CapitalLux) -> Counter[int]:
    counts: Counter[int] = Counter()
    for copy in range(state.box.citizens):
        if holds_citizen(state, copy):
            counts[int(state.box.citizen_face[copy])] += 1
    return counts


def specials(state: CapitalLux) -> Counter[int]:
    counts = Counter(int(card) for at, card in enumerate(state.box.rebel_face) if state.rebels >> at & 1)
    counts.update(int(card) for at, card in enumerate(state.box.dualist_face) if state.dualists >> at & 1)
    return counts


def kinds(cards: Counter[int]) -> list[int]:
    """How many citizens, rebels and dualists."""
    return [sum(n for card, n in cards.items() if low <= card < high) for low, high in ((0, 20), (20, 26), (26, 62))]


def hand(state: CapitalLux, seat: int) -> Counter[int]:
    return Counter(int(card) for card in state.players[seat].hand.to_vec())


def check_history(state: CapitalLux, seat: int) -> None:
    """A hand is what was kept in the draft, with what came and left since; what is unaccounted for was drawn unseen."""
    held = Counter(int(card) for card in state.players[seat].kept)
    drawn = 0
    for event in state.events:
        if event >> 10 == seat:
            card, kind = int(event & 127), event >> 7 & 7
            if kind == GAINED:
                held[card] += 1
            elif kind == LOST:
                held[card] -= 1
            else:
                drawn += 1
    missing = hand(state, seat)
    missing.subtract(held)
    # A card that left before it was kept can only have been drawn unseen.
    assert missing.total() == drawn
    assert sum(-n for n in missing.values() if n < 0) == 0


def check_imagined(real: CapitalLux, fake: CapitalLux, seat: int) -> None:
    """Everything that the seat knows, told apart from how `determinize` works."""
    assert msgspec.json.encode(GAME.show.view(fake, seat)) == msgspec.json.encode(GAME.show.view(real, seat))
    assert list(fake.events) == list(real.events)
    assert list(fake.players[seat].kept) == list(real.players[seat].kept)
    unseen_real, unseen_fake = citizens(real) + specials(real), citizens(fake) + specials(fake)
    for other in range(real.seats):
        mine, theirs = real.players[other], fake.players[other]
        assert theirs.pack.size + len(theirs.kept) == mine.pack.size + len(mine.kept) or real.stage == DRAFT
        assert kinds(hand(fake, other)) == kinds(hand(real, other))
        assert list(theirs.home) == list(mine.home)
        unseen_real += hand(real, other) + Counter(mine.pack.to_vec())
        unseen_fake += hand(fake, other) + Counter(theirs.pack.to_vec())
        if real.stage == DRAFT:
            unseen_real += Counter(mine.kept)
            unseen_fake += Counter(theirs.kept)
        if TURN <= real.stage <= REVEALING:
            check_history(fake, other)
            assert not hand(fake, other) - hand(real, other) or other != seat
            for card, count in Counter(known_cards(real, seat, other) if other != seat else ()).items():
                assert hand(fake, other)[int(card)] >= count
    assert unseen_fake == unseen_real
    for before, after in zip(real.placed_tiles, fake.placed_tiles, strict=True):
        assert before >> 4 == after >> 4
        if placer_of(before) == seat or real.stage >= PURGE:
            assert before == after
    stack = [int(tile_of(item)) for item in fake.placed_tiles] + ([int(fake.held_tile)] if fake.held_tile >= 0 else [])
    assert len(set(stack)) == len(stack)
    assert not any(fake.agents >> tile & 1 for tile in stack)


def positions(players: int, chosen: tuple[str, ...], seed: int) -> Iterator[CapitalLux]:
    rng = Rng(seed)
    state = GAME.new_state(GAME.setup(players, {"synergies": chosen}))
    assert isinstance(state, CapitalLux)
    while not state.is_over():
        step(state, rng)
        if state.stage >= DEAL:
            yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagining_never_contradicts_what_a_seat_knows(players: int) -> None:
    every = 20 if INTERPRETED else 3
    looked = 0
    for number, chosen in enumerate(synergy_sets()):
        if number % 5 != players:
            continue
        for at, state in enumerate(positions(players, chosen, number)):
            if at % every == 0:
                seat = (at // every) % players
                fake = state.determinize(seat, Rng(at))
                assert isinstance(fake, CapitalLux)
                check_imagined(state, fake, seat)
                looked += 1
    assert looked > 2000 / every


def tiny(hand_size: int) -> Box:
    """26 citizens of 20 faces, so that unseen cards can be counted through."""
    source = BOX.source.replace("{ 2 = 4, 3 = 5, 4 = 5, 5 = 5, 6 = 4 }", "{ 2 = 1, 3 = 2, 4 = 2, 5 = 1, 6 = 1 }")
    data = GAME.box(source.replace("hand = 6", f"hand = {hand_size}").replace("field = 3", "field = 1"))
    assert isinstance(data, Box)
    return data


def deals(pool: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal a pool of physical cards to hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(pool)), sizes[0]):
        rest = [card for at, card in enumerate(pool) if at not in chosen]
        for others in deals(rest, sizes[1:]):
            yield [tuple(sorted(pool[at] for at in chosen)), *others]


def follow(state: CapitalLux, seat: int, known: list[int]) -> tuple[list[int], int] | None:
    """What is known of a hand now, and how many other cards it has; None if it cannot have played as it did."""
    known = list(known)
    free = int(state.hand_size) - len(known)
    for event in state.events:
        if event >> 10 == seat:
            card, kind = int(event & 127), event >> 7 & 7
            if kind == LOST and card in known:
                known.remove(card)
            elif kind == GAINED:
                known.append(card)
            else:
                free += -1 if kind == LOST else 1
            if free < 0:
                return None
    return known, free


def expected(state: CapitalLux, seat: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """How many deals lead to each set of hands of the others, by going through all of them."""
    n = int(state.seats)
    others = [(seat + step) % n for step in range(1, n)]
    passed = sorted(int(card) for card in cards_passed_first(state, seat))
    sure = [int(card) for card in state.players[others[0]].kept[4:]]
    shares: list[tuple[list[int], list[int]]]
    if n == 2:
        shares = [([int(card) for card in state.players[others[0]].kept[2:4]], [])]
    else:
        pairs = list(combinations(range(len(passed)), 2))
        shares = [
            ([passed[at] for at in pair], [card for at, card in enumerate(passed) if at not in pair]) for pair in pairs
        ]
    unseen = list((citizens(state) + sum((hand(state, other) for other in others), Counter())).elements())
    out: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for near, far in shares:
        starts = [sure + near, far, []][: n - 1]
        traces = [follow(state, other, start) for other, start in zip(others, starts, strict=True)]
        if any(trace is None for trace in traces):
            continue
        found = [trace for trace in traces if trace is not None]
        pool = Counter(unseen)
        pool.subtract(card for known, _ in found for card in known)
        if min(pool.values()) < 0:
            continue
        for hands in deals(list(pool.elements()), [free for _, free in found]):
            out[tuple(tuple(sorted([*known, *dealt])) for (known, _), dealt in zip(found, hands, strict=True))] += 1
    return out


def late(players: int, hand_size: int, seed: int, left: int) -> CapitalLux:
    """A position late in the last round, with few unseen cards; the Scholar draws unseen ones as well."""
    match = dealt(players, seed, tiny(hand_size), synergies=("recruiter", "oracle", "merchant", "scholar"))
    state = position(match)
    rng = Rng(seed)
    while not (state.stage == TURN and state.citizens_left <= left and len(state.events) > players):
        step(state, rng)
        if state.is_over():
            return late(players, hand_size, seed + 100, left)
    return state


CASES = [
    (2, 6, 1, 14),
    (2, 6, 2, 14),
    (3, 5, 3, 10),
    (3, 5, 4, 10),
    (3, 6, 5, 8),
    (4, 5, 19, 6),
    (4, 5, 21, 6),
    (4, 5, 22, 6),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "hand_size", "seed", "left"), CASES)
def test_imagined_hands_are_uniform_over_what_is_consistent(players: int, hand_size: int, seed: int, left: int) -> None:
    state = late(players, hand_size, seed, left)
    # Play on until the deals can be counted.
    rng = Rng(seed)
    while True:
        seat = int(state.turn)
        ways = expected_size(state, seat)
        if ways <= 60_000:
            break
        step(state, rng)
        while state.stage != TURN:
            step(state, rng)
    wanted = expected(state, seat)
    total = wanted.total()
    rounds = 4000
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    rng = Rng(seed + 1)
    others = [(seat + step) % players for step in range(1, players)]
    for _ in range(rounds):
        fake = state.determinize(seat, rng)
        assert isinstance(fake, CapitalLux)
        found[tuple(tuple(sorted(hand(fake, other).elements())) for other in others)] += 1
    assert set(found) <= set(wanted)
    if len(wanted) <= 40:
        for hands, count in wanted.items():
            assert abs(found[hands] / rounds - count / total) < 0.05
    # Card by card and hand by hand the shares agree.
    for at in range(players - 1):
        for card in {card for hands in wanted for card in hands[at]}:
            want = sum(count for hands, count in wanted.items() if card in hands[at]) / total
            got = sum(count for hands, count in found.items() if card in hands[at]) / rounds
            assert abs(got - want) < 0.05, (at, card, got, want)


def expected_size(state: CapitalLux, seat: int) -> int:
    """A rough upper bound on the number of deals."""
    others = [other for other in range(int(state.seats)) if other != seat]
    pool = int(state.citizens_left) + sum(int(state.players[other].hand.size) for other in others)
    ways = 6 if state.seats > 2 else 1
    for other in others:
        for card in range(int(state.players[other].hand.size)):
            ways = ways * (pool - card) // (card + 1)
    return ways


@pytest.mark.compiled
def test_packs_of_the_draft_are_uniform() -> None:
    match = dealt(2, 5, tiny(3))
    state = position(match)
    # The other has chosen two of three: any pair of any three unseen cards.
    for _ in range(2):
        state.play(1, state.legal_actions(1)[0])
    pool = citizens(state) + Counter(state.players[1].pack.to_vec()) + Counter(state.players[1].kept)
    rng, rounds = Rng(8), 6000
    kept: Counter[int] = Counter()
    left: Counter[int] = Counter()
    for _ in range(rounds):
        fake = state.determinize(0, rng)
        assert isinstance(fake, CapitalLux)
        kept.update(int(card) for card in fake.players[1].kept)
        left.update(int(card) for card in fake.players[1].pack.to_vec())
    for card, count in pool.items():
        share = count / pool.total()
        assert abs(kept[card] / (2 * rounds) - share) < 0.02
        assert abs(left[card] / rounds - share) < 0.02


@pytest.mark.compiled
def test_a_choice_among_passed_cards_is_uniform() -> None:
    match = dealt(2, 6, tiny(5))
    state = position(match)
    for seat in (0, 1, 0, 1):
        state.play(seat, state.legal_actions(seat)[0])
    state.play(CHANCE, state.legal_actions(CHANCE)[0])
    passed = list(cards_passed_first(state, 0))
    for _ in range(2):
        state.play(1, state.legal_actions(1)[0])
    rng, rounds = Rng(8), 6000
    found: Counter[int] = Counter()
    for _ in range(rounds):
        fake = state.determinize(0, rng)
        assert isinstance(fake, CapitalLux)
        found.update(int(card) for card in fake.players[1].kept[2:])
        assert sorted([*fake.players[1].kept[2:], *fake.players[1].pack.to_vec()]) == passed
    for card, count in Counter(passed).items():
        assert abs(found[int(card)] / rounds - count * 2 / 3) < 0.05


@pytest.mark.compiled
def test_agent_tiles_are_uniform_over_those_not_known() -> None:
    match = drafted(3, 2)
    state = position(match)
    # Seat 0 placed +4 on green, seat 1 an unknown tile on blue, seat 2 holds one.
    names = BOX.agent_names
    state.placed_tiles = vec[i64]([placed_tile(names.index("+4#1"), 3, 0), placed_tile(names.index("-3#1"), 0, 1)])
    state.turn, state.stage, state.acting_colour, state.waiting = 2, 7, 0, 4
    state.held_tile = names.index("+1#1")
    state.agents = (1 << names.index("-1#1")) | (1 << names.index("+2#1"))
    rng, rounds = Rng(3), 4000
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        fake = state.determinize(0, rng)
        assert isinstance(fake, CapitalLux)
        assert fake.placed_tiles[0] == state.placed_tiles[0]
        found[int(tile_of(fake.placed_tiles[1])), int(fake.held_tile)] += 1
    assert len(found) == 4 * 3
    assert all(abs(count / rounds - 1 / 12) < 0.02 for count in found.values())
    own = state.determinize(2, rng)
    assert isinstance(own, CapitalLux)
    assert own.held_tile == state.held_tile
