"""Choosing a game in a terminal: who offers which games, a screen to choose on, plain lines."""
