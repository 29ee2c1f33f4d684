"""Games that were begun with version 0.1 go through the migration and are finished on the page of today.

A run of `make test` makes a few moves of one game on the page and lets the rest be played at random; `make browser`
plays all five to their ends.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

import freeze_database
from browser.pages import GAMES, Visitor, click, play_on
from guests import finish
from guests import play_on as play_at_random
from megapolis.server.client import Client
from sampling import FULL, rotate
from serving import Served, served

Visit = Callable[..., Visitor]
VERSION = "v0.1"
FEW = 2


@pytest.fixture(scope="module")
def carried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of today on the database that 0.1 has left."""
    path = tmp_path_factory.mktemp("carried") / "table.db"
    path.write_bytes(freeze_database.unpack(VERSION, "table.db.xz"))
    with served(f"sqlite:///{path}") as running:
        assert path.with_name("table.db.v1").exists(), "it is copied before it is migrated"
        yield running


@contextmanager
def others(server: Served, row: dict[str, Any]) -> Iterator[None]:
    """Everybody but the host plays at random, until the game is over."""

    async def play(token: str, seed: int) -> None:
        async with Client(server.url, row["table"], token) as client:
            await play_at_random(client, random.Random(seed))

    async def main() -> None:
        tokens = [token for who, token in row["tokens"].items() if who != "host"]
        await asyncio.gather(*(play(token, at) for at, token in enumerate(tokens)))

    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(asyncio.run, main())
        yield
        playing.result()


@pytest.mark.parametrize("game", rotate(GAMES, len(GAMES)))
def test_a_game_of_the_first_version_is_finished_on_the_page(visit: Visit, carried: Served, game: str) -> None:
    [row] = [each for each in freeze_database.rows(VERSION) if each["name"] == game]
    welcome = {"table": row["table"], "token": row["tokens"]["host"], "link": f"{carried.url}/table/{row['table']}"}
    ada = visit(server=carried)
    page = ada.sit(welcome)
    with others(carried, row):
        made = play_on(ada, game, click, turns=2000 if FULL else FEW)
        if not FULL:
            assert made == FEW
            finish(carried, welcome)
        expect(page.locator(".over h2")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_be_visible()
