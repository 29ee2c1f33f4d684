"""Replays as arrays."""

from pathlib import Path

import numpy as np
import pytest

from megapolis import find_game
from megapolis.arena import match, play_game, records
from megapolis.catalog import deal, game_ids
from megapolis.cli import main
from megapolis.engine import replay
from megapolis.engine.core.observation import row_of
from megapolis.engine.errors import BadFile
from megapolis.envs.replays import ARRAYS, Decisions, chunks, load


def write(path: Path, *lines: str) -> Path:
    with records.open_writer(path) as put:
        for line in lines:
            put(line)
    return path


@pytest.mark.parametrize("name", game_ids())
def test_arrays_have_the_decisions_that_were_played(tmp_path: Path, name: str) -> None:
    game = find_game(name)
    setup = game.setup(game.seats[0])
    games = [play_game(setup, str(seed), ["random"] * setup.players) for seed in range(2)]
    path = write(tmp_path / "games.jsonl.gz", *map(replay.dump_line, games))
    found = load(path)
    at = 0
    for number, one in enumerate(games):
        returns, scores = one.state.returns(), one.state.scores()
        state = game.new_state(setup)
        for actor, action in one.log:
            if actor >= 0:
                assert found.observations[at].tolist() == list(row_of(game.observer, state, actor))
                assert np.flatnonzero(found.masks[at]).tolist() == list(state.legal_actions(actor))
                assert (found.actions[at], found.seats[at], found.games[at]) == (action, actor, number)
                assert found.returns[at] == np.float32(returns[actor])
                assert found.points[at] == scores[actor]
                at += 1
            state.play(actor, action)
    assert len(found) == at


def test_decisions_of_one_bot_and_a_few_games_at_a_time(tmp_path: Path) -> None:
    event = match(find_game("next_station").setup(2), "arrays", 2, ["greedy", "random"])
    path = write(tmp_path / "games.jsonl.zst", *(line for _, line in records.play_all(event)))
    everybody, greedy, nobody = (load(path, bot=bot) for bot in ("", "greedy", "expert"))
    assert set(zip(greedy.games.tolist(), greedy.seats.tolist(), strict=True)) == {(0, 0), (1, 1), (2, 0), (3, 1)}
    assert greedy.returns.mean() > 0 == len(nobody)
    assert nobody.observations.shape == (0, everybody.observations.shape[1])
    parts = list(chunks(path, 3))
    assert [part.games.max() for part in parts] == [2, 3]
    assert (np.concatenate([part.observations for part in parts]) == everybody.observations).all()


def test_a_game_that_cannot_be_used_is_refused_by_its_line(tmp_path: Path) -> None:
    one, two = (
        replay.dump_line(play_game(find_game("next_station").setup(players), "x", ["random"] * players))
        for players in (1, 2)
    )
    unfinished = replay.dump_line(deal("next_station", seed=1))
    cases = {
        "mixed": ([one, two], r"next_station \(1\) and, at line 2, of next_station \(2\)"),
        "unfinished": ([one, unfinished], "unfinished game at line 2"),
        "damaged": ([one, one.replace('"seat', '"seta').replace("0, {", "1, {", 1)], "damaged at line 2"),
        "empty": ([], "holds no games"),
    }
    for name, (lines, words) in cases.items():
        with pytest.raises(BadFile, match=words):
            load(write(tmp_path / f"{name}.jsonl", *lines))


def test_arrays_are_kept_in_a_file(tmp_path: Path) -> None:
    event = match(find_game("next_station").setup(2), "kept", 1, ["greedy", "random"])
    found = load(write(tmp_path / "games.jsonl", *(line for _, line in records.play_all(event))))
    found.save(tmp_path / "games.npz")
    again = Decisions.read(tmp_path / "games.npz")
    for name in ARRAYS:
        assert getattr(again, name).dtype == getattr(found, name).dtype
        assert (getattr(again, name) == getattr(found, name)).all()
    (tmp_path / "cut.npz").write_bytes((tmp_path / "games.npz").read_bytes()[:1000])
    np.savez(tmp_path / "other.npz", actions=found.actions)
    for wrong in ("cut.npz", "other.npz", "none.npz"):
        with pytest.raises(BadFile, match=wrong):
            Decisions.read(tmp_path / wrong)


def test_episodes_are_one_seats_decisions_in_one_game(tmp_path: Path) -> None:
    event = match(find_game("next_station").setup(2), "episodes", 1, ["greedy", "random"])
    found = load(write(tmp_path / "games.jsonl", *(line for _, line in records.play_all(event))))
    episodes = list(found.episodes())
    assert len(episodes) == 2 * 2
    assert sum(len(each["actions"]) for each in episodes) == len(found)
    for each in episodes:
        assert each["terminations"].tolist() == [False] * (len(each["actions"]) - 1) + [True]
        assert not each["rewards"][:-1].any()
        assert not each["truncations"].any()
    first = (found.games == 0) & (found.seats == 0)
    assert episodes[0]["rewards"][-1] == found.returns[first][0]
    assert (episodes[0]["observations"][:-1] == found.observations[first]).all()


def test_an_episode_ends_with_what_the_seat_saw_at_the_end(tmp_path: Path) -> None:
    game = find_game("welcome_to")
    played = [play_game(game.setup(2), str(seed), ["random", "greedy"]) for seed in range(2)]
    found = load(write(tmp_path / "games.jsonl", *map(replay.dump_line, played)))
    for number, episode in enumerate(found.episodes()):
        state = played[number // 2].state
        assert len(episode["observations"]) == len(episode["actions"]) + 1
        assert episode["observations"][-1].tolist() == list(row_of(game.observer, state, number % 2))


def test_selfplay_writes_arrays(tmp_path: Path) -> None:
    command = ["selfplay", "capital_lux", "--games", "4", "--seed", "arrays", "--out"]
    assert main([*command, str(tmp_path / "games.jsonl")]) == 0
    assert main([*command, str(tmp_path / "games.npz")]) == 0
    replays, arrays = load(tmp_path / "games.jsonl"), load(tmp_path / "games.npz")
    assert len(arrays.final_observations) == 4 * 2
    for name in ARRAYS:
        assert (getattr(arrays, name) == getattr(replays, name)).all()
    assert main([*command, str(tmp_path / "games.npz")]) == 2
    with pytest.raises(BadFile, match="do not tell who played"):
        load(tmp_path / "games.npz", bot="greedy")
