"""An adapter whose library is missing says what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("vector", "gymnasium", "envs"),
        ("forms", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(module: str, library: str, extra: str) -> None:
    without = f"import sys; sys.modules[{library!r}] = None; import megapolis.envs.{module}"
    done = subprocess.run([sys.executable, "-c", without], check=False, capture_output=True, text=True)
    assert done.stderr.rstrip().endswith(f'{library}, which is not installed: pip install "megapolis[{extra}]"')
