"""Sprawlopolis for people: views, words, pictures, score sheets."""
