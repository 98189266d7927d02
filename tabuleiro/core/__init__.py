"""The engine: actions, frames, states, the interpreter, logs and matches; it knows no game."""
