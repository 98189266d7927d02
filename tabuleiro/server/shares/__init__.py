"""Shares: links by which others look at a game that is over, with a picture for messengers."""
