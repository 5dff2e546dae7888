"""Situations made for a purpose, from the strips of a game: windows, spins, whole rounds."""
