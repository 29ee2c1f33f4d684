"""What bots know: the worth of permits, trades that help both sides, greedy against random."""

import pytest

from games.megalopolis.builders import BOARD, FOUR_SKYSCRAPERS, MILLION, Table, act, permits
from megapolis.bots import make_bot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.dealer import Dealer
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.estimate import (
    final_height,
    highest_rent,
    permit_worth,
    prospects,
    rounds_left,
    standing,
)
from megapolis.games.megalopolis.bots.heuristics import MOST_PLANS
from megapolis.games.megalopolis.bots.trades import contribution, purchase
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.stages import BUILDING, CHOOSE_SITE, CHOOSE_SUM, DRAFT
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state
from sampling import INTERPRETED

CHEKHOVSKAYA = 0


def chosen(table: Table) -> str:
    """What greedy does here, as a verb."""
    seat = table.state.actors()[0]
    action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
    return SPACE.verb(int(action)).name


# ---------------------------------------------------------------------- the worth of things


def test_a_permit_is_worth_expected_rent_and_its_final_value() -> None:
    table = Table(city=FOUR_SKYSCRAPERS, left=0)
    # Nothing more will be built: 20,000 x 2 floors x column 10, the zone's 20,000, and 400,000 at the end.
    expected = 420_000 * BOARD.share[2] * 10 + 400_000
    assert permit_worth(table.state, permits("chekhovskaya"), CHEKHOVSKAYA, 10.0) == pytest.approx(expected)
    trust = permits("chekhovskaya", "sadovaya", "lipovaya")
    expected += 420_000 * BOARD.share[2] * 10
    assert permit_worth(table.state, trust, CHEKHOVSKAYA, 10.0) == pytest.approx(expected)


def test_a_bridge_is_worth_its_tolls_and_half_a_million() -> None:
    held = permits("north_bridge", "south_bridge")
    expected = 200_000 * BOARD.share[5] * 10 + 500_000
    assert permit_worth(Table().state, held, 24, 10.0) == pytest.approx(expected)


def test_a_territory_without_skyscraper_may_get_any_that_is_left() -> None:
    assert final_height(Table().state, 0) == pytest.approx(3.5)
    state = Table(city={"nw11": 2}).state
    assert [final_height(state, territory) for territory in (0, 1)] == pytest.approx([2, 4])
    assert final_height(Table(city={"nw11": 1}, left=0).state, 0) == 1


def test_the_end_comes_nearer_with_every_block() -> None:
    assert rounds_left(Table().state) > rounds_left(Table(left=10).state) > rounds_left(Table(left=0).state)
    table = Table()
    table.state.lap = True
    assert rounds_left(table.state) < rounds_left(Table(left=0).state)


def test_a_lack_of_cash_is_a_risk_but_not_for_those_who_left() -> None:
    table = Table(held={1: ["portovaya", "east_bridge"]})
    assert highest_rent(table.state, 0) == 100_000
    assert prospects(table.state, 0, 0, 40_000) == pytest.approx(10_000)
    table.state.gone = 1
    assert prospects(table.state, 0, 0, 40_000) == pytest.approx(40_000)


def test_the_standing_bid_counts_as_the_price() -> None:
    table = Table(held={0: ["chekhovskaya"]}, cash={0: 0, 1: MILLION})
    before = standing(table.state, 1)
    auction = table.state.auction
    auction.open(CHEKHOVSKAYA, 0, 6)
    assert standing(table.state, 1) == pytest.approx(before)
    auction.bid, auction.leader = 50_000, 1
    assert standing(table.state, 1) > before
    auction.bid = MILLION
    assert standing(table.state, 1) < before


def test_whoever_is_out_is_worth_nothing() -> None:
    table = Table(2, cash={0: MILLION, 1: MILLION})
    table.state.broke = 2
    assert standing(table.state, 0) == pytest.approx(MILLION)


def test_the_end_is_judged_by_points() -> None:
    table = Table(2, places={0: 21}, cash={0: 30_000, 1: MILLION}).roll(2, 3, 4).die(6)
    assert GAME.heuristics.evaluate(table.state, 1) == pytest.approx(MILLION)


# ---------------------------------------------------------------------- what greedy does


def test_greedy_bids_while_a_permit_is_worth_more() -> None:
    table = Table().roll(1, 2, 5)
    assert chosen(table) == "bid"
    for _ in range(9):
        table.do("bid", steps="10")
    assert chosen(table) == "pass"


def test_greedy_sells_the_cheapest_and_tenders_the_dearest() -> None:
    table = Table(held={0: ["chekhovskaya", "polevaya"], 2: ["portovaya"]}, cash={0: 0}, city={"sw11": 2}).roll(1, 2, 5)
    seat = table.state.actors()[0]
    sold = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
    assert sold == act("sell", permit="chekhovskaya")
    table = Table(places={0: 21}, city=FOUR_SKYSCRAPERS).roll(1, 4, 5).draw("special_tender")
    tendered = best_action(GAME.heuristics, table.state, 0, table.state.legal_actions(0))
    assert BOARD.permit_names[tendered - SPACE["tender"].base] in ("mostovaya", "kupecheskaya")


def test_greedy_leaves_city_hall_for_a_permit_or_a_block() -> None:
    assert chosen(Table(places={0: 1}).roll(2, 3, 4)) == "visit"


def trusting(offers: int = 3) -> Table:
    """The first player lacks one street of a valuable district."""
    held = {0: ["mostovaya", "dorozhnaya"], 1: ["vokzalnaya"]}
    return Table(4, held=held, offers=offers, city={**FOUR_SKYSCRAPERS, "sw22": 5, "sw33": 5, "sw13": 5})


def test_greedy_buys_what_makes_a_trust_and_greedy_sells_it() -> None:
    table = trusting()
    plan = purchase(table.state, 0, 1)
    assert BOARD.permit_names[plan.permit] == "vokzalnaya"
    assert plan.gain > 0
    steps = []
    while table.state.held[0] != permits("mostovaya", "dorozhnaya", "vokzalnaya"):
        seat = table.state.actors()[0]
        action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
        steps.append(SPACE.verb(int(action)).name)
        table.state.apply(seat, int(action))
    assert steps == ["offer", "want", "pay", "propose", "accept"]


def test_no_plan_without_a_trust_or_without_the_money() -> None:
    assert purchase(Table(held={1: ["vokzalnaya"]}).state, 0, 1).price == -1
    table = trusting()
    table.state.cash[0] = 40_000
    assert purchase(table.state, 0, 1).price == -1
    assert chosen(Table(held={0: ["mostovaya"], 1: ["sadovaya"]}, offers=1)) == "go"


def test_talks_that_lead_nowhere_are_dropped() -> None:
    table = Table(held={0: ["mostovaya"], 1: ["sadovaya"]}, offers=1).do("offer", seat="2")
    assert chosen(table) == "withdraw"
    table = trusting().do("offer", seat="2").do("give", permit="mostovaya")
    assert chosen(table) == "withdraw"
    table = Table(places={0: 32}, offers=1, held={0: ["mostovaya"]}).do("go").roll(1, 2, 5).do("request", seat="2")
    assert chosen(table) == "withdraw"


def test_whoever_declined_is_left_alone_for_the_turn() -> None:
    table = trusting()
    assert chosen(table) == "offer"
    table.do("offer", seat="2").do("want", permit="vokzalnaya").do("pay", sum="50000").do("propose").do("decline")
    assert GAME.show.view(table.state, None).declined == [1]
    assert chosen(table) == "go"
    held = {1: ["mostovaya", "kupecheskaya", "rynochnaya", "torgovaya", "dorozhnaya", "vokzalnaya"]}
    table = Table(2, places={0: 32}, held=held, offers=2, city={"nw11": 2, "ne11": 3, "se11": 4, "sw11": 4})
    table.do("go").roll(1, 2, 5).do("request", seat="2").do("site", quarter="sw22").do("charge", sum="50000").do(
        "decline"
    )
    assert "request" in table.choices()
    assert chosen(table) != "request"


def test_greedy_makes_no_counter_offer() -> None:
    table = Table(held={0: ["mostovaya"], 1: ["vokzalnaya"]}, offers=2).do("offer", seat="2")
    table.do("want", permit="vokzalnaya").do("pay", sum="50000").do("propose")
    assert "counter" in table.choices()
    assert chosen(table) == "decline"


def test_greedy_asks_whom_a_block_helps() -> None:
    held = {1: ["mostovaya", "kupecheskaya", "rynochnaya", "torgovaya", "dorozhnaya", "vokzalnaya"]}
    table = Table(2, places={0: 32}, held=held, offers=1, city={"nw11": 2, "ne11": 3, "se11": 4, "sw11": 4})
    table.do("go").roll(1, 2, 5)
    plan = contribution(table.state, 0, 1)
    assert BOARD.quarter_names[plan.site].startswith("sw")
    assert plan.gain > 0
    assert chosen(table) == "request"
    seat = 0
    for verb in ("request", "site", "charge"):
        action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
        assert SPACE.verb(int(action)).name == verb
        table.state.apply(seat, int(action))
    assert chosen(table) == "accept"


# ---------------------------------------------------------------------- playing on


def test_playing_on_never_begins_to_talk_and_ends() -> None:
    for seed in range(1 if INTERPRETED else 10):
        rng = Rng(seed)
        state = new_state(GAME.setup(3, {"blocks": 20}))
        while not state.is_over():
            state.settle(rng)
            if not state.is_over():
                GAME.heuristics.play_on(state, state.actors()[0], rng)
                assert state.stage not in (DRAFT, CHOOSE_SITE, CHOOSE_SUM)


def test_plans_leave_out_what_is_hopeless() -> None:
    table = trusting()
    listed = [int(plan.actions[0]) for plan in GAME.heuristics.plans(table.state, 0, 9)]
    assert act("go") in listed
    assert act("offer", seat="2") in listed
    table.do("offer", seat="2")
    assert [int(plan.actions[0]) for plan in GAME.heuristics.plans(table.state, 0, 9)] == [
        act("want", permit="vokzalnaya")
    ]


def test_few_plans_have_many_trials() -> None:
    table = Table(held={0: ["mostovaya"]})
    table.state.ask(BUILDING, 0)
    plans = GAME.heuristics.plans(table.state, 0, 32)
    assert len(plans) == MOST_PLANS < len(table.state.legal_actions(0))
    assert [len(GAME.heuristics.plans(table.state, 0, count)) for count in (1, 2, 5, 6)] == [1, 1, 2, 3]


def test_plans_raise_a_bid_by_the_smallest_step() -> None:
    table = Table(held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}).roll(1, 2, 5)
    table.do("sell", permit="chekhovskaya")
    assert table.stage == "auction"
    assert table.options("bid", "steps") == ["1", "2", "5", "10"]
    listed = [int(plan.actions[0]) for plan in GAME.heuristics.plans(table.state, table.state.actors()[0], 9)]
    assert sorted(listed) == [act("pass"), act("bid", steps="1")]


def test_an_outlook_is_a_share_of_victory() -> None:
    table = trusting()
    assert GAME.heuristics.at_rest(table.state) is False
    before = GAME.heuristics.outlook(table.state)
    assert sum(before) == pytest.approx(2.0 - int(table.state.seats))
    table.state.cash[1] += 5_000_000
    after = GAME.heuristics.outlook(table.state)
    assert after[1] > before[1]
    assert after[0] < before[0]
    table.state.broke |= 2
    assert GAME.heuristics.outlook(table.state)[1] < before[1]


def winner(seed: int, names: list[str]) -> int:
    state = new_state(GAME.setup(len(names)))
    dealer = Dealer(seed)
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    dealer.settle(state)
    while not state.is_over():
        seat = state.actors()[0]
        assert seat != CHANCE
        state.apply(seat, int(bots[seat].choose(Perspective(state, seat))))
        dealer.settle(state)
    assert isinstance(state, Megalopolis)
    returns = state.returns()
    return returns.index(max(returns))


@pytest.mark.compiled
def test_greedy_beats_three_randoms() -> None:
    games = 200
    wins = 0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        wins += winner(seed, names) == seed % 4
    assert wins >= games * 0.75
