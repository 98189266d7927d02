"""Bots: who thinks, and who plays what was thought."""
