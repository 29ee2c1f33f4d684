"""Bots against bots: matches, leagues and gauntlets on the same deals, with confidence intervals, ratings and plots."""

from megapolis.arena.play import Result, play_game
from megapolis.arena.runner import run
from megapolis.arena.schedule import Event, gauntlet, league, match
from megapolis.arena.store import Store

__all__ = ["Event", "Result", "Store", "gauntlet", "league", "match", "play_game", "run"]
