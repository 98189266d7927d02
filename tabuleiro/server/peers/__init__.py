"""Other processes on this machine that serve the same tables, and the conversations passed on to them."""
