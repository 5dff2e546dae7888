"""Every rule that artwork states, changed: does the artwork notice?

`values` changes a leaf of any model, `samples` chooses among very many changes, `games` holds the
games that are changed, `holding` holds the artwork of one game against another, `equivalents` lists
the changes that change nothing, with the proof. `score` runs all of them and writes
docs/reference/artwork-mutants.md.
"""
