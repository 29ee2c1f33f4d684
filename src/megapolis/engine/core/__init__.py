"""The hot part of the engine, compiled where a C compiler is available."""
