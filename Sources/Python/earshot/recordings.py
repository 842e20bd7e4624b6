"""Recorded transcripts, for the pytest plugin and for other test frameworks."""

from __future__ import annotations

import difflib
import errno
import os
import re
import secrets
import stat
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ._calls import Options, Text, ask, diff, warn, words
from ._program import safe
from ._source import Source, read

if TYPE_CHECKING:
    from typing_extensions import Unpack


_MOST_LINES, _MOST_BYTES = 1000, 128 << 20
_NO_LINKS = "a recording and its folders are no links, pipes or devices"


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
    folder = _folder(path, makes=update)
    try:
        if update:
            return _replace(folder, path.name, said)
        recorded = _read(folder, path.name) if folder is not None else None
    except OSError as error:
        raise AssertionError(f"{name}: {error.strerror}: {_NO_LINKS}") from None
    finally:
        if folder is not None:
            os.close(folder)
    if recorded is None:
        raise AssertionError(f"{name}: no recording; {how}")
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


def _folder(path: Path, *, makes: bool) -> int | None:
    """Holds the folder of a recording open. Recordings may be somebody else's, as in a pull request: the two folders
    that are ours, `transcripts/test_file`, are no links."""
    flags = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
    own, above = path.parts[-3:-1], Path(*path.parts[:-3])
    try:
        folder = os.open(above, flags)
    except FileNotFoundError:
        if not makes:
            return None
        above.mkdir(parents=True, exist_ok=True)
        folder = os.open(above, flags)
    for part in own:
        try:
            if makes and part not in os.listdir(folder):
                os.mkdir(part, dir_fd=folder)
            inner = os.open(part, flags | os.O_NOFOLLOW, dir_fd=folder)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise AssertionError(f"{safe(os.path.relpath(path))}: {error.strerror}: {_NO_LINKS}") from None
        finally:
            os.close(folder)
        folder = inner
    return folder


def _read(folder: int, name: str) -> str | None:
    try:
        number = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    except FileNotFoundError:
        return None
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, "not an ordinary file")
        recorded = file.read(_MOST_BYTES + 1)
    if len(recorded) > _MOST_BYTES:
        raise OSError(errno.EFBIG, "larger than 128 MiB")
    return recorded.decode("utf-8", "replace")


def _replace(folder: int, name: str, said: str) -> None:
    aside = f".earshot-{secrets.token_hex(8)}"
    try:
        before = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
    except FileNotFoundError:
        before = stat.S_IFREG | 0o644
    if not stat.S_ISREG(before):
        raise OSError(errno.EINVAL, "not an ordinary file")
    number = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=folder)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(said)
            os.fchmod(number, before & 0o666)
        os.replace(aside, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        os.unlink(aside, dir_fd=folder)
        raise
