"""What may be done: demands, road works, the two cities along the motorway."""

from games.sprawlopolis.builders import (
    BOX,
    Table,
    act,
    own_box,
    place,
    with_works,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.actions import PLACE
from megapolis.games.sprawlopolis.rules.stages import FROM_HAND, PLACING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def test_a_way_up_that_misses_the_demand_is_illegal() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-P").deal(1, 2, 3).start(4)
    table.reveal("CZ-C").lay(1, 0, 2).reveal(5).play("pick", card="CZ-C")
    # The site is in the north-west: one column to the east it must cover, so the card lies turned.
    table.match.play(0, act("place", row=29, column=28))
    assert [int(action) for action in table.state.legal_actions(0)] == [act("turn", turned=1)]
    table.play("turn", turned=1)
    assert len(table.state.city.sites) == 1


def test_how_wrecktar_lies_is_for_the_card_to_say() -> None:
    def ways(turn: str, last: int) -> list[int]:
        box = own_box(('monster = "SE"', f'monster = "SE"\nturn = "{turn}"'))
        table = Table(2, box, conditions="6,12,18", wrecktar=True).deal(1, 2, 3, 4).start(5).reveal("WRECKTAR")
        table.lay(1, 0, 2, last).reveal(7)
        return [int(action) - act("turn", turned=0) for action in table.state.legal_actions(0)]

    assert ways("free", 1) == [0, 1]
    assert ways("printed", 0) == ways("printed", 1) == [0]
    assert [ways("same", 0), ways("same", 1)] == [[0], [1]]


def test_where_no_place_meets_the_demand_any_will_do() -> None:
    # A demand for parks in a city that has none: card 4 gets a home instead of its park.
    source = BOX.source.replace('blocks = "I:ES R:EW C:NS P"', 'blocks = "I:ES R:EW C:NS R"')
    source = source.replace('demand = "beside"\nzone = "R"', 'demand = "beside"\nzone = "P"')
    match = Match(GAME.setup(1, {"conditions": "6,12,18", "construction": True}, GAME.box(source)))
    for do, fields in (
        ("zone_rule", {"zone": "CZ-R"}),
        ("deal", {"card": "1"}),
        ("deal", {"card": "2"}),
        ("deal", {"card": "3"}),
        ("start", {"card": "4"}),
    ):
        match.play(CHANCE, act(do, **fields))
    state = match.state
    assert isinstance(state, Sprawlopolis)
    state.begin_laying(0, BOX.names.index("CZ-C"), FROM_HAND)
    assert list(state.legal_actions(0)) == list(state.city.places(3))
    state.play(0, int(PLACE) + place(2, 0))
    assert len(state.legal_actions(0)) == 2


def test_the_mover_may_play_its_own() -> None:
    table = with_works(order=("RW-2", "RW-1"))
    assert act("repair", works="RW-2") in list(table.state.legal_actions(0))
    assert act("repair", works="RW-1") not in list(table.state.legal_actions(0))
    table.play("pick", card="1")
    assert table.state.may_act() == []


def test_either_city_while_the_deck_lasts() -> None:
    match = Match(GAME.setup(2, {"interstate": "duel", "duel_rules": "either"}), 5)
    rng = Rng(1)
    rows: dict[bool, set[int]] = {True: set(), False: set()}
    while not match.state.is_over():
        state = match.state
        assert isinstance(state, Sprawlopolis)
        seat = state.actors()[0]
        actions = [int(action) for action in state.legal_actions(seat)]
        if state.stage == PLACING:
            rows[state.top >= 0] |= {int(state.city.side(action - int(PLACE))) * 2 + seat for action in actions}
        match.play(seat, actions[rng.below(len(actions))])
    assert rows[True] == {0, 1, 2, 3}
    assert rows[False] == {0, 3}
    assert isinstance(match.state, Sprawlopolis)
    assert len(match.state.city.laid) == 16


def test_together_everybody_builds_in_their_own_city() -> None:
    table = Table(2, conditions="6,12,18", interstate="together")
    for name in ("IS-1", "IS-2", "IS-3", "IS-4"):
        table.chance("lay_strip", motorway=name, turned=0)
    table.deal(1, 2, 3, 4).reveal(5).play("pick", card="1")
    assert {row for row, _ in table.places()} == {2}
    table.put(2, 0).reveal(7).play("pick", 1, card="4")
    assert {row for row, _ in table.places(1)} == {-2}


def test_solo_alternates() -> None:
    table = Table(1, conditions="6,12,18", interstate="together")
    for name in ("IS-1", "IS-2", "IS-3", "IS-4"):
        table.chance("lay_strip", motorway=name, turned=1)
    table.deal(1, 2, 3).reveal(5).play("pick", card="1")
    assert {row for row, _ in table.places()} == {2}
    table.put(2, 0).reveal(7).play("pick", card="2")
    assert {row for row, _ in table.places()} == {-2}
