"""Lisboa."""
