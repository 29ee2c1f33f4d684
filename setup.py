"""Build the package: always plain sources, and compiled modules if there is a C compiler.

Everything else about the project is in pyproject.toml. `pip install .` compiles into the wheel; with an editable
install, `make` compiles. Both use tools/compile.py.
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
    """Run tools/compile.py, which prints a message if compiling fails. Return whether it succeeded."""
    if os.environ.get("MEGAPOLIS_INTERPRETED") == "1":
        return False
    return subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--strict"], check=False).returncode == 0


class BuildWithEngine(build_py):
    """The ordinary build, with the modules compiled for this Python added to the sources."""

    def run(self) -> None:
        """Build the sources, then add the compiled modules."""
        super().run()
        if not self.editable_mode and compile_engine():
            target = Path(self.build_lib) / "megapolis" / "_compiled"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(COMPILED, target)
            self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]


class PlatformWheel(bdist_wheel):
    """A wheel for one platform and version of Python, if it contains compiled modules."""

    def finalize_options(self) -> None:
        """Decide before building whether there will be compiled modules: if there is a compiler."""
        compiling = os.environ.get("MEGAPOLIS_INTERPRETED") != "1" and shutil.which("cc") is not None
        if compiling:
            self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]
        super().finalize_options()


setup(cmdclass={"build_py": BuildWithEngine, "bdist_wheel": PlatformWheel})
