"""The schema of the database and its versions: every migration since 0.1, each run once and never changed again.

A migration only adds: workers of the version before may still run while the first of the new version migrates.
"""

from __future__ import annotations

from collections.abc import Callable

from megapolis.server.domain.names import skeleton
from megapolis.server.errors import BadSetting
from megapolis.server.store.database import Cursor

Migration = Callable[[Cursor], None]

FIRST = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        status TEXT NOT NULL,
        listed BIGINT NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        last_view TEXT NOT NULL DEFAULT '')""",
    "CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, updated)",
    """CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL,
        place BIGINT NOT NULL,
        body TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, place))""",
    "CREATE UNIQUE INDEX IF NOT EXISTS events_by_message ON events (table_id, message) WHERE message IS NOT NULL",
    """CREATE TABLE IF NOT EXISTS jobs (
        table_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        leased DOUBLE PRECISION NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, kind))""",
    "CREATE INDEX IF NOT EXISTS jobs_by_due ON jobs (due)",
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, account TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE IF NOT EXISTS members (
        account TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (account, table_id))""",
    """CREATE TABLE IF NOT EXISTS results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, account TEXT NOT NULL, game TEXT NOT NULL,
        points BIGINT NOT NULL, won BIGINT NOT NULL, players BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS results_by_account ON results (account, at)",
    """CREATE TABLE IF NOT EXISTS ratings (
        account TEXT NOT NULL, game TEXT NOT NULL, value DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, game))""",
    """CREATE TABLE IF NOT EXISTS daily (
        game TEXT NOT NULL, date TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL,
        name TEXT NOT NULL, points BIGINT, PRIMARY KEY (game, date, who))""",
    "CREATE TABLE IF NOT EXISTS codes (table_id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE)",
    """CREATE TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL, person BIGINT NOT NULL, worker TEXT NOT NULL, connections BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, person, worker))""",
    "CREATE TABLE IF NOT EXISTS workers (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL, stopped BIGINT NOT NULL)",
)
"""What 0.1 created. It kept no version, so that a database with these tables alone has version 1."""


def _create_first(cursor: Cursor) -> None:
    for statement in FIRST:
        cursor.run(statement)


def _keep_version(cursor: Cursor) -> None:
    cursor.run("CREATE TABLE schema_version (version BIGINT NOT NULL)")


def _share_thinking(cursor: Cursor) -> None:
    cursor.run("ALTER TABLE jobs ADD COLUMN owner TEXT NOT NULL DEFAULT ''")
    cursor.run(
        "CREATE TABLE budgets (who TEXT NOT NULL, day TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL,"
        " PRIMARY KEY (day, who))"
    )


def _share_limits(cursor: Cursor) -> None:
    cursor.run(
        "CREATE TABLE usage (worker TEXT NOT NULL, what TEXT NOT NULL, amount DOUBLE PRECISION NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, PRIMARY KEY (worker, what))"
    )
    cursor.run("ALTER TABLE workers ADD COLUMN figures TEXT NOT NULL DEFAULT ''")


def _keep_reports(cursor: Cursor) -> None:
    cursor.run(
        "CREATE TABLE reports (id BIGINT PRIMARY KEY, table_id TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,"
        " by TEXT NOT NULL, person BIGINT NOT NULL, name TEXT NOT NULL, who TEXT NOT NULL, talk TEXT NOT NULL)"
    )


def _rate_by_class(cursor: Cursor) -> None:
    cursor.run(
        "CREATE TABLE class_ratings (account TEXT NOT NULL, game TEXT NOT NULL, class TEXT NOT NULL,"
        " value DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (account, game, class))"
    )
    # A rating of before was earned in games of all kinds; most often they were plain games of two.
    cursor.run(
        "INSERT INTO class_ratings (account, game, class, value, games) SELECT account, game, 'two-plain', value,"
        " (SELECT COUNT(*) FROM results WHERE results.account = ratings.account AND results.game = ratings.game"
        " AND results.players > 1) FROM ratings"
    )


def _keep_sessions(cursor: Cursor) -> None:
    cursor.run("ALTER TABLE sessions ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0")
    cursor.run("ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''")
    cursor.run("ALTER TABLE accounts ADD COLUMN recovery TEXT NOT NULL DEFAULT ''")
    cursor.run("ALTER TABLE accounts ADD COLUMN skeleton TEXT NOT NULL DEFAULT ''")
    for account, name in cursor.run("SELECT id, name FROM accounts"):
        cursor.run("UPDATE accounts SET skeleton = ? WHERE id = ?", (skeleton(name), account))
    cursor.run("CREATE INDEX accounts_by_skeleton ON accounts (skeleton)")


def _keep_bans(cursor: Cursor) -> None:
    cursor.run("CREATE TABLE bans (who TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)")
    cursor.run("CREATE TABLE acts (at DOUBLE PRECISION NOT NULL, by TEXT NOT NULL, what TEXT NOT NULL)")


def _keep_reviews(cursor: Cursor) -> None:
    cursor.run(
        "CREATE TABLE reviews (table_id TEXT NOT NULL, seat BIGINT NOT NULL, version BIGINT NOT NULL,"
        " payers TEXT NOT NULL, part DOUBLE PRECISION NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seat))"
    )


def _keep_training(cursor: Cursor) -> None:
    cursor.run("CREATE TABLE training (account TEXT PRIMARY KEY, body TEXT NOT NULL)")
    cursor.run("CREATE TABLE puzzles (id TEXT PRIMARY KEY, tried BIGINT NOT NULL, solved BIGINT NOT NULL)")


def _keep_daily_games(cursor: Cursor) -> None:
    # When a deal was begun: a bot's that was broken off is played again after a while.
    cursor.run("ALTER TABLE daily ADD COLUMN at DOUBLE PRECISION NOT NULL DEFAULT 0")
    cursor.run("CREATE INDEX daily_by_who ON daily (who, date)")
    cursor.run("ALTER TABLE results ADD COLUMN bots TEXT NOT NULL DEFAULT ''")
    cursor.run("ALTER TABLE results ADD COLUMN daily TEXT NOT NULL DEFAULT ''")


MIGRATIONS: tuple[Migration, ...] = (
    _create_first,
    _keep_version,
    _share_thinking,
    _share_limits,
    _keep_reports,
    _rate_by_class,
    _keep_sessions,
    _keep_bans,
    _keep_reviews,
    _keep_training,
    _keep_daily_games,
)
"""The first leads to version 1, the second to version 2, and so on."""
KEEPS_VERSION = 2
"""The first version that is written down in the database."""


def version_of(cursor: Cursor) -> int:
    """The version of the database's schema; 0 for an empty database. `BadSetting` if it is newer than this program."""
    names = cursor.table_names()
    if "schema_version" not in names:
        return 1 if "tables" in names else 0
    [(version,)] = cursor.run("SELECT version FROM schema_version")
    return check_version(int(version))


def check_version(version: int) -> int:
    """The version, if this program knows it; `BadSetting` if it is newer."""
    if version > len(MIGRATIONS):
        raise BadSetting("table-database-newer", found=version, known=len(MIGRATIONS))
    return version


def migrate(cursor: Cursor, target: int = 0) -> None:
    """Bring the schema to a version (0: the newest), in the transaction of the cursor."""
    wanted = target or len(MIGRATIONS)
    version = version_of(cursor)
    if version >= wanted:
        return
    for migration in MIGRATIONS[version:wanted]:
        migration(cursor)
    if wanted >= KEEPS_VERSION:
        cursor.run("DELETE FROM schema_version")
        cursor.run("INSERT INTO schema_version (version) VALUES (?)", (wanted,))


def drop_all(cursor: Cursor) -> None:
    """Remove every table of the schema."""
    for name in cursor.table_names():
        cursor.run(f"DROP TABLE {name}")
