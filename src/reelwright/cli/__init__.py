"""The command line: it wires the rooms together, and nothing imports it."""
