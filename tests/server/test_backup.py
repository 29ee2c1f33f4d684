"""Backup and restore, from one database to the other."""

import subprocess
import sys
from pathlib import Path

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
    copy.write_bytes(b"nonsense")
    assert "not a backup" in run("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'c.db'}", code=2)


def run(*arguments: str, code: int = 0) -> str:
    command = [sys.executable, "-m", "megapolis", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr
