"""Points, endings, and positions as text."""

import pytest

from games.sprawlopolis.builders import (
    BOX,
    Table,
    dealt,
    finish,
    solo,
)
from megapolis.engine.errors import BadPosition
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text, to_text
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.laying import rebuild_city
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import survey_side


def test_where_the_motorway_lies_is_part_of_the_position() -> None:
    found = []
    for first, second, end in (("IS-1", "IS-2", "east"), ("IS-2", "IS-1", "west")):
        table = Table(2, conditions="6,12", interstate="duel", duel_rules="choice").chance("strip", motorway=first)
        table.play("turn", 1, turned=0).chance("strip", motorway=second)
        found.append(table.play("extend", 0, end=end).play("turn", 0, turned=0).state)
    assert list(found[0].city.strip) == list(found[1].city.strip)
    assert found[0].digest() != found[1].digest()


def test_the_target_is_reached_or_must_be_exceeded() -> None:
    plain = Match(GAME.setup(2, {"interstate": "together", "conditions": "1,2,3"}), 1).state
    literal = Match(GAME.setup(2, {"interstate": "together", "conditions": "1,2,3", "exceed_target": True}), 1).state
    assert isinstance(plain, Sprawlopolis)
    assert isinstance(literal, Sprawlopolis)
    assert (plain.target(), literal.target()) == (6, 7)


def test_target_reached_and_missed() -> None:
    found = {finish(1, seed, level="easy", conditions="9,17,18").ending() for seed in range(8)}
    assert found == {"target_reached", "target_missed"}


def test_returns_of_a_team() -> None:
    state = finish(3, 1)
    assert len(set(state.returns())) == 1
    assert (state.returns()[0] > 0) == (state.ending() == "target_reached")


def test_a_duel_is_won_by_points_then_by_fewer_roads() -> None:
    won = 0
    for seed in range(30):
        state = finish(2, seed, interstate="duel")
        scores = state.scores()
        roads = [int(survey_side(state.city, side).roads) for side in range(2)]
        better = (scores[0], -roads[0]) > (scores[1], -roads[1])
        equal = (scores[0], roads[0]) == (scores[1], roads[1])
        assert state.winner() == (-1 if equal else 0 if better else 1)
        assert state.ending() == ("duel_shared" if equal else "duel_won")
        won += not equal
        assert (state.returns()[0] > 0) == (state.winner() == 0)
    assert won


def test_a_shared_victory() -> None:
    state = finish(2, 21, interstate="duel", duel_rules="majority")
    assert state.scores()[0] == state.scores()[1]
    assert state.ending() == "duel_shared"


def text_of(state: Sprawlopolis) -> str:
    return str(state).partition("; ")[2]


def test_a_position_as_text() -> None:
    table = dealt().play("pick", card="1")
    assert str(table.state) == (
        "sprawlopolis/2 players=3 conditions=6,12,18; city=(laid=[7@29:29]) step=play "
        "hands=[{2 3} {4} {5} {}] known=[{1 2 3 8} {1 4 8} {1 5 8} {1 8}] cards={9 10 11 13 14 15 16 17} top=8 "
        "stage=placing mover=0 card=1 clock=8"
    )
    table.put(0, 2, 1)
    assert "city=(laid=[7@29:29 1@29:31-turned])" in str(table.state)
    assert "hands=[{8} {2 3 4} {5} {}]" in str(table.state)


def test_the_motorway_as_text() -> None:
    table = Table(2, conditions="6,12", interstate="duel", duel_rules="either").chance("strip", motorway="IS-1")
    table.play("turn", 1, turned=0).chance("strip", motorway="IS-2").play("extend", 0, end="west")
    assert text_of(table.state) == (
        "city=(strip=[IS-1]) dealt=1 motorways={IS-3} stage=turning purpose=as_strip motorway=IS-2 east=off clock=3"
    )
    table.play("turn", 0, turned=1)
    assert "city=(strip=[IS-2-turned IS-1] west_end=27)" in str(table.state)
    assert from_text(GAME, str(table.state)) == table.state


@pytest.mark.parametrize("laid", ["7@", "7@29", "7@60:0", "19@29:29", "7@29:29-upright", "9:7@29:29"])
def test_what_is_no_laid_card(laid: str) -> None:
    text = "sprawlopolis/1 players=1; city=(laid=[4@29:29])"
    assert to_text(from_text(GAME, text)) == text
    with pytest.raises(BadPosition) as caught:
        from_text(GAME, text.replace("4@29:29", laid))
    assert caught.value.reason.key == "error-position-name"


@pytest.mark.parametrize("hands", ["[{1 2} {}", "[1 2]", "[{X} {}]", "{1}"])
def test_what_are_no_hands(hands: str) -> None:
    text = "sprawlopolis/1 players=1; hands=[{1 2} {}]"
    assert to_text(from_text(GAME, text)) == text
    with pytest.raises(BadPosition):
        from_text(GAME, text.replace("[{1 2} {}]", hands))


def test_a_city_is_built_anew_from_its_cards() -> None:
    options = {"landmarks": True, "construction": True, "wrecktar": True, "beaches": True}
    for seed in range(8):
        state = finish(1, seed, **options)
        again = rebuild_city(BOX, state.city, False, True)
        assert again == state.city
        assert again is not state.city
    split = finish(2, 1, interstate="duel").city
    assert rebuild_city(BOX, split, True, True) == split


def test_status() -> None:
    assert repr(solo().state) == "<Sprawlopolis turn 1, chance to move, scores 8>"
    assert repr(Table(2).state) == "<Sprawlopolis conditions, chance to move, scores 0-0>"
