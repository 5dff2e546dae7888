"""What is logged on stderr, and how: lines of JSON for programs, or text for people."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING, Literal, TypeAlias

import structlog
from structlog.stdlib import ProcessorFormatter

if TYPE_CHECKING:
    from types import TracebackType

    from structlog.typing import EventDict, Processor, WrappedLogger

LogStyle: TypeAlias = Literal["none", "text", "json"]
OURS = "reelwright"


def log_to_stderr(style: LogStyle) -> None:
    """Log every request and everything that goes wrong; only the latter where style is none."""
    last: Processor
    if style == "json":
        last = structlog.processors.JSONRenderer()
    else:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(
        ProcessorFormatter(
            processors=[
                structlog.contextvars.merge_contextvars,
                structlog.stdlib.add_log_level,
                structlog.processors.TimeStamper(fmt="iso"),
                _without_messages,
                ProcessorFormatter.remove_processors_meta,
                last,
            ]
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.WARNING if style == "none" else logging.INFO)


def _without_messages(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Say of an exception its kind and where it was raised: its message may quote anything."""
    raised = event.pop("exc_info", None)
    if isinstance(raised, tuple) and raised[0] is not None:
        kind, _error, trace = raised
        event["raised"] = f"{kind.__module__}.{kind.__qualname__}"
        event["at"] = _places(trace)
    return event


def _places(trace: TracebackType | None) -> list[str]:
    return [f"{one.filename}:{one.lineno} {one.name}" for one in traceback.extract_tb(trace)]
