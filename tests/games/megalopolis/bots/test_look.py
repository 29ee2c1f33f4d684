"""A position as a network of Megalopolis reads it."""

import pytest

from games.megalopolis.builders import Table
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.estimate import outlook, prospects
from megapolis.games.megalopolis.bots.look import OUTLOOK, MegalopolisLook
from megapolis.games.megalopolis.rules.box import UNIT
from megapolis.games.megalopolis.rules.state import Megalopolis

OBSERVER = MegalopolisLook()


def test_a_row_is_an_observation_and_the_outlook_of_every_seat() -> None:
    state = Table(held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}).state
    row, plain = list(row_of(OBSERVER, state, 0)), list(row_of(GAME.observer, state, 0))
    table, seat = int(GAME.observer.table_size), int(GAME.observer.seat_size)
    assert row[:table] == plain[:table]
    for number in range(int(state.seats)):
        at = table + number * (seat + 1)
        assert row[at : at + seat] == plain[table + number * seat : table + (number + 1) * seat]
        assert row[at + int(OUTLOOK)] == int(outlook(state, number)) // UNIT


def test_the_outlook_counts_a_standing_bid_as_the_price_and_ends_as_the_points() -> None:
    rng = Rng(4)
    state = GAME.new_state(GAME.setup(3))
    assert isinstance(state, Megalopolis)
    leading = 0
    while state.settle(rng):
        seat = state.actors()[0]
        for action in GAME.heuristics.candidates(state, seat, 8)[0].actions:
            state.play(seat, action)
        auction = state.auction
        for each in range(3):
            plain = prospects(state, each, state.permits[each], state.cash[each])
            if auction.leader >= 0 and each == auction.leader:
                held = state.permits[each] | 1 << auction.permit
                assert outlook(state, each) == pytest.approx(
                    prospects(state, each, held, state.cash[each] - auction.bid)
                )
                leading += 1
            elif each != auction.seller and not state.bankrupt >> each & 1 and not state.is_over():
                assert outlook(state, each) == pytest.approx(plain)
    assert leading
    assert [outlook(state, each) for each in range(3)] == [state.points(each) for each in range(3)]
    assert GAME.heuristics.baseline(state, 1) == state.points(1)
    assert GAME.heuristics.branch_limit() < GAME.heuristics.network_limit()
    assert GAME.heuristics.lead_scale() > 1_000_000


def test_whoever_is_bankrupt_has_nothing_to_expect_and_whoever_must_sell_gets_the_bid() -> None:
    state = Table(held={0: ["chekhovskaya"]}, cash={0: 10_000}).state
    permit = int(state.permits[0]).bit_length() - 1
    before = outlook(state, 0)
    state.auction = state.auction.clone()
    state.auction.permit, state.auction.seller, state.auction.leader, state.auction.bid = permit, 0, 1, 3_000_000
    assert outlook(state, 0) == pytest.approx(prospects(state, 0, 0, 3_010_000))
    assert before != outlook(state, 0)
    state.bankrupt |= 2
    assert outlook(state, 1) == 0.0
