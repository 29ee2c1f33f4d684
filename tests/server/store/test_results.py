"""Results: how long those of guests are kept."""

from megapolis.server.store import results
from megapolis.server.store.sqlite import SqliteCursor


def test_results_of_guests_are_forgotten_and_those_of_accounts_stay(cursor: SqliteCursor) -> None:
    cursor.run("INSERT INTO accounts (id, name, folded, password) VALUES ('ada', 'Ada', 'ada', '')")
    for number, (who, at) in enumerate((("ada", 1.0), ("device", 1.0), ("device", 9.0))):
        cursor.run(
            "INSERT INTO results (table_id, seat, account, game, points, won, players, at)"
            " VALUES (?, 0, ?, 'next_station', 100, 1, 1, ?)",
            (f"table {number}", who, at),
        )
    results.forget_guests(cursor, 5.0)
    assert [row[0] for row in results.list_games(cursor, "ada", 9)] == ["table 0"]
    assert [row[0] for row in results.list_games(cursor, "device", 9)] == ["table 2"]
