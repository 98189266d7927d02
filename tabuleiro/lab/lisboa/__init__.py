"""The lab for Lisboa: what bots do with the figures of a pack, and players of one plan."""
