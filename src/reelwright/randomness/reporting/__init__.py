"""What the tests found as people and programs read it: one module for each format.

A renderer takes a report and returns text; it decides nothing.
"""

from reelwright.randomness.reporting.formats import FORMATS, check_installed, render

__all__ = ["FORMATS", "check_installed", "render"]
