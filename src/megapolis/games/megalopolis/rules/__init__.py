"""The rules of Megalopolis: compiled."""
