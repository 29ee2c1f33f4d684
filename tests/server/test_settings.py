"""Settings: where they come from, what is refused, and that each is documented."""

import argparse
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import segno

from guests import code
from megapolis.cli.serve import add_arguments
from megapolis.engine.i18n import Text
from megapolis.server.errors import BadSetting
from megapolis.server.settings import Settings, read
from serving import served

ROOT = Path(__file__).parent.parent.parent
PAGES = ("server.md", "server.uk.md", "server.ru.md")


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
    add_arguments(parser, Text("en"))
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
        ({"trusted_proxies": "127.0.0.1, proxy"}, "proxy"),
        ({"trusted_proxy": True}, "trusted_proxies"),
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
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0
    assert "mysql://x" in done.stderr


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
        with urllib.request.urlopen(asked, timeout=10) as answer:
            assert answer.read().decode() == wanted
        wish = {"game": "next_station", "name": "Host", "players": 1}
        for origin, refused in (("https://games.example", False), ("https://elsewhere.example", True)):
            answer = server.call("POST", "/api/tables", wish, Origin=origin)
            assert (code(answer) == "table-origin") == refused, origin


def test_every_setting_is_documented_in_every_language() -> None:
    pages = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in PAGES}
    assert [
        (name, page) for name in Settings.__struct_fields__ for page in PAGES if f"`{name}`" not in pages[page]
    ] == []
    # Commands are the same in all of them, but for what is said about them.
    commands = [[line.partition(" # ")[0].rstrip() for line in fenced(pages[page])] for page in PAGES]
    assert commands[0]
    assert commands[0] == commands[1] == commands[2]


def fenced(page: str) -> list[str]:
    return [line for block in page.split("```")[1::2] for line in block.splitlines() if line]
