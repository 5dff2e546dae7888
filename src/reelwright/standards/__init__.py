"""What a standard asks of artwork, as data: its clauses, and the words they are written in.

`model` and `vocabulary` are pure; `files` reads what ships; `reference` writes it as a page.
A clause is decided elsewhere: here stands only what it asks, when, and what would satisfy it.
"""
