"""Loads every compiled module before doctests are collected.

Pytest reads the modules that it collects from their sources unless they are loaded already, and a compiled game beside
a plain engine crashes.
"""

from importlib import import_module

from megapolis.compiled import FINDER

for name in FINDER.modules:
    import_module(name)

collect_ignore = ["src/megapolis/server/browser.py"]
"""Runs in a browser alone, where the page can be reached from Python."""
