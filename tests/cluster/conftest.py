"""Tests that need Ray (`make cluster`); without it there is nothing to collect."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("ray") else ["test_*.py"]
