"""What SARIF 2.1.0 asks of a log with results, as far as a report uses it, as a JSON schema."""

from __future__ import annotations

from typing import Any


def _object(required: list[str], **properties: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
    }


TEXT = {"type": "string", "minLength": 1}
MESSAGE = _object(["text"], text=TEXT)
WHERE = _object(
    [], uri={"type": "string", "format": "uri-reference"}, index={"type": "integer", "minimum": -1}
)
BAG = {"type": "object"}
RULE = _object(
    ["id"],
    id=TEXT,
    name=TEXT,
    shortDescription=MESSAGE,
    fullDescription=MESSAGE,
    properties=BAG,
)
LOCATION = _object(
    [],
    physicalLocation=_object(["artifactLocation"], artifactLocation=WHERE),
    logicalLocations={
        "type": "array",
        "uniqueItems": True,
        "items": _object([], fullyQualifiedName=TEXT, name=TEXT),
    },
)
RESULT = _object(
    ["message"],
    ruleId=TEXT,
    ruleIndex={"type": "integer", "minimum": -1},
    kind={"enum": ["notApplicable", "pass", "fail", "review", "open", "informational"]},
    level={"enum": ["none", "note", "warning", "error"]},
    message=MESSAGE,
    locations={"type": "array", "items": LOCATION},
)
RUN = _object(
    ["tool"],
    tool=_object(
        ["driver"],
        driver=_object(
            ["name"],
            name=TEXT,
            semanticVersion=TEXT,
            rules={"type": "array", "uniqueItems": True, "items": RULE},
        ),
    ),
    artifacts={"type": "array", "uniqueItems": True, "items": _object([], location=WHERE)},
    properties=BAG,
    results={"type": "array", "items": RESULT},
)
SARIF: dict[str, Any] = {
    **_object(
        ["version", "runs"],
        **{"$schema": {"type": "string", "format": "uri"}},
        version={"const": "2.1.0"},
        runs={"type": "array", "items": RUN},
    ),
    "$schema": "https://json-schema.org/draft/2020-12/schema",
}
