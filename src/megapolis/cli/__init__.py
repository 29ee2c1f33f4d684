"""`megapolis …`: play, look back, compare bots and score papers in a terminal."""

from megapolis.cli.main import main

__all__ = ["main"]
