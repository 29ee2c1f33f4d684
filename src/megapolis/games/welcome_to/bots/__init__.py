"""What bots know of Welcome To: compiled."""
