"""Digests, undo, blocks that are left."""

import pytest

from games.megalopolis.builders import Table, act
from megapolis import parse
from megapolis.engine.errors import NoUndo
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.state import new_state


def test_equal_positions_have_equal_digests() -> None:
    """Nothing of a settled debt or a dropped offer is left behind."""
    paid = Table(held={2: ["portovaya"]}, cash={0: 100_000}).roll(1, 2, 5).state
    assert (int(paid.due), int(paid.queue), paid.inward, paid.opens_bridge, int(paid.offered)) == (
        0,
        0,
        False,
        False,
        0,
    )
    table = Table(held={0: ["sadovaya"]}, offers=1)
    untouched = table.state.clone()
    table.do("offer", seat="2").do("withdraw")
    untouched.apply(0, act("go"))
    assert table.state.digest() == untouched.digest()


def played(match: Match, do: str, **fields: str | int) -> None:
    match.play(match.state.actors()[0], act(do, **fields))


def test_a_step_can_be_taken_back_until_another_is_asked() -> None:
    match = Match(GAME.setup(2), 5)
    seat = match.state.actors()[0]
    before = match.state.digest()
    played(match, "offer", seat=str(2 - seat))
    match.undo(seat)
    assert match.state.digest() == before
    played(match, "offer", seat=str(2 - seat))
    for name in ("give", "want"):
        owner = seat if name == "give" else 1 - seat
        played(match, name, permit=GAME.show.view(match.state, None).players[owner].permits[0])
    played(match, "propose")
    with pytest.raises(NoUndo):
        match.undo(seat)


def test_fewer_blocks_make_a_shorter_game() -> None:
    assert int(Table(blocks=40).state.city.blocks_left) == 40
    assert int(Table().state.city.blocks_left) == 80


def test_without_blocks_nobody_can_build() -> None:
    state = Table().state
    assert state.open_sites() == state.city.open > 0
    state.city = state.city.clone()
    state.city.blocks_left = 0
    assert state.open_sites() == 0


def test_a_position_is_written_with_the_names_of_the_box() -> None:
    held = {0: ["sadovaya"], 2: ["portovaya", "north_bridge"]}
    table = Table(held=held, cash={0: 0}, city={"nw11": 2, "se22": 1}, places={1: 13}).roll(1, 2, 5)
    state = table.do("sell", permit="sadovaya").do("raise", by="2").state
    text = state.to_text()
    for part in (
        "stage=auction actor=p3",
        "dice=125",
        "roofs=[nw11 - - -]",
        "permits=[{sadovaya} {} {portovaya north_bridge}]",
        "squares=[8 13 0]",
        "auction=(permit=sadovaya seller=p1 bid=100000 leader=p2 bidders={p2 p3})",
        "queue={p3}",
        "debtor=p1",
    ):
        assert part in text
    assert parse(text) == state
    table = Table(places={0: 21}, held={0: ["sadovaya"]}, cash={0: 0}).roll(2, 3, 4).die(2)
    assert "queue={bank}" in table.state.to_text()
    table = (
        Table(held={0: ["sadovaya"], 1: ["portovaya"]}, offers=2).do("offer", seat="2").do("give", permit="sadovaya")
    )
    text = table.add("charge_more", 100_000).state.to_text()
    assert "window=start deal=(drafter=p1 partner=p2 gives={sadovaya} money=-100000)" in text
    assert parse(text) == table.state


def test_a_position_says_briefly_where_it_stands() -> None:
    assert repr(new_state(GAME.setup(2))) == "<Megalopolis set-up, chance to move, scores 5000000-5000000>"
    assert repr(Table(2).roll(1, 2, 5).state) == "<Megalopolis turn 1 auction, seat 1 to move, scores 5000000-5000000>"
