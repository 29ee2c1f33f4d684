"""Bots against bots: matches, leagues and gauntlets on equal deals, with error bars, ratings and plots."""

from megapolis.arena.play import play_game
from megapolis.arena.schedule import Event, Seating, gauntlet, league, match

__all__ = ["Event", "Seating", "gauntlet", "league", "match", "play_game"]
