"""The screens of the game: the table, and what opens over it."""
