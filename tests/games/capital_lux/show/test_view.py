"""What a seat sees."""

from games.capital_lux.builders import Scene, dealt, drafted, position
from megapolis.games.capital_lux import GAME


def test_a_seat_sees_its_own_draft_and_remembers_what_it_passed_on() -> None:
    state = position(dealt(3))
    view = GAME.show.view(state, 0)
    assert view.own is not None
    assert len(view.own.pack) == 6
    assert view.own.kept == view.own.passed_first == []
    assert view.asked == "keep"
    assert not any(player.done for player in view.players)
    for _ in range(2):
        state.play(0, state.legal_actions(0)[0])
    view = GAME.show.view(state, 1)
    assert [player.done for player in view.players] == [True, False, False]
    assert GAME.show.view(state, None).own is None
    view = GAME.show.view(position(drafted(3)), 0)
    assert view.own is not None
    assert [len(view.own.passed_first), len(view.own.passed_last)] == [4, 2]
    assert view.players[1].hand.known == view.own.passed_last
    assert view.players[1].hand.citizens == 6


def test_the_kinds_of_cards_in_other_hands_are_open() -> None:
    scene = Scene("scout cleric merchant dualist", hands=["blue-2", "blue-3 rebel-2 rebel-3 dualist-blue-pink-2"])
    hand = GAME.show.view(scene.state, None).players[1].hand
    assert (hand.citizens, hand.rebels, hand.dualists, hand.known) == (1, 2, 1, [])


def test_an_agent_tile_in_the_hand_is_its_drawers_secret() -> None:
    scene = Scene(hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2").chance("draw_agent", agent="+4#1")
    own, other = GAME.show.view(scene.state, 0).own, GAME.show.view(scene.state, 1).own
    assert own is not None
    assert other is not None
    assert (own.tile, other.tile) == (4, None)
    assert GAME.show.prompt(scene.state, 0) == ("agent", {"number": "+4"})


def test_limits_lie_between_what_unknown_tiles_could_do() -> None:
    scene = Scene(capital="blue-5 pink-2", hands=["blue-2", ""])
    # Tiles -3, -1, +1, +2, +4: seat 0 put +4 on blue, seat 1 put two others on blue and one on pink.
    scene.state.placed_tiles = type(scene.state.placed_tiles)([4, 0 | 1 << 6, 1 | 1 << 6, 2 | 1 << 4 | 1 << 6])
    own, other, looking_on = (GAME.show.view(scene.state, seat) for seat in (0, 1, None))
    assert (own.limits[0], own.least[0], own.most[0]) == (9, 9 - 3 - 1, 9 + 1 + 2)
    assert (own.least[1], own.most[1]) == (0, 2 + 2)
    assert (other.limits[0], other.least[0], other.most[0]) == (5 - 3 - 1, 1 + 2, 1 + 4)
    assert (looking_on.least[0], looking_on.most[0]) == (5 - 3 - 1 + 1, 5 + 1 + 2 + 4)
    assert own.least[2:] == own.limits[2:] == own.most[2:]


def test_a_tile_in_the_hand_is_none_of_those_that_lie_unknown() -> None:
    scene = Scene(capital="pink-6", hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2")
    scene.state.placed_tiles = type(scene.state.placed_tiles)([0 | 1 << 4 | 1 << 6])
    scene.chance("draw_agent", agent="+4#1")
    assert GAME.show.view(scene.state, 0).most[1] == 6 + 2
    assert GAME.show.view(scene.state, 1).most[1] == 6 - 3


def test_who_leads_and_what_there_is_to_win() -> None:
    scene = Scene(capital="blue-5 blue-2 pink-3", homes=["blue-4 yellow-2", "blue-4"], hands=["blue-2", ""])
    view = GAME.show.view(scene.state, None)
    assert view.prizes == ["blue-5", "pink-3", None, None]
    assert view.leading == [[0, 1], [], [], []]
