"""Bots outside the server: the example of docs/bots.md plays, as it is printed there."""

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path

from guests import message, picture, play_on
from megapolis.server.client import Client
from serving import Served
from waiting import PATIENCE, soon

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def test_the_example_of_the_documentation_plays_a_whole_game(server: Served, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    script = tmp_path / "bot.py"
    script.write_text(found[1], encoding="utf-8")
    host = server.table(players=2)
    invite = host["link"].split("invite=")[1]
    bot = subprocess.Popen([sys.executable, str(script), server.url, host["table"], invite], stderr=subprocess.PIPE)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as person:
            await soon(person.until(lambda now: now["seats"][1]["person"] is not None))
            await person.send("start")
            await person.until(lambda now: now["table"]["status"] == "playing")
            await soon(play_on(person, random.Random(1)))

    asyncio.run(main())
    _, errors = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, errors.decode()
    assert picture(server, host)["table"]["status"] == "over"
    assert message(server, host, "say", phrase="good-game")["is"] == "ack"
