"""The server: tables of any game, kept in a database, played over WebSocket."""
