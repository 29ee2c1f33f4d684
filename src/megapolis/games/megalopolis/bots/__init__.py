"""What bots know of Megalopolis: compiled."""
