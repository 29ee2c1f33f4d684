"""What greedy does, how trials play on, which plans are worth a thought."""

import pytest

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, MILLION, Table, act, chosen, trusting
from megapolis.bots import make_bot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.dealer import Dealer
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.heuristics import MOST_PLANS
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.stages import BUILDING, CHOOSE_SITE, CHOOSE_SUM, DRAFT
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state
from sampling import INTERPRETED


def test_the_end_is_judged_by_points() -> None:
    table = Table(2, places={0: 21}, cash={0: 30_000, 1: MILLION}).roll(2, 3, 4).die(6)
    assert GAME.heuristics.value(table.state, 1) == pytest.approx(MILLION)


def test_greedy_bids_while_a_permit_is_worth_more() -> None:
    table = Table().roll(1, 2, 5)
    assert chosen(table) == "raise"
    for _ in range(9):
        table.do("raise", by="10")
    assert chosen(table) == "pass"


def test_greedy_sells_the_cheapest_and_tenders_the_dearest() -> None:
    table = Table(held={0: ["chekhovskaya", "polevaya"], 2: ["portovaya"]}, cash={0: 0}, city={"sw11": 2}).roll(1, 2, 5)
    seat = table.state.actors()[0]
    sold = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
    assert sold == act("sell", permit="chekhovskaya")
    table = Table(places={0: 21}, city=FOUR_SKYSCRAPERS).roll(1, 4, 5).draw("special_tender")
    tendered = best_action(GAME.heuristics, table.state, 0, table.state.legal_actions(0))
    assert BOX.permit_names[tendered - SPACE["tender"].base] in ("mostovaya", "kupecheskaya")


def test_greedy_leaves_city_hall_for_a_permit_or_a_block() -> None:
    assert chosen(Table(places={0: 1}).roll(2, 3, 4)) == "visit"


def test_playing_on_never_begins_to_talk_and_ends() -> None:
    for seed in range(1 if INTERPRETED else 10):
        rng = Rng(seed)
        state = new_state(GAME.setup(3, {"blocks": 20}))
        while not state.is_over():
            state.settle(rng)
            if not state.is_over():
                GAME.heuristics.rollout_turn(state, state.actors()[0], rng)
                assert state.stage not in (DRAFT, CHOOSE_SITE, CHOOSE_SUM)


def test_plans_leave_out_what_is_hopeless() -> None:
    table = trusting()
    listed = [int(plan.actions[0]) for plan in GAME.heuristics.candidates(table.state, 0, 9)]
    assert act("go") in listed
    assert act("offer", seat="2") in listed
    table.do("offer", seat="2")
    assert [int(plan.actions[0]) for plan in GAME.heuristics.candidates(table.state, 0, 9)] == [
        act("want", permit="vokzalnaya")
    ]


def test_few_plans_have_many_trials() -> None:
    table = Table(held={0: ["mostovaya"]})
    table.state.ask(BUILDING, 0)
    plans = GAME.heuristics.candidates(table.state, 0, 32)
    assert len(plans) == MOST_PLANS < len(table.state.legal_actions(0))
    assert [len(GAME.heuristics.candidates(table.state, 0, count)) for count in (1, 2, 5, 6)] == [1, 1, 2, 3]


def test_plans_raise_a_bid_by_the_smallest_step() -> None:
    table = Table(held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}).roll(1, 2, 5)
    table.do("sell", permit="chekhovskaya")
    assert table.stage == "auction"
    assert table.choices() == ["pass", "raise", "more"]
    listed = [int(plan.actions[0]) for plan in GAME.heuristics.candidates(table.state, table.state.actors()[0], 9)]
    assert sorted(listed) == [act("pass"), act("raise", by="1")]
    table.do("more")
    [plan] = GAME.heuristics.candidates(table.state, table.state.actors()[0], 9)
    assert int(plan.actions[0]) == act("raise", by="1")


def test_an_outlook_is_a_share_of_victory() -> None:
    table = trusting()
    assert GAME.heuristics.horizon_reached(table.state) is False
    before = GAME.heuristics.horizon_value(table.state)
    assert sum(before) == pytest.approx(2.0 - int(table.state.seats))
    table.state.cash[1] += 5_000_000
    after = GAME.heuristics.horizon_value(table.state)
    assert after[1] > before[1]
    assert after[0] < before[0]
    table.state.bankrupt |= 2
    assert GAME.heuristics.horizon_value(table.state)[1] < before[1]


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
