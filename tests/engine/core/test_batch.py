"""Many games side by side."""

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.batch import Tables
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.state import actor_of
from megapolis.engine.setup import Setup


def setups(name: str, players: int | None = None, **options: object) -> list[Setup]:
    return [find_game(name).setup(players, options)]


def legal(tables: Tables, at: int) -> list[int]:
    """The legal actions of a table."""
    return [int(action) for action in tables.legal][tables.starts[at] : tables.starts[at + 1]]


def test_buffers_show_the_decision_at_each_table() -> None:
    for name in game_ids():
        tables = Tables(setups(name), 3, 7)
        for _ in range(8):
            tables.step_at_random(1)
            tables.show_rows()
            tables.show_masks()
        for at in range(3):
            state = tables.states[at]
            seat = tables.actors[at]
            assert seat == actor_of(state.awaited())
            length = tables.length
            row = list(tables.rows)[at * length : (at + 1) * length]
            assert row == list(row_of(tables.observer, state, seat))
            mask = list(tables.masks)[at * tables.actions : (at + 1) * tables.actions]
            assert [action for action, flag in enumerate(mask) if flag] == list(state.legal_actions(seat))
            assert legal(tables, at) == list(state.legal_actions(seat))


def test_the_list_of_legal_actions_grows_when_needed() -> None:
    tables = Tables(setups("sprawlopolis", 2), 2, 3)
    room = len(tables.legal)
    while len(tables.legal) == room:
        tables.step_at_random(1)
    for at in range(2):
        assert legal(tables, at) == list(tables.states[at].legal_actions(tables.actors[at]))


def test_rows_and_masks_are_written_on_demand_and_stay_in_their_buffers() -> None:
    tables = Tables(setups("welcome_to", 2), 2, 5)
    rows, masks = memoryview(tables.rows), memoryview(tables.masks)
    assert not any(rows)
    assert not any(masks)
    shown = []
    for _ in range(3):
        tables.show_rows()
        tables.show_masks()
        shown.append((rows.tolist(), masks.tolist()))
        state, seat = tables.states[1], tables.actors[1]
        assert shown[-1][0][tables.length :] == list(row_of(tables.observer, state, seat))
        tables.show_rows()
        tables.show_masks()
        assert (rows.tolist(), masks.tolist()) == shown[-1]
        tables.step_at_random(7)
        assert (rows.tolist(), masks.tolist()) == shown[-1]
    assert shown[0] != shown[1] != shown[2]


def test_a_game_that_ends_is_followed_by_another() -> None:
    tables = Tables(setups("next_station", 2), 4, 1)
    ended = 0
    while ended < 8:
        now = tables.step_at_random(1)
        assert now == sum(tables.ended)
        ended += now
        for at in range(4):
            points, returns, rewards = (
                [float(number) for number in buffer][2 * at : 2 * at + 2]
                for buffer in (tables.points, tables.returns, tables.rewards)
            )
            if tables.ended[at]:
                assert min(points) > 0
                assert (points[0] > points[1]) <= (returns[0] > returns[1])
                assert rewards == returns
                assert tables.states[at].ending() == ""
            else:
                assert rewards == [0.0, 0.0]


def test_several_random_steps_at_once_play_the_same_games_as_single_steps() -> None:
    one, other = (Tables(setups("sprawlopolis", 2), 3, 8) for _ in range(2))
    ended = one.step_at_random(90)
    assert ended == sum(other.step_at_random(1) for _ in range(90)) > 0
    assert [state.digest() for state in one.states] == [state.digest() for state in other.states]
    assert list(one.points) == list(other.points)
    assert one.step_at_random(0) == 0
    assert [state.digest() for state in one.states] == [state.digest() for state in other.states]


def test_chosen_actions_are_checked_and_played() -> None:
    tables = Tables(setups("welcome_to", 2), 3, 2)
    actions = vec[i64]([legal(tables, at)[0] for at in range(3)])
    assert tables.first_illegal(actions) == -1
    after = tables.states[2].clone()
    after.play(tables.actors[2], actions[2])
    assert tables.step(actions) == 0
    assert tables.states[2].digest() == after.digest()
    assert tables.first_illegal(vec[i64]([legal(tables, 0)[0], -1, 5000])) == 1
    for at in range(3):
        may = [action for action in range(-1, int(tables.actions) + 1) if tables.is_legal(at, action)]
        assert may == legal(tables, at)


def test_games_depend_only_on_the_seed() -> None:
    def play(seed: int) -> list[str]:
        tables = Tables(setups("capital_lux", 3), 3, seed)
        for _ in range(120):
            tables.step_at_random(1)
        return [state.digest() for state in tables.states]

    assert play(5) == play(5)
    assert play(5) != play(6)
    assert len(set(play(5))) == 3


def test_tables_take_set_ups_in_turn() -> None:
    game = find_game("next_station")
    tables = Tables([game.setup(1, {"random_pencils": True}), game.setup(1, {})], 4, 1)
    assert [state.setup.options["random_pencils"] for state in tables.states] == [True, False, True, False]


def test_part_of_a_row_of_tables_plays_the_same_games_as_the_whole() -> None:
    game = find_game("next_station")
    mixed = [game.setup(1, {"random_pencils": True}), game.setup(1, {})]
    whole, part = Tables(mixed, 5, 4), Tables(mixed, 2, 4, 3)
    for tables in (whole, part):
        tables.step_at_random(60)
    assert [state.digest() for state in part.states] == [state.digest() for state in whole.states][3:]
    assert list(part.points) == list(whole.points)[3:]


def test_looking_ahead_shows_every_position_that_follows() -> None:
    tables = Tables(setups("next_station", 1, random_pencils=True), 2, 3)
    before = [state.digest() for state in tables.states]
    tables.look_ahead(tables.length, 0, False)
    ahead = tables.ahead
    assert [state.digest() for state in tables.states] == before
    assert list(ahead.starts) == list(tables.starts)
    at = 0
    for table in range(2):
        for action in legal(tables, table):
            after = tables.states[table].clone()
            after.play(0, action)
            assert list(ahead.paths[at]) == [action]
            assert ahead.baselines[at] == after.points(0)
            assert not ahead.over[at]
            row = ahead.rows[at * tables.length : (at + 1) * tables.length]
            assert list(row) == list(row_of(tables.observer, after, 0))
            at += 1
    tables.look_ahead(50, 0, False)
    after = tables.states[0].clone()
    after.play(0, legal(tables, 0)[1])
    assert list(tables.ahead.rows[50 : 50 + 50]) == list(row_of(tables.observer, after, 0))[:50]


def test_looking_ahead_sees_the_end_and_nothing_of_others() -> None:
    tables = Tables(setups("next_station", 2), 1, 1)
    over = 0
    while not tables.ended[0]:
        tables.look_ahead(tables.length, 0, False)
        over += int(tables.ahead.over[0])
        tables.step_at_random(1)
    assert over == 2, "for each seat its own last action is the last"


def test_follow_plays_a_path_to_its_end() -> None:
    tables = Tables(setups("welcome_to", 2), 3, 4)
    tables.look_ahead(tables.length, 5, False)
    assert list(tables.ahead.starts) == [0, 5, 10, 15]
    places = vec[i64]([4, 5, 12])
    there = [tables.ahead.states[place].sheets[0].key() for place in places]  # type: ignore[attr-defined]
    assert tables.follow([tables.ahead.paths[place] for place in places]) == 0
    assert list(tables.actors) == [1, 1, 1], "the turn of the first seat is over"
    assert [state.sheets[0].key() for state in tables.states] == there  # type: ignore[attr-defined]


def test_every_table_may_have_a_seed_of_its_own() -> None:
    one = Tables(setups("capital_lux", 2), 3, 0, 0, [8, 9, 8])
    other = Tables(setups("capital_lux", 2), 1, 5, 0, [9])
    for tables in (one, other):
        tables.step_at_random(200)
    digests = [state.digest() for state in one.states]
    assert digests[0] == digests[2] != digests[1]
    assert other.states[0].digest() == digests[1]


def test_a_saved_game_goes_on_as_it_would_have_gone() -> None:
    tables = Tables(setups("sprawlopolis", 2), 3, 4)
    tables.step_at_random(9)
    saved = tables.save(1)
    before = [state.digest() for state in tables.states]
    tables.step_at_random(70)
    played = tables.states[1].digest()
    others = [tables.states[at].digest() for at in (0, 2)]
    points = list(tables.points)
    tables.show_masks()
    tables.show_rows()
    # Where it was, and in another place besides; a game can be put back again and again.
    tables.restore([1, 0], [saved, saved])
    assert [tables.states[at].digest() for at in (0, 1)] == [before[1], before[1]]
    assert tables.states[2].digest() == others[1]
    for at in range(3):
        state, seat = tables.states[at], tables.actors[at]
        assert seat == actor_of(state.awaited())
        assert legal(tables, at) == list(state.legal_actions(seat))
    assert not tables.rows_current
    assert not tables.masks_current
    assert list(tables.points) == points
    tables.step_at_random(70)
    assert tables.states[0].digest() == tables.states[1].digest() == played


def test_a_game_that_ended_is_forgotten_where_another_is_restored() -> None:
    tables = Tables(setups("next_station", 2), 2, 1)
    saved = tables.save(0)
    while not tables.ended[0]:
        tables.step_at_random(1)
    tables.restore([0], [saved])
    assert tables.ended[0] == 0
    assert list(tables.rewards)[:2] == [0.0, 0.0]
    assert tables.states[0].digest() == saved.state.digest()


def test_looking_ahead_at_some_tables() -> None:
    tables = Tables(setups("next_station", 1, random_pencils=True), 4, 3)
    tables.look_ahead(20, 0, False)
    starts, rows = list(tables.ahead.starts), list(tables.ahead.rows)
    tables.look_ahead(20, 0, False, 1, 3)
    assert list(tables.ahead.starts) == [start - starts[1] for start in starts[1:4]]
    count = starts[3] - starts[1]
    assert list(tables.ahead.rows)[: 20 * count] == rows[20 * starts[1] : 20 * starts[3]]
