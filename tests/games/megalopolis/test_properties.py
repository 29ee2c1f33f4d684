"""What holds in every game: money, permits, blocks, an end."""

import pytest

from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.stages import ROLL
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state
from sampling import FULL, rotate

GAMES = 20_000 if FULL else 300
LONGEST = 20_000
"""No random game takes more actions."""


def random_action(state: Megalopolis, rng: Rng) -> tuple[int, int]:
    actor = state.actors()[0]
    if actor == CHANCE:
        return actor, int(state.sample(rng))
    actions = state.legal_actions(actor)
    assert len(actions) > 0, "no actor without a move"
    return actor, int(actions[rng.below(len(actions))])


def variant(number: int) -> Megalopolis:
    """Another seat count and other options for every game."""
    options = {
        "blocks": (80, 80, 40)[number % 3],
        "offers": (3, 1, 6, 0)[number % 4],
        "crossing": ("same_turn", "next_turn", "far_bridge")[number // 2 % 3],
        "court_dice": ("one", "three", "move")[number // 3 % 3],
        "free_blocks": ("count", "on_top")[number // 5 % 2],
        "final_value": ("height", "table", "height_zone", "table_zone")[number // 7 % 4],
    }
    return new_state(GAME.setup(2 + number % 5, options))


@pytest.mark.compiled
def test_random_games_with_trades_end_without_a_debt_left() -> None:
    """Fuzz: no exception, no negative balance, no actor without a move, no game without an end."""
    for number in range(GAMES):
        state = variant(number)
        rng = Rng(number)
        total = sum(state.cash)
        for _ in range(LONGEST):
            if state.is_over():
                break
            state.play(*random_action(state, rng))
            assert min(state.cash) >= 0
            assert sum(state.cash) + state.bank == total
        assert state.ending() in GAME.endings


def bank_change(before: Megalopolis, actor: int, action: int, after: Megalopolis) -> int:
    """What the bank takes in with one action, worked out anew from the rules and the two positions."""
    box = before.rules.box
    assert isinstance(box, Box)
    verb = SPACE.verb(action).name
    seat = int(before.active)
    change = 0
    # Blocks that were paid for.
    if verb == "build" or (verb == "accept" and before.deal.site >= 0):
        change += 100_000
    # Permits that came from the bank.
    sold = [permit for permit in range(28) if before.owner(permit) < 0 <= after.owner(permit)]
    if actor != CHANCE and sold:
        (permit,) = sold
        raised = 50_000 * (action - SPACE["raise"].base + 1) if verb == "raise" else 50_000 if verb == "take" else 0
        change += int(before.auction.bid) + raised
        assert permit == before.auction.permit
    # The Exchange.
    steps = 0
    dice = [face + 1 for face in SPACE.verb(action).values(action).values()] if verb == "dice" else []
    rolled = dice and before.turn and GAME.show.view(before, None).stage == "roll" and len(set(dice)) > 1
    if rolled:
        steps = sum(dice)
    elif verb == "move":
        steps = action - SPACE["move"].base
    card = box.facts["card"][action - SPACE["draw"].base] if verb == "draw" else {}
    kind = card.get("kind", "")
    place = int(before.squares[seat])
    if kind == "advance":
        ends = {"exchange": 0, "city_hall": 10, "highway": 20, "court": 30}
        target = ends[card["to"]] if card["to"] in ends else next(b for b in (5, 15, 25, 35, 45) if b > place)
        steps = (target - place) % 40
    if before.last_lap and steps:
        steps = min(steps, (20 - place) % 40)
    if steps and place + steps == 40:
        change -= 500_000
    elif place + steps > 40:
        change -= 250_000
    # Cards and fines; whoever cannot pay gives what they have, at once or after forced sales.
    held = before.permits[seat]
    streets, bridges = popcount(held & box.all_streets), popcount(held & box.all_bridges)
    unowned = any(before.owner(permit) < 0 for permit in range(28))
    due = {"pay": card.get("amount", 0), "pay_per_street": card.get("amount", 0) * int(streets)}.get(kind, 0)
    if verb == "die":
        due = (action - SPACE["die"].base + 1) * 10_000
    elif dice and GAME.show.view(before, None).stage == "court":
        due = sum(dice) * 10_000
    elif before.rules.court == 2 and ((steps and place + steps == 30) or (kind == "jump" and card["to"] == "court")):
        due = sum(dice or GAME.show.view(before, None).dice) * 10_000
    if due:
        cash = int(before.cash[seat])
        change += due if cash >= due else cash if after.bankrupt >> seat & 1 else 0
    change -= int(
        {
            "receive": card.get("amount", 0),
            "receive_per_bridge": card.get("amount", 0) * int(bridges),
            "tender": 0 if unowned else card.get("amount", 0),
        }.get(kind, 0)
    )
    return change


def settles_a_debt_to_the_bank(before: Megalopolis) -> bool:
    """Whether a forced sale is under way for the sake of the bank."""
    debt = GAME.show.view(before, None).debt
    return debt is not None and debt.creditor is None


@pytest.mark.compiled
@pytest.mark.parametrize("number", rotate(range(60), 3))
def test_the_banks_ledger(number: int) -> None:
    """Money moves between players, or with the bank for a reason that the rules give."""
    state = variant(number)
    rng = Rng(1000 + number)
    while not state.is_over():
        actor, action = random_action(state, rng)
        before = state.clone()
        state.play(actor, action)
        change = int(state.bank - before.bank)
        if settles_a_debt_to_the_bank(before):
            # The sale pays the debtor; the debt goes to the bank when it is covered, all cash when it is not.
            assert change in (0, int(before.due), int(before.cash[before.debtor]))
        else:
            assert change == bank_change(before, actor, action, state), SPACE.to_fields(action)


@pytest.mark.compiled
@pytest.mark.parametrize("number", rotate(range(40), 2))
def test_permits_and_blocks_are_neither_made_nor_lost(number: int) -> None:
    state = variant(number)
    rng = Rng(2000 + number)
    blocks = int(state.city.blocks_left)
    while not state.is_over():
        actor, action = random_action(state, rng)
        left, owned = int(state.city.blocks_left), sum(int(popcount(held)) for held in state.permits)
        state.play(actor, action)
        together = 0
        for held in state.permits:
            assert not together & held, "a permit has one owner"
            together |= held
        assert sum(state.city.heights) + state.city.blocks_left == blocks
        assert 0 <= left - state.city.blocks_left <= 1
        if not state.bankrupt:
            assert sum(int(popcount(held)) for held in state.permits) - owned in (0, 1)
        assert state.blocks_put <= 3
        if state.city.roof_count == 4:
            assert sorted(state.city.tallest) == [2, 3, 4, 5]


def test_offers_are_bounded_in_every_window() -> None:
    rng = Rng(7)
    state = new_state(GAME.setup(4, {"offers": 2}))
    opened = 0
    while not state.is_over():
        turn, rolled = state.turn, state.stage == ROLL
        actor, action = random_action(state, rng)
        state.play(actor, action)
        opened += SPACE.verb(action).name in ("offer", "request", "counter")
        assert opened <= 2
        if state.turn != turn or rolled:
            opened = 0


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(2, 7))
def test_bids_and_sums_are_multiples_within_everybodys_cash(players: int) -> None:
    rng = Rng(players)
    bids, sums = set(), set()
    for blocks in (20, 40):
        state = new_state(GAME.setup(players, {"blocks": blocks}))
        while not state.is_over():
            before, leader = int(state.auction.bid), int(state.auction.leader)
            actor, action = random_action(state, rng)
            name = SPACE.verb(action).name
            state.play(actor, action)
            auction, deal = state.auction, state.deal
            if auction.leader >= 0:
                assert auction.bid % 50_000 == 0
                assert 0 < auction.bid <= state.cash[auction.leader]
                # Whoever is asked next can pay at least one step more, or completes a bid.
                assert name in ("pass", "raise", "more")
                assert auction.bid > before or leader == auction.leader
                bids.add(int(auction.bid - before) // 50_000)
            if deal.drafter >= 0:
                payer = deal.drafter if deal.money > 0 else deal.partner
                assert deal.money % 10_000 == 0
                assert abs(int(deal.money)) <= state.cash[payer]
                sums.add(abs(int(deal.money)))
    assert bids >= set(range(1, 11))
    assert len(sums) > 20


def test_a_game_is_the_same_again() -> None:
    digests = []
    for _ in range(2):
        state, rng = variant(3), Rng(5)
        while not state.is_over():
            state.play(*random_action(state, rng))
        digests.append(state.digest())
    assert digests[0] == digests[1]
