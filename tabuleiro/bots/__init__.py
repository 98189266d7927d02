"""Bots: one file per idea; each sees what its seat may know and nothing else."""
