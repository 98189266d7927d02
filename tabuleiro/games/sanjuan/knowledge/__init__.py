"""What a seat knows, and tables that agree with it."""
