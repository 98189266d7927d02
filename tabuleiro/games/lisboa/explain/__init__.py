"""What an option costs and brings, and why another is impossible."""
