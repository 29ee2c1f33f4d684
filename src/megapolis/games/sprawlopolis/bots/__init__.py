"""What bots know of Sprawlopolis: compiled."""
