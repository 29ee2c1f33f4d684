"""Replay files: they round-trip, and a damaged one is refused at the first bad action."""

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megapolis import deal, start_from
from megapolis.engine import replay
from megapolis.engine.errors import BadFile, BadReplay, MegapolisError
from megapolis.engine.game import Earlier
from megapolis.engine.match import Match
from megapolis.games.next_station import GAME


def played(moves: int = 12) -> Match:
    match = deal("next_station", 2, seed="a seed", powers=True)
    for _ in range(moves):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[-1])
    return match


TEXT = replay.dump(played())


def test_round_trip_and_going_on() -> None:
    match = replay.parse(TEXT)
    assert replay.dump(match) == TEXT
    original = played()
    for each in (match, original):
        each.play(0, each.state.legal_actions(0)[0])
        each.play(1, each.state.legal_actions(1)[0])
    assert replay.dump(match) == replay.dump(original)


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    replay.save(played(), path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert replay.load(path).state.digest() == played().state.digest()
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(BadFile) as failure:
        replay.save(played(), tmp_path / "missing" / "game.json")
    assert failure.value.reason.key == "error-write"


def test_own_components_travel_with_the_replay() -> None:
    data = GAME.box(GAME.default_data().source.replace("thames = 2", "thames = 3"))
    match = Match(GAME.setup(1, data=data), 5)
    text = replay.dump(match)
    assert replay.parse(text).setup.data.digest == data.digest
    with pytest.raises(BadReplay) as caught:
        replay.parse(text.replace("thames = 3", "thames = 4"))
    assert caught.value.reason.key == "error-replay-data"


def test_a_file_of_format_1_is_read_by_its_actions_alone() -> None:
    content = json.loads(TEXT)
    older = {**content, "format": 1, "actions": [[*row[:2], "0" * 12] for row in content["actions"]]}
    assert replay.dump(replay.parse(json.dumps(older))) == TEXT
    older["actions"][5][1] = older["actions"][4][1]
    with pytest.raises(BadReplay) as caught:
        replay.parse(json.dumps(older))
    assert caught.value.reason.args["index"] == 5


def damaged(**changes: Any) -> str:
    return json.dumps({**json.loads(TEXT), **changes})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-replay-json"),
        ("[]", "error-replay-format"),
        (damaged(format=99), "error-replay-format"),
        (damaged(game="chess"), "error-replay-head"),
        (damaged(players=9), "error-replay-head"),
        (damaged(options={"speed": 3}), "error-replay-head"),
        (damaged(options=[]), "error-replay-digest"),
        (damaged(rules=0), "error-replay-rules"),
        (damaged(data="0"), "error-replay-data"),
        (damaged(seed=[1]), "error-replay-format"),
        (damaged(takebacks="none"), "error-replay-format"),
        (damaged(actions=None), "error-replay-format"),
        (damaged(seed="another"), "error-replay-digest"),
        (damaged(actions=[7]), "error-replay-action"),
    ],
)
def test_damaged_heads(text: str, key: str) -> None:
    with pytest.raises(BadReplay) as caught:
        replay.parse(text)
    assert caught.value.reason.key == key
    assert str(caught.value)


@pytest.mark.parametrize("index", [0, 3, 9, 17])
@pytest.mark.parametrize("part", ["actor", "action", "digest"])
def test_the_first_bad_action_is_named(index: int, part: str) -> None:
    content = json.loads(TEXT)
    row = content["actions"][index]
    if part == "actor":
        row[0] = 1 if row[0] == 0 else 0
    elif part == "action":
        row[1] = {"do": "pass"} if row[1]["do"] != "pass" else {"do": "draw", "section": "a0-b0"}
    else:
        row[2] = "0" * 12
    with pytest.raises(BadReplay) as caught:
        replay.parse(json.dumps(content))
    assert caught.value.index == index


def test_a_replay_in_one_line_that_names_its_bots() -> None:
    line = replay.dump_line(played(), ["greedy", "easy:aim=score"])
    assert (line.count("\n"), line[-1]) == (1, "\n")
    assert json.loads(line)["bots"] == ["greedy", "easy:aim=score"]
    assert replay.dump(replay.parse(line)) == TEXT
    with pytest.raises(BadReplay) as caught:
        replay.parse(line.replace("greedy", "random"))
    assert caught.value.index == 0


def test_missing_files(tmp_path: Path) -> None:
    with pytest.raises(BadReplay):
        replay.load(tmp_path / "nothing.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadReplay):
        replay.load(tmp_path / "binary.json")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_changed_character_is_refused_or_harmless(at: int, character: str) -> None:
    try:
        match = replay.parse(TEXT[:at] + character + TEXT[at + 1 :])
    except MegapolisError as error:
        said = str(error)
    else:
        said = replay.dump(match)
        assert match.state.digest() == played().state.digest()
    assert said


def test_a_match_that_began_at_a_position_comes_back_with_it() -> None:
    match = start_from(str(played().state), seed="another")
    match.play(0, match.state.legal_actions(0)[0])
    again = replay.parse(replay.dump(match))
    assert (again.start, again.state, again.log) == (match.start, match.state, match.log)


def test_digests_of_earlier_rules_are_compared_where_they_still_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(GAME, rules=2, earlier={1: Earlier()})
    monkeypatch.setattr("megapolis.catalog.find_game", lambda _name: changed)
    assert replay.parse(TEXT).setup.rules == 1
    content = json.loads(TEXT)
    content["actions"][5][2] = "0" * 12
    with pytest.raises(BadReplay) as caught:
        replay.parse(json.dumps(content))
    assert caught.value.reason.args["index"] == 5
    # A version whose positions had other fields has other digests from the first action on: none is compared.
    content["actions"][0][2] = "0" * 12
    assert replay.parse(json.dumps(content)).log == played().log


def test_a_compressed_file_is_read_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json.gz"
    whole = gzip.compress(TEXT.encode())
    path.write_bytes(whole)
    assert replay.dump(replay.load(path)) == TEXT
    for damaged in (whole[:-20], whole[:20] + b"?" + whole[21:], whole[:2] + b"?" * 20):
        path.write_bytes(damaged)
        with pytest.raises(BadReplay) as caught:
            replay.load(path)
        assert caught.value.reason.key == "error-file"


def test_notes_are_kept_in_the_head_and_guarded_by_the_digests() -> None:
    text = replay.dump(played(), notes={"table": {"id": "one"}})
    assert json.loads(text)["table"] == {"id": "one"}
    assert replay.dump(replay.parse(text)) == TEXT
    with pytest.raises(BadReplay):
        replay.parse(text.replace('"one"', '"two"'))
