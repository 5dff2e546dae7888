"""The OpenAPI document, complete enough to make a client from."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from reelwright.server.problems import MEDIA_TYPE


class Described(FastAPI):
    """An app whose document says that everything which goes wrong is told as a problem."""

    def openapi(self) -> dict[str, Any]:
        """Return the document."""
        if self.openapi_schema is None:
            for path in super().openapi()["paths"].values():
                for operation in path.values():
                    _tell_problems(operation["responses"])
        assert self.openapi_schema is not None
        return self.openapi_schema


def _tell_problems(responses: dict[str, Any]) -> None:
    for status, response in responses.items():
        if int(status) >= 400:
            (told,) = response["content"].values()
            response["content"] = {MEDIA_TYPE: told}
        for told in response.get("content", {}).values():
            if "$ref" in told["schema"]:
                # a stream is said to be text, which the data of its events is not
                told["schema"].pop("type", None)
