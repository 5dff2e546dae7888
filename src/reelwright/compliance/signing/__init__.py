"""What people decided of clauses that no program decides, kept in a file beside the game's.

`decisions` reads and writes the file; `resting` says what a decision rests on, so that one whose
ground has changed is taken again; `carrying` puts what was decided into the outcomes.
"""
