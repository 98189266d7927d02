"""What the decrees count and score."""
