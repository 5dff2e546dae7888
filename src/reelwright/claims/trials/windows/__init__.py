"""Windows made for a purpose, to be judged: what a line or a reel can be made to show."""
