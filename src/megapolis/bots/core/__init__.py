"""The bots' searches: compiled where a C compiler is present."""
