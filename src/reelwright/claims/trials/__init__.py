"""Situations made for a purpose, from the strips of a game.

`windows` are made to be judged: what a line, or the reels of a game of ways, can be made to show.
`played` are rounds: stops chosen for what they show, a round steered into a feature and on.
"""
