"""What the suite raises."""

from __future__ import annotations


class Broken(AssertionError):
    """A promise is broken; the message says which, where, and how to see it again."""
