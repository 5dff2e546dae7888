"""The tests, a module for each family; each test takes a stream and says what it found.

A test that has too few draws, or makes no sense of so few outcomes, raises `NotMade`.
"""
