"""Megalopolis for people: views, words, pictures, score sheets."""
