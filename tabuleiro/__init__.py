"""Lisboa and San Juan: rules engine, bots, server and laboratory."""

__version__ = "0.1.0"
