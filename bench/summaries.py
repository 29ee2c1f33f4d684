"""Replace the records of matches in bench/results by summaries: one small file a match, `make summaries`.

`megapolis arena … --out bench/results/NAME.jsonl` writes a line for every game. What docs/strength.md says needs less:
`NAME.json` has the event, which the same command plays again, the record of every bot with its intervals, what each
was ahead of the others, and a digest of all games but for the seconds they took.
"""

from __future__ import annotations

import hashlib
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from megapolis.arena import statistics
from megapolis.arena.play import Result
from megapolis.arena.schedule import Event
from megapolis.arena.store import FORMAT, read

RESULTS = Path(__file__).resolve().parent / "results"


def digest(results: list[Result]) -> str:
    """16 hexadecimal digits of the games, whichever finished first."""
    games = sorted((each.deal, each.bots, each.scores, each.returns, each.decisions) for each in results)
    return hashlib.blake2b(msgspec.json.encode(games), digest_size=8).hexdigest()


def summary(event: Event, results: list[Result]) -> dict[str, Any]:
    """What is kept of a match."""
    bots = event.bots
    pairs = [
        {
            "first": first,
            "second": second,
            "points_ahead": statistics.differences(results, first, second),
            "finished_ahead": statistics.duels(results, first, second) if event.contest else None,
        }
        for first, second in combinations(bots, 2)
    ]
    return {
        "event": event,
        "games": len(results),
        "digest": digest(results),
        "bots": statistics.records(results, bots, contest=event.contest),
        "pairs": pairs,
    }


def is_match(path: Path) -> bool:
    """Whether a file is a record of a match: others keep curves of training."""
    with path.open(encoding="utf-8") as file:
        return FORMAT in file.readline()


def main() -> None:
    for path in sorted(RESULTS.glob("*.jsonl")):
        if is_match(path):
            kept = msgspec.json.format(msgspec.json.encode(summary(*read(path))), indent=1)
            path.with_suffix(".json").write_bytes(kept + b"\n")
            path.unlink()
            print(f"{path.name} is {path.stem}.json now")


if __name__ == "__main__":
    main()
