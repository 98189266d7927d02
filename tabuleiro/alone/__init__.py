"""Alone: a house without a server, for one person; a browser runs it and keeps what it says."""
