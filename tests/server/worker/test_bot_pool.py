"""Bots live between the steps of a turn; processes die, are busy or end with their server, and nothing else is lost."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec
import pytest

from conftest import ROOT
from megapolis.bots import UnknownBot, make_bot
from megapolis.bots.core.search_bot import SearchBot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.server.errors import Refused
from megapolis.server.worker import bot_pool
from megapolis.server.worker.bot_pool import BotPool, BotRequest, TooSlow, choose, request_bot
from megapolis.server.worker.bot_processes import ProcessSlot, process_pool
from megapolis.server.worker.fair_queue import HINT, MOVE
from server.builders import NOW, a_table

SEARCH = "search:iterations=60"
QUICK_SEARCH = "search:iterations=2"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Nothing is kept from other tests."""
    yield
    bot_pool._bots.clear()
    bot_pool._matches.clear()


def last_iterations(request: BotRequest) -> int:
    """How many iterations the bot of a request made for its last choice."""
    bot = bot_pool._bots[request.table, request.seat, request.bot]
    assert isinstance(bot, SearchBot)
    assert bot.last is not None
    return int(bot.last.iterations)


def test_the_second_step_of_a_turn_is_not_searched_anew() -> None:
    table = a_table("sprawlopolis", random=0)
    steps = 0
    searched: list[int] = []
    while steps < 6:
        request = request_bot(table, 0, SEARCH)
        choices = len(table.state.legal_actions(0))
        action = choose(request)
        if choices > 1:
            searched.append(last_iterations(request))
        table = table.draft()
        table.play_action(0, action, NOW)
        steps += 1
    assert searched[0] > 0
    assert 0 in searched, "the rest of a planned turn is only looked up"


def test_a_bot_that_lost_its_tree_searches_again_and_plays_on() -> None:
    table = a_table("sprawlopolis", random=0)
    table.play_action(0, choose(request_bot(table, 0, SEARCH)), NOW)
    request = request_bot(table, 0, SEARCH)
    kept = choose(request)
    assert last_iterations(request) == 0
    bot_pool._bots.clear()
    anew = choose(request)
    assert last_iterations(request) > 0
    assert {kept, anew} <= {int(action) for action in table.state.legal_actions(0)}


def test_a_new_bot_answers_by_its_seed_alone() -> None:
    table = a_table("capital_lux", first=0, random=1)
    request = request_bot(table, table.awaited()[0], "medium")
    expected = int(make_bot("medium", request.seed, table.game).choose(Perspective(table.state, request.seat)))
    assert choose(request) == expected


def test_bots_of_the_daily_deal_answer_everybody_alike() -> None:
    table = a_table("sprawlopolis", random=0, spec={"daily": "2026-01-01"})
    request = request_bot(table, 0, SEARCH)
    assert not request.keep
    assert choose(request) == choose(request)
    assert bot_pool._bots == {}


def test_an_undo_is_noticed() -> None:
    table = a_table("sprawlopolis", random=0)
    first = choose(request_bot(table, 0, SEARCH))
    played = table.draft()
    played.play_action(0, first, NOW)
    choose(request_bot(played, 0, SEARCH))
    assert choose(request_bot(table, 0, SEARCH)) in [int(action) for action in table.state.legal_actions(0)]
    assert last_iterations(request_bot(table, 0, SEARCH)) > 0


def test_only_so_many_bots_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "KEPT_BOTS", 3)
    request = request_bot(a_table(first=0, random=1), 1, "random")
    for at in range(5):
        choose(msgspec.structs.replace(request, table=f"t{at}"))
    assert [key[0] for key in bot_pool._bots] == ["t2", "t3", "t4"]


# ---------------------------------------------------------------------- processes


def process_of(pool: BotPool, slot: int = 0) -> SpawnProcess | None:
    place = pool.slots[slot]
    assert isinstance(place, ProcessSlot)
    return place.process


def pid(pool: BotPool, slot: int = 0) -> int:
    process = process_of(pool, slot)
    assert process is not None
    assert process.pid is not None
    return process.pid


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def until_dead(process: int, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while is_alive(process):
        assert time.monotonic() < end, "it still lives"
        time.sleep(0.05)


def test_a_killed_process_is_replaced() -> None:
    async def main() -> None:
        pool = process_pool(1)
        table = a_table(first=0, random=1)
        legal = [int(action) for action in table.state.legal_actions(1)]
        try:
            assert await pool.run(choose, request_bot(table, 1, QUICK_SEARCH)) in legal
            killed = pid(pool)
            os.kill(killed, signal.SIGKILL)
            assert await pool.run(choose, request_bot(table, 1, QUICK_SEARCH)) in legal
            assert pid(pool) != killed
            # In the middle of a thought, too.
            thinking = asyncio.create_task(pool.run(choose, request_bot(table, 1, "search:milliseconds=1500")))
            await asyncio.sleep(0.3)
            os.kill(pid(pool), signal.SIGKILL)
            assert await thinking in legal
            with pytest.raises(UnknownBot):
                await pool.run(choose, request_bot(table, 1, "nobody"))
            last = pid(pool)
        finally:
            await pool.close()
        until_dead(last)

    asyncio.run(main())


def test_a_table_goes_to_the_slot_it_used_last_unless_that_is_busy() -> None:
    async def main() -> None:
        pool = process_pool(2)
        table = a_table(first=0, random=1)
        slow = msgspec.structs.replace(request_bot(table, 1, "search:milliseconds=1500"), table="slow")
        quick = request_bot(table, 1, QUICK_SEARCH)
        try:
            await pool.run(choose, quick)
            assert process_of(pool, 1) is None
            thinking = asyncio.create_task(pool.run(choose, slow))
            await asyncio.sleep(0)
            assert pool.slots[0].busy
            await pool.run(choose, quick)
            assert process_of(pool, 1) is not None, "the first is busy: this costs the tree and no time"
            await pool.run(choose, quick)
            await thinking
            await pool.run(choose, msgspec.structs.replace(quick, table="slow"))
            assert pool._last["slow"] is pool.slots[0]
            assert pool._last[quick.table] is pool.slots[1]
            assert [slot.busy for slot in pool.slots] == [False, False]
        finally:
            await pool.close()

    asyncio.run(main())


def test_closing_does_not_wait_for_thoughts() -> None:
    async def main() -> None:
        pool = process_pool(1)
        table = a_table(first=0, random=1)
        await pool.run(choose, request_bot(table, 1, QUICK_SEARCH))
        process = pid(pool)
        thinking = asyncio.create_task(pool.run(choose, request_bot(table, 1, "search:milliseconds=60000")))
        waiting = asyncio.create_task(pool.run(choose, request_bot(table, 1, QUICK_SEARCH)))
        await asyncio.sleep(0.2)
        began = time.monotonic()
        await pool.close()
        assert time.monotonic() - began < 10
        answers = await asyncio.gather(thinking, waiting, return_exceptions=True)
        assert all(isinstance(answer, BaseException) for answer in answers)
        until_dead(process)

    asyncio.run(main())


def is_stuck(request: BotRequest) -> int:
    """Stands for a search that never returns."""
    time.sleep(600)
    return request.seat


def waits_for(request: BotRequest) -> int:
    """Thinks until a file exists, whose name the request carries as its bot."""
    while not Path(request.bot).exists():
        time.sleep(0.01)
    return request.seat


def test_a_bot_that_never_answers_is_ended() -> None:
    async def main() -> None:
        pool = process_pool(1, deadline=1.0)
        table = a_table(first=0, random=1)
        try:
            with pytest.raises(TooSlow):
                await pool.run(is_stuck, request_bot(table, 1, "stuck"))
            assert process_of(pool) is None
            assert isinstance(pool.slots[0], ProcessSlot)
            pool.slots[0].deadline = 60.0
            assert await pool.run(choose, request_bot(table, 1, QUICK_SEARCH)) in table.state.legal_actions(1)
        finally:
            await pool.close()

    asyncio.run(main())


def test_another_visitors_moves_do_not_wait_for_a_flood(tmp_path: Path) -> None:
    """While one visitor's requests fill the only slot and the queue, a greedy bot answers, and a search is next."""

    async def main() -> None:
        pool = process_pool(1)
        table = a_table(first=0, random=1)
        gate = tmp_path / "gate"
        order: list[str] = []

        async def ask(name: str, owner: str, kind: int, bot: str = "") -> None:
            asked = msgspec.structs.replace(request_bot(table, 1, bot or str(gate)), table=f"table of {name}")
            await pool.run(choose if bot else waits_for, asked, owner, kind)
            order.append(name)

        experts = [asyncio.create_task(ask(f"expert {at}", "flood", MOVE)) for at in range(30)]
        hints = [asyncio.create_task(ask(f"hint {at}", "flood", HINT)) for at in range(40)]
        await asyncio.sleep(0)
        await ask("greedy", "other", MOVE, "greedy")
        assert order == ["greedy"]
        mine = asyncio.create_task(ask("mine", "other", MOVE, QUICK_SEARCH))
        await asyncio.sleep(0)
        assert pool.gauges() == {
            "thinking_moves_waiting": 30,
            "thinking_hints_waiting": 1,
            "thinking_reviews_waiting": 0,
            "thinking_running": 1,
        }
        gate.touch()
        await mine
        assert len(order) <= 3, "the search of the other came after what was running"
        done = await asyncio.gather(*experts, *hints, return_exceptions=True)
        assert sum(isinstance(each, Refused) for each in done) == 39, "a newer hint takes the place of an older one"
        assert order[-1] == "hint 39"
        await pool.close()

    asyncio.run(main())


def test_a_request_that_nobody_waits_for_leaves_the_queue(tmp_path: Path) -> None:
    async def main() -> None:
        pool = process_pool(1)
        table = a_table(first=0, random=1)
        gate = tmp_path / "gate"
        used: list[str] = []
        pool.on_used.append(lambda who, _: used.append(who))
        running = asyncio.create_task(pool.run(waits_for, request_bot(table, 1, str(gate)), "one", HINT))
        waiting = asyncio.create_task(pool.run(waits_for, request_bot(table, 1, str(gate)), "two", HINT))
        await asyncio.sleep(0)
        for task in (running, waiting):
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert len(pool.queue) == 0
        gate.touch()
        # The slot is free again when the one that was running is done; only that one is paid for.
        assert await pool.run(choose, request_bot(table, 1, QUICK_SEARCH), "one", payers=("one", "there")) >= 0
        assert used[0] == "one"
        assert sorted(used[1:]) == ["one", "there"]
        await pool.close()

    asyncio.run(main())


HOST = """
import asyncio, sys
from megapolis.server.worker.bot_pool import choose, request_bot
from megapolis.server.worker.bot_processes import process_pool
from server.builders import a_table

async def main():
    pool = process_pool(1)
    table = a_table(first=0, random=1)
    await pool.run(choose, request_bot(table, 1, "search:iterations=2"))
    if sys.argv[1] == "busy":
        asyncio.create_task(pool.run(choose, request_bot(table, 1, "search:milliseconds=120000")))
        await asyncio.sleep(0.2)
    print(pool.slots[0].process.pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("what", ["idle", "busy"])
def test_thinking_processes_end_with_a_killed_server(tmp_path: Path, what: str) -> None:
    script = tmp_path / "host.py"
    script.write_text(HOST, encoding="utf-8")
    search = os.pathsep.join([str(ROOT / "tests"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    environment = {**os.environ, "PYTHONPATH": search}
    host = subprocess.Popen([sys.executable, str(script), what], env=environment, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    process = int(host.stdout.readline())
    assert is_alive(process)
    host.kill()
    host.wait()
    host.stdout.close()
    until_dead(process)


def test_questions_about_a_hint_go_on_from_what_was_weighed() -> None:
    """In a process of the pool: the second look and "why not" use the same futures, so that figures agree."""
    table = a_table("next_station", options={"random_pencils": True}, first=0)
    asked = request_bot(table, 0, bot_pool.COACH)
    first = bot_pool.advise(asked)
    weighing = bot_pool.weigh_decision(asked).weighing
    assert not first.changed
    worst = first.hint.moves[-1]
    reply = bot_pool.say_why_not(asked, worst.action)
    assert reply.gap == pytest.approx(first.hint.moves[0].value - worst.value)
    longer = bot_pool.look_longer(asked)
    assert bot_pool.weigh_decision(asked).weighing is weighing
    assert longer.hint.futures >= first.hint.futures
    assert len(longer.hint.moves) >= len(first.hint.moves)
    # Another position of the table is weighed anew.
    match = bot_pool.recall_match(asked).copy()
    match.play(0, int(match.state.legal_actions(0)[0]))
    while CHANCE in match.state.actors():
        match.play(CHANCE, int(match.state.sample(Rng(1))))
    later = msgspec.structs.replace(asked, log=[(entry.actor, entry.action) for entry in match.log])
    assert bot_pool.weigh_decision(later).weighing is not weighing
