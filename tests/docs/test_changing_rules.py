"""A change of a game's rules, as docs/add-a-game.md describes it: games begun by one program are finished by the next.

The game is the one of that page. The second program has other actions, components, options, deals and points.
"""

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from megapolis.server.client import Client
from serving import Served, served
from terraces import FILES, PAGE, ROOT

CHANGES: dict[str, list[tuple[str, str]]] = {
    "rules/actions.py": [
        ("BUILD: Final[i64]", 'REPLACE: Final[i64] = SPACE.add("replace", plot=9)\nBUILD: Final[i64]'),
    ],
    "rules/state.py": [
        ("import BUILD, DRAW, PASS", "import BUILD, DRAW, PASS, REPLACE"),
        (
            'return f"houses:{self.turn}"',
            'return f"houses:{self.turn}" if self.setup.rules < 2 else f"hillside:{self.turn}"',
        ),
        (
            "                if not self.height(seat, plot):\n",
            "                if self.setup.rules >= 2 and self.height(seat, plot):\n"
            "                    out = append(out, REPLACE + plot)\n"
            "            for plot in range(self.box.plots):\n"
            "                if not self.height(seat, plot):\n",
        ),
        ("        if action != PASS:\n", "        if action >= BUILD:\n"),
        (
            "        self.up = -1\n        self.turn += 1\n",
            "        elif action >= REPLACE:\n"
            "            self.houses[seat * self.box.plots + action - REPLACE] = self.up + 1\n"
            "        self.up = -1\n        self.turn += 1\n",
        ),
        ("        if action < BUILD or action >= DRAW:", "        if action < REPLACE or action >= DRAW:"),
        ('ScoreLine("rising", 2 * rising)', 'ScoreLine("rising", (3 if self.setup.options["steep"] else 2) * rising)'),
    ],
    "bots/heuristics.py": [
        ("import BUILD, PASS", "import BUILD, PASS, REPLACE"),
        ("float(action - BUILD) *", "float(action - (BUILD if action >= BUILD else REPLACE)) *"),
    ],
    "box.toml": [("copies = 3", "copies = 4")],
    "__init__.py": [
        ("    rules=1,\n", PAGE.split("by a new option")[1].split("    ...,\n")[1].split(")\n```")[0]),
        (
            "from megapolis.engine.game import Game, Show",
            "from megapolis.engine.actions import ActionSpace\nfrom megapolis.engine.game import Earlier, Game, Show",
        ),
        (
            '[Option(name="view", kind="flag", default=False)]',
            '[Option(name="view", kind="flag", default=False), Option(name="steep", kind="flag", default=True)]',
        ),
    ],
    **{
        f"text/{language}.ftl": [
            ("option-view = ", "option-steep = +1\noption-steep-help = +1\noption-view = "),
            ("move-pass = ", "move-replace = +{ $plot }\nlog-replace = +{ $plot }\nmove-pass = "),
        ]
        for language in ("en", "uk", "ru")
    },
}
"""What version 2 of the rules changes, file by file."""

PLAY = """
import random, sys
from megapolis import deal
from megapolis.engine import replay
match = deal("terraces", 2, seed="rain", view=True)
rng = random.Random(5)
while not match.state.is_over():
    if len(match.log) == 9:
        print(match.state)
    seat = match.state.actors()[0]
    match.play(rng.choice(match.moves(seat)), seat=seat)
sys.stdout.write(replay.dump(match))
"""
READ = """
import sys
from megapolis import parse
from megapolis.engine import replay
text, _, file = sys.stdin.read().partition("\\n")
match = replay.parse(file)
assert match.setup.rules == 1 and match.setup.own_options == {"view": True}
assert match.setup.options["steep"] is False
assert str(parse(text)) == text and parse(text) == match.state_at(9)
sys.stdout.write(replay.dump(match))
"""


def changed() -> dict[str, str]:
    files = {**FILES, "box-1.toml": FILES["box.toml"]}
    for name, pairs in CHANGES.items():
        for old, new in pairs:
            assert files[name].count(old) == 1, (name, old)
            files[name] = files[name].replace(old, new)
    return files


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two programs, with the game before and after the change; everything else is linked."""
    roots = []
    for name, files in (("before", FILES), ("after", changed())):
        root = tmp_path_factory.mktemp(name)
        package = root / "src" / "megapolis"
        (package / "games").mkdir(parents=True)
        for path in [*(ROOT / "src" / "megapolis").iterdir(), *(ROOT / "src" / "megapolis" / "games").iterdir()]:
            if path.name not in ("games", "__pycache__"):
                (package / path.relative_to(ROOT / "src" / "megapolis")).symlink_to(path)
        for file, content in files.items():
            target = package / "games" / "terraces" / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content, encoding="utf-8")
        (root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "records.py", root / "tools")
        shutil.copy(ROOT / "pyproject.toml", root)
        subprocess.run([sys.executable, root / "tools" / "records.py"], check=True)
        roots.append(root)
    return roots


def run(root: Path, program: str, given: str = "") -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False, env=variables)


def test_a_replay_and_a_position_of_the_version_before_are_read(programs: list[Path]) -> None:
    before, after = programs
    written = run(before, PLAY)
    assert written.returncode == 0, written.stderr
    text, _, file = written.stdout.partition("\n")
    assert text.startswith("terraces/1 players=2 view;")
    read = run(after, READ, written.stdout)
    assert read.returncode == 0, read.stderr
    assert read.stdout == file
    # Damage is still found.
    content = json.loads(file)
    content["actions"][7][2] = "0" * 12
    damaged = run(after, READ, f"{text}\n{json.dumps(content)}")
    assert "damaged at action 7" in damaged.stderr
    # What the program before does not know it refuses in one sentence.
    newer = run(after, PLAY)
    assert json.loads(newer.stdout.partition("\n")[2])["rules"] == 2
    refused = run(before, READ, newer.stdout)
    assert refused.stderr.strip().splitlines()[-1].endswith("played under rules version 2; here it is 1.")


@contextmanager
def serving(root: Path, database: str, patch: pytest.MonkeyPatch) -> Iterator[Served]:
    patch.setenv("PYTHONPATH", str(root / "src"))
    with served(database) as server:
        yield server


async def play(server: Served, welcome: Any, rng: random.Random, most: int = 10_000) -> dict[str, Any]:
    """Play for the host until the game is over, or for `most` actions. Return the last picture."""
    async with Client(server.url, welcome["table"], welcome["token"]) as client:
        if client.picture["table"]["status"] == "lobby":
            await client.send("start")
        for _ in range(most):
            await client.until(lambda now: now["asked"] or now["table"]["status"] == "over")
            if client.picture["table"]["status"] == "over":
                break
            answer = await client.act(0, rng.choice(client.picture["moves"])["action"])
            assert answer["is"] == "ack", answer
        await client.until(lambda now: now["asked"] or now["table"]["status"] == "over")
        return dict(client.picture)


def test_a_game_is_played_across_the_change(
    programs: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = programs
    database = f"sqlite:///{tmp_path / 'table.db'}"
    wish: dict[str, Any] = {"players": 2, "bots": ["greedy"]}
    with serving(before, database, monkeypatch) as server:
        tables = {name: server.table("terraces", **wish) for name in ("over", "running", "lobby")}
        seen = {"over": asyncio.run(play(server, tables["over"], random.Random(1)))}
        seen["running"] = asyncio.run(play(server, tables["running"], random.Random(2), most=3))
        assert (seen["over"]["table"]["status"], seen["running"]["table"]["status"]) == ("over", "playing")
        file = server.call("GET", f"/api/tables/{tables['over']['table']}/replay")
        assert file["rules"] == 1
    with serving(after, database, monkeypatch) as server:
        for name, picture in seen.items():
            now = server.call("GET", f"/api/tables/{tables[name]['table']}/snapshot", token=tables[name]["token"])
            for part in ("view", "moves", "log", "result", "seats", "breakdown"):
                assert now["picture"].get(part) == picture.get(part), (name, part)
        again = server.call("GET", f"/api/tables/{tables['over']['table']}/replay")
        assert again == file
        # The running game and the one that had not begun end by the rules that they began with.
        for name in ("running", "lobby"):
            end = asyncio.run(play(server, tables[name], random.Random(3)))
            assert end["table"]["status"] == "over"
            replay = server.call("GET", f"/api/tables/{tables[name]['table']}/replay")
            assert (replay["rules"], replay["options"], replay["data"]) == (1, {"view": False}, file["data"])
            assert {row[1]["do"] for row in replay["actions"]} <= {"pass", "build", "draw"}
            assert len(replay["actions"]) == 24
        # Looking back, thinking over and going on from a turn: by the same rules, too.
        path = f"/api/tables/{tables['running']['table']}"
        course = server.call("GET", f"{path}/course")
        assert len(course["points"]) == 25
        assert "cost" in server.call("GET", f"{path}/turns/{course['decisions'][0]['at']}/review")
        branch = server.call("POST", f"{path}/continue", {"at": 8, "name": "Host"})
        assert server.call("GET", f"/api/tables/{branch['table']}")["options"] == {"view": False}
        # A rematch and a new table are played by the rules of today.
        message = {"do": "rematch", "id": "r"}
        rematch = server.call("POST", f"{path}/messages", message, token=tables["running"]["token"])
        assert rematch["is"] == "ack", rematch
        shown = server.call("GET", f"{path}/snapshot", token=tables["running"]["token"])["picture"]
        assert server.call("GET", f"/api/tables/{shown['table']['rematch']}")["options"] == {
            "view": False,
            "steep": True,
        }
        fresh = server.table("terraces", **wish)
        asyncio.run(play(server, fresh, random.Random(4)))
        replay = server.call("GET", f"/api/tables/{fresh['table']}/replay")
        assert (replay["rules"], replay["options"]) == (2, {"view": False, "steep": True})
        assert "replace" in {row[1]["do"] for row in replay["actions"]}
        assert replay["data"] != file["data"]
    # The log of a game keeps the numbers that it began with: the program before could go on with it.
    with serving(before, database, monkeypatch) as server:
        old = server.call("GET", f"/api/tables/{tables['running']['table']}/replay")
        assert (old["rules"], len(old["actions"])) == (1, 24)
