"""What a game pays, counted: exact figures from the definition alone.

This is a second reading of the rules, written apart from the room that plays them, so that the two
can be held against each other. Counts are integers and figures fractions; nothing is rounded before
it is printed. `par.par` has all the figures of a game.
"""
