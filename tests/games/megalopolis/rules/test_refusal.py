"""Why an action is refused: the rule that forbids it."""

from typing import Any

import pytest

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, MILLION, Table, act
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove

HELD = {0: ["chekhovskaya"], 1: ["sadovaya", "lipovaya"]}


def building(**position: Any) -> Table:
    table = Table(3, places={0: 32}, **position)
    return (table.do("go") if table.stage == "start" else table).roll(1, 2, 5)


def drafting() -> Table:
    return Table(3, held=HELD, offers=2, cash={1: 60_000}).do("offer", seat="2")


def test_building() -> None:
    assert building().do("build", quarter="nw11").refused("build", quarter="nw11") == "twice"
    assert building(city={"nw11": 2}).refused("build", quarter="nw11") == "roofed"
    assert building(city={"nw11": 2, "nw12": 2}).refused("build", quarter="nw12") == "limit"
    table = building(held=HELD, offers=1).do("build", quarter="nw11").do("build", quarter="nw12")
    assert table.refused("build", quarter="nw13") == "enough-blocks"
    assert building(held=HELD, offers=1, left=0).refused("build", quarter="nw13") == "no-blocks"
    poor = Table(3, places={0: 21}, cash={0: 80_000}, held=HELD, offers=1).do("go").roll(2, 3, 4).die(1)
    assert poor.refused("build", quarter="nw13") == "block-cash"
    assert building(city=FOUR_SKYSCRAPERS).refused("end") == "must-build"


def test_free_blocks() -> None:
    table = Table(held={0: ["portovaya"]}).roll(1, 2, 5)
    assert table.refused("put", quarter="nw11") == "free-elsewhere"
    assert table.refused("build", quarter="ne31") == "stage"
    table = Table(places={0: 1}, city={"nw11": 2}).roll(2, 3, 4)
    assert table.refused("put", quarter="nw11") == "roofed"


def test_moves_and_bids() -> None:
    assert Table().roll(1, 1, 1).refused("move", squares=0) == "move"
    assert Table(cash={1: 60_000}).roll(1, 2, 5).refused("raise", by="2") == "bid-cash"
    assert Table().roll(1, 2, 5).refused("take") == "stage"


def test_permits() -> None:
    held = {1: ["sadovaya"]}
    assert Table(places={0: 1}, held=held).roll(2, 3, 4).refused("visit", permit="sadovaya") == "owned"
    table = Table(places={0: 21}, held=held).roll(1, 4, 5).draw("special_tender")
    assert table.refused("tender", permit="sadovaya") == "owned"
    table = Table(held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5)
    assert table.refused("sell", permit="portovaya") == "not-theirs"


def test_partners() -> None:
    table = Table(3, held=HELD, offers=2)
    assert table.refused("offer", seat="1") == "no-partner"
    assert table.refused("offer", seat="4") == "no-partner"
    assert table.refused("request", seat="2") == "contribution-later"
    table.state.gone = 2
    assert table.refused("offer", seat="2") == "partner-out"
    assert Table(3, held={1: ["sadovaya"]}, offers=1).refused("offer", seat="3") == "nothing-to-trade"
    assert building().refused("offer", seat="2") == "no-offers"
    table = building(held=HELD, offers=1).do("build", quarter="nw11").do("build", quarter="nw12")
    assert table.refused("request", seat="2") == "no-more-blocks"
    assert building(offers=1, cash={1: 0}).refused("request", seat="2") == "contribution-cash"


def test_offers() -> None:
    assert drafting().refused("give", permit="sadovaya") == "not-theirs"
    assert drafting().do("want", permit="sadovaya").refused("want", permit="sadovaya") == "in-offer"
    assert drafting().refused("charge_more", note="100000") == "sum-cash"
    assert drafting().add("pay_more", 100_000).refused("charge_more", note="10000") == "one-way"
    assert drafting().refused("pay_more", note=7) == "no-sum"
    assert drafting().refused("pay", sum="50000") == "no-sum"
    assert drafting().do("want", permit="sadovaya").refused("propose") == "one-sided"
    assert drafting().do("give", permit="chekhovskaya").refused("propose") == "one-sided"
    table = Table(3, held=HELD, offers=1).do("offer", seat="2").do("want", permit="sadovaya").add("pay_more", 50_000)
    assert table.do("propose").refused("counter") == "no-offers"


def test_contributions() -> None:

    table = building(offers=2, cash={1: 120_000}, city={"nw11": 2}).do("request", seat="2")
    assert table.refused("site", quarter="nw11") == "roofed"
    table.do("site", quarter="nw12")
    assert table.refused("charge_more", note="200000") == "sum-cash"
    assert table.refused("propose") == "contribution-least"
    assert table.refused("pay_more", note="50000") == "sum-only"
    assert table.refused("give", permit="chekhovskaya") == "sum-only"
    assert table.add("charge_more", 100_000).do("propose").refused("counter") == "contribution-counter"


def test_what_is_not_a_players_and_not_possible_for_chance() -> None:
    assert Table(held=HELD, offers=1).refused("draw", card="mayor") == "not-yours"
    table = Table()
    with pytest.raises(IllegalMove, match="the dice are rolled"):
        table.state.apply(CHANCE, act("draw", card="mayor"))


def test_a_refusal_names_streets_in_the_readers_language() -> None:
    table = Table(places={0: 1}, held={1: ["sadovaya"]}).roll(2, 3, 4)
    reason = table.state.why_not(0, act("visit", permit="sadovaya"))
    assert reason is not None
    assert [reason.say(language)[:6] for language in ("en", "uk", "ru")] == ["Sadova", "Садова", "Садова"]


def test_every_illegal_action_has_a_reason_everywhere() -> None:
    tables = [
        building(),
        drafting(),
        Table(held=HELD, offers=1),
        Table().roll(1, 2, 5),
        Table().roll(1, 1, 1),
        Table(places={0: 1}).roll(2, 3, 4),
        Table(held={0: ["portovaya"]}).roll(1, 2, 5),
        Table(held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5),
        building(offers=2, cash={1: MILLION}).do("request", seat="2"),
    ]
    for table in tables:
        seat = table.state.actors()[0]
        legal = set(table.state.legal_actions(seat))
        for action in range(table.state.setup.game.actions.count):
            if action not in legal:
                reason = table.state.why_not(seat, action)
                assert reason is not None
                assert "@" not in reason.say()
    assert BOX.permit_words[0] == "@permit-chekhovskaya"
