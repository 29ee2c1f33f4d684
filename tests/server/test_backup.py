"""Backup and restore, from one database to the other."""

import gzip
import json
from pathlib import Path

from commands import megapolis
from guests import first_move, message, picture
from serving import postgres, served


def test_a_backup_moves_from_one_database_to_the_other(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with served(f"sqlite:///{tmp_path / 'a.db'}") as server:
        welcome = server.table(players=1, options={"random_pencils": True})
        message(server, welcome, "start")
        first_move(server, welcome)
        before = picture(server, welcome)
        run("backup", str(file), "--database", server.database)
    with postgres() as database:
        run("restore", str(file), "--database", database.url)
        with served(database.url) as server:
            assert picture(server, welcome) == before
            assert first_move(server, welcome)["is"] == "ack"
        assert "exists already" in run("restore", str(file), "--database", database.url, code=2)
        copy = tmp_path / "second.gz"
        run("backup", str(copy), "--database", database.url)
    run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'b.db'}")
    # A backup of 0.1 names no columns and no version.
    head, *rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]
    assert file.stat().st_mode & 0o077 == 0, "only the owner may read it"
    # These have other columns since, and nothing that lasts.
    first = [row for row in rows if row[0] not in ("schema_version", "workers", "jobs")]
    copy.write_bytes(gzip.compress("\n".join(map(json.dumps, ["megapolis-backup-1", *first])).encode()))
    run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'first.db'}")
    with served(f"sqlite:///{tmp_path / 'first.db'}") as server:
        assert picture(server, welcome) == before
    # What names other tables or columns, or a newer version, is none.
    newer, others, wrong = {"schema": 999}, {"tables": {"sqlite_master": ["sql"]}}, {"schema": "2"}
    for change, said in ((newer, "newer program"), (others, "not a backup"), (wrong, "not a backup")):
        copy.write_bytes(gzip.compress("\n".join(map(json.dumps, [{**head, **change}, *rows])).encode()))
        assert said in run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'c.db'}", code=2)
    copy.write_bytes(b"nonsense")
    assert "not a backup" in run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'c.db'}", code=2)


def run(*arguments: str, code: int = 0) -> str:
    done = megapolis(*arguments)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr
