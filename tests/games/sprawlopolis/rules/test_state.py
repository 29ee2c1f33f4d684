"""The flow of play: set-up, turns, passing, what a seat knows, expansions, endings."""

import pytest

from games.sprawlopolis.builders import BOX, Table, act, place, solo
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, playout
from megapolis.engine.errors import BadOption, NoUndo
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.actions import DEALT, FINISH, PLACE
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import laid_card, laid_place
from megapolis.games.sprawlopolis.rules.laying import last_laid, lay_card
from megapolis.games.sprawlopolis.rules.stages import FROM_HAND, LAST_CALL, PLACING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def names(cards: int) -> list[str]:
    return [name for at, name in enumerate(BOX.names) if cards >> at & 1]


def finish(players: int, seed: int, **options: object) -> Sprawlopolis:
    state = GAME.new_state(GAME.setup(players, options))
    playout(state, Rng(seed))
    assert isinstance(state, Sprawlopolis)
    return state


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("players", "deck"), [(1, 11), (2, 10), (3, 9), (4, 8)])
def test_cards_after_the_set_up(players: int, deck: int) -> None:
    state = Match(GAME.setup(players), 1).state
    view = GAME.show.view(state, 0)
    assert view.deck == deck
    assert [len(hand.cards) + hand.hidden for hand in view.hands] == [3] + [1] * (players - 1)
    assert len(view.conditions) == 3
    assert view.target == sum(int(number) for number in view.conditions)
    assert len(view.laid) == 1


def test_conditions_chosen_by_hand() -> None:
    state = Match(GAME.setup(1, {"conditions": "2,7,14"}), 1).state
    assert isinstance(state, Sprawlopolis)
    assert state.target() == 23  # the example of the rulebook
    out_of_game = state.terms.conditions
    assert not (state.cards | state.hands[0] | 1 << state.top) & out_of_game


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


# ---------------------------------------------------------------------- turns


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


def test_chance_and_players_wait_for_each_other() -> None:
    table = solo()
    assert len(table.state.legal_actions(0)) == 0
    assert len(table.reveal(5).state.legal_actions(CHANCE)) == 0


# ---------------------------------------------------------------------- what a seat knows


def dealt() -> Table:
    return Table(3, conditions="6,12,18").deal(1, 2, 3, 4, 5).start(7).reveal(8)


def hands(table: Table, seat: int | None) -> list[tuple[list[str], int]]:
    return [(hand.cards, hand.hidden) for hand in GAME.show.view(table.state, seat).hands]


def test_only_the_first_hands_are_secret() -> None:
    table = dealt()
    assert hands(table, 0) == [(["1", "2", "3"], 0), ([], 1), ([], 1)]
    assert hands(table, None) == [([], 3), ([], 1), ([], 1)]
    table.lay(1, 0, 2).reveal(9)
    # Seat 0 remembers what it passed; everybody saw card 8 on the deck.
    assert hands(table, 0) == [(["8"], 0), (["2", "3"], 1), ([], 1)]
    assert hands(table, 1) == [(["8"], 0), (["2", "3", "4"], 0), ([], 1)]
    assert hands(table, 2) == [(["8"], 0), ([], 3), (["5"], 0)]
    assert hands(table, None) == [(["8"], 0), ([], 3), ([], 1)]


def test_a_dealt_card_is_seen_by_its_owner() -> None:
    table = Table(2, conditions="6,12,18")
    action = act("deal", card="1")
    assert table.state.visible_action(0, CHANCE, action) == action
    assert table.state.visible_action(1, CHANCE, action) == table.state.visible_action(-1, CHANCE, action) == DEALT
    said = [entry.key for entry in dealt().match.seen(1)]
    assert said[:5] == ["dealt", "dealt", "dealt", "deal", "dealt"]


def test_imagining_deals_unseen_cards_anew() -> None:
    table = dealt().lay(1, 0, 2).reveal(9)
    seen = set()
    for key in range(60):
        imagined = table.state.determinize(2, Rng(key))
        assert isinstance(imagined, Sprawlopolis)
        assert names(imagined.hands[2]) == ["5"]
        assert names(imagined.hands[0]) == ["8"]
        assert len(names(imagined.hands[1])) == 3
        # Who passed two of the three cards still knows exactly those.
        assert len(names(imagined.hands[1] & imagined.known[0])) == 2
        seen |= set(names(imagined.hands[1]))
    assert seen == {"2", "3", "4", "10", "11", "13", "14", "15", "16", "17"}


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


# ---------------------------------------------------------------------- construction zones


def test_zone_cards_join_the_deck_but_the_condition() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-R").deal(1, 2, 3).start(4)
    assert names(table.state.cards >> 18 << 18) == ["CZ-P", "CZ-C", "CZ-I"]
    table.reveal("CZ-P").lay(1, 0, 2).reveal("CZ-C")
    assert "CZ-P" in names(table.state.hands[0])
    table.play("pick", card="CZ-P")
    legal = table.state.legal_actions(0)
    assert len(legal) < len(table.state.city.places(3))


def test_a_way_up_that_misses_the_demand_is_illegal() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-P").deal(1, 2, 3).start(4)
    table.reveal("CZ-C").lay(1, 0, 2).reveal(5).play("pick", card="CZ-C")
    # The site is in the north-west: one column to the east it must cover, so the card lies turned.
    table.match.play(0, act("place", row=29, column=28))
    assert [int(action) for action in table.state.legal_actions(0)] == [act("turn", turned=1)]
    table.play("turn", turned=1)
    assert len(table.state.city.sites) == 1


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


def test_sudden_demolition_is_laid_when_drawn() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-I").deal(1, 2, 3).start(4)
    table.reveal("CZ-P").lay(1, 0, 2)
    table.reveal(5)
    assert table.state.actors() == [0]
    assert GAME.show.prompt(table.state, 0)[0] == "urgent"
    table.put(1, 1)
    # Then the player draws again.
    assert names(table.state.hands[0]) == ["2", "3", "5"]


# ---------------------------------------------------------------------- points of interest


def test_the_start_card_covers_half_of_the_landmark_card() -> None:
    table = Table(2, conditions="6,12,18", landmarks=True).deal(1, 2, 3, 4).start(5)
    assert table.state.actors() == [0]
    table.play("flip", side="B")
    assert table.places() == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    table.put(0, 1, 1)
    assert len(table.state.city.landmarks) == 1
    assert [line.key for line in table.state.breakdown(0)][-1] == "landmarks"
    table.reveal(7)
    assert table.state.actors() == [0]


# ---------------------------------------------------------------------- Wrecktar


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


# ---------------------------------------------------------------------- beaches


def test_a_beach_is_laid_when_drawn() -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach="B-N2").deal(1, 2, 3).start(4)
    table.reveal("B-E1").lay(1, 0, 2).reveal("B-E2")
    assert GAME.show.prompt(table.state, 0) == ("urgent", {"card": "B-E1"})
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


# ---------------------------------------------------------------------- road works


WORKS = ("RW-1", "RW-2", "RW-3", "RW-4")


def with_works(players: int = 2, order: tuple[str, ...] = WORKS, **options: object) -> Table:
    table = Table(players, conditions="6,12,18", **{"roadworks": "normal"} | options)
    table.deal(1, 2, 3, *range(4, 3 + players)).start(8)
    for works in order[: max(players, int(str(options.get("solo_roadworks", 1))))]:
        table.chance("deal_works", works=works)
    return table.reveal(9)


def test_everybody_gets_one_and_it_counts_against_the_team() -> None:
    table = with_works(3)
    assert [hand.works for hand in GAME.show.view(table.state, None).hands] == [["RW-1"], ["RW-2"], ["RW-3"]]
    assert table.state.breakdown(0)[-1].points == -9


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


def test_the_mover_may_play_its_own() -> None:
    table = with_works(order=("RW-2", "RW-1"))
    assert act("repair", works="RW-2") in list(table.state.legal_actions(0))
    assert act("repair", works="RW-1") not in list(table.state.legal_actions(0))
    table.play("pick", card="1")
    assert table.state.may_act() == []


def test_it_is_the_last_played_card_for_wrecktar() -> None:
    table = Table(1, conditions="6,12,18", roadworks="normal", wrecktar=True).deal(1, 2, 3).start(8)
    table.chance("deal_works", works="RW-2").reveal("WRECKTAR").lay(1, 0, 2)
    table.reveal(5)
    assert table.state.place == place(0, 2)
    other = Table(1, conditions="6,12,18", roadworks="normal", wrecktar=True).deal(1, 2, 3).start(8)
    other.chance("deal_works", works="RW-2").reveal("WRECKTAR").play("repair", works="RW-2")
    other.match.play(0, int(other.state.legal_actions(0)[0]))
    other.match.play(0, int(other.state.legal_actions(0)[0]))
    assert last_laid(other.state.city) == laid_place(other.state.city.laid[-1])
    assert names(1 << laid_card(other.state.city.laid[-1])) == ["RW-2"]


def test_solo_may_start_with_more() -> None:
    assert with_works(1, solo_roadworks=4).state.breakdown(0)[-1].points == -12


def play_to_last_call(table: Table) -> None:
    """Plays at random, without road works, until only they are left."""
    rng = Rng(4)
    while not table.state.is_over() and table.state.stage != LAST_CALL:
        if table.state.actors() == [CHANCE]:
            table.match.play(CHANCE, int(table.state.sample(rng)))
        else:
            seat = table.state.actors()[0]
            actions = [
                int(action) for action in table.state.legal_actions(seat) if action < act("repair", works="RW-1")
            ]
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


# ---------------------------------------------------------------------- interstate


def test_the_motorway_of_a_duel_is_built_by_turns() -> None:
    table = Table(2, conditions="6,12", interstate="duel").chance("motorway_rule", motorway="IS-2")
    table.chance("strip", motorway="IS-1")
    assert table.state.actors() == [1]  # the youngest begins
    table.play("turn", 1, turned=0)
    table.chance("strip", motorway="IS-3")
    assert table.state.actors() == [0]
    table.play("extend", 0, end="west").play("turn", 0, turned=1)
    table.chance("strip", motorway="IS-4")
    table.play("extend", 1, end="east").play("turn", 1, turned=0)
    view = GAME.show.view(table.state, 0)
    assert [(card.card, card.turned) for card in view.strip] == [("IS-3", True), ("IS-1", False), ("IS-4", False)]
    assert view.duel == "majority"
    assert view.target is None
    table.deal(1, 2, 3, 4, 5, 7).reveal(8)
    assert [names(hand) for hand in table.state.hands[:2]] == [["1", "2", "3"], ["4", "5", "7"]]
    assert GAME.show.view(table.state, 0).deck == 10
    assert table.state.actors() == [0]  # the oldest plays first
    table.play("pick", card="1")
    assert {row for row, _ in table.places()} == {2}
    table.put(2, 0)
    # Nothing is passed; one card is drawn.
    assert [names(hand) for hand in table.state.hands[:2]] == [["2", "3", "8"], ["4", "5", "7"]]
    table.reveal(9).play("pick", 1, card="4")
    assert {row for row, _ in table.places(1)} == {-2}


def test_where_the_motorway_lies_is_part_of_the_position() -> None:
    found = []
    for first, second, end in (("IS-1", "IS-2", "east"), ("IS-2", "IS-1", "west")):
        table = Table(2, conditions="6,12", interstate="duel", duel_rules="choice").chance("strip", motorway=first)
        table.play("turn", 1, turned=0).chance("strip", motorway=second)
        found.append(table.play("extend", 0, end=end).play("turn", 0, turned=0).state)
    assert list(found[0].city.strip) == list(found[1].city.strip)
    assert found[0].digest() != found[1].digest()


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


def test_the_target_is_reached_or_must_be_exceeded() -> None:
    plain = Match(GAME.setup(2, {"interstate": "together", "conditions": "1,2,3"}), 1).state
    literal = Match(GAME.setup(2, {"interstate": "together", "conditions": "1,2,3", "exceed_target": True}), 1).state
    assert isinstance(plain, Sprawlopolis)
    assert isinstance(literal, Sprawlopolis)
    assert (plain.target(), literal.target()) == (6, 7)


# ---------------------------------------------------------------------- endings


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
        scores, roads = state.scores(), [-tie for tie in state.tie_breaks()]
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


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"interstate": "duel", "wrecktar": True}, "conflict-interstate-alone"),
        (2, {"interstate": "together", "roadworks": "normal"}, "conflict-interstate-alone"),
        (1, {"interstate": "together", "landmarks": True}, "conflict-interstate-alone"),
        (3, {"interstate": "duel"}, "conflict-duel-players"),
        (1, {"interstate": "duel"}, "conflict-duel-players"),
        (3, {"interstate": "together"}, "conflict-together-players"),
        (1, {"conditions": "1,2"}, "conflict-conditions"),
        (2, {"conditions": "1,2,3", "interstate": "duel"}, "conflict-conditions"),
        (2, {"level": "hard", "interstate": "duel"}, "conflict-duel-level"),
        (2, {"duel_rules": "choice"}, "conflict-duel-rules"),
        (2, {"roadworks": "normal", "solo_roadworks": 2}, "conflict-solo-roadworks"),
        (1, {"solo_roadworks": 2}, "conflict-solo-roadworks"),
        (1, {"exceed_target": True}, "conflict-exceed-target"),
        (5, {}, "error-players"),
        (1, {"conditions": "1,2,19"}, "error-option-value"),
        (1, {"conditions": "1,2,2"}, "error-option-value"),
    ],
)
def test_impossible_options(players: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players, options)
    assert caught.value.reason.key == key


def test_who_plays_together() -> None:
    assert GAME.is_cooperative(GAME.setup(4))
    assert GAME.is_cooperative(GAME.setup(2, {"interstate": "together"}))
    assert not GAME.is_cooperative(GAME.setup(2, {"interstate": "duel"}))


def test_remarks() -> None:
    assert GAME.show.remark(finish(1, 1)) == (
        "target_missed",
        {"points": finish(1, 1).points(0), "target": finish(1, 1).target()},
    )
    for seed in range(10):
        state = finish(2, seed, interstate="duel")
        said = GAME.show.remark(state)
        expected = ("duel_shared", {}) if state.winner() < 0 else ("duel_won", {"seat": state.winner() + 1})
        assert said == expected


def test_lay_card_leaves_the_old_city_alone() -> None:
    before = solo().state.city
    lay_card(BOX, before, 0, 0, place(0, 2), True)
    assert len(before.laid) == 1
    assert before.right == 30
