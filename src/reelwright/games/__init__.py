"""Games as data: a folder each, no code."""
