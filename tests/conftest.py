"""What holds for every test: properties are tried for as long as it takes, on any machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")
