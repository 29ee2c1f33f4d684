"""Builds the package: plain sources always, compiled modules where a C compiler is found.

Everything else about the project is in pyproject.toml. `pip install .` compiles into the wheel; an editable install
leaves compiling to `make` (tools/compile.py), which both call.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED = ROOT / "src" / "megapolis" / "_compiled"


def compile_engine() -> bool:
    """Runs tools/compile.py; says aloud when the package will run interpreted."""
    if os.environ.get("MEGAPOLIS_INTERPRETED") == "1":
        return False
    return subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--strict"], check=False).returncode == 0


class BuildWithEngine(build_py):
    """The ordinary build, with the compiled modules of this Python beside the sources."""

    def run(self) -> None:
        """Builds the sources, then adds what was compiled."""
        super().run()
        if not self.editable_mode and compile_engine():
            target = Path(self.build_lib) / "megapolis" / "_compiled"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(COMPILED, target)
            self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]


class PlatformWheel(bdist_wheel):
    """A wheel that holds compiled modules fits one platform and Python only."""

    def finalize_options(self) -> None:
        """Decides before building: with a compiler there will be compiled modules."""
        compiling = os.environ.get("MEGAPOLIS_INTERPRETED") != "1" and shutil.which("cc") is not None
        if compiling:
            self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]
        super().finalize_options()


setup(cmdclass={"build_py": BuildWithEngine, "bdist_wheel": PlatformWheel})
