"""The account of a round's end: figures that say why."""

from games.capital_lux.builders import Scene, act
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.account import JUDGED, entry, entry_district, entry_kind, entry_seat, figure
from megapolis.games.capital_lux.show.view import DistrictEnd, HomeEnd, PlacedView, RoundEnd, TileView


def ending(scene: Scene) -> RoundEnd:
    found: RoundEnd | None = GAME.show.view(scene.state, None).ending
    assert found is not None
    return found


def test_an_entry_gives_back_what_was_put_in() -> None:
    item = entry(JUDGED, 3, 2, 4095, -7, 1)
    assert (entry_kind(item), entry_seat(item), entry_district(item)) == (JUDGED, 3, 2)
    assert [figure(item, at) for at in range(3)] == [4095, -7, 1]


def test_before_the_first_round_ends_there_is_none() -> None:
    assert GAME.show.view(Scene(hands=["blue-2", "pink-2"]).state, 0).ending is None


def test_hands_and_tiles_come_first_then_every_district_with_its_figures() -> None:
    scene = Scene(
        capital="blue-5 pink-4",
        homes=["blue-4 pink-2", "blue-6 blue-3"],
        hands=["blue-2 blue-4", "pink-2"],
    )
    scene.home("blue-2")
    scene.state.placed_tiles = type(scene.state.placed_tiles)([0 | 0 << 4 | 1 << 6])
    told = ending(scene.end_round())
    assert told.round == 1
    assert told.placed == [PlacedView(0, "blue", "blue-4"), PlacedView(1, "pink", "pink-2")]
    assert told.tiles == [TileView("blue", 1, -3)]
    assert told.districts == [
        # 5 in the capital, -3 by the tile: both homes are over 2, so nobody is left to win.
        DistrictEnd("blue", 5, 2, [HomeEnd(0, 10, 0, 0, False), HomeEnd(1, 9, 0, 0, False)], True, [], "blue-5"),
        # A tie: a coin each, and the 4 is gone.
        DistrictEnd("pink", 4, 4, [HomeEnd(0, 2, 0, 0, True), HomeEnd(1, 2, 0, 0, True)], True, [0, 1], "pink-4"),
        DistrictEnd("yellow", 0, 0, [], True, [], None),
        DistrictEnd("green", 0, 0, [], True, [], None),
    ]
    assert [player.coins for player in GAME.show.view(scene.state, None).players] == [1, 1]


def test_a_limit_below_zero_is_told_as_it_is() -> None:
    scene = Scene(homes=["pink-2", ""], limit_floor_zero=False)
    scene.state.placed_tiles = type(scene.state.placed_tiles)([0 | 1 << 4 | 0 << 6])
    assert ending(scene.end_round()).districts[1].limit == -3


def test_while_a_player_decides_about_coins_the_account_stops_there() -> None:
    scene = Scene(capital="blue-5", homes=["blue-6", "blue-4"])
    scene.state.players[0].coins = 2
    scene.end_round()
    copy = scene.state.clone()
    told = ending(scene)
    assert [(each.colour, each.homes) for each in told.districts] == [("blue", [])]
    assert told.round == 1
    blue = ending(scene.play("spend", coins=1)).districts[0]
    assert blue.homes == [HomeEnd(0, 6, 1, 0, True), HomeEnd(1, 4, 0, 0, True)]
    assert (blue.best, blue.prize) == ([0], "blue-5")
    # The copy made before the choice goes its own way.
    copy.apply(0, act("spend", coins=0))
    other = GAME.show.view(copy, None).ending
    assert other is not None
    assert other.districts[0].homes[0] == HomeEnd(0, 6, 0, 0, False)
    assert ending(scene).districts[0].homes[0].stays


def test_a_copy_does_not_write_into_the_account_it_was_copied_with() -> None:
    # Two entries before the choices, which leaves the vec room that an append could write into.
    scene = Scene(capital="blue-5 green-6", homes=["blue-6", "blue-6"], hands=["", "green-2"])
    for player in scene.state.players:
        player.coins = 1
    scene.end_round()
    copy = scene.state.clone()
    scene.play("spend", coins=1)
    copy.apply(0, act("spend", coins=0))
    assert ending(scene).districts[0].homes == [HomeEnd(0, 6, 1, 0, True)]


def test_covered_values_are_told_whether_they_save_or_not() -> None:
    scene = Scene("agent cleric guard scholar", capital="blue-5 pink-2", homes=["blue-6 blue-3 pink-3 pink-4", ""])
    home = scene.state.players[0].home
    home[0] |= 1 << 9
    home[2] |= 1 << 9
    blue, pink = ending(scene.end_round()).districts[:2]
    assert blue.homes == [HomeEnd(0, 9, 0, 6, True)]
    assert pink.homes == [HomeEnd(0, 7, 0, 3, False)]


def test_the_next_round_end_begins_anew() -> None:
    scene = Scene(capital="blue-5", homes=["blue-2", ""])
    first = ending(scene.end_round())
    second = ending(scene.end_round())
    assert (first.round, second.round) == (1, 2)
    assert len(second.districts) == 4
