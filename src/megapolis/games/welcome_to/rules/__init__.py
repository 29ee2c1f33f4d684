"""The rules of Welcome To: compiled."""
