"""The rules of Lisboa, each by its name."""
