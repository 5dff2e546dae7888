"""The game in a terminal, on screens or as plain lines.

`session` moves rounds and holds the credit; `board` is what is in sight, a fold over events;
`dealer` tells events at a pace. These know nothing of a screen. `app` and `screens` show the board
with widgets (`reels`, `lamps`, `talkback`; `tiles` and `art` draw), `plain` writes lines. No rule
is decided here: the engine asks, tells and refuses, and the cabinet says what a button selects.
"""
