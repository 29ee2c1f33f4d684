"""Partners show each other what they try with an open card: to everybody else at the table, and to no log."""

import asyncio
from typing import Any

from guests import code, message, two_people
from megapolis.server.client import Client
from serving import Served, postgres, served
from waiting import soon

GAME = "sprawlopolis"


async def told(client: Client, count: int) -> list[Any]:
    """The first things that a client was shown."""

    async def wait() -> None:
        while len(client.shown) < count:
            client.changed.clear()
            await client.changed.wait()

    await soon(wait())
    return client.shown


def move(client: Client, verb: str, at: int = 0) -> Any:
    return [each["action"] for each in client.picture["moves"] if each["action"]["do"] == verb][at]


async def opens_a_card(mover: Client, partner: Client) -> None:
    await soon(mover.until(lambda now: now["asked"]))
    await mover.act(0, move(mover, "pick"))
    for client in (mover, partner):
        await soon(client.until(lambda now: now["view"]["card"] is not None))


async def try_and_point(host: Served, other: Served, table: str, tokens: tuple[str, str]) -> None:
    """Two people and an onlooker, the second person and the onlooker at another worker where there is one."""
    async with (
        Client(host.url, table, tokens[0]) as ada,
        Client(other.url, table, tokens[1], words="uk") as ben,
        Client(other.url, table) as onlooker,
    ):
        await opens_a_card(ada, ben)
        log = ben.picture["log"]
        place = move(ada, "place", 1)
        assert (await ada.send("try", seat=0, action=place))["is"] == "ack"
        [trial] = await told(ben, 1)
        assert (trial["is"], trial["seat"], trial["action"]) == ("trial", 0, place)
        assert "від знака" in trial["words"]["text"]
        assert (await told(onlooker, 1))[0]["action"] == place
        # An answer reaches everybody; the trial went to nobody who made it.
        here = move(ada, "place")
        assert (await ben.send("point", seat=1, answer="here", action=here))["is"] == "ack"
        assert (await told(ada, 1))[0] | {"words": None} == {
            "is": "pointed",
            "seat": 1,
            "answer": "here",
            "action": here,
            "words": None,
            "points": (await told(ben, 2))[1]["points"],
        }
        # A step, and at once what is tried in it: it is told where the step is known.
        await ada.act(0, place)
        await soon(ada.until(lambda now: now["view"]["place"] is not None))
        assert (await ada.send("try", seat=0, action=move(ada, "turn", 1)))["is"] == "ack"
        trial = (await told(ben, 3))[2]
        assert (trial["action"], ben.picture["view"]["place"]) == (
            {"do": "turn", "turned": 1},
            [place["row"], place["column"]],
        )
        assert [line["action"]["do"] for line in ben.picture["log"][len(log) :]] == ["place"]
        assert code(await ben.send("try", seat=0, action=None)) == "table-not-your-seat"
        assert code(await onlooker.send("point", seat=1, answer="yes")) == "table-not-seated"


def test_a_trial_and_its_answers_reach_everybody_else(server: Served) -> None:
    host, guest = two_people(server, game=GAME)
    message(server, host, "start")
    asyncio.run(try_and_point(server, server, host["table"], (host["token"], guest["token"])))


def test_they_reach_those_at_other_servers() -> None:
    with postgres() as database, served(database.url) as one:
        two = Served(database.url)
        two.launch()
        try:
            host, guest = two_people(one, game=GAME)
            message(one, host, "start")
            asyncio.run(try_and_point(one, two.ready(), host["table"], (host["token"], guest["token"])))
        finally:
            two.stop()
            two.log.close()


def test_no_more_than_a_few_a_second_and_nothing_in_a_duel(server: Served) -> None:
    host, guest = two_people(server, game=GAME)
    message(server, host, "start")
    rival, friend = two_people(server, game=GAME, options={"interstate": "duel"})
    message(server, rival, "start")

    async def main() -> None:
        async with (
            Client(server.url, host["table"], host["token"]) as ada,
            Client(server.url, host["table"], guest["token"]) as ben,
        ):
            await opens_a_card(ada, ben)
            sent = [ada.send("try", seat=0, action=move(ada, "place")) for _ in range(50)]
            answers = [code(each) for each in await asyncio.gather(*sent)]
            assert set(answers) == {"ack", "table-too-much"}
            shown = await told(ben, answers.count("ack"))
            assert len(shown) == answers.count("ack")
        async with (
            Client(server.url, rival["table"], rival["token"]) as ada,
            Client(server.url, rival["table"], friend["token"]) as ben,
        ):
            await soon(asyncio.gather(*(lay_first_cards(each) for each in (ada, ben))))
            for client in (ada, ben):
                seat = client.picture["seat"]
                assert code(await client.send("try", seat=seat, action=None)) == "table-not-shared"
                assert code(await client.send("point", seat=seat, answer="yes")) == "table-not-shared"
                assert client.shown == []

    async def lay_first_cards(client: Client) -> None:
        """Plays a duel until somebody has opened a card."""
        while not client.picture["view"] or client.picture["view"]["card"] is None or not is_placing(client):
            if client.picture["asked"] and not is_placing(client):
                decision = client.picture["decision"]
                await client.act(client.picture["seat"], client.picture["moves"][0]["action"])
                await client.until(lambda now, before=decision: now["decision"] != before)
            elif client.picture["view"]["card"] is not None and client.picture["view"]["stage"] == "play":
                return
            else:
                client.changed.clear()
                await client.changed.wait()

    def is_placing(client: Client) -> bool:
        return any(each["action"]["do"] == "place" for each in client.picture["moves"])

    asyncio.run(main())
