"""The solo game against Lacerda (L-1)."""
