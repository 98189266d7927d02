"""Component packs: what is printed on board, cards and tiles."""
