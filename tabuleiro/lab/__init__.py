"""Laboratory: tournaments, ratings and reports; needs the extra `lab`."""
