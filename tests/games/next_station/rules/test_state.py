"""The flow of play: set-up, turns, cards, powers, pencils."""

from typing import Any

import pytest

from games.next_station.builders import BOARD, Table, act, sections
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE, playout
from megapolis.engine.errors import BadOption
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.actions import PASS
from megapolis.games.next_station.rules.state import NextStation


def green(**options: Any) -> Table:
    """A solo game that starts with the green pencil."""
    return Table(**options).pencils("green", "pink", "purple")


def powered(power: str, **options: Any) -> Table:
    """A solo game that starts with the green pencil, which has this power."""
    others = [name for name in ("double_section", "joker", "switch", "double_station") if name != power]
    table = Table(powers=True, **options).pencils("green", "pink", "purple")
    return table.powers(purple=others[0], blue=others[1], pink=others[2])


# ---------------------------------------------------------------------- drawing


def test_first_section_starts_at_the_departure_station() -> None:
    table = green().flip("street_circle")
    assert table.targets() == sections("d2-f0", "d2-a2")


def test_rulebook_switch_example_at_b8() -> None:
    # An end at b8 reaches the squares c7 and b9; with the switch the triangle a9 in the middle reaches b9 as well.
    table = green()
    sheet = table.state.sheets[0].clone()
    names = BOARD.names
    sheet.line = sum(1 << names.index(name) for name in ("a7", "a9", "b8"))
    sheet.ends = sum(1 << names.index(name) for name in ("a7", "b8"))
    sheet.touching_0 = sheet.touching_1 = sheet.touching_2 = 0
    for name in ("a7", "a9", "b8"):
        station = names.index(name)
        sheet.touching_0 ^= BOARD.touch[station * 3]
        sheet.touching_1 ^= BOARD.touch[station * 3 + 1]
        sheet.touching_2 ^= BOARD.touch[station * 3 + 2]
    table.state.sheets[0] = sheet
    table.state.turn = 4
    plain = table.match.state.clone()
    plain.play(CHANCE, act("flip", card="street_square"))
    assert act("draw", section="b8-c7") in plain.legal_actions(0)
    assert act("draw", section="b8-b9") in plain.legal_actions(0)
    assert act("draw", section="a9-b9") not in plain.legal_actions(0)
    table.flip("street_switch", "street_square")
    assert {"a9-b9"} <= table.targets()


def test_both_ends_grow_and_no_loops() -> None:
    table = green().turn("street_circle", "d2-a2").turn("street_square", "d2-d1")
    table.flip("street_pentagon")
    assert all("d2" not in name.split("-") for name in table.targets())
    table.draw("d1-g1").turn("underground_triangle")
    assert table.state.points(0) > 0


def test_a_section_may_not_cross_another_line() -> None:
    table = green().turn("street_circle", "d2-a2")
    table.finish_round().turn("street_joker").finish_round()
    assert table.state.sheets[0].pencil == 0
    table.flip("street_joker")
    assert "b1-b4" not in table.targets()


def test_the_central_station_matches_every_card() -> None:
    table = green().turn("street_square", "d2-d1").flip("street_circle")
    assert "d1-f3" in table.targets()


def test_a_joker_reaches_every_neighbour() -> None:
    table = green().flip("street_joker")
    assert len(table.targets()) == 8


def test_passing_is_always_allowed() -> None:
    table = green()
    while not table.state.is_over():
        actors = table.state.actors()
        if actors == [0]:
            assert table.state.legal_actions(0)[0] == PASS
            table.play("pass")
        else:
            table.match.play(CHANCE, table.state.legal_actions(CHANCE)[0])
    assert table.state.ending() == "four_lines"


# ---------------------------------------------------------------------- cards


def test_the_fifth_underground_card_is_the_last_turn() -> None:
    table = green()
    for symbol in ("square", "triangle", "pentagon", "circle"):
        table.turn(f"underground_{symbol}")
    assert table.state.round == 0
    table.flip("underground_joker")
    assert table.state.actors() == [0]
    table.play("pass")
    assert table.state.round == 1
    assert len(table.state.legal_actions(CHANCE)) == 11


def test_a_switch_and_the_next_card_make_one_turn() -> None:
    table = green().turn("street_circle", "d2-a2").turn("street_square", "d2-d1").flip("street_switch")
    assert table.state.actors() == [CHANCE]
    table.flip("street_triangle")
    assert table.state.turn == 2
    assert table.state.branch
    branching = {name for name in table.targets() if "d2" in name.split("-")}
    assert branching == sections("d2-b0", "d2-e3")
    table.draw("d2-e3").flip("street_pentagon")
    ends = [table.state.rules.box.names[at] for at in range(53) if table.state.sheets[0].ends >> at & 1]
    assert sorted(ends) == ["a2", "d1", "e3"]
    assert not table.state.branch


@pytest.mark.parametrize("turns", [0, 1])
def test_an_early_switch_is_ignored(turns: int) -> None:
    table = green()
    for _ in range(turns):
        table.turn("street_circle", "d2-a2")
    table.flip("street_switch", "street_square")
    assert not table.state.branch
    assert table.state.actors() == [0]


def test_switch_with_the_fifth_underground_card() -> None:
    table = green().turn("underground_circle", "d2-a2").turn("underground_square", "d2-d1")
    table.turn("underground_triangle").turn("underground_pentagon").flip("street_switch", "underground_joker")
    assert table.state.branch
    assert "c3-d2" in {"-".join(sorted(name.split("-"))) for name in table.targets()}


# ---------------------------------------------------------------------- pencils


def test_pencils_move_left_and_everyone_draws_each_once() -> None:
    for players, places in ((2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        table = Table(players=players).pencils("purple", "blue", "pink")
        held = []
        for round_number in range(4):
            colours = [table.state.sheets[seat].pencil for seat in range(players)]
            assert colours == [(place - round_number) % 4 for place in places]
            held.append(colours)
            table.finish_round()
        for seat in range(players):
            assert sorted(row[seat] for row in held) == [0, 1, 2, 3]
        assert table.state.is_over()


def test_solo_lays_out_pencils_or_has_them_dealt() -> None:
    table = Table()
    assert table.state.actors() == [0]
    table.pencils("pink", "green", "blue")
    assert [BOARD.pencil_names[at] for at in table.state.pencils] == ["pink", "green", "blue", "purple"]
    assert Table(random_pencils=True).state.actors() == [CHANCE]


def test_order_after_powers() -> None:
    table = Table(powers=True, solo_order_after_powers=True)
    assert table.state.actors() == [CHANCE]
    table.powers(purple="joker", blue="switch", pink="double_section")
    assert table.state.actors() == [0]
    table.pencils("green", "pink", "purple")
    assert table.state.actors() == [CHANCE]


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"random_pencils": True}, "conflict-random-pencils"),
        (2, {"powers": True, "solo_order_after_powers": True}, "conflict-order-after-powers"),
        (1, {"solo_order_after_powers": True}, "conflict-order-after-powers"),
        (1, {"powers": True, "random_pencils": True, "solo_order_after_powers": True}, "conflict-order-after-powers"),
    ],
)
def test_impossible_options(players: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players, options)
    assert caught.value.reason.key == key


def test_two_objectives_are_dealt() -> None:
    table = Table(players=2, objectives=True).pencils("green", "pink", "purple")
    assert len(table.state.legal_actions(CHANCE)) == 5
    table.chance("deal_objective", objective="thames_6")
    assert len(table.state.legal_actions(CHANCE)) == 4
    table.chance("deal_objective", objective="all_districts")
    assert len(table.state.legal_actions(CHANCE)) == 11
    assert table.state.deck() == "cards:0"


# ---------------------------------------------------------------------- powers


def test_power_of_two_sections() -> None:
    table = powered("double_section").turn("street_circle", "d2-a2")
    assert table.state.actors() == [0]
    assert table.targets() == sections("d2-f0")
    table.draw("d2-f0")
    assert table.state.actors() == [CHANCE]
    assert table.state.sheets[0].used == 1
    table.turn("street_square", "a2-a3")
    assert table.state.actors() == [CHANCE]


def test_without_a_second_section_the_power_is_not_used() -> None:
    table = powered("double_section").turn("street_circle", "d2-a2").play("pass")
    assert table.state.sheets[0].used == 0
    table.flip("street_square").draw("d2-d1")
    assert table.state.actors() == [0]


def test_two_sections_on_a_joker_show_the_same_symbol() -> None:
    table = powered("double_section").turn("street_joker", "d2-d1")
    assert table.targets() == sections("d1-f3", "d1-c0", "d2-g2")
    table.draw("d2-g2")
    assert table.state.sheets[0].used == 1


def test_two_sections_on_a_joker_by_way_of_the_central_station() -> None:
    for reading, second in (("named_symbol", True), ("no_second", False)):
        table = powered("double_section", double_joker_central=reading).turn("street_square", "d2-d1").play("pass")
        table.flip("street_joker").draw("d1-f3")
        assert (table.state.actors() == [0]) == second
        if second:
            assert {"e0-d1", "e3-f3", "f3-g3"} & table.targets()


def test_two_sections_on_a_switch_turn() -> None:
    for scope, branches in (("first", False), ("both", True)):
        table = powered("double_section", double_switch_scope=scope)
        table.turn("street_circle", "d2-a2").play("pass").turn("street_square", "d2-d1").play("pass")
        table.flip("street_switch", "street_triangle").draw("d2-e3")
        from_inside = {name for name in table.targets() if "d2" in name.split("-")}
        assert bool(from_inside) == branches


def test_power_of_the_joker() -> None:
    table = powered("joker").flip("street_circle")
    assert table.targets() == sections("d2-f0", "d2-a2")
    by_power = table.targets("power_draw")
    assert len(by_power) == 6
    assert not by_power & table.targets()
    table.play("power_draw", section="d2-e3").flip("street_square")
    assert table.state.sheets[0].used == 1
    assert table.targets("power_draw") == set()


def test_power_of_the_switch() -> None:
    table = powered("switch").flip("street_circle")
    assert table.targets("power_draw") == set()
    table.draw("d2-a2").turn("street_square", "d2-d1").flip("street_triangle")
    assert table.targets("power_draw") == sections("d2-b0", "d2-e3")
    table.play("power_draw", section="d2-e3")
    assert table.state.sheets[0].used == 1
    # The power is back with the next pencil of that power only; a switch card still branches this round.
    table.flip("street_switch", "street_pentagon")
    assert table.state.branch


def test_power_of_the_circled_station() -> None:
    table = powered("double_station")
    for symbol in ("square", "triangle", "pentagon", "circle"):
        table.turn(f"underground_{symbol}")
    before = table.state.points(0)
    table.flip("underground_joker").draw("d2-d1")
    assert table.state.actors() == [0]
    assert set(table.state.legal_actions(0)) == {
        PASS,
        act("circle", station="d1"),
        act("circle", station="d2"),
    }
    table.play("circle", station="d1")
    assert table.state.round == 1
    # One district with two stations, one of them counted twice; the next line's departure; a point for each.
    assert table.state.sheets[0].banked == 3
    assert table.state.points(0) == before + 3
    view = GAME.show.view(table.state, 0)
    assert view.sheets[0].lines[0].circled == "d1"


def test_circling_may_be_declined_and_needs_no_section() -> None:
    table = powered("double_station")
    for symbol in ("square", "triangle", "pentagon", "circle"):
        table.turn(f"underground_{symbol}")
    table.flip("underground_joker").play("pass")
    assert GAME.show.view(table.state, 0).asked == "circle"
    assert list(table.state.legal_actions(0)) == [PASS, act("circle", station="d2")]
    table.play("pass")
    assert table.state.round == 1
    assert table.state.sheets[0].banked == 1


# ---------------------------------------------------------------------- simultaneous turns, and what others see


def test_who_is_not_awaited_has_no_action() -> None:
    table = Table(players=2).pencils("green", "pink", "purple").flip("street_circle")
    assert list(table.state.legal_actions(CHANCE)) == []
    table.play("pass", 0)
    assert list(table.state.legal_actions(0)) == []


def test_what_is_asked() -> None:
    table = powered("double_section").flip("street_circle")
    assert GAME.show.view(table.state, 0).asked == "draw"
    table.draw("d2-a2")
    assert GAME.show.view(table.state, 0).asked == "second"
    assert GAME.show.prompt(table.state, 0)[1]["symbol"] == "@symbol-circle"


def test_all_seats_act_in_any_order() -> None:
    table = Table(players=3).pencils("green", "pink", "purple").flip("street_circle")
    assert table.state.actors() == [0, 1, 2]
    table.play("pass", 2)
    assert table.state.actors() == [0, 1]
    table.play("pass", 0).play("pass", 1)
    assert table.state.actors() == [CHANCE]


def test_others_see_a_turn_when_it_is_over() -> None:
    table = Table(players=2).pencils("green", "pink", "purple").flip("street_circle")
    section = act("draw", section="d2-a2")
    assert table.state.visible_action(1, 0, section) == AT_REVEAL
    assert table.state.visible_action(0, 0, section) == section
    table.draw("d2-a2", 0)
    for viewer in (1, None):
        shown = GAME.show.view(table.state, viewer).sheets[0]
        assert shown.done
        assert shown.lines[0].sections == []
    assert GAME.show.view(table.state, 0).sheets[0].lines[0].sections == ["a2-d2"]
    assert sum(line.points for line in table.state.visible_score(1, 0)) == 1
    assert sum(line.points for line in table.state.visible_score(0, 0)) == 2
    assert [said.key for said in table.match.log_lines(1)][-1] == "flip"
    table.play("pass", 1)
    assert GAME.show.view(table.state, 1).sheets[0].lines[0].sections == ["a2-d2"]
    assert [said.key for said in table.match.log_lines(1)][-2:] == ["pass", "draw"]


def test_imagine_keeps_what_is_known() -> None:
    table = Table(players=2).pencils("green", "pink", "purple").flip("street_circle").draw("d2-a2", 0)
    drawn = set()
    for seed in range(30):
        imagined = table.state.determinize(1, Rng(seed))
        assert isinstance(imagined, NextStation)
        assert imagined.actors() == [1]
        drawn.add(imagined.sheets[0].line)
    assert len(drawn) == 3


# ---------------------------------------------------------------------- anchors


@pytest.mark.compiled
def test_random_play_scores_what_it_should() -> None:
    """Published means of random play, passing as one of the choices and passing only when nothing can be drawn."""
    first = GAME.new_state(GAME.setup(1, {"random_pencils": True}))
    games = 1500
    rng = Rng(2026)
    passing = drawing = 0
    for _ in range(games):
        state = first.clone()
        playout(state, rng)
        passing += state.points(0)
        state = first.clone()
        state.settle(rng)
        while not state.is_over():
            actions = state.legal_actions(0)
            sections = len(actions) - 1
            state.play(0, actions[1 + rng.below(sections)] if sections else PASS)
            state.settle(rng)
        drawing += state.points(0)
    assert passing / games == pytest.approx(67.5, abs=1.7)
    assert drawing / games == pytest.approx(95.1, abs=1.4)
