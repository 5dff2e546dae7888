"""The page that plays the game, built into this package, or what to do where it is not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from fastapi import FastAPI

NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Reelwright</title></head>
<body>
<h1>The page is not built</h1>
<p>The server runs and answers under <a href="/api/openapi.json">/api</a>.
Build the page with <code>make page</code>, then load this address again.</p>
</body>
</html>
"""


def shipped_page() -> Path:
    """Return the folder of the built page, whether or not it is there."""
    return Path(str(files("reelwright.server"))) / "page"


def serve_page(app: FastAPI, folder: Path) -> None:
    """Serve the built page of a folder at the root of an app."""
    if (folder / "index.html").is_file():
        app.mount("/", StaticFiles(directory=folder, html=True), name="page")
    else:
        app.add_api_route("/", _not_built, include_in_schema=False)


def _not_built() -> HTMLResponse:
    return HTMLResponse(NOT_BUILT)
