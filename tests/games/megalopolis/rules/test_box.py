"""The ring, the streets and the cards; data files of other people."""

import re

import pytest

from games.megalopolis.builders import BOX, Table
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.engine.errors import BadData
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.box import KINDS, Box

SOURCE = BOX.source


def changed(old: str, new: str, count: int = 1) -> str:
    """The box's own file with one thing changed."""
    assert old in SOURCE
    return SOURCE.replace(old, new, count)


def test_the_ring_has_forty_squares() -> None:
    kinds = [KINDS[kind] for kind in BOX.kind]
    assert [kinds[square] for square in (0, 10, 20, 30)] == ["exchange", "city_hall", "highway", "court"]
    assert [kinds.count(kind) for kind in ("street", "bridge", "crest")] == [24, 4, 8]
    assert kinds[1:10] == ["crest", *["street"] * 3, "bridge", *["street"] * 3, "crest"]
    assert [int(BOX.square_of[permit]) for permit in (0, 1, 2, 3, 6, 23, 24, 25, 26, 27)] == [
        2, 3, 4, 6, 12, 38, 5, 15, 25, 35,
    ]  # fmt: skip


def test_exits_are_the_36_squares_between_the_corners() -> None:
    exits = {f"{tens}{units}": (tens - 1) * 6 + units - 1 for tens in range(1, 7) for units in range(1, 7)}
    squares = {name: int(BOX.exit_square[at]) for name, at in exits.items()}
    assert {name: squares[name] for name in ("11", "12", "16", "21", "24", "56", "66")} == {
        "11": 1, "12": 2, "16": 6, "21": 7, "24": 11, "56": 33, "66": 39,
    }  # fmt: skip
    assert sorted(squares.values()) == [square for square in range(40) if square % 10]


@pytest.mark.parametrize(
    ("street", "quarters"),
    [
        ("chekhovskaya", "nw11 nw12 nw13"),
        ("portovaya", "ne31 ne32 ne33"),
        ("teatralnaya", "ne31 ne21 ne11"),
        ("pochtovaya", "se33 se23 se13"),
        ("zavodskaya", "se33 se32 se31"),
        ("kupecheskaya", "sw13 sw12 sw11"),
        ("vokzalnaya", "sw13 sw23 sw33"),
        ("polevaya", "nw11 nw21 nw31"),
    ],
)
def test_a_street_runs_through_three_quarters(street: str, quarters: str) -> None:
    at = BOX.permit_names.index(street)
    assert " ".join(BOX.quarter_names[quarter] for quarter in BOX.quarters_of[at]) == quarters


def test_every_quarter_lies_on_two_streets_of_two_districts() -> None:
    for quarter in range(36):
        streets = [street for street in range(24) if quarter in BOX.quarters_of[street]]
        assert sorted(streets) == sorted([BOX.down[quarter], BOX.across[quarter]])
        assert streets[0] // 3 != streets[1] // 3


def test_bridges_lead_straight_across() -> None:
    assert [int(BOX.opposite(square)) for square in (5, 15, 25, 35)] == [25, 35, 5, 15]
    assert [int(BOX.next_bridge(square)) for square in (1, 9, 39)] == [4, 6, 6]


def test_what_was_made_up_is_marked() -> None:
    assert [row["id"] for row in BOX.facts["zone"] if "reconstructed" not in row] == ["museum"]
    assert all(row["reconstructed"] for row in BOX.facts["card"] + BOX.facts["district"])


def test_the_deck_has_seventeen_cards() -> None:
    assert len(BOX.card_names) == 17


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("[", "error-data-toml"),
        (re.sub(r"\[ring\].*?\n\n", "", SOURCE, flags=re.DOTALL), "data-table"),
        (re.sub(r"\[\[zone\]\]\n(\w+ = .*\n)+", "", SOURCE), "data-tables"),
        (changed("start = 5_000_000", "start = 5_000_001"), "data-amount"),
        (changed("block = 100_000", "block = -100_000"), "data-amount"),
        (changed("bid_step = 50_000", "bid_step = 0"), "data-amount"),
        (changed("bid_step = 50_000", 'bid_step = "much"'), "data-amount"),
        (changed("blocks = 80", "blocks = 0"), "data-count"),
        (changed("blocks_a_turn = 2", "blocks_a_turn = true"), "data-count"),
        (changed("[2, 3, 4, 5]", "[2, 3, 4]"), "data-skyscrapers"),
        (changed("[2, 3, 4, 5]", "[1, 3, 4, 5]"), "data-skyscrapers"),
        (changed("[2, 3, 4, 5]", "[2, 3, 4, 8]"), "data-skyscrapers"),
        (changed("[2, 3, 4, 5]", "[3, 2, 4, 5]"), "data-skyscrapers"),
        (changed("blocks = 80", "blocks = 130"), "data-skyscrapers"),
        (changed("notes = [10_000,", "notes = [10_001,"), "data-amounts"),
        (changed("notes = [10_000,", "notes = [0,"), "data-amounts"),
        (changed("notes = [10_000,", "notes = [true,"), "data-amounts"),
        (changed("notes = [10_000, 50_000", "notes = [20_000, 50_000"), "data-notes"),
        (changed("[trade]", "[trade]\nsums = []"), "data-amounts"),
        (changed('"sadovaya"', '"chekhovskaya"'), "data-districts"),
        (changed(', "lipovaya"', ""), "data-districts"),
        (changed('colour = "orange"', 'colour = "red"'), "data-districts"),
        (changed('"exchange", "city_hall"', '"city_hall", "exchange"'), "data-corners"),
        (changed('"exchange", "city_hall"', '"exchange", "exchange"'), "data-corners"),
        (changed("MSSSBSSSM", "MSSBSSSSM"), "data-side"),
        (changed("MSSSBSSSM", "SSSBSSSM"), "data-side"),
        (changed('id = "park"', 'id = "museum"'), "data-zones"),
        (changed('id = "mayor"', 'id = "site_visit"'), "data-cards"),
        (changed('kind = "jump"', 'kind = "hop"'), "data-word"),
        (changed('to = "bridge"', 'to = "moon"'), "data-word"),
        (changed('to = "court"', 'to = "bridge"'), "data-word"),
        (changed("squares = 3", "squares = 0"), "data-count"),
        (changed('on = "anywhere"', 'on = "nowhere"'), "data-word"),
        (changed("amount = 200_000", "amount = 5"), "data-amount"),
    ],
)  # fmt: skip
def test_bad_data_is_refused_with_a_reason(source: str, key: str) -> None:
    with pytest.raises(BadData) as caught:
        Box(source)
    assert caught.value.reason.key == key
    assert all(caught.value.say(language) for language in ("en", "uk", "ru"))


def test_another_box_plays_and_speaks() -> None:
    source = changed("MSSSBSSSM", "SSSMBMSSS").replace('"sadovaya"', '"abbey_road"').replace('"park"', '"zoo"')
    source = source.replace('id = "mayor"', 'id = "tea_with_the_mayor"')
    box = GAME.box(source)
    assert box.digest != BOX.digest
    match = Match(GAME.setup(3, {"blocks": 20}, box), "another box")
    state = match.state
    assert playout(state.clone(), Rng(1)) > 50
    assert "Abb" in GAME.show.terminal(state, 0, Text("uk", "megalopolis")).plain
    said = [log.args["permit"] for log in match.log_lines(None) if log.key == "deal_permit"]
    assert len(said) == 6


def test_a_short_deck_comes_round_again() -> None:
    head, cards = SOURCE.split("[[card]]", 1)
    assert cards
    box = GAME.box(head + '[[card]]\nid = "gift"\nkind = "receive"\namount = 10_000\n')
    state = GAME.new_state(GAME.setup(2, {"blocks": 20, "offers": 0}, box))
    assert playout(state, Rng(3)) > 50


def test_the_table_of_a_test_starts_with_the_first_player() -> None:
    assert (Table().stage, int(Table().state.active)) == ("roll", 0)
