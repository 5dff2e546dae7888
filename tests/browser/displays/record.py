"""Watches every story on the page that is built, and records what was seen.

    python -m tests.browser.displays.record

To be run whenever the page's sources have changed, on a page built from them (`make page`).
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from reelwright.compliance.displays import Displays
from tests.browser.chromium import chromium
from tests.browser.displays.auto import watch_auto
from tests.browser.displays.page import digest
from tests.browser.displays.stories import STORIES
from tests.browser.displays.watching import watch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Browser

    from reelwright.compliance.displays import Sighting

RECORD = Path(__file__).parents[3] / "src/reelwright/compliance/displays.json"
WATCHES: Mapping[str, Callable[[Browser], list[Sighting]]] = {
    **{name: partial(watch, story=story) for name, story in STORIES.items()},
    "Purse": watch_auto,
}
"""What is watched, by the name of the game."""


def main() -> int:
    """Write the record; 1 where something that is due was not seen."""
    with chromium() as browser:
        seen = [sighting for watching in WATCHES.values() for sighting in watching(browser)]
    record = Displays(page=digest(), seen=tuple(seen))
    text = json.dumps(record.model_dump(mode="json"), indent=1, ensure_ascii=False)
    RECORD.write_text(text + "\n", encoding="utf-8")
    missing = [one for one in seen if not one.holds]
    for one in missing:
        sys.stderr.write(f"{one.game}, {one.display}: found {one.found}; due: {one.said}\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
