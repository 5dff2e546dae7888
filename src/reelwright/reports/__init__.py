"""PAR sheets as people and programs read them: one module for each format.

A renderer takes figures as data and returns text or bytes; it computes nothing but how they look.
"""

from __future__ import annotations

from reelwright.reports.formats import FORMATS, check_installed, render
from reelwright.reports.renderers import MissingExtra, Renderer, installed

__all__ = ["FORMATS", "MissingExtra", "Renderer", "check_installed", "installed", "render"]
