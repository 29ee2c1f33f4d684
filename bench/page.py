"""Measure the page while games are played on a slow processor: interaction to next paint, and layout shifts.

Chromium's processor is throttled four times (`make bench-page`). An interaction lasts from a press to the next frame
after it; the one in the 98th hundredth is told, as the Web Vitals do. Layout shifts are summed over the whole game,
those within half a second after a press apart, which are answers to it. Measured on a machine that does nothing else:
the load of the machine is written down.
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

from browser.pages import DESKTOP, GAMES, PHONE, SHORTEST, Visitor, click, launch, play_on, tap  # noqa: E402
from serving import SAME_DEAL, Served, served  # noqa: E402

SLOWER = 4
MOST_MS = 100
MOST_SHIFT = 0.0
WATCH = """
  window.measured = { presses: {}, shifts: [] };
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        measured.presses[interactionId] = Math.max(measured.presses[interactionId] ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        measured.shifts.push([value, sources.map(each => each.node?.className ?? each.node?.nodeName ?? "").join(" ")]);
  }).observe({ type: "layout-shift", buffered: true });
"""


def measure(browser: Browser, server: Served, game: str, size: tuple[int, int], turns: int) -> dict[str, Any]:
    """Play a game and say how quickly the page answered, and how much it shifted."""
    visitor = Visitor(browser, server, size=size)
    visitor.context.add_init_script(WATCH)
    page = visitor.start(game, **SHORTEST[game])
    visitor.is_asked()
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("measured.presses = {}; measured.shifts.length = 0")
    made = play_on(visitor, game, tap if size == PHONE else click, turns)
    found: Any = page.evaluate("measured")
    visitor.context.close()
    lasted = sorted(found["presses"].values())
    return {
        "game": game,
        "size": f"{size[0]} x {size[1]}",
        "turns": made,
        "interactions": len(lasted),
        "inp_ms": lasted[max(0, len(lasted) - 1 - len(lasted) // 50)] if lasted else 0,
        "median_ms": lasted[len(lasted) // 2] if lasted else 0,
        "cls": round(sum(value for value, _ in found["shifts"]), 4),
        "shifted": sorted({what for _, what in found["shifts"]}),
    }


def main() -> int:
    """Measure every game on a desktop and on a phone; 1 if something is above what it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/page.db", SAME_DEAL) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in wish.games:
            for size in (DESKTOP, PHONE):
                rows.append(measure(browser, server, game, size, wish.turns))
                print(json.dumps(rows[-1], ensure_ascii=False), flush=True)
        browser.close()
    if wish.out:
        where = {"processor": platform.processor() or platform.machine(), "cores": os.cpu_count()}
        told = {"slower": SLOWER, **where, "load": [round(each, 1) for each in os.getloadavg()], "games": rows}
        wish.out.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(any(row["inp_ms"] > MOST_MS or row["cls"] > MOST_SHIFT for row in rows))


if __name__ == "__main__":
    sys.exit(main())
