"""The JSON shapes of what goes in and out."""
