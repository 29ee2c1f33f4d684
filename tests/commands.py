"""The command line in this process: starting one takes longer than most commands. `test_cli` starts real ones, too."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

import pytest

from megapolis.cli.main import main


@dataclass
class Done:
    """How a command ended and what it said."""

    returncode: int
    stdout: str
    stderr: str


def megapolis(*arguments: str, typed: str = "", **environment: str) -> Done:
    """Run a command with what is typed into it."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(typed))
        for name, value in environment.items():
            patch.setenv(name, value)
        try:
            status = main(list(arguments))
        except SystemExit as ended:
            status = int(ended.code or 0)
    return Done(status, out.getvalue(), err.getvalue())
