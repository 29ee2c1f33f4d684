"""Networks without any library: compiled where a C compiler is present."""
