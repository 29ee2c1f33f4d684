"""Measure how the built site starts (`make site-bench`): on a first visit, from what is kept, and on a slow processor.

For the slow processor all processes of the browser run for a quarter of the time: throttling by the browser itself
leaves out workers, where the table is. Told are seconds on the clock, and beside them the processor's: other programs
lengthen the first but not the second. The load of the machine is written down.
"""

import argparse
import json
import os
import platform
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from anywhere.pages import Hosted, SiteVisitor  # noqa: E402

SLOWER = 4
SLICE = 0.004
"""Seconds that a throttled browser runs at a time."""
TICK = os.sysconf("SC_CLK_TCK")
STAGES = """() => {
  window.stages = [];
  new BroadcastChannel('megapolis').onmessage = ({data}) => data.kind === 'stage' && stages.push(data.running ?? data);
}"""


def processes(folder: Path) -> list[int]:
    """The processes of the browser that keeps its data in a folder, and all that they have started."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError, ValueError):
            pid = int(entry.name)
            parents[pid] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if f"--user-data-dir={folder}" in (entry / "cmdline").read_bytes().decode(errors="replace"):
                found.add(pid)
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


def cpu_seconds(folder: Path) -> float:
    """The processor time of a browser until now."""
    total = 0
    for pid in processes(folder):
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / TICK


@contextmanager
def slowed(folder: Path, slower: int) -> Iterator[None]:
    """Let a browser run for a part of the time only."""
    done = Event()

    def stop_and_go() -> None:
        known: list[int] = []
        for turn in range(10**9):
            if turn % 20 == 0:
                known = processes(folder)
            for number, wait in ((signal.SIGSTOP, SLICE * (slower - 1)), (signal.SIGCONT, SLICE)):
                for pid in known:
                    with suppress(OSError):
                        os.kill(pid, number)
                time.sleep(wait)
            if done.is_set():
                return

    thread = Thread(target=stop_and_go)
    if slower > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if slower > 1:
            thread.join()


def spent(folder: Path, began: float, used: float) -> dict[str, float]:
    """How long something took until now, on the clock and of the processor."""
    return {"seconds": round(time.perf_counter() - began, 2), "processor": round(cpu_seconds(folder) - used, 2)}


def visit(playwright: Playwright, host: Hosted, folder: Path, slower: int = 1, first: bool = False) -> dict[str, Any]:
    """Open the site and wait: for the first game on a first visit, else for the list of games, and for the table."""
    visitor = SiteVisitor(playwright, host, folder)
    visitor.context.add_init_script(f"({STAGES})()")
    page, out = visitor.page, dict[str, Any]()
    with slowed(folder, slower):
        since = time.perf_counter(), cpu_seconds(folder)
        page.goto(host.url, wait_until="commit")
        if first:
            begin_first_game(visitor)
            out["first game is there"] = spent(folder, *since)
        else:
            page.locator(".wall > *").first.wait_for(timeout=300_000)
            out["list of games"] = spent(folder, *since)
        visitor.await_table()
        out["table is ready"] = spent(folder, *since)
    out["laps"] = page.evaluate("() => stages.at(-1)?.laps ?? null")
    visitor.context.close()
    return out


def begin_first_game(visitor: SiteVisitor) -> None:
    """Press the button of the first game as soon as it is there, until it asks for the first decision."""
    visitor.page.locator(".btn.first").click(timeout=300_000)
    visitor.page.locator(".lesson").first.wait_for(timeout=300_000)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    found: dict[str, Any] = {"machine": platform.processor() or platform.machine(), "load": [os.getloadavg()[0]]}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        host = Hosted(Path(name) / "host").start()
        for at in range(given.times):
            folder = Path(name) / f"browser-{at}"
            for what, slower in (("first visit", 1), ("kept", 1), ("kept, slow", SLOWER)):
                found.setdefault(what, []).append(visit(playwright, host, folder, slower, what == "first visit"))
        host.stop()
    found["load"].append(os.getloadavg()[0])
    text = json.dumps(found, indent=1)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
