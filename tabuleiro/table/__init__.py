"""A table: a match with all that its seats are shown; it knows neither a network nor a database."""
