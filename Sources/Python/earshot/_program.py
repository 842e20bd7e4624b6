"""Finds the program, runs it within limits, and turns its complaints into errors."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
import time
from typing import Any, List, Optional, Tuple

_LIMIT = 256 << 20
_ERROR = re.compile(r"(?:(?P<path>.*?)(?::(?P<line>\d+):(?P<column>\d+))?: )?[Ee]rror: (?P<message>.*)")
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
_SNIPPET = re.compile(r"\s*\d*\s\|")
_LOADING = re.compile(r".*: (version `GLIBC|error while loading shared libraries)|Error (relocating|loading) ")


class EarshotError(Exception):
    """Why Earshot has no answer, with the place and the repair where there are any.

    `code` is `input` (the source or an option cannot be used), `program` (the program cannot run here), `timeout` or `limit`.
    """

    def __init__(self, message: str, path: Optional[str] = None, line: Optional[int] = None, column: Optional[int] = None,
                 repair: Optional[str] = None, code: str = "input") -> None:
        super().__init__(message, path, line, column, repair, code)
        self.message, self.path, self.line, self.column, self.repair, self.code = message, path, line, column, repair, code

    def __str__(self) -> str:
        place = [self.path or "earshot", *(str(number) for number in (self.line, self.column) if number)]
        return safe(":".join(place) + ": " + self.message + (f" ({self.repair})" if self.repair else ""))


def safe(text: str) -> str:
    """A text without what steers a terminal or turns the direction of writing; in the log of a job it is no command."""
    shown = _STEERING.sub("", text)
    if os.environ.get("GITHUB_ACTIONS"):
        shown = re.sub(r"(?m)^(\s*):(?=:)", r"\1: ", shown).replace("##[", "## [")
    return shown


def error_of(said: str, name: str) -> EarshotError:
    """The error that the program wrote as `path:line:column: error: message`; `name` stands for standard input."""
    lines = said.strip().splitlines()
    for index, line in enumerate(lines):
        found = _ERROR.fullmatch(line)
        if found:
            below = (more for more in lines[index + 1 : index + 5] if more.startswith("  ") and not _SNIPPET.match(more))
            path = name if found["path"] in ("<stdin>", "the text", os.path.join(os.curdir, name)) else found["path"]
            line_number, column = (int(found[part]) if found[part] else None for part in ("line", "column"))
            return EarshotError(found["message"], path, line_number, column, next((more.strip() for more in below), None))
    return EarshotError(lines[-1] if lines else "the program ended without a word", name)


def seconds(timeout: Any, name: str) -> float:
    """A time limit; an error where it is none."""
    if not isinstance(timeout, (int, float)) or not 0 < timeout < 1e9:
        raise EarshotError(f"timeout takes a number of seconds, more than 0, not {timeout!r}", name)
    return timeout


def program() -> str:
    """The path of the program: `EARSHOT_PROGRAM`, else the one inside this package."""
    chosen = os.environ.get("EARSHOT_PROGRAM")
    path = chosen or os.path.join(os.path.dirname(__file__), "bin", "earshot")
    if os.path.isfile(path):
        return os.path.abspath(path)
    if chosen:
        raise EarshotError(f'EARSHOT_PROGRAM names no file: "{chosen}"', code="program")
    found = shutil.which("earshot") or "PATH"
    raise EarshotError(f"this installation has no program for {_machine()}", code="program",
                       repair=f"install the wheel for this machine, or set EARSHOT_PROGRAM={found}")


def _machine() -> str:
    return f"{sys.platform} on {os.uname().machine}" if hasattr(os, "uname") else sys.platform


def _cannot_start(path: str, error: OSError) -> EarshotError:
    import errno

    reason = {
        errno.ENOENT: "it needs glibc, which this system does not have (musl?)",
        errno.ENOEXEC: f"it is for another machine; this is {_machine()}",
        errno.EACCES: "it is not executable, or its file system is mounted noexec",
    }.get(error.errno or 0, error.strerror or str(error))
    return EarshotError(f"{path} does not start: {reason}", code="program")


class Child:
    """The program as it runs; leaving the `with` statement ends it and its group."""

    def __init__(self, arguments: List[str], name: str, folder: Optional[str] = None) -> None:
        import subprocess

        # No found earshot.yaml: the same call has the same answer in every folder.
        line, self.name = [program(), "--no-config", "--color", "never", *arguments], name
        if any("\0" in word for word in line):
            raise EarshotError("an option or a path with a NUL", name)
        if folder is not None and not os.path.isdir(folder):
            raise EarshotError("no such folder", folder)
        # What it writes is no log of a job: the same call has the same answer there.
        environment = {name: value for name, value in os.environ.items() if name != "GITHUB_ACTIONS"}
        try:
            self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                             bufsize=0, start_new_session=True, cwd=folder, env=environment)
        except OSError as error:
            raise _cannot_start(line[0], error) from None
        self._pipes: List[Any] = [self._process.stdin, self._process.stdout, self._process.stderr]
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._output, self._said = bytearray(), bytearray()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        """Ends what still runs: by SIGTERM, on which the program ends its browser, and at the latest 3 s later by SIGKILL."""
        number, finished = self._process.pid, time.monotonic() + 3
        if self._process.poll() is None:
            os.killpg(number, signal.SIGTERM)
            # Its number is taken until it is waited for, so that nobody else's group is ended.
            while time.monotonic() < finished and not os.waitid(os.P_PID, number, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                time.sleep(0.005)
            os.killpg(number, signal.SIGKILL)
            self._process.wait()
        for pipe in self._pipes:
            pipe.close()

    def exchange(self, given: bytes, timeout: float, one_line: bool = False) -> bytes:
        """Writes, and reads one line, or all until the end."""
        import selectors

        finished, rest, searched = time.monotonic() + timeout, memoryview(given), 0
        stdin, stdout, stderr = self._pipes
        with selectors.DefaultSelector() as pipes:
            for pipe, buffer in ((stdout, self._output), (stderr, self._said)):
                pipes.register(pipe, selectors.EVENT_READ, buffer)
            pipes.register(stdin, selectors.EVENT_WRITE)
            while len(pipes.get_map()) > 0:
                end = self._output.find(b"\n", searched) + 1 if one_line else 0
                if end:
                    line = bytes(self._output[:end])
                    del self._output[:end]
                    return line
                searched = len(self._output)
                if time.monotonic() >= finished:
                    raise EarshotError(f"no answer in {timeout:g} s", self.name, repair="give a longer timeout", code="timeout")
                for key, _ in pipes.select(max(0, finished - time.monotonic())):
                    if key.data is None:
                        try:
                            rest = rest[os.write(key.fd, rest[: 1 << 16]) :] if rest else rest
                        except BrokenPipeError:
                            rest = rest[:0]  # The program has read enough, and says why.
                        if not rest:
                            pipes.unregister(key.fd)
                            if not one_line:
                                stdin.close()
                        continue
                    part = os.read(key.fd, 1 << 16)
                    if not part:
                        pipes.unregister(key.fd)
                    key.data.extend(part)
                    if len(key.data) > _LIMIT:
                        raise EarshotError(f"the answer is longer than {_LIMIT >> 20} MiB", self.name, code="limit")
        status, said = self._process.wait(), self._said.decode("utf-8", "replace")
        # The status 1 says that something was found, or differs.
        if not one_line and (status == 0 or status == 1 and self._output.strip()):
            return bytes(self._output)
        if _LOADING.match(said):
            raise EarshotError(said.splitlines()[0], code="program", repair="this system is too old for the wheel")
        if status < 0:
            raise EarshotError(f"the program was ended by {signal.Signals(-status).name}", self.name, code="program")
        raise error_of(said, self.name)

    def notes(self) -> List[str]:
        """What the program wrote beside its answer."""
        said = self._said.decode("utf-8", "replace").replace("<stdin>", self.name)
        return re.findall(r"(?m)^earshot: (.*)$", said)


def run(arguments: List[str], given: bytes, timeout: float, name: str) -> Tuple[bytes, List[str]]:
    """Runs the program once; returns its output and its notes."""
    with Child(arguments, name) as child:
        return child.exchange(given, timeout), child.notes()


def main() -> None:
    """Becomes the program."""
    try:
        path = program()
        os.execv(path, [path, *sys.argv[1:]])
    except (EarshotError, OSError) as error:
        print(_cannot_start(path, error) if isinstance(error, OSError) else error, file=sys.stderr)
        sys.exit(2)
