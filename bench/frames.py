"""Measure frames while the moves of bots are shown on a slow processor.

Chromium's processor is throttled four times (`make bench-page`). Told are the time between two frames, and the
processor time of the longest task of the page's main thread: other programs lengthen the first but not the second. No
frame should take longer than 50 ms. The load of the machine is written down.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, click, launch, play_on, tap  # noqa: E402
from serving import SAME_DEAL, Served, served  # noqa: E402

SLOWER = 4
MOST_MS = 50
TURNS = 4
"""After so many turns of one's own the moves of bots were seen often enough."""
COUNT = """() => {
  window.measured = [];
  let last = 0;
  const next = now => {
    if (last) measured.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(next);
  };
  window.counting = requestAnimationFrame(next);
}"""
WAIT = """() => new Promise(done => {
  const look = () => {
    const isAsked = document.querySelector('.ask.yours') !== null;
    if (!isAsked && !document.querySelector('.panel.over h2')) return;
    clearInterval(timer);
    done(isAsked);
  };
  const timer = setInterval(look, 100);
})"""
"""Like `Visitor.is_asked`, but the page looks for itself: a search from outside would be measured with its tasks."""


def measure(browser: Browser, server: Served, game: str, size: tuple[int, int]) -> dict[str, Any]:
    """Let two bots move at the normal speed and say how long frames and tasks took meanwhile."""
    visitor = Visitor(browser, server, size=size, speed="normal")
    visitor.page.emulate_media(reduced_motion="no-preference")
    page = visitor.start(game, players=3, bots=("greedy", "greedy"))
    visitor.is_asked()
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames: list[float] = []
    tasks: list[float] = []
    for _ in range(TURNS):
        play_on(visitor, game, tap if size == PHONE else click, 1)
        browser.start_tracing(page=page, categories=["toplevel"])
        page.evaluate(COUNT)
        goes_on = page.evaluate(WAIT)
        frames += page.evaluate("() => { cancelAnimationFrame(counting); return measured; }")
        tasks += task_times(browser.stop_tracing())
        if not goes_on:
            break
    visitor.context.close()
    frames.sort()
    return {
        "game": game,
        "size": f"{size[0]} x {size[1]}",
        "frames": len(frames),
        "median_ms": round(frames[len(frames) // 2], 1),
        "p99_ms": round(frames[len(frames) * 99 // 100], 1),
        "longest_ms": round(frames[-1], 1),
        "longest_task_cpu_ms": round(max(tasks), 1),
        "tasks_over_50_ms": sum(each > MOST_MS for each in tasks),
        "load": round(os.getloadavg()[0], 1),
    }


def task_times(trace: bytes) -> list[float]:
    """The processor time of every task on the main thread of a page, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    return [
        each["tdur"] / 1000
        for each in events
        if each["name"].endswith("RunTask") and "tdur" in each and (each["pid"], each["tid"]) in mains
    ]


def main() -> int:
    """Measure every game on a desktop and on a phone; 1 if a task took longer than a frame may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/frames.db", SAME_DEAL) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in wish.games:
            for size in (DESKTOP, PHONE):
                rows.append(measure(browser, server, game, size))
                print(json.dumps(rows[-1], ensure_ascii=False), flush=True)
        browser.close()
    if wish.out:
        where = {"processor": platform.processor() or platform.machine(), "cores": os.cpu_count()}
        told = {"slower": SLOWER, **where, "games": rows}
        wish.out.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(any(row["longest_task_cpu_ms"] > MOST_MS for row in rows))


if __name__ == "__main__":
    sys.exit(main())
