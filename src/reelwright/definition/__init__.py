"""What a game is: the model, the file it is written in, and what makes it sound.

`model` is pure and is all that the other rooms need; `files` reads a game from YAML and
reports every fault of it at once; `soundness` holds the checks that span several rules.
"""
