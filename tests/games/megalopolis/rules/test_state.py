"""Digests, undo, blocks that are left."""

import pytest

from games.megalopolis.builders import Table, act
from megapolis.engine.errors import NoUndo
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME


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
    untouched.offers_left = 0
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
