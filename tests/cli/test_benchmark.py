"""The command `megapolis benchmark`."""

import subprocess
import sysconfig
from pathlib import Path

import msgspec
import pytest

from megapolis.arena.benchmark import Report, table_row
from megapolis.catalog import find_game
from megapolis.cli import main

TRIAL = ["--task", "next-station-solo", "--deals", "2"]


def test_the_command_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "random.json"
    assert main(["benchmark", "random", *TRIAL, "--task", "sprawlopolis-solo", "--out", str(out)]) == 0
    report = msgspec.json.decode(out.read_bytes(), type=Report)
    assert capsys.readouterr().out == table_row(report) + "\n"
    assert [part.task.name for part in report.tasks] == ["next-station-solo", "sprawlopolis-solo"]
    assert report.tasks[0].setup == find_game("next_station").setup(1, {"random_pencils": True}).digest
    assert main(["benchmark", "random", *TRIAL]) == 0
    assert capsys.readouterr().out.startswith("| random (incomplete) | ")


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "random.json"
    assert main(["benchmark", "random", *TRIAL, "--out", str(out)]) == 0
    first = msgspec.json.decode(out.read_bytes(), type=Report).tasks[0]
    marked = msgspec.structs.replace(first, milliseconds=12345.0)
    report = msgspec.json.decode(out.read_bytes(), type=Report)
    out.write_bytes(msgspec.json.encode(msgspec.structs.replace(report, tasks=[marked])))
    both = [*TRIAL, "--task", "sprawlopolis-solo"]
    assert main(["benchmark", "random", *both, "--out", str(out)]) == 0
    tasks = msgspec.json.decode(out.read_bytes(), type=Report).tasks
    assert tasks[0] == marked
    assert [part.task.name for part in tasks] == ["next-station-solo", "sprawlopolis-solo"]
    out.write_text("no report")
    assert main(["benchmark", "random", *TRIAL, "--out", str(out)]) == 0
    assert msgspec.json.decode(out.read_bytes(), type=Report).tasks[0].milliseconds < 12345.0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nobody"], "nobody"),
        (["learned"], "Sprawlopolis"),
        (["random", "--deals", "1"], "2 or more"),
        (["random", "--workers", "0"], "1 or more"),
        (["random", "--out", "/proc/report.json"], "Cannot write /proc/report.json"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["benchmark", *arguments])
    except SystemExit as end:
        status = int(end.code or 0)
    assert status == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("workers", [1, 2])
def test_an_agent_of_ones_own_lies_in_the_folder(workers: int, tmp_path: Path) -> None:
    (tmp_path / "my_agents.py").write_text(
        "from megapolis import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, position):\n"
        "        return position.legal_actions()[0]\n"
    )
    command = [str(Path(sysconfig.get_path("scripts")) / "megapolis"), "benchmark", "my_agents:First", *TRIAL]
    done = subprocess.run(
        [*command, "--workers", str(workers)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("| my_agents:First (incomplete) | ")
