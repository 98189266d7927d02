"""The coach: what every option is worth, where a game was lost, and what was luck."""
