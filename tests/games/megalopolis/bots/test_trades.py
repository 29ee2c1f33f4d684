"""Trades that help both sides, as greedy finds them."""

from librt.vecs import vec
from mypy_extensions import i64

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, Table, chosen, permits, trusting
from megapolis.engine.core.heuristics import best_action
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.trades import Purchase, best_contribution, best_purchase, highest_contribution
from megapolis.games.megalopolis.rules.actions import SPACE


def test_greedy_buys_what_makes_a_trust_and_greedy_sells_it() -> None:
    table = trusting()
    plan = best_purchase(table.state, 0, 1)
    assert BOX.permit_names[plan.permit] == "vokzalnaya"
    assert plan.gain > 0
    steps = []
    while table.state.permits[0] != permits("mostovaya", "dorozhnaya", "vokzalnaya"):
        seat = table.state.actors()[0]
        action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
        steps.append(SPACE.verb(int(action)).name)
        table.state.apply(seat, int(action))
    assert [*dict.fromkeys(steps)] == ["offer", "want", "pay_more", "propose", "accept"]
    # Nothing cheaper would do.
    assert not Purchase(trusting().state, 0, 1, plan.permit).suits_seller(plan.price - 10_000)


def test_by_the_first_rules_greedy_keeps_to_their_sums() -> None:
    held = {0: ["mostovaya", "dorozhnaya"], 1: ["vokzalnaya"]}
    city = {**FOUR_SKYSCRAPERS, "sw22": 5, "sw33": 5, "sw13": 5}
    table = Table(4, held=held, offers=3, city=city, rules=1)
    cheapest = best_purchase(Table(4, held=held, offers=3, city=city).state, 0, 1).price
    plan = best_purchase(table.state, 0, 1)
    assert plan.price == min(each for each in table.state.rules.box.sums if each >= cheapest)
    for verb in ("offer", "want", "pay", "propose", "accept"):
        assert chosen(table) == verb
        seat = table.state.actors()[0]
        table.state.apply(seat, int(best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))))
    # A sum that somebody else has put in is sent as it is, if it is not too high.
    table = Table(4, held=held, offers=3, city=city, rules=1).do("offer", seat="2").do("want", permit="vokzalnaya")
    assert chosen(table.do("pay", sum="50000")) == "propose"
    # All sums are too low.
    table = Table(4, held=held, offers=3, city=city, rules=1)
    table.state.rules.box.sums, kept = vec[i64]([50_000]), table.state.rules.box.sums
    assert best_purchase(table.state, 0, 1).price == 0
    table.state.rules.box.sums = kept
    held = {1: ["mostovaya", "kupecheskaya", "rynochnaya", "torgovaya", "dorozhnaya", "vokzalnaya"]}
    city = {"nw11": 2, "ne11": 3, "se11": 4, "sw11": 4}
    table = Table(2, places={0: 32}, held=held, offers=1, city=city, rules=1).do("go").roll(1, 2, 5)
    for verb in ("request", "site", "charge", "accept"):
        assert chosen(table) == verb
        seat = table.state.actors()[0]
        table.state.apply(seat, int(best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))))


def test_no_plan_without_a_trust_or_without_the_money() -> None:
    assert best_purchase(Table(held={1: ["vokzalnaya"]}).state, 0, 1).price == 0
    table = trusting()
    table.state.cash[0] = 40_000
    assert best_purchase(table.state, 0, 1).price == 0
    assert chosen(Table(held={0: ["mostovaya"], 1: ["sadovaya"]}, offers=1)) == "go"


def test_talks_that_lead_nowhere_are_dropped() -> None:
    table = Table(held={0: ["mostovaya"], 1: ["sadovaya"]}, offers=1).do("offer", seat="2")
    assert chosen(table) == "withdraw"
    table = trusting().do("offer", seat="2").do("give", permit="mostovaya")
    assert chosen(table) == "withdraw"
    # Somebody else has begun it: money the wrong way, or too much of it.
    table = trusting().do("offer", seat="2").do("want", permit="vokzalnaya").add("charge_more", 10_000)
    assert chosen(table) == "withdraw"
    table = trusting().do("offer", seat="2").do("want", permit="vokzalnaya").add("pay_more", 4_990_000)
    assert chosen(table) == "withdraw"
    table = Table(places={0: 32}, offers=1, held={0: ["mostovaya"]}).do("go").roll(1, 2, 5).do("request", seat="2")
    assert chosen(table) == "withdraw"


def test_whoever_declined_is_left_alone_for_the_turn() -> None:
    table = trusting()
    assert chosen(table) == "offer"
    table.do("offer", seat="2").do("want", permit="vokzalnaya").add("pay_more", 50_000).do("propose").do("decline")
    assert GAME.show.view(table.state, None).declined == [1]
    assert chosen(table) == "go"
    held = {1: ["mostovaya", "kupecheskaya", "rynochnaya", "torgovaya", "dorozhnaya", "vokzalnaya"]}
    table = Table(2, places={0: 32}, held=held, offers=2, city={"nw11": 2, "ne11": 3, "se11": 4, "sw11": 4})
    table.do("go").roll(1, 2, 5).do("request", seat="2").do("site", quarter="sw22").add("charge_more", 50_000)
    table.do("propose").do("decline")
    assert "request" in table.choices()
    assert chosen(table) != "request"


def test_greedy_makes_no_counter_offer() -> None:
    table = Table(held={0: ["mostovaya"], 1: ["vokzalnaya"]}, offers=2).do("offer", seat="2")
    table.do("want", permit="vokzalnaya").add("pay_more", 50_000).do("propose")
    assert "counter" in table.choices()
    assert chosen(table) == "decline"


def test_greedy_asks_whom_a_block_helps() -> None:
    held = {1: ["mostovaya", "kupecheskaya", "rynochnaya", "torgovaya", "dorozhnaya", "vokzalnaya"]}
    table = Table(2, places={0: 32}, held=held, offers=1, city={"nw11": 2, "ne11": 3, "se11": 4, "sw11": 4})
    table.do("go").roll(1, 2, 5)
    plan = best_contribution(table.state, 0, 1)
    assert BOX.quarter_names[plan.site].startswith("sw")
    assert plan.gain > 0
    assert chosen(table) == "request"
    seat = 0
    verbs = []
    while table.state.actors() == [seat]:
        action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
        verbs.append(SPACE.verb(int(action)).name)
        table.state.apply(seat, int(action))
    assert [*dict.fromkeys(verbs)] == ["request", "site", "charge_more", "propose"]
    assert -int(table.state.deal.money) == plan.price
    assert chosen(table) == "accept"
    # The margin apart, that is all that they should accept.
    table.state.deal.money -= 30_000
    assert chosen(table) == "decline"


def test_a_contribution_is_whole_notes_within_the_cash_and_enough_for_the_block() -> None:
    state = Table(cash={0: 60_000, 1: 450_000}).state
    assert highest_contribution(state, 1, 9_999.0) == 0
    assert highest_contribution(state, 1, 39_999.0) == 0
    assert highest_contribution(state, 1, 40_001.0) == 40_000
    assert highest_contribution(state, 1, 123_456.0) == 120_000
    assert highest_contribution(state, 1, 1_000_000.0) == 450_000
    first = Table(cash={0: 60_000, 1: 450_000}, rules=1).state
    assert highest_contribution(first, 1, 45_000.0) == 0
    assert highest_contribution(first, 1, 1_000_000.0) == 400_000
