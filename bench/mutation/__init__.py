"""Mutation tests of the counting: every small change of its code is to fail a test."""
