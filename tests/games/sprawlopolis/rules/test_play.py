"""The flow of play: turns, passing, cards that are laid when drawn, road works."""

import pytest

from games.sprawlopolis.builders import (
    BOX,
    Table,
    act,
    dealt,
    finish,
    names,
    place,
    solo,
    with_works,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import NoUndo
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.actions import FINISH, WRECKTAR
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import (
    laid_card,
    laid_place,
)
from megapolis.games.sprawlopolis.rules.laying import last_laid, lay_card
from megapolis.games.sprawlopolis.rules.play import has_place
from megapolis.games.sprawlopolis.rules.stages import LAST_CALL
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_fifteen_cards_lie_in_the_city_at_the_end(players: int) -> None:
    assert len(finish(players, 3).city.laid) == 15


@pytest.mark.parametrize(
    ("options", "laid"),
    [
        ({"construction": True}, 18),
        ({"landmarks": True}, 16),
        ({"wrecktar": True}, 16),
        ({"beaches": True}, 18),
        ({"construction": True, "landmarks": True, "wrecktar": True, "beaches": True}, 23),
    ],
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_expansions_add_their_cards(options: dict[str, object], laid: int, players: int) -> None:
    for seed in range(5):
        state = finish(players, seed, **options)
        assert len(state.city.laid) == laid
        assert not any(state.hands)


@pytest.mark.parametrize(("players", "mode", "laid"), [(1, "together", 15), (2, "together", 15), (2, "duel", 16)])
def test_all_cards_are_laid_along_the_motorway(players: int, mode: str, laid: int) -> None:
    assert len(finish(players, 5, interstate=mode).city.laid) == laid


def test_solo_plays_one_and_draws_one() -> None:
    table = solo().reveal(5)
    assert names(table.state.hands[0]) == ["1", "2", "3"]
    table.lay(2, 0, 2)
    assert names(table.state.hands[0]) == ["1", "3", "5"]
    assert table.state.actors() == [CHANCE]
    table.reveal(7)
    assert table.state.actors() == [0]


def test_the_rest_of_the_hand_is_passed_on_and_the_top_card_drawn() -> None:
    table = Table(3, conditions="6,12,18").deal(1, 2, 3, 4, 5).start(7).reveal(8)
    table.lay(1, 0, 2)
    assert [names(hand) for hand in table.state.hands[:3]] == [["8"], ["2", "3", "4"], ["5"]]
    table.reveal(9)
    assert table.state.actors() == [1]
    table.lay(4, 2, 0, seat=1)
    assert [names(hand) for hand in table.state.hands[:3]] == [["8"], ["9"], ["2", "3", "5"]]


def test_an_empty_deck_leaves_players_without_cards() -> None:
    table = Table(2, conditions="6,12,18").deal(1, 2, 3, 4).start(5)
    deck = [7, 8, 9, 10, 11, 13, 14, 15, 16, 17]
    table.reveal(deck[0])
    for number in range(14):
        seat = number % 2
        card = names(table.state.hands[seat])[0]
        table.lay(card, 0, 2 * number + 2, seat=seat)
        if number < 9:
            table.reveal(deck[number + 1])
    assert table.state.is_over()
    assert table.state.hands[:2] == type(table.state.hands)([0, 0])


def test_hands_shrink_at_the_end() -> None:
    sizes = []
    state = GAME.new_state(GAME.setup(4))
    rng = Rng(2)
    while not state.is_over():
        assert isinstance(state, Sprawlopolis)
        if state.awaited() == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        actions = state.legal_actions(state.actors()[0])
        if len(state.city.laid) >= 9 and actions[0] < 31:
            sizes.append([len(names(hand)) for hand in state.hands[:4]])
        state.play(state.actors()[0], actions[0])
    assert [max(row) for row in sizes] == [3, 3, 3, 3, 2, 1]
    assert sum(sizes[-1]) == 1


def test_a_shown_card_cannot_be_taken_back_but_a_place_can() -> None:
    table = dealt().play("pick", card="1")
    with pytest.raises(NoUndo):
        table.match.undo(0)
    table.match.play(0, act("place", row=29, column=31))
    table.match.undo(0)
    assert table.state.place == -1
    alone = solo().reveal(5).play("pick", card="1")
    alone.match.undo(0)
    assert names(alone.state.hands[0]) == ["1", "2", "3"]


def test_sudden_demolition_is_laid_when_drawn() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-I").deal(1, 2, 3).start(4)
    table.reveal("CZ-P").lay(1, 0, 2)
    table.reveal(5)
    assert table.state.actors() == [0]
    assert GAME.show.prompt(table.state, 0)[0] == "urgent"
    table.put(1, 1)
    # Then the player draws again.
    assert names(table.state.hands[0]) == ["2", "3", "5"]


def test_wrecktar_tramples_the_last_card() -> None:
    table = Table(2, conditions="6,12,18", wrecktar=True).deal(1, 2, 3, 4).start(5).reveal("WRECKTAR")
    assert table.state.city.monster < 0  # seeing it on the deck does nothing
    table.lay(1, 0, 2).reveal(7)
    assert table.state.actors() == [0]
    assert [int(action) for action in table.state.legal_actions(0)] == [act("turn", turned=0), act("turn", turned=1)]
    table.play("turn", turned=1)
    assert table.state.city.monster == place(0, 2)
    assert names(table.state.hands[0]) == ["7"]  # drawn again
    assert [line.key for line in table.state.breakdown(0)][-1] == "monster"


def test_wrecktar_as_the_last_card_of_the_deck() -> None:
    for seed in range(30):
        state = finish(1, seed, wrecktar=True)
        assert state.city.monster >= 0


def test_a_beach_is_laid_when_drawn() -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach="B-N2").deal(1, 2, 3).start(4)
    table.reveal("B-E1").lay(1, 0, 2).reveal("B-E2")
    assert GAME.show.prompt(table.state, 0)[0] == "urgent"
    assert table.state.card == BOX.names.index("B-E1")
    table.put(0, 4)
    assert GAME.show.view(table.state, 0).shores == {"east": 33}
    table.reveal(5)
    assert table.state.card == BOX.names.index("B-E2")
    table.put(0, -2, 1)
    assert names(table.state.hands[0]) == ["2", "3", "5"]


def test_a_beach_without_a_direction_leaves_the_game() -> None:
    source = BOX.source
    for name, blocks in (("B-N1", "~ ~ R:EW I:EW"), ("B-N2", "~ ~ P I:ES")):
        assert name in source
        source = source.replace(f'"{blocks}"', '"R ~ P ~"')
    data = GAME.box(source)
    match = Match(GAME.setup(1, {"beaches": True}, data), 3)
    rng = Rng(1)
    while not match.state.is_over():
        actions = match.state.legal_actions(0)
        match.play(0, int(actions[rng.below(len(actions))]))
    assert isinstance(match.state, Sprawlopolis)
    laid = [data.names[laid_card(item)] for item in match.state.city.laid] if isinstance(data, Box) else []
    assert len([name for name in laid if name.startswith("B-")]) == 2
    assert len(laid) == 17


def test_anyone_may_play_theirs_while_another_is_to_pick() -> None:
    table = with_works()
    assert table.state.actors() == [0]
    assert table.state.may_act() == [1]
    assert GAME.show.prompt(table.state, 1)[0] == "volunteer"
    assert GAME.show.view(table.state, 1).asked == "volunteer"
    turn = table.state.mover
    table.play("repair", 1, works="RW-2")
    assert table.state.actors() == [1]
    assert not len(table.state.legal_actions(0))
    first = int(table.state.legal_actions(1)[0])
    table.match.play(1, first)
    table.match.play(1, int(table.state.legal_actions(1)[0]))
    # It was not a turn: the mover is asked again.
    assert table.state.mover == turn
    assert table.state.actors() == [0]
    assert table.state.breakdown(0)[-1].points == -3
    assert names(table.state.hands[0]) == ["1", "2", "3"]


def test_a_volunteer_may_take_the_card_back_until_it_lies() -> None:
    table = with_works()
    before = table.state.digest()
    table.play("repair", 1, works="RW-2")
    table.match.undo(1)
    assert table.state.digest() == before
    assert table.state.actors() == [0]


def test_it_is_the_last_played_card_for_wrecktar() -> None:
    table = Table(1, conditions="6,12,18", roadworks="normal", wrecktar=True).deal(1, 2, 3).start(8)
    table.chance("deal_works", works="RW-2").reveal("WRECKTAR").lay(1, 0, 2).play("draw")
    table.reveal(5)
    assert table.state.place == place(0, 2)
    other = Table(1, conditions="6,12,18", roadworks="normal", wrecktar=True).deal(1, 2, 3).start(8)
    other.chance("deal_works", works="RW-2").reveal("WRECKTAR").play("repair", works="RW-2")
    other.match.play(0, int(other.state.legal_actions(0)[0]))
    other.match.play(0, int(other.state.legal_actions(0)[0]))
    assert last_laid(other.state.city) == laid_place(other.state.city.laid[-1])
    assert names(1 << laid_card(other.state.city.laid[-1])) == ["RW-2"]


def test_road_works_may_be_laid_after_a_card_and_before_the_draw() -> None:
    table = Table(2, conditions="6,12,18", roadworks="normal", wrecktar=True).deal(1, 2, 3, 4).start(8)
    table.chance("deal_works", works="RW-1").chance("deal_works", works="RW-2").reveal("WRECKTAR").lay(1, 0, 2)
    state = table.state
    assert state.actors() == [0]
    assert GAME.show.prompt(state, 0)[0] == "draw"
    assert state.may_act() == [1]
    assert act("draw") in list(state.legal_actions(0))
    assert str(state.why_not(1, act("draw")).say("en"))  # type: ignore[union-attr]
    assert state.why_not(0, act("pick", card="2")).key == "why-draw-first"  # type: ignore[union-attr]
    # The other player lays road works: they are the last card laid, and Wrecktar falls on them.
    table.play("repair", 1, works="RW-2")
    for _ in range(2):
        table.match.play(1, int(table.state.legal_actions(1)[0]))
    laid = table.state.city.laid[-1]
    assert names(1 << laid_card(laid)) == ["RW-2"]
    if table.state.actors() == [0]:
        table.play("draw")
    table.reveal(5)
    assert table.state.place == laid_place(laid)


def test_nobody_is_asked_to_draw_where_no_road_works_fit() -> None:
    table = solo()
    table.reveal(5).lay(1, 0, 2)
    assert table.state.actors() == [CHANCE]
    assert table.state.why_not(CHANCE, act("draw")).key != "why-not-drawing"  # type: ignore[union-attr]
    table.reveal(7)
    assert table.state.why_not(0, act("draw")).key == "why-not-drawing"  # type: ignore[union-attr]


def test_in_the_first_version_a_card_was_drawn_at_once() -> None:
    setup = GAME.setup(1, {"conditions": ("6", "12", "18"), "roadworks": "normal"}, rules=1)
    match = Match(setup, "works")
    match.play(0, int(match.state.legal_actions(0)[0]))
    match.play(0, int(match.state.legal_actions(0)[0]))
    match.play(0, int(match.state.legal_actions(0)[0]))
    assert act("draw") not in list(match.state.legal_actions(0))
    assert match.state.turns == 1  # type: ignore[attr-defined]


def test_wrecktar_leaves_the_game_where_every_card_lies_in_the_sea() -> None:
    table = Table(1, conditions="6,12,18", beaches=True, wrecktar=True).chance("beach_rule", beach="B-N2")
    table.deal(1, 2, 3).start(8).reveal("B-E1")
    state = table.state
    state.city = lay_card(BOX, state.city, BOX.names.index("B-N1"), 1, place(0, 0), False)
    assert last_laid(state.city) == -1
    assert not has_place(state, int(WRECKTAR))
    assert has_place(state, 5)


def play_to_last_call(table: Table) -> None:
    """Plays at random, without road works, until only they are left."""
    rng = Rng(4)
    while not table.state.is_over() and table.state.stage != LAST_CALL:
        if table.state.actors() == [CHANCE]:
            table.match.play(CHANCE, int(table.state.sample(rng)))
        else:
            seat = table.state.actors()[0]
            first, last = act("repair", works="RW-1"), act("repair", works="RW-4")
            actions = [int(action) for action in table.state.legal_actions(seat) if not first <= action <= last]
            table.match.play(seat, actions[rng.below(len(actions))])


def test_a_last_call_after_the_last_card() -> None:
    table = with_works(2)
    play_to_last_call(table)
    seat = table.state.actors()[0]
    assert GAME.show.prompt(table.state, seat)[0] == "last"
    assert table.state.ending() == ""
    other = 1 - seat
    table.match.play(seat, int(FINISH))
    assert table.state.actors() == [other]
    # Playing asks those who let it pass again, since the city has changed.
    table.match.play(other, int(table.state.legal_actions(other)[0]))
    table.match.play(other, int(table.state.legal_actions(other)[0]))
    table.match.play(other, int(table.state.legal_actions(other)[0]))
    assert table.state.actors() in ([seat], [])
    while not table.state.is_over():
        table.match.play(table.state.actors()[0], int(FINISH))
    assert table.state.ending() == "target_missed"
