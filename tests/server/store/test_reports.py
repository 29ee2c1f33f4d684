"""Reports keep what was said, once for each who reports, and not without end."""

import pytest

from megapolis.server.domain import events
from megapolis.server.store import reports
from megapolis.server.store.sqlite import SqliteCursor
from server.builders import NOW, a_table


def test_a_report_keeps_what_was_said_until_it_is_settled(
    cursor: SqliteCursor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table(first=0, second=1, third=2)
    table.apply(events.Said(1, "words"), NOW)
    reports.add(cursor, table, 1, by=0)
    table.apply(events.Said(1, "more words"), NOW)
    reports.add(cursor, table, 1, by=0)
    [report] = reports.all_reports(cursor)
    assert (report.table, report.person, report.name) == (table.spec.id, 1, "second")
    assert [line.text for line in report.talk if line.person == 1] == ["words", "more words"]
    reports.add(cursor, table, 1, by=2)
    assert len(reports.all_reports(cursor)) == 2
    assert reports.settle(cursor, report.id)
    assert not reports.settle(cursor, report.id)
    assert len(reports.all_reports(cursor)) == 1
    monkeypatch.setattr(reports, "MAX_REPORTS", 1)
    reports.add(cursor, table, 0, by=2)
    assert [each.person for each in reports.all_reports(cursor)] == [0]
