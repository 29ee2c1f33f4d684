"""Loads every compiled module before doctests are collected.

Pytest reads the modules that it collects from their sources unless they are loaded already, and a compiled game beside
a plain engine crashes.
"""

import os
from importlib import import_module

# Before numpy is imported: the tests' own processes share the cores, and threads that wait for one another take eight
# times as long for small matrices.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from megapolis.compiled import FINDER

for name in FINDER.modules:
    import_module(name)

collect_ignore = ["src/megapolis/server/browser.py"]
"""Runs in a browser alone, where the page can be reached from Python."""
