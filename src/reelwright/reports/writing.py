"""A file is there whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file in one step: whoever reads sees what was there before, or all of the new.

    What is there and is no file, such as a pipe or a device, is written to and stays. Raises
    `OSError` where it cannot be written; nothing is left behind then.
    """
    data = content.encode() if isinstance(content, str) else content
    target = path.resolve() if path.is_symlink() else path
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(target))
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
        part = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            part.chmod(_mode(target))
            part.replace(target)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise


def _mode(target: Path) -> int:
    """Return the permissions of the file that is there, or those of a new one."""
    if target.exists():
        return target.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
