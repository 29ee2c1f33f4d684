"""The files in deploy/: what can be checked without a container or a service manager that runs is checked here.

nginx.conf is run by tests/server/scenarios/test_proxy.py. No image is built by any test.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from megapolis.server.settings import PREFIX, Settings, read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "megapolis.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
PROGRAM = "/opt/megapolis/bin/megapolis"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    assert UNIT.count(PROGRAM) == 1
    unit = tmp_path / "megapolis.service"
    unit.write_text(UNIT.replace(PROGRAM, sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    # What it does not understand it only warns of; other units of this machine may have warnings, too.
    assert [line for line in done.stderr.splitlines() if "megapolis" in line] == []


def test_the_settings_are_settings() -> None:
    settings = read({}, DEPLOY / "megapolis.toml", {})
    assert settings.archive_folder.startswith("/var/lib/megapolis/"), "the only folder that the unit may write to"
    assert "StateDirectory=megapolis" in UNIT
    assert "--config /etc/megapolis.toml" in UNIT


def test_the_compose_file_starts_what_the_container_file_builds() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server = compose["services"]["megapolis"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    said = {name: re.sub(r"\$\{\w+(:[?-][^}]*)?\}", "x", value) for name, value in server["environment"].items()}
    assert {name.removeprefix(PREFIX).lower() for name in said} <= set(Settings.__struct_fields__)
    settings = read({}, None, said)
    assert settings.workers > 1
    assert settings.is_proxy("172.18.0.1")
    # What is kept outlives its container.
    assert {each.split(":")[0] for service in compose["services"].values() for each in service["volumes"]} == set(
        compose["volumes"]
    )
    assert settings.archive_folder.startswith(server["volumes"][0].split(":")[1])


def test_the_container_file_names_what_exists() -> None:
    sources = re.findall(r"^COPY (?!--from)(\S+)", CONTAINER, re.MULTILINE)
    assert sources
    assert all((ROOT / name).exists() for name in sources)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}:" in makefile for target in re.findall(r"RUN make (\w+)", CONTAINER))
    assert "--require-hashes" in CONTAINER


@pytest.mark.parametrize("name", ["site", "wheels"])
def test_workflows_call_targets_that_exist_and_say_that_they_are_untried(name: str) -> None:
    text = (DEPLOY / f"{name}.yml").read_text(encoding="utf-8")
    assert text.startswith("# Untried")
    steps = [step for job in yaml.safe_load(text)["jobs"].values() for step in job["steps"]]
    targets = {target for step in steps for target in re.findall(r"\bmake (\w+)", step.get("run", ""))}
    assert targets
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
