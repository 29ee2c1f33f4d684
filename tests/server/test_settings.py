"""Settings, ports, backup and restore, and the pages that are made from the sources."""

import argparse
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import segno

from guests import code, first_move, message, picture
from megapolis.cli.serve import add_arguments
from megapolis.server import main
from megapolis.server.domain.clock import Clocks
from megapolis.server.domain.events import Clock
from megapolis.server.errors import BadSetting, TooMuch
from megapolis.server.http.limits import Limit
from megapolis.server.settings import Settings, read
from serving import postgres, served
from waiting import PATIENCE, until

ROOT = Path(__file__).parent.parent.parent


def test_command_line_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('port = 1000\nhost = "0.0.0.0"\nworkers = 1\n')
    surroundings = {"MEGAPOLIS_PORT": "2000", "MEGAPOLIS_BOT_PROCESSES": "3"}
    settings = read({"port": 3000, "host": None}, file, surroundings)
    assert (settings.port, settings.host, settings.bot_processes) == (3000, "0.0.0.0", 3)
    assert read({}, file, surroundings).port == 2000
    assert read({}, None, {}) == Settings()


def test_flags_of_the_command_are_settings() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    said = ["--host", "0.0.0.0", "--port", "1", "--workers", "3"]
    said += ["--public-url", "https://x.example", "--database", "postgresql:///x"]
    names = set(Settings.__struct_fields__)
    settings = read({name: value for name, value in vars(parser.parse_args(said)).items() if name in names}, None, {})
    assert (settings.host, settings.port, settings.workers) == ("0.0.0.0", 1, 3)
    assert (settings.public_url, settings.database) == ("https://x.example", "postgresql:///x")


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"port": "many"}, "port"),
        ({"port": 70_000}, "port"),
        ({"workers": 2}, "PostgreSQL"),
        ({"workers": 0}, "workers"),
    ],
)
def test_a_wrong_setting_is_one_sentence(given: dict[str, object], word: str) -> None:
    with pytest.raises(BadSetting) as error:
        read(given, None, {})
    assert word in str(error.value)


def test_wrong_settings_from_a_file_and_for_the_database(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text("speed = 3\n")
    with pytest.raises(BadSetting, match="speed"):
        read({}, file, {})
    command = [sys.executable, "-m", "megapolis", "serve", "--database", "mysql://x", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    assert "mysql://x" in done.stderr


def test_a_busy_port_moves_on_only_where_wanted() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(BadSetting):
            main.listen("127.0.0.1", port, move_on=False)
        with main.listen("127.0.0.1", port, move_on=True) as moved:
            assert port < moved.getsockname()[1] <= port + main.PORTS_TRIED


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("webbrowser.open", pytest.fail)
    main.open_page("http://127.0.0.1:1", 1)
    assert main.public_url(Settings(host="::1"), 5) == "http://[::1]:5"
    assert main.public_url(Settings(host="0.0.0.0"), 5).endswith(":5")


def test_links_and_their_pictures_name_the_public_address(tmp_path: Path) -> None:
    public = "https://games.example/city/"
    with served(f"sqlite:///{tmp_path / 'p.db'}", public_url=public) as server:
        welcome = server.table(players=1)
        assert welcome["link"].startswith(f"https://games.example/city/table/{welcome['table']}?invite=")
        wanted = segno.make(welcome["link"], micro=False).svg_inline(scale=4, border=2)
        asked = urllib.request.Request(
            f"{server.url}/api/tables/{welcome['table']}/qr.svg",
            headers={"Authorization": f"Bearer {welcome['token']}"},
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            assert answer.read().decode() == wanted
        wish = {"game": "next_station", "name": "Host", "players": 1}
        for origin, refused in (("https://games.example", False), ("https://elsewhere.example", True)):
            answer = server.call("POST", "/api/tables", wish, Origin=origin)
            assert (code(answer) == "table-origin") == refused, origin


def test_tables_that_nobody_touches_are_closed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    with served(database) as server:
        waiting, playing = server.table(players=2), server.table(players=1)
        message(server, playing, "start")
    with served(database, lobby_hours="0.00001") as server:
        until(lambda: picture(server, waiting)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["status"] == "playing", "a game may take its days"
        assert "expired" in picture(server, waiting)["talk"][-1]["key"]
    with served(database, game_days="0.0000001") as server:
        until(lambda: picture(server, playing)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["ending"] == "closed"


def test_a_backup_moves_from_one_database_to_the_other(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with served(f"sqlite:///{tmp_path / 'a.db'}") as server:
        welcome = server.table(players=1, options={"random_pencils": True})
        message(server, welcome, "start")
        first_move(server, welcome)
        before = picture(server, welcome)
        run("backup", str(file), "--database", server.database)
    with postgres() as database:
        run("restore", str(file), "--database", database.url)
        with served(database.url) as server:
            assert picture(server, welcome) == before
            assert first_move(server, welcome)["is"] == "ack"
        assert "exists already" in run("restore", str(file), "--database", database.url, code=2)
        copy = tmp_path / "second.gz"
        run("backup", str(copy), "--database", database.url)
    run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'b.db'}")
    copy.write_bytes(b"nonsense")
    assert "not a backup" in run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'c.db'}", code=2)


def run(*arguments: str, code: int = 0) -> str:
    command = [sys.executable, "-m", "megapolis", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_the_protocol_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "protocol.py")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert page == made, "run `make protocol`"


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in page] == []


def test_a_limit_fills_with_time() -> None:
    limit = Limit(2.0, 3.0)
    for _ in range(3):
        limit.take("a", 100.0)
    with pytest.raises(TooMuch):
        limit.take("a", 100.1)
    limit.take("b", 100.1)
    limit.take("a", 100.6)


def test_a_clock_counts_turns_not_steps() -> None:
    clocks = Clocks(Clock(game=100, move=30), 2)
    assert clocks.due(0) is None
    clocks.since = [10.0, None]
    assert clocks.next_due([0, 1]) == (40.0, 0)
    clocks.left[0] = 5.0
    assert clocks.next_due([0, 1]) == (15.0, 0)
    clocks.follow(None, 12.0)
    assert clocks.left[0] == 3.0
    assert clocks.next_due([0, 1]) is None
    assert not Clocks(Clock(), 2)
