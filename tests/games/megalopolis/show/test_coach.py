"""What the coach counts in Megalopolis."""

import pytest

from games.megalopolis.builders import BOX, MILLION, Table, act
from megapolis import Match, Perspective, hint
from megapolis.analysis import why_not
from megapolis.analysis.reasons import contrast
from megapolis.bots import make_bot
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.coach import Fact
from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.estimate import prospects
from megapolis.games.megalopolis.bots.heuristics import NEVER
from megapolis.games.megalopolis.rules.actions import OFFER, PROPOSE, REQUEST, SPACE, WITHDRAW
from megapolis.games.megalopolis.rules.auction import hold_auction
from megapolis.games.megalopolis.rules.stages import CHOOSE_SITE, DRAFT
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.rules.turn import ask_to_build
from megapolis.games.megalopolis.show.coach import expect, facts, is_bankrupt, moves


def facts_of(state: Megalopolis, action: int, seat: int | None = None) -> dict[str, Fact]:
    who = state.actors()[0] if seat is None else seat
    after = state.clone()
    after.play(who, action)
    return {fact.key: fact for fact in facts(state, after, who, (action,))}


def district(first: int) -> list[str]:
    """The names of the three streets of a district."""
    return [BOX.permit_names[street] for street in range(first, first + 3)]


def under_the_hammer(held: dict[int, list[str]]) -> Megalopolis:
    """The first street of the game is auctioned; seat 1 is asked first."""
    state = Table(3, held=held).state
    hold_auction(state, 0, -1)
    return state


@pytest.mark.parametrize("bid", [act("raise", by="1"), act("bid", steps=1)], ids=["raise", "the first version's bid"])
def test_a_trust_of_ones_own_and_one_of_a_rival(bid: int) -> None:
    streets = district(0)
    state = under_the_hammer({1: streets[1:]})
    assert facts_of(state, bid)["trust"].args == {"street": BOX.permit_words[0]}
    assert "trust" not in facts_of(state, act("pass"))
    state = under_the_hammer({2: streets[1:]})
    found = facts_of(state, bid)
    assert found["their-trust"].args == {"street": BOX.permit_words[0], "player": "@seat-3"}
    assert not {"trust", "their-trust"} & set(facts_of(under_the_hammer({}), bid))


def test_a_permit_that_is_worth_its_price_and_one_that_is_not() -> None:
    state = under_the_hammer({})
    seat, bid, leave = state.actors()[0], act("raise", by="1"), act("pass")
    held, cash = state.permits[seat], state.cash[seat]
    worth = prospects(state, seat, held | 1, cash) - prospects(state, seat, held, cash)
    state.auction.bid = 100_000
    found = facts_of(state, bid)["worth"]
    price = 100_000 + BOX.bid_step
    assert found.args == {"street": BOX.permit_words[0], "worth": round(worth / 50_000) * 50_000, "price": price}
    assert found.amount == worth - int(price) > 0.0
    assert "dear" not in facts_of(state, leave)
    state.auction.bid = 4_000_000
    assert facts_of(state, leave)["dear"].amount == int(4_000_000 + BOX.bid_step) - worth > 0.0
    assert "worth" not in facts_of(state, bid)


def test_bids_are_compared_by_the_smallest_one() -> None:
    state = under_the_hammer({})
    seat = state.actors()[0]
    legal = [int(action) for action in state.legal_actions(seat)]
    assert {act("raise", by="10"), act("more")} < set(legal)
    assert moves(state, seat, legal) == [act("pass"), act("raise", by="1")]
    match = Match(GAME.setup(3), "bids")
    while not any(match.state.can_act(seat) and act("more") in match.state.legal_actions(seat) for seat in range(3)):
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.legal_actions(seat)[0]))
    assert {move.action for move in hint(match, futures=8).moves} == {act("pass"), act("raise", by="1")}
    assert "350,000" in why_not(match, act("raise", by="7")).say()


def test_of_an_offer_only_steps_of_a_bargain_are_compared() -> None:
    """A permit that is given away was once called far better than to withdraw: another offer would have followed."""
    match = Match(GAME.setup(3), "offers")
    bot = make_bot("greedy", 1)
    seen: set[str] = set()
    while len(seen) < 3 and not match.state.is_over():
        state = match.state
        assert isinstance(state, Megalopolis)
        seat = state.actors()[0]
        legal = [int(action) for action in state.legal_actions(seat)]
        compared = moves(state, seat, legal)
        chosen = int(bot.choose(Perspective(state, seat)))
        if state.stage in (DRAFT, CHOOSE_SITE):
            assert set(compared) <= {WITHDRAW, PROPOSE, chosen}
            assert WITHDRAW in compared
            assert len(legal) > len(compared)
            seen.add("draft" if state.stage == DRAFT else "site")
        talks = [action for action in compared if SPACE.verb(action).base in (OFFER, REQUEST)]
        idle = [action for action in talks if GAME.heuristics.prior(state, seat, action) <= NEVER]
        assert not idle
        if talks:
            seen.add("talks")
        match.play(seat, chosen)
    assert seen == {"draft", "site", "talks"}


def test_who_is_bankrupt_has_lost_everything() -> None:
    state = Table(3).state
    state.bankrupt = 2
    assert [is_bankrupt(state, seat) for seat in range(3)] == [False, True, False]


def building(held: dict[int, list[str]], city: dict[str, int]) -> Megalopolis:
    state = Table(2, held=held, cash={0: MILLION}, city=city).state
    ask_to_build(state)
    return state


def test_a_block_at_the_crossing_of_two_own_streets() -> None:
    quarter = BOX.quarter_names.index("nw11")
    down, across = int(BOX.down[quarter]), int(BOX.across[quarter])
    names = [BOX.permit_names[down], BOX.permit_names[across]]
    found = facts_of(building({0: names}, {}), act("build", quarter="nw11"))
    assert found["crossing"].args == {"street": BOX.permit_words[down], "cross": BOX.permit_words[across]}
    assert found["crossing"].marks == ["nw11"]
    assert "shared" not in found
    shared = facts_of(building({0: names[:1], 1: names[1:]}, {"nw11": 1}), act("build", quarter="nw11"))
    assert "crossing" not in shared
    assert shared["shared"].args["player"] == "@seat-2"
    assert shared["shared"].amount < 0


def test_a_roof() -> None:
    quarter = BOX.quarter_names.index("nw11")
    down = int(BOX.down[quarter])
    state = building({0: [BOX.permit_names[down]]}, {"nw11": 1})
    found = facts_of(state, act("build", quarter="nw11"))
    fact = found["roof"]
    assert fact.args["street"] == BOX.permit_words[down]
    assert fact.amount == int(fact.args["to"]) - int(fact.args["from"]) > 0
    assert found["rents"].args["sum"] == fact.amount


def test_of_permits_to_sell_the_one_that_brings_least() -> None:
    """Whichever street it is, it is told where it brings less than the one it is compared with."""
    streets = district(0)
    holding = {0: [*streets, "north_bridge"], 2: ["portovaya"]}
    state = Table(3, held=holding, cash={0: 10_000}, city={"nw11": 2, "ne11": 3}).roll(1, 2, 5).state
    fees = {name: int(state.fee(BOX.permit_names.index(name), 0)) for name in (streets[0], "north_bridge")}
    assert fees[streets[0]] > fees["north_bridge"] > 0
    cheap, dear = (facts_of(state, act("sell", permit=name))["sale"] for name in ("north_bridge", streets[0]))
    assert cheap.args["sum"] == fees["north_bridge"]
    [(told, gain)] = contrast([cheap], [dear])
    assert gain == fees[streets[0]] - fees["north_bridge"]
    assert told.args["other"] == fees[streets[0]]
    assert contrast([dear], [cheap])[0][1] < 0


def test_rents_are_what_a_block_does_now_where_nothing_else_is_told() -> None:
    quarter = BOX.quarter_names.index("nw11")
    names = [BOX.permit_names[int(BOX.down[quarter])], BOX.permit_names[int(BOX.across[quarter])]]
    alone = facts_of(building({0: names[:1]}, {"nw11": 2}), act("build", quarter="nw12"))
    assert ("rents" not in alone) or alone["rents"].kind == "now"
    both = facts_of(building({0: names}, {"nw11": 1}), act("build", quarter="nw11"))
    assert (both["crossing"].kind, both["rents"].kind) == ("now", "later")


def test_squares_that_cost_more_than_one_has() -> None:
    state = Table(2, held={1: district(0)}, cash={0: 0}, city={"nw11": 2}, offers=1).state
    dear = [permit for permit in to_list(state.permits[1]) if state.fee(permit, 1) > 0]
    found = facts_of(state, act("go"))
    assert found["cash"].args == {"squares": len(dear), "cash": 0}
    rich = Table(2, held={1: district(0)}, cash={0: 20 * MILLION}, offers=1).state
    assert facts_of(rich, act("go"))["cash"].amount == 0.0


def test_a_bankrupt_player_expects_nothing() -> None:
    state = Table(3).state
    state.bankrupt = 2
    fortunes = expect(state)
    assert fortunes[1] == 0.0
    assert fortunes[0] > 0.0


@pytest.mark.parametrize("players", [2, 4])
def test_every_fact_can_be_recounted(players: int) -> None:
    """Rents permit by permit, fees one by one."""
    checked = 0
    for match, seat, _ in random_decisions(GAME.setup(players), 14, seed=4):
        before = match.state.isolate(seat, Rng(1))
        assert isinstance(before, Megalopolis)
        for action in (int(each) for each in before.legal_actions(seat)):
            after = before.clone()
            after.play(seat, action)
            for fact in facts(before, after, seat, (action,)):
                if fact.key == "cash":
                    fees = [
                        after.fee(permit, other)
                        for other in range(players)
                        for permit in to_list(after.permits[other])
                        if other != seat
                    ]
                    assert fact.args["squares"] == sum(fee > after.cash[seat] for fee in fees)
                elif fact.key == "rents":
                    gain = sum(
                        after.fee(permit, seat) - before.fee(permit, seat) for permit in to_list(before.permits[seat])
                    )
                    assert fact.args["sum"] == gain
                elif fact.key == "shared":
                    other = int(str(fact.args["player"]).removeprefix("@seat-")) - 1
                    held = to_list(before.permits[other])
                    assert fact.args["sum"] == sum(after.fee(each, other) - before.fee(each, other) for each in held)
                checked += 1
    assert checked > 5
