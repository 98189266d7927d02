"""Puzzles: positions with one good choice, found in strong self-play and shipped as data."""
