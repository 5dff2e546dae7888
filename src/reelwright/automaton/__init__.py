"""A definition read as small machines, and the exact counts of what their windows come to."""
