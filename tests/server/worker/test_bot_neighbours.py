"""Bots of a table inside a page think in another worker, which is reached by bytes and replaced if it is stuck."""

import asyncio

import msgspec
import pytest

from megapolis.bots import UnknownBot, bots_of, network, runtime, value_net
from megapolis.server.errors import Unavailable
from megapolis.server.worker.bot_neighbours import answer_request, neighbour_pool
from megapolis.server.worker.bot_pool import COACH, TooSlow, advise, choose, request_bot
from server.builders import a_table

SEARCH = "search:iterations=4"


class Neighbour:
    """Stands for the other worker."""

    def __init__(self, is_stuck: bool = False) -> None:
        self.asked = 0
        self.renewed = 0
        self.is_stuck = is_stuck
        self.is_dead = False

    async def call(self, packed: bytes) -> bytes:
        self.asked += 1
        assert isinstance(packed, bytes)
        if self.is_dead:
            raise OSError
        if self.is_stuck:
            await asyncio.Event().wait()
        return answer_request(packed)

    def renew(self) -> None:
        self.renewed += 1
        self.is_stuck = False


def test_searches_are_asked_of_the_neighbour_and_quick_bots_are_not() -> None:
    async def main() -> None:
        other = Neighbour()
        pool = neighbour_pool(other.call, other.renew)
        table = a_table(first=0, random=1)
        legal = [int(action) for action in table.state.legal_actions(1)]
        assert await pool.run(choose, request_bot(table, 1, SEARCH)) in legal
        assert other.asked == 1
        assert await pool.run(choose, request_bot(table, 1, "greedy")) in legal
        assert other.asked == 1
        with pytest.raises(UnknownBot):
            await pool.run(choose, request_bot(table, 1, "nobody"))
        await pool.close()

    asyncio.run(main())


def test_advice_travels_whole() -> None:
    async def main() -> None:
        other = Neighbour()
        pool = neighbour_pool(other.call, other.renew)
        table = a_table("next_station", options={"random_pencils": True}, first=0)
        asked = request_bot(table, 0, COACH)
        found = await pool.run(advise, asked)
        assert found.hint.moves == advise(asked).hint.moves
        await pool.close()

    asyncio.run(main())


def test_a_neighbour_that_does_not_answer_is_replaced() -> None:
    async def main() -> None:
        other = Neighbour(is_stuck=True)
        pool = neighbour_pool(other.call, other.renew, deadline=0.1)
        table = a_table(first=0, random=1)
        with pytest.raises(TooSlow):
            await pool.run(choose, request_bot(table, 1, SEARCH))
        assert other.renewed == 1
        assert await pool.run(choose, request_bot(table, 1, SEARCH)) >= 0
        other.is_dead = True
        with pytest.raises(Unavailable):
            await pool.run(choose, request_bot(table, 1, SEARCH))
        await pool.close()

    asyncio.run(main())


def test_a_request_that_nobody_waits_for_any_more_is_not_asked() -> None:
    async def main() -> None:
        other = Neighbour(is_stuck=True)
        pool = neighbour_pool(other.call, other.renew, deadline=0.2)
        table = a_table(first=0, random=1)
        first = asyncio.create_task(pool.run(choose, request_bot(table, 1, SEARCH)))
        second = asyncio.create_task(pool.run(choose, request_bot(table, 1, SEARCH)))
        await asyncio.sleep(0.05)
        second.cancel()
        with pytest.raises(TooSlow):
            await first
        await asyncio.sleep(0.05)
        assert other.asked == 1
        await pool.close()

    asyncio.run(main())


@pytest.mark.parametrize("game", ["next_station", "welcome_to", "capital_lux"])
def test_every_level_answers_without_onnxruntime(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "find_spec", lambda _: None)
    for loaded in (value_net.network_of, network.evaluator_of, network.value_evaluator_of):
        loaded.cache_clear()
    table = a_table(game, first=0, random=1)
    seat = next(iter(table.awaited()))
    legal = [int(action) for action in table.state.legal_actions(seat)]
    for bot in (*bots_of(table.game), "expert:milliseconds=60"):
        if bot != "expert":  # the same bot with a longer budget
            assert choose(msgspec.structs.replace(request_bot(table, seat, bot), table=f"{game} {bot}")) in legal
    assert advise(request_bot(table, seat, COACH)).hint.moves
    for loaded in (value_net.network_of, network.evaluator_of, network.value_evaluator_of):
        loaded.cache_clear()
