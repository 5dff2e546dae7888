"""Compiled loops over tables. They know numbers only, no game; nothing else here needs numba."""
