"""People at a table, as tests play them."""

import asyncio
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from megapolis.server.client import Client
from serving import Served


async def play_on(client: Client, rng: random.Random, moves: int = sys.maxsize) -> None:
    """Plays a person's seats at random until the game is over, or until so many moves are made and one is due."""
    while client.picture["table"]["status"] == "playing":
        if moves == 0 and client.picture["asked"]:
            return
        picture = client.picture
        if picture["hand_over"] is not None:
            await client.send("look", seat=picture["hand_over"])
            await client.until(lambda now: now["hand_over"] is None)
        elif picture["asked"]:
            move = rng.choice(picture["moves"])
            moves -= 1
            decision = picture["decision"]
            answer = await client.act(picture["seat"], move["action"])
            assert answer["is"] == "ack", answer
            while client.picture["decision"] == decision and client.picture["table"]["status"] == "playing":
                client.changed.clear()
                await client.changed.wait()
        else:
            client.changed.clear()
            await client.changed.wait()


def finish(server: Served, welcome: Any, moves: int = sys.maxsize) -> Any:
    """Plays a table to its end at random, or so many moves of it; what it looks like then."""

    async def main() -> Any:
        async with Client(server.url, welcome["table"], welcome["token"]) as client:
            await play_on(client, random.Random(1), moves)
            return client.picture

    # In a thread of its own: where a browser is driven, this one has a running loop.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, main()).result()


def follow(server: Served, welcome: Any, script: list[tuple[int, dict[str, Any]]]) -> None:
    """Plays these actions of a person's own seats and, at a companion table, of chance (seat -1)."""

    async def main() -> None:
        async with Client(server.url, welcome["table"], welcome["token"]) as client:
            for seat, action in script:
                if seat >= 0 and client.picture["seat"] != seat:
                    await client.send("look", seat=seat)
                    await client.until(lambda now, seat=seat: now["seat"] == seat)
                lines = len(client.picture["log"])
                answer = await client.act(seat, action)
                assert answer["is"] == "ack", (seat, action, answer)
                await client.until(lambda now, lines=lines: now["hand_over"] is not None or len(now["log"]) > lines)

    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, main()).result()


def message(server: Served, welcome: Any, do: str, token: str = "", **fields: Any) -> Any:
    path = f"/api/tables/{welcome['table']}/messages"
    body = {"do": do, "id": f"{random.getrandbits(60):x}", **fields}
    return server.call("POST", path, body, token or welcome["token"])


def picture(server: Served, welcome: Any, token: str = "") -> Any:
    answer = server.call("GET", f"/api/tables/{welcome['table']}/snapshot", token=token or welcome["token"])
    return answer.get("picture", answer)


def two_people(server: Served, **wish: Any) -> tuple[Any, Any]:
    host = server.table(players=2, **wish)
    invite = host["link"].split("invite=")[1]
    guest = server.call("POST", f"/api/tables/{host['table']}/join", {"name": "Guest", "invite": invite})
    return host, guest


def code(answer: Any) -> str:
    return str(answer["error"]["key"]) if "error" in answer else str(answer.get("key", answer.get("is")))


def first_move(server: Served, welcome: Any) -> Any:
    now = picture(server, welcome)
    return message(server, welcome, "act", seat=now["seat"], decision=now["decision"], action=now["moves"][0]["action"])


def sign_up(server: Served, name: str) -> Any:
    return server.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})


def two_accounts(server: Served, one: Any, two: Any) -> Any:
    """A table of two accounts that has begun; the tokens of both."""
    wish = {"game": "next_station", "name": one["name"], "players": 2}
    host = server.call("POST", "/api/tables", wish, **{"X-Account": one["session"]})
    invite = host["link"].split("invite=")[1]
    join = {"name": two["name"], "invite": invite}
    guest = server.call("POST", f"/api/tables/{host['table']}/join", join, **{"X-Account": two["session"]})
    message(server, host, "start")
    return host, guest


def duel(server: Served, one: Any, two: Any) -> Any:
    """A table of two accounts; the second resigns."""
    host, guest = two_accounts(server, one, two)
    message(server, guest, "say", text="my words")
    assert message(server, guest, "resign", seat=1)["is"] == "ack"
    return host, guest
