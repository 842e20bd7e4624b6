"""Recorded transcripts, for the pytest plugin and for other test frameworks."""

from __future__ import annotations

import difflib
import os
import re
import stat
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ._calls import Options, Text, ask, diff, warn, words
from ._program import safe
from ._source import Source, read

if TYPE_CHECKING:
    from typing_extensions import Unpack


_MOST_LINES, _MOST_BYTES = 1000, 128 << 20


def heard(source: Source = None, *, text: Text = None, timeout: float = 30, **options: Unpack[Options]) -> str:
    """A transcript as the program writes it into a recording, so that `earshot diff` and `check` read it."""
    given = read(source, text)
    said, notes = ask("transcript", given, words(options, "transcript"), timeout, "text")
    warn(notes, given)
    return said.decode()


def file_name(test: str) -> str:
    """The name of a test as that of a file; a short sum keeps apart what would be the same."""
    usual = re.sub(r"\[(.*)\]$", r"-\1", test)
    # A disk counts bytes, of which it has 255 for a name.
    plain = re.sub(r"[^\w.-]+", "-", usual).encode("utf-8", "replace")[:180].decode("utf-8", "ignore")[:120]
    return plain if plain == usual else f"{plain}-{sha256(test.encode('utf-8', 'surrogatepass')).hexdigest()[:6]}"


def check(path: os.PathLike[str], said: str, *, update: bool = False, how: str = "record it with update=True") -> None:
    """Compares what is heard with a recording; raises AssertionError with what differs and how to record."""
    path = Path(os.path.abspath(path))
    name = safe(os.path.relpath(path))
    # Recordings may be somebody else's, as in a pull request: neither they nor the two folders that are ours are links.
    for part, is_usual in ((path.parents[1], stat.S_ISDIR), (path.parent, stat.S_ISDIR), (path, stat.S_ISREG)):
        if os.path.lexists(part) and not is_usual(part.lstat().st_mode):
            raise AssertionError(f"{name}: a recording and its folders are no links, pipes or devices")
    if update:
        return _replace(path, said)
    if not path.exists():
        raise AssertionError(f"{name}: no recording; {how}")
    with path.open("rb") as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise AssertionError(f"{name}: larger than 128 MiB")
    recorded = content.decode("utf-8", "replace")
    summary = "what is heard has changed"
    if recorded == said:
        return
    if recorded.strip() and said.strip():  # A recording may hold {{any}} and other patterns, which the program compares.
        changes = diff(recorded.encode(), said.encode(), from_old="transcript", from_new="transcript")
        if changes.same:
            return
        summary = changes.summary
    # Comparing takes the square of the lines, and a recording may be somebody else's.
    old, new = (text.splitlines()[:_MOST_LINES] for text in (recorded, said))
    lines = difflib.unified_diff(old, new, f"{name} (recorded)", "heard now", lineterm="")
    raise AssertionError("\n".join([summary, *map(safe, lines), f"If this is right, {how}"]))


def _replace(path: Path, said: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    mode = path.stat().st_mode & 0o666 if path.exists() else 0o644
    with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=".earshot-", delete=False, encoding="utf-8", newline="\n") as file:
        try:
            file.write(said)
            os.fchmod(file.fileno(), mode)
            file.close()
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise
