"""What a game is: the model, the file it is written in, and what makes it sound.

`model` and `values` are pure and are all that the other rooms need. `files` reads a game from YAML
and reports every fault of it at once: `marks` knows the lines, `wording` and `shape` say what the
model found wrong and where, `soundness` holds the checks that span several rules. `schema` and
`reference` write the format down for editors and people.
"""
