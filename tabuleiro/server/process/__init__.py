"""What any server process needs, whatever it serves."""
