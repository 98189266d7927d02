"""Positions as JSON and back, also sparse or edited by hand."""
