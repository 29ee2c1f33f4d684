"""Quick judgement agrees with the slow one it stands for."""

import pytest

from games.megalopolis.builders import FOUR_SKYSCRAPERS, MILLION, Table, quarter
from megapolis.engine.core.heuristics import best_action
from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.bids import Bidding, best_site, finish_auction
from megapolis.games.megalopolis.rules.actions import BUILD, END
from megapolis.games.megalopolis.rules.legal import affordable_sites
from megapolis.games.megalopolis.rules.stages import AUCTION, BUILDING, DEBT, PRIVILEGE, RAISING
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state
from sampling import INTERPRETED


def sold_by_greedy(state: Megalopolis) -> list[list[int]]:
    """What everybody has after an auction in which each bids what looks best one step ahead."""
    after = state.clone()
    while after.stage in (AUCTION, RAISING, PRIVILEGE):
        seat = after.actors()[0]
        after.play(seat, best_action(GAME.heuristics, after, seat, after.legal_actions(seat)))
    return wealth(after)


def sold_quickly(state: Megalopolis) -> list[list[int]]:
    after = state.clone()
    finish_auction(after)
    assert after.stage not in (AUCTION, PRIVILEGE)
    return wealth(after)


def wealth(state: Megalopolis) -> list[list[int]]:
    return [[int(cash) for cash in state.cash], [int(held) for held in state.permits]]


def test_an_auction_ends_as_if_everybody_bid_one_by_one() -> None:
    table = Table(4, cash={0: MILLION, 1: 600_000, 2: 0, 3: 3 * MILLION}).roll(1, 2, 5)
    assert table.state.stage == AUCTION
    ended = sold_quickly(table.state)
    assert ended == sold_by_greedy(table.state)
    assert any(ended[1])


def test_an_auction_ends_from_the_middle_of_a_bid_and_by_the_first_rules() -> None:
    table = Table(4).roll(1, 2, 5).do("more")
    assert table.state.stage == RAISING
    ended = sold_quickly(table.state)
    assert ended == sold_by_greedy(table.state)
    assert ended[0][1] <= 5 * MILLION - 550_000 or ended[1][1] == 0
    table = Table(4, rules=1, cash={0: MILLION, 1: 600_000, 2: 0, 3: 3 * MILLION}).roll(1, 2, 5)
    assert sold_quickly(table.state) == sold_by_greedy(table.state)


def test_nobody_buys_what_nobody_can_pay() -> None:
    table = Table(cash={0: 50_000, 1: 0, 2: 0}, held={1: ["mostovaya"]}, city=FOUR_SKYSCRAPERS).roll(1, 2, 5)
    # The only bidder needs the money for the rents around.
    assert sold_quickly(table.state) == sold_by_greedy(table.state)


def test_whoever_passed_may_still_take_it() -> None:
    table = Table(2, cash={0: 2 * MILLION}).roll(1, 2, 5)
    table.do("raise", by="1").do("pass")
    assert table.state.stage == PRIVILEGE
    assert Bidding(table.state).should_raise(0)
    ended = sold_quickly(table.state)
    assert ended == sold_by_greedy(table.state)
    assert ended[1][0]
    dear = Table(2).roll(1, 2, 5)
    for _ in range(9):
        dear.do("raise", by="10")
    dear.do("pass")
    assert dear.state.stage == PRIVILEGE
    assert not sold_quickly(dear.state)[1][0]


def test_a_forced_sale_is_paid_to_the_debtor() -> None:
    table = Table(held={0: ["chekhovskaya", "polevaya"], 2: ["portovaya"]}, cash={0: 0}, city={"sw11": 2}).roll(1, 2, 5)
    assert table.state.stage == DEBT
    table.do("sell", permit="chekhovskaya")
    ended = sold_quickly(table.state)
    assert ended[0][0] > 0
    assert ended[1][1] | ended[1][2] & 1


def test_what_a_forced_seller_loses_speaks_for_buying() -> None:
    table = Table(held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 0}, city={"sw11": 2}).roll(1, 2, 5)
    table.do("sell", permit="chekhovskaya")
    bidding = Bidding(table.state)
    bidding.worths = [0.0, 0.0, 0.0]
    assert not bidding.should_raise(1)
    bidding.worths[0] = float(MILLION)
    assert bidding.should_raise(1)
    # Once somebody leads the permit is sold in any case: then only who gets it counts.
    table.state.auction.leader = 2
    assert not bidding.should_raise(1)
    bidding.worths[2] = float(MILLION)
    assert bidding.should_raise(1)


def test_the_best_site_is_the_one_that_looks_best() -> None:
    table = Table(held={0: ["mostovaya", "dorozhnaya", "vokzalnaya"], 1: ["chekhovskaya"]}, city={"sw22": 1, "nw11": 1})
    state = table.state
    state.ask(BUILDING, 0)
    chosen = best_site(state, 0, affordable_sites(state))
    promises = {site: GAME.heuristics.prior(state, 0, BUILD + site) for site in range(36)}
    assert promises[int(chosen)] == max(promises.values())
    assert best_site(state, 0, 1 << quarter("se33")) == quarter("se33")


def test_quick_and_slow_agree_in_nearly_all_positions() -> None:
    """Whole games: the sites for blocks, whether to build at all, and how auctions end."""
    sites, auctions, ends = [], [], []
    for seed in range(1 if INTERPRETED else 6):
        rng = Rng(seed)
        state = new_state(GAME.setup(4, {"offers": 0, "blocks": 20 if INTERPRETED else 80}))
        while not state.is_over():
            state.settle(rng)
            if state.is_over():
                break
            seat = state.actors()[0]
            if state.stage == BUILDING and affordable_sites(state):
                actions = state.legal_actions(seat)
                best = best_action(GAME.heuristics, state, seat, actions)
                if best != END:
                    sites.append(best == BUILD + best_site(state, seat, affordable_sites(state)))
                after = state.clone()
                GAME.heuristics.rollout_turn(after, seat, rng)
                ends.append((after.turn == state.turn) == (best != END))
            elif state.stage == AUCTION:
                auctions.append(sold_quickly(state) == sold_by_greedy(state))
            GAME.heuristics.rollout_turn(state, seat, rng)
    assert sum(sites) >= 0.8 * len(sites)
    assert sum(ends) >= 0.9 * len(ends)
    assert sum(auctions) >= 0.7 * len(auctions)


@pytest.mark.parametrize("cash", [0, MILLION])
def test_playing_on_builds_where_it_pays(cash: int) -> None:
    table = Table(held={0: ["mostovaya", "dorozhnaya", "vokzalnaya"]}, cash={0: cash}, city=FOUR_SKYSCRAPERS)
    state = table.state
    state.ask(BUILDING, 0)
    before = int(state.city.blocks_left)
    GAME.heuristics.rollout_turn(state, 0, Rng(1))
    assert (int(state.city.blocks_left) < before) == (cash > 0)
