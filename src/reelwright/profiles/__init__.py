"""Limits of a jurisdiction, as data: one TOML file a profile, beside this one.

`model` is pure and is all that the rules need; `files` reads the profiles that ship.
"""
