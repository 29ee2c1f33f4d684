"""The leaderboard in docs/benchmark.md is made of the reports that are kept."""

from pathlib import Path

import msgspec
import pytest

from megapolis.arena.benchmark import PROTOCOL, TASKS, Report, report_of, table_row
from megapolis.catalog import find_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8").splitlines()
KEPT = sorted((ROOT / "bench" / "results").glob("benchmark-*.json"))


def test_every_report_has_its_row_and_every_row_its_report() -> None:
    rows = {table_row(msgspec.json.decode(path.read_bytes(), type=Report)) for path in KEPT}
    header = PAGE.index(next(line for line in PAGE if line.startswith("| agent | next-station-solo")))
    shown = PAGE[header + 2 : header + 2 + len(rows)]
    assert set(shown) == rows
    assert not PAGE[header + 2 + len(rows)].startswith("|")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_report_is_one_of_this_protocol_and_these_rules(path: Path) -> None:
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    assert path.stem == f"benchmark-{report.agent}"
    assert report.protocol == PROTOCOL
    again = report_of(report.agent, report.version, report.tasks)
    assert (again.complete, again.digest) == (report.complete, report.digest)
    for part in report.tasks:
        assert part.task in TASKS
        game = find_game(part.task.game)
        assert part.rules == game.rules
        assert part.setup == game.setup(part.task.players, part.task.options).digest
