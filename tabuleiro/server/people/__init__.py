"""Visitors: who they are and what they are called."""
