"""Transcripts, audits and differences, as the program's JSON has them."""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Tuple, TypedDict, Union

from . import _program
from ._source import Input, Source, read

if TYPE_CHECKING:
    from typing_extensions import Unpack

Many = Union[str, Sequence[str]]
Text = Union[str, bytes, None]


# The program's own options: `format` is its `--from`, `rules` its `--rule`, `hints=False` its `--no-hints`.
Options = TypedDict("Options", {
    "reader": str, "language": str, "set": Mapping[str, Union[str, int, float, bool]], "format": str,
    "network": bool, "browser": Union[str, "os.PathLike[str]"], "device": str, "viewport": str,
    "wait_for": str,
    "style": str, "hints": bool, "without": Many,  # of what is heard
    "profile": str, "rules": Many, "skip": Many, "precision": str, "text_size": str,  # of audits
    "ignore": Many, "only": Many, "from_old": str, "from_new": str,  # of differences
}, total=False)


@dataclass(frozen=True)
class Stop:
    """A place of the reader's cursor, and what is heard there; its fragments have a `kind` and a `text`."""

    text: str
    element: Optional[str]
    path: Optional[str]
    hint: Optional[str]
    actions: Tuple[str, ...] = ()
    frame: Optional[Tuple[float, ...]] = None
    fragments: Tuple[Mapping[str, Any], ...] = ()
    screen: Optional[str] = None


@dataclass(frozen=True)
class Transcript:
    """What is heard from first to last, of a folder on all its screens; `json` is the program's whole answer."""

    stops: List[Stop]
    reader: Optional[str]
    language: Optional[str]
    notes: List[str]
    json: Dict[str, Any]

    @property
    def lines(self) -> List[str]:
        """The words of each stop; `[silent]` where there are none."""
        return [stop.text or "[silent]" for stop in self.stops]

    @property
    def text(self) -> str:
        """One line a stop, its hint indented below."""
        pairs = zip(self.lines, self.stops)
        return "".join(line + "\n" + (f"    {stop.hint}\n" if stop.hint else "") for line, stop in pairs)


@dataclass(frozen=True)
class Place:
    """Where a finding is: in a file, on a page (selector, html), or in the tree."""

    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    selector: Optional[str] = None
    html: Optional[str] = None
    path: Optional[str] = None
    element: Optional[str] = None
    near: Optional[str] = None

    def __str__(self) -> str:
        start = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return _program.safe(" ".join(part for part in (start, self.selector or self.element) if part))


@dataclass(frozen=True)
class Finding:
    """What makes a screen hard to use by listening, and how to repair it."""

    rule: str
    severity: str
    message: str
    repair: Optional[str]
    place: Place
    heard: Optional[str]
    outcome: str
    reader: Optional[str]
    fingerprint: Optional[str]
    suppressed: bool

    def __str__(self) -> str:
        return _program.safe(f"{self.place}: {self.severity}: {self.rule}: {self.message} {self.repair or ''}".rstrip())


@dataclass(frozen=True)
class Change:
    """A stop that is heard otherwise than before: its kinds (reworded, moved, added …) and its words."""

    kinds: Tuple[str, ...]
    element: Optional[str]
    path: Optional[str]
    old: Optional[str]
    new: Optional[str]
    screen: Optional[str] = None

    def __str__(self) -> str:
        sides = [f"\n    {sign} {words}" for sign, words in (("-", self.old), ("+", self.new)) if words is not None]
        return _program.safe(", ".join(self.kinds) + "".join(sides))


@dataclass(frozen=True)
class Diff:
    """How what is heard changed; `json` is the program's whole answer."""

    changes: List[Change]
    same: bool
    summary: str
    notes: List[str]
    json: Dict[str, Any]

    @property
    def text(self) -> str:
        """The summary, and the changes below it."""
        return "".join(f"{part}\n" for part in (self.summary, *self.changes))


def words(options: Options) -> List[str]:
    """Options of a command line; each value is joined to its option, so that none is taken for another."""
    line: List[str] = []
    for key, value in options.items():
        if key not in Options.__annotations__:
            raise TypeError(f"unknown option {key!r}; known: {', '.join(Options.__annotations__)}")
        name = "--" + {"format": "from", "rules": "rule"}.get(key, key).replace("_", "-")
        if isinstance(value, Mapping):
            line += [f"{name}={k}={('off', 'on')[v] if isinstance(v, bool) else v}" for k, v in value.items()]
        elif isinstance(value, bool):
            line += ["--no-hints"] * (key == "hints" and not value) + [name] * (key == "network" and value)
        elif value is not None:
            values = many(value) if key in ("rules", "skip") else [",".join(many(value))]  # type: ignore[arg-type]
            line += [f"{name}={one}" for one in values]
    return line


def many(value: Union[Many, os.PathLike[str]]) -> List[str]:
    """One text, or several, as a list."""
    return [os.fspath(value)] if isinstance(value, (str, os.PathLike)) else list(value)


def ask(command: str, given: Input, line: List[str], timeout: float, form: str = "json") -> Tuple[bytes, List[str]]:
    """Runs a command on an input. The time of a page is kept by the program itself, which says what it waited for."""
    if given.opens_pages and timeout > 0:
        line = [f"--timeout={max(1, round(timeout))}", *line]
        timeout += 10
    return _program.run([command, f"--format={form}", *line, given.argument], given.content or b"", timeout, given.name)


def warn(notes: List[str], given: Input) -> None:
    """Warns the caller's caller of notes that its result has no place for, but for how the format of a text or a file is
    read. Names of files in a folder may be written like that, and a screen may say itself that it lacks something."""
    for note in notes:
        start = next((name for name in (given.name, given.argument) if note.startswith(f"{name}: ")), None)
        about = re.fullmatch(r"(?!import:)([a-z0-9-]+): (.*)", note[len(start) + 2:] if start else note)
        if about and not os.path.isdir(given.argument):
            told = [part for part in about[2].split("; ") if not part.startswith(("has no ", "inferred ", "left out "))]
            if not told:
                continue
            note = f"{start}: " * bool(start) + f"{about[1]}: {'; '.join(told)}"
        warnings.warn(_program.safe(note), stacklevel=3)


def transcript(source: Source = None, *, text: Text = None, timeout: float = 30,
               **options: Unpack[Options]) -> Transcript:
    """What a screen reader says, stop by stop, from first to last."""
    output, notes = ask("transcript", read(source, text), words(options), timeout)
    answer: Dict[str, Any] = json.loads(output)
    screens: List[Dict[str, Any]] = answer.get("transcripts", [answer])
    stops = [_stop(stop, screen.get("screen")) for screen in screens for stop in screen["stops"]]
    return Transcript(stops, screens[0].get("reader"), screens[0].get("language"), notes, answer)


def _stop(stop: Dict[str, Any], screen: Optional[str]) -> Stop:
    return Stop(stop["text"], stop.get("element"), stop.get("path"), stop.get("hint"), tuple(stop.get("actions", [])),
                tuple(stop["frame"]) if stop.get("frame") else None, tuple(stop.get("fragments", [])), screen)


def audit(source: Source = None, *, text: Text = None, suppressed: bool = False, timeout: float = 30,
          **options: Unpack[Options]) -> List[Finding]:
    """What makes a screen hard to use by listening; with `suppressed` also what audit.suppressions accepts.

    Notes are warnings: skipped files, a screen on which nothing is reached, an option without effect.
    """
    given = read(source, text)
    output, notes = ask("audit", given, ["--fail-on=never", *words(options)], timeout)
    warn(notes, given)
    return [
        Finding(one["rule"], one["severity"], one["message"], one.get("repair"),
                Place(**{key: one["place"].get(key) for key in Place.__dataclass_fields__}),
                (one.get("element") or {}).get("heard"), one["outcome"], result.get("reader"), one.get("fingerprint"),
                bool(one.get("suppression")))
        for result in json.loads(output)["results"] for one in result["findings"] if suppressed or not one.get("suppression")
    ]


def diff(old: Source, new: Source, *, timeout: float = 30, **options: Unpack[Options]) -> Diff:
    """How what is heard changed between two screens, dumps, pages or transcripts."""
    line, before, after = words(options), read(old), read(new)
    with contextlib.ExitStack() as stack:
        if before.content is not None and after.content is not None:
            # One text goes through standard input, the other into a folder that nobody else may enter.
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="earshot-"))
            path = os.path.join(folder, "old.html" if before.opens_pages else "old")
            with open(path, "wb") as file:
                file.write(before.content)
            before = before._replace(argument=path, content=None)
        given = Input(after.argument, before.content if after.content is None else after.content, after.name,
                      before.opens_pages or after.opens_pages)
        try:
            output, notes = ask("diff", given, [*line, before.argument], timeout)
            answer: Dict[str, Any] = json.loads(output)
        except _program.EarshotError as error:
            if error.path != before.argument:
                raise
            raise _program.EarshotError(error.message, before.name, *error.args[2:]) from None
    changes = [
        Change(tuple(one["kinds"]), one.get("element"), one.get("path"), (one.get("old") or {}).get("text"),
               (one.get("new") or {}).get("text"), screen.get("screen"))
        for screen in answer["screens"] for one in screen["changes"]
    ]
    return Diff(changes, bool(answer["equal"]), answer["summary"]["text"], notes, answer)
