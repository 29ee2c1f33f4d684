"""The engine for programs that learn: many games at once, and the interfaces that other libraries know."""
