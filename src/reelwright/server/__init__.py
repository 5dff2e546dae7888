"""The HTTP server: routes and schemas, no rules and no queries.

`app` puts it together; `python -m reelwright.server` writes the OpenAPI document that clients are
made from.
"""

from reelwright.server.app import create_app

__all__ = ["create_app"]
