"""Recorded transcripts, for the pytest plugin and for other test frameworks."""

from __future__ import annotations

import difflib
import os
import re
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ._calls import Options, Text, ask, diff, warn, words
from ._program import safe
from ._source import Source, read

if TYPE_CHECKING:
    from typing_extensions import Unpack


_MOST_LINES = 1000


def heard(source: Source = None, *, text: Text = None, timeout: float = 30, **options: Unpack[Options]) -> str:
    """A transcript as the program writes it into a recording, so that `earshot diff` and `check` read it."""
    said, notes = ask("transcript", read(source, text), words(options), timeout, "text")
    warn(notes)
    return said.decode()


def file_name(test: str) -> str:
    """The name of a test as that of a file; a short sum keeps apart what would be the same."""
    usual = re.sub(r"\[(.*)\]$", r"-\1", test)
    # A disk counts bytes, of which it has 255 for a name.
    plain = re.sub(r"[^\w.-]+", "-", usual).encode("utf-8", "replace")[:180].decode("utf-8", "ignore")[:120]
    return plain if plain == usual else f"{plain}-{sha256(test.encode('utf-8', 'surrogatepass')).hexdigest()[:6]}"


def check(path: os.PathLike[str], said: str, *, update: bool = False, how: str = "record it with update=True") -> None:
    """Compares what is heard with a recording; raises AssertionError with what differs and how to record."""
    path = Path(path)
    # Recordings may be somebody else's, as in a pull request: nothing is read or written where a link leads.
    for part in (path, path.parent, path.parent.parent):
        if part.is_symlink() or part == path and part.exists() and not part.is_file():
            raise AssertionError(f"{safe(os.path.relpath(part))}: a recording and its folders are no links, pipes or devices")
    if update:
        return _replace(path, said)
    name = safe(os.path.relpath(path))
    if not path.is_file():
        raise AssertionError(f"{name}: no recording; {how}")
    recorded, summary = path.read_text(encoding="utf-8", errors="replace"), "what is heard has changed"
    if recorded == said:
        return
    if recorded.strip() and said.strip():  # A recording may hold {{any}} and other patterns, which the program compares.
        changes = diff(path, said.encode(), from_old="transcript", from_new="transcript")
        if changes.same:
            return
        summary = changes.summary
    # Comparing takes the square of the lines, and a recording may be somebody else's.
    old, new = (text.splitlines()[:_MOST_LINES] for text in (recorded, said))
    lines = difflib.unified_diff(old, new, f"{name} (recorded)", "heard now", lineterm="")
    raise AssertionError("\n".join([summary, *map(safe, lines), f"If this is right, {how}"]))


def _replace(path: Path, said: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=".earshot-")
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(said)
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
