"""The bots that judge by a network."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.welcome_to.builders import STUCK, Table, sheet
from megapolis import Perspective, deal, find_game, game_ids
from megapolis.arena import play_game
from megapolis.bots import BOTS, UnknownBot, bots_of, make_bot
from megapolis.bots.value_net import ValueNetBot, network_of
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State

pytestmark = pytest.mark.compiled

LONDON = find_game("next_station")
TOWN = find_game("welcome_to")
ALONE = LONDON.setup(1, {"random_pencils": True})


def test_games_with_a_network_have_it_play() -> None:
    for name in game_ids():
        game = find_game(name)
        assert bots_of(game) == ((*BOTS, "learned") if name in ("next_station", "welcome_to") else BOTS)
        assert isinstance(make_bot("expert", 1, game), ValueNetBot) == bool(game.networks)
        assert isinstance(make_bot("hard", 1, game), ValueNetBot) == (name == "welcome_to")
        assert not isinstance(make_bot("medium", 1, game), ValueNetBot)
        assert not isinstance(make_bot("expert:network=off", 1, game), ValueNetBot)
    with pytest.raises(UnknownBot, match=r"Sprawlopolis.* has no bot called “learned”\. Its bots are: random, greedy"):
        make_bot("learned", 1, find_game("sprawlopolis"))
    with pytest.raises(UnknownBot, match="no parameters"):
        make_bot("learned:iterations=3", 1, LONDON)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("next_station", 1, {"random_pencils": True}),
        ("next_station", 1, {"objectives": True, "powers": True}),
        ("next_station", 3, {"powers": True}),
        ("welcome_to", 1, {"competitor": "sam"}),
        ("welcome_to", 2, {"roundabouts": True, "advanced_plans": True}),
        ("welcome_to", 4, {"board": "blueprint"}),
    ],
)
def test_it_plays_legally_and_the_same_every_time(game: str, players: int, options: dict[str, object]) -> None:
    setup = find_game(game).setup(players, options)
    first, second = (play_game(setup, "a seed", ["learned"] * players) for _ in range(2))
    assert first.state.is_over()
    assert first.log == second.log


@pytest.mark.parametrize(("game", "players"), [("next_station", 2), ("welcome_to", 2)])
def test_looking_further_is_the_same_for_the_same_seed_and_budget(game: str, players: int) -> None:
    setup = find_game(game).setup(players, {})
    match = deal(game, players, seed=5)
    for _ in range(2):
        seat = match.state.actors()[0]
        position = Perspective(match.state, seat)
        chosen = make_bot("expert:iterations=24", 3, setup.game).choose(position)
        assert make_bot("expert:iterations=24", 3, setup.game).choose(position) == chosen
        match.play(seat, int(chosen))


@pytest.mark.parametrize(
    ("game", "bot", "decisions"), [("next_station", "learned", 24), ("welcome_to", "expert:iterations=12", 10)]
)
def test_it_knows_only_what_its_seat_may_know(game: str, bot: str, decisions: int) -> None:
    match = deal(game, 3, seed="hidden")
    shelf = find_game(game)
    rng = Rng(1)
    for _ in range(decisions):
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        other = match.state.determinize(seat, rng)
        real = make_bot(bot, 5, shelf).choose(Perspective(match.state, seat))
        assert make_bot(bot, 5, shelf).choose(Perspective(other, seat)) == real
        match.play(seat, int(real))


def test_a_turn_that_was_decided_on_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Later steps of a turn cost no second thought; a position that is not the expected one does."""
    thoughts: list[int] = []
    decide = ValueNetBot.decide

    def counted(bot: ValueNetBot, state: State, seat: int) -> vec[i64]:
        thoughts.append(seat)
        return decide(bot, state, seat)

    monkeypatch.setattr(ValueNetBot, "decide", counted)
    match = deal("welcome_to", 2, seed=4)
    bot = make_bot("expert:iterations=16", 1, TOWN)
    start = match.state.clone()
    while 0 in match.state.actors():
        match.play(0, int(bot.choose(Perspective(match.state, 0))))
    assert thoughts == [0]
    assert bot.choose(Perspective(start, 0)) in start.legal_actions(0)
    start.play(0, start.legal_actions(0)[-1])
    assert bot.choose(Perspective(start, 0)) in start.legal_actions(0)
    assert len(thoughts) >= 2


def test_others_at_the_table_do_not_change_what_it_sees() -> None:
    """The same sheet is worth the same alone and among four: only the seat's own part of the row is judged."""
    match = deal("next_station", 4, seed=8)
    network = network_of(LONDON, "score")
    ahead = network.ahead()
    ahead.look(match.state.isolate(2, Rng(1)), 2)
    values = network.judge(ahead)
    assert len(values) == len(match.state.legal_actions(2))
    for value, there in zip(values, ahead.states, strict=True):
        assert there.awaited() <= 0
        [alone] = network.runtime.run(row_of(LONDON.observer, there, 2), 1)
        assert value == pytest.approx(int(there.points(2)) + alone[0], abs=1e-4)


def test_who_aims_to_win_is_judged_by_the_lead() -> None:
    match = deal("welcome_to", 2, seed=8)
    network = network_of(TOWN, "win")
    ahead = network.ahead()
    ahead.look(match.state.isolate(1, Rng(1)), 1)
    values = network.judge(ahead)
    for value, there in zip(values, ahead.states, strict=True):
        known = [TOWN.heuristics.baseline(there, seat) for seat in (0, 1)]
        [beyond] = network.runtime.run(row_of(TOWN.observer, there, 1), 1)
        assert value == pytest.approx(known[1] - known[0] + beyond[0], abs=1e-4)


@pytest.mark.parametrize("aim", ["score", "win"])
def test_who_ends_the_game_knows_its_points_but_not_yet_its_lead(aim: str) -> None:
    """Others have a last turn as well."""
    table = Table(2).deal("1 fence", "1 pool", "1 park").give(0, sheet(refusals=2, **STUCK))
    network = network_of(TOWN, aim)
    ahead = network.ahead()
    ahead.look(table.state.isolate(0, Rng(1)), 0)
    [value] = network.judge(ahead)
    assert ahead.over[0]
    assert (value == ahead.baselines[0]) == (aim == "score")
    [over] = ahead.states
    assert ahead.baselines[0] == over.points(0) - (over.points(1) if aim == "win" else 0)
    assert network.final_value(over, 0) == (-1.0 if aim == "win" else over.points(0))
    assert [network.expected_value(value) for value in (-40.0, 0.0, 3.0)] == pytest.approx(
        [-0.964, 0.0, 0.149] if aim == "win" else [-40.0, 0.0, 3.0], abs=1e-3
    )


def test_in_its_futures_others_play_on_where_the_lead_counts() -> None:
    match = deal("welcome_to", 3, seed=8)
    for aim in ("score", "win"):
        bot = make_bot("hard", 1, TOWN)
        assert isinstance(bot, ValueNetBot)
        state = bot.play_others(network_of(TOWN, aim), match.state.clone(), 1)
        assert state.actors() == [1]
        assert [bool(state.sheets[seat].filled) for seat in range(3)] == [aim == "win", False, aim == "win"]  # type: ignore[attr-defined]


def test_one_aim_for_points_another_for_the_win() -> None:
    """Another network for another aim; alone there is nobody to be ahead of."""

    def chosen(players: int, aim: str) -> list[int]:
        match = deal("welcome_to", players, seed="aim")
        greedy = make_bot("greedy", 1)
        out = []
        for _ in range(24):
            position = Perspective(match.state, match.state.actors()[0])
            out.append(int(make_bot(f"hard:iterations=1{aim}", 1, TOWN).choose(position)))
            match.play(int(position.seat), int(greedy.choose(position)))
        return out

    assert chosen(2, ",aim=score") != chosen(2, ",aim=win") == chosen(2, "")
    assert chosen(1, ",aim=score") == chosen(1, ",aim=win")


def test_time_is_a_budget_too() -> None:
    match = deal("next_station", 1, seed=2, random_pencils=True)
    bot = make_bot("expert:milliseconds=30", 1, LONDON)
    assert bot.choose(Perspective(match.state, 0)) in match.state.legal_actions(0)
    both = make_bot("expert:milliseconds=1,iterations=1000000", 1, LONDON)
    assert both.choose(Perspective(match.state, 0)) in match.state.legal_actions(0)


def test_it_beats_greedy() -> None:
    """By far more on these deals than chance explains; docs/strength.md has the figures."""
    ahead = 0
    for seed in range(8):
        learned, greedy = (play_game(ALONE, str(seed), [bot]).state.points(0) for bot in ("learned", "greedy"))
        ahead += learned > greedy
    assert ahead >= 6
