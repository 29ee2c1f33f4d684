"""The rules of Sprawlopolis: compiled."""
