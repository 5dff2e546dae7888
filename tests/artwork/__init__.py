"""Artwork made of the games that ship, of the cases, and of statements made up."""
