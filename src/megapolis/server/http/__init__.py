"""HTTP and WebSocket: reading requests, writing answers."""
