"""The command line, as a person runs it: real processes, real files."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from commands import Done, megapolis
from megapolis import __version__, game_ids
from megapolis.arena import records
from megapolis.engine import replay
from waiting import PATIENCE, until


def run(*arguments: str, typed: str = "", folder: Path | None = None) -> Done:
    """Run a command; `folder`: where games are kept."""
    kept = {} if folder is None else {"XDG_STATE_HOME": str(folder)}
    return megapolis(*arguments, typed=typed, COLUMNS="160", NO_COLOR="1", **kept)


def refused(done: Done, *words: str) -> None:
    """One clear sentence and a non-zero exit."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


def test_version_and_help() -> None:
    done = run("--version")
    assert done.stdout.startswith(f"megapolis {__version__}, engine: ")
    assert "COMMAND" in run("--help").stdout
    assert "--objectives" in run("play", "next_station", "--help").stdout
    assert "цілей" in run("play", "next_station", "--lang", "uk", "--help").stdout


def test_games_and_rules() -> None:
    assert "Следующая станция" in run("games", "--lang", "ru").stdout
    assert "Наступна станція" in run("rules", "next_station", "--lang", "uk").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["chess", "next_station"]),
        (["play", "next_station", "--players", "7"], ["1 to 4"]),
        (["play", "next_station", "--players", "0"], ["0", "1 to 4"]),
        (["play", "next_station", "--speed", "3"], ["--speed", "--help"]),
        (["play", "next_station", "--double-switch-scope", "none"], ["first, both"]),
        (["play", "next_station", "--players", "2", "--random-pencils"], ["solo"]),
        (["play", "next_station", "--people", "3"], ["0 to 1"]),
        (["play", "next_station", "--data", "nothing.toml"], ["nothing.toml"]),
        (["play", "next_station", "--resume", "nothing.json"], ["nothing.json"]),
        (["replay", "nothing.json"], ["nothing.json"]),
        (["selfplay", "next_station", "--bots", "clever"], ["clever", "greedy", "learned"]),
        (["selfplay", "sprawlopolis", "--bots", "learned"], ["Sprawlopolis", "learned"]),
        (["play", "capital_lux", "--bot", "learned"], ["learned", "expert"]),
        (["selfplay", "next_station", "--games", "0"], ["games"]),
        (["score", "next_station", "nothing.toml"], ["nothing.toml"]),
        (["selfplay", "next_station", "--workers", "0"], ["--workers", "1 or more"]),
        (["arena", "match", "next_station", "greedy", "--workers", "0"], ["--workers", "1 or more"]),
        (["replay", "nothing.json", "--at", "-5"], ["--at", "0 or more"]),
        (["play", "next_station", "--people", "0", "--save", "/proc/none/game.json"], ["Cannot write"]),
        (["selfplay", "next_station", "--out", "/proc/games.jsonl"], ["Cannot write"]),
        (["arena", "match", "next_station", "greedy", "--deals", "1", "--out", "/tmp"], ["Cannot write", "/tmp"]),
        (["score", "next_station", "/tmp"], ["Cannot read", "/tmp"]),
        (["play", "--bot", "greedy", "megalopolis", "--players", "9"], ["2 to 6"]),
        (["dance"], ["dance"]),
        ([], ["COMMAND"]),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: list[str]) -> None:
    refused(run(*arguments), *words)


def test_errors_speak_the_chosen_language() -> None:
    refused(run("play", "next_station", "--players", "7", "--lang", "uk"), "Кількість гравців не може бути 7")
    refused(run("play", "--lang", "uk", "next_station", "--speed", "3"), "невідомо: --speed 3", "Спробуйте")
    refused(run("score", "--lang", "ru"), "не хватает: GAME, FILE")
    refused(run("score", "--lang", "ru", "megalopolis", "nothing.toml"), "nothing.toml", "прочитать")


def test_options_may_stand_before_the_game(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", "--people", "0", "--players", "2", "next_station", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "использование:" in run("play", "--lang", "ru", "next_station", "--help").stdout


def test_nobody_reads_on() -> None:
    command = f"{sys.executable} -m megapolis template sprawlopolis | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["/bin/bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "megapolis: Nobody reads what is printed any more.\n")


def test_an_interrupted_arena_ends_with_its_processes() -> None:
    asked = ["arena", "match", "next_station", "greedy", "random", "--deals", "100000", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "megapolis", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=4)
    # As a terminal does: to all processes at once.
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_a_copy_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    done = run("play", "next_station", "--seed", "1", typed="w /proc/none/game.json\nq\n", folder=tmp_path)
    assert done.returncode == 1
    assert "Cannot write /proc/none/game.json" in done.stdout


def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ["play", "next_station", "--players", "2", "--seed", "9", "--save", str(path), "--objectives"]
    done = run(*arguments, typed="2\n1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    match = replay.load(path)
    assert match.state.is_over()
    winner = match.state.returns().index(max(match.state.returns()))
    assert f"{('Player 1', 'Bot')[winner]} wins." in done.stdout


def test_every_command_at_the_prompt(tmp_path: Path) -> None:
    other = tmp_path / "copy.json"
    typed = f"?\nh\ns\nb\nl\nnonsense\n99\nw {other}\n2\nu\nu\nq\n"
    done = run("play", "next_station", "--random-pencils", "--powers", "--seed", "1", typed=typed, folder=tmp_path)
    assert done.returncode == 1
    for words in ("tried in", "Total", "Flipped", "no move “nonsense”", "no move “99”", "Saved to"):
        assert words in done.stdout
    assert "marked as played with takebacks" in done.stdout
    assert "nothing to take back" in done.stdout
    [kept] = (tmp_path / "megapolis").glob("next_station-*.json")
    assert replay.load(kept).takebacks == 1
    assert replay.load(other).takebacks == 0


def test_a_game_goes_on_after_its_input_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = run("play", "next_station", "--lang", "ru", "--seed", "3", "--save", str(path), typed="1\n1\n1\n2\n")
    assert first.returncode == 1
    assert "Партия сохранена" in first.stdout
    count = len(replay.load(path).log)
    assert count > 4
    done = run("play", "--resume", str(path), typed="1\n" * 60)
    assert done.returncode == 0
    assert "Rating" in done.stdout
    assert len(replay.load(path).log) > count


def begun(command: list[str]) -> "subprocess.Popen[str]":
    """A running command that can be interrupted, also where this suite runs in a shell's background."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "megapolis", "play", "next_station", "--seed", "3", "--save", str(path)]
    process = begun(command)
    assert process.stdin is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    until(lambda: path.exists() and len(replay.load(path).log) == 2)
    process.send_signal(signal.SIGINT)
    # Its input stays open until it has gone, so that nothing but the signal can end it.
    assert process.wait(timeout=PATIENCE) == 130
    _, errors = process.communicate()
    assert "Traceback" not in errors
    assert len(replay.load(path).log) == 2


def test_play_without_a_game_asks_which(tmp_path: Path) -> None:
    number = 1 + game_ids().index("next_station")
    done = run("play", "--lang", "ru", typed=f"tennis\n0\n{number}\nq\n", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.count("здесь нет") == 2
    assert "Выложите карандаши" in done.stdout
    assert run("play", typed="").returncode == 130


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    typed = "\n".join(["2", "", "2", "", "1", "q"]) + "\n"
    arguments = ["play", "next_station", "--players", "2", "--people", "2", "--seed", "4"]
    done = run(*arguments, "--save", str(tmp_path / "game.json"), typed=typed)
    assert "Player 2, it is your turn" in done.stdout
    assert "Player 1, it is your turn. " in done.stdout


def test_replay_steps_through(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "next_station", "--players", "2", "--people", "0", "--seed", "5", "--save", str(path))
    count = len(replay.load(path).log)
    done = run("replay", str(path), typed="\n\nb\ng 9999\nq\n")
    assert done.returncode == 0
    assert f"Action {count} of {count}" in done.stdout
    assert "wins" in done.stdout or "shared" in done.stdout
    one = run("replay", str(path), "--at", "5", "--lang", "uk")
    assert "Раунд 1" in one.stdout
    assert run("replay", str(path), typed="").returncode == 0


def test_a_damaged_replay_is_refused_at_its_action(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "next_station", "--people", "0", "--random-pencils", "--seed", "5", "--save", str(path))
    content = json.loads(path.read_text(encoding="utf-8"))
    content["actions"][7][2] = "x"
    path.write_text(json.dumps(content), encoding="utf-8")
    refused(run("replay", str(path)), "at action 7")


def test_selfplay() -> None:
    done = run("selfplay", "next_station", "--bots", "greedy,random", "--games", "40", "--seed", "1")
    rows = {line.split()[0]: line for line in done.stdout.splitlines() if line.strip()}
    assert "100.0\u00a0%" in rows["greedy"]
    assert "±" in rows["random"]
    solo = run("selfplay", "next_station", "--players", "1", "--random-pencils", "--games", "10", "--seed", "1")
    assert "%" not in next(line for line in solo.stdout.splitlines() if "greedy" in line)
    again = run("selfplay", "next_station", "--players", "1", "--random-pencils", "--games", "10", "--seed", "1")
    # The last column is time, which a busy machine does not repeat.
    assert [line.split()[:-1] for line in again.stdout.splitlines()] == [
        line.split()[:-1] for line in solo.stdout.splitlines()
    ]


def test_selfplay_writes_replays(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    asked = ["selfplay", "next_station", "--bots", "learned,greedy", "--games", "4", "--seed", "1", "--workers", "2"]
    done = run(*asked, "--out", str(path))
    assert "4 games written to" in " ".join(done.stdout.split())
    assert "learned" in done.stdout
    assert len(list(records.lines(path))) == 4
    refused(run(*asked, "--out", str(path)), "exists already")
    refused(run("selfplay", "next_station", "--out", str(tmp_path / "games.csv")), ".jsonl.zst")


def test_interrupted_selfplay_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "megapolis", "selfplay", "next_station", "--games", "100000", "--out", str(path)]
    process = begun(command)
    until(lambda: path.exists() and path.read_text(encoding="utf-8").count("\n") > 1)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in errors
    kept = list(records.lines(path))
    assert replay.parse(kept[-1]).state.is_over()
    assert ("One game written" if len(kept) == 1 else f"{len(kept)} games written") in said


def test_template_is_the_boxs_own_data(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(run("template", "next_station").stdout, encoding="utf-8")
    done = run("play", "next_station", "--people", "0", "--random-pencils", "--data", str(path), folder=tmp_path)
    assert done.returncode == 0


PAPER = """
objectives = ["thames_6"]
[[player]]
name = "first"
green = ["d2-a2", "d2-e3"]
[[player]]
purple = ["c5-e5"]
"""


def test_score(tmp_path: Path) -> None:
    path = tmp_path / "paper.toml"
    path.write_text(PAPER, encoding="utf-8")
    done = run("score", "next_station", str(path), "--svg", str(tmp_path / "map.svg"))
    assert "Paper first" in done.stdout
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    content = json.loads(run("score", "next_station", str(path), "--json", "--lang", "ru").stdout)
    assert [paper["points"] for paper in content] == [sum(line["points"] for line in p["lines"]) for p in content]
    assert content[0]["lines"][0]["marks"][:2] == ["a2", "d2"]
    path.write_text("name = [", encoding="utf-8")
    refused(run("score", "next_station", str(path)), "not TOML")
    path.write_text("[[player]]\ngreen = ['d2-j9']", encoding="utf-8")
    refused(run("score", "next_station", str(path)), "d2-j9")


def test_an_arena_event(tmp_path: Path) -> None:
    out, picture = tmp_path / "event.jsonl", tmp_path / "scores.svg"
    arguments = [
        "arena",
        "gauntlet",
        "next_station",
        "greedy",
        "random",
        "--seed",
        "1",
        "--deals",
        "3",
        "--workers",
        "1",
    ]
    done = run(*arguments, "--out", str(out), "--plot", str(picture))
    assert done.returncode == 0, done.stderr
    assert "Ratings" in done.stdout
    assert len(out.read_text(encoding="utf-8").splitlines()) == 7
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    again = run(*arguments, "--out", str(out), "--lang", "uk")
    assert "Рейтинги" in again.stdout
    rows = json.loads(run(*arguments, "--out", str(out), "--json").stdout)
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    refused(run("arena", "match", "next_station", "greedy", "--plot", "a.gif"), ".svg")
    refused(run("arena", "match", "next_station", "greedy", "random", "--players", "2", "--out", str(out)), "another")
    refused(run("arena", "match", "chess", "greedy"), "chess")


def test_a_position_as_text_can_be_played_on_and_advised_on(tmp_path: Path) -> None:
    kept, second = tmp_path / "game.json", tmp_path / "second.json"
    run("play", "next_station", "--random-pencils", "--seed", "3", "--save", str(kept), typed="2\n2\n2\n")
    printed = run("replay", str(kept), "--text").stdout.strip()
    match = replay.load(kept)
    assert printed == str(match.state)
    assert (
        run("replay", str(kept), "--at", "0", "--text").stdout.strip() == "next_station/1 players=1 random_pencils; 0:"
    )
    done = run("play", "next_station", "--from", printed, "--seed", "4", "--save", str(second), typed="2\n")
    assert done.returncode == 1, done.stderr
    again = replay.load(second)
    assert again.start == match.state
    assert again.state_at(0) == match.state
    assert [entry.actor for entry in again.log[:1]] == [0]
    assert replay.parse(replay.dump(again)).state == again.state
    quick = ("--seconds", "0")
    assert "tried in 8 futures" in run("hint", "--from", printed, *quick).stdout
    refused(run("hint", *quick), "--from")
    refused(run("hint", str(kept), "--from", printed, *quick), "--from")
    refused(run("play", "welcome_to", "--from", printed), "welcome_to")
    refused(run("hint", "--from", "next_station/1 players=1; rain", *quick), "rain")


def test_a_hint_for_a_kept_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "next_station", "--random-pencils", "--seed", "3", "--save", str(path), typed="2\n2\n2\n")
    quick = ("--seconds", "0")
    done = run("hint", str(path), *quick, "--best", "2")
    assert done.returncode == 0, done.stderr
    assert re.match(r"[▮▯]{3} ", done.stdout)
    assert len(re.findall(r"^  \d+\.\d", done.stdout, re.M)) == 2
    said = json.loads(run("hint", str(path), *quick, "--json").stdout)
    values = [move["value"] for move in said["moves"]]
    assert values == sorted(values, reverse=True)
    assert re.search(r"  \d+,\d ± \d,\d  ", run("hint", str(path), *quick, "--lang", "uk").stdout)
    why = run("hint", str(path), *quick, "--why-not", "pass")
    assert "Draw nothing" in why.stdout
    reply = json.loads(run("hint", str(path), *quick, "--why-not", "pass", "--json").stdout)
    assert reply["gap"] >= 0
    refused(run("hint", str(path), "--why-not", "rain"), "rain")
    refused(run("hint", str(path), "--seat", "3"), "seat 3")


def test_a_review_of_a_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(
        "play", "next_station", "--players", "2", "--people", "0", "--seed", "5", "--save", str(path), "--bot", "random"
    )
    done = run("review", str(path), "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert 1 <= done.stdout.count("Лучше:") <= 3
    assert "Игрок 1" in done.stdout
    refused(run("hint", str(path)), "over")
    said = json.loads(run("review", str(path), "--seat", "2", "--workers", "1", "--json").stdout)
    assert said["seat"] == 1
    assert all(point["verdict"]["cost"] >= 1 for point in said["turning_points"])
