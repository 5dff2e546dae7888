"""Load: complete rounds a second, each commit durable, on a server that already keeps many rounds.

`python -m bench.load` starts a real server on each engine, fills its store with rounds that were
played, and plays through HTTP on the same processors. Beside it, in the same run, stand what the
disk takes to keep a write and what the database does alone.
"""
