"""The buttons of the cabinet: what each press selects, as pure functions from state to state.

Nothing here moves money or asks chance; a client of any kind follows these functions, and one in
another language runs `cases.json` to prove that it does.

`selection` has Lines, the line indicators, Bet and Bet Max; `auto` the Auto button; `buttons`
which of them are live; `cases` writes the table.
"""
