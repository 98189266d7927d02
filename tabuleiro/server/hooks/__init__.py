"""What those who are not at the table are told."""
