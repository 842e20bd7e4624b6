"""Transcripts, audits and differences, as the program's JSON has them."""

from __future__ import annotations

import contextlib
import difflib
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
_PAGES = "network browser device viewport wait_for"
_OPTIONS = {
    "transcript": f"reader language set format {_PAGES} style hints without",
    "audit": f"reader language set format {_PAGES} profile rules skip precision text_size",
    "diff": f"reader language set format {_PAGES} style hints without ignore only from_old from_new",
    "walk": "reader language set format network browser style hints without",
}
_ONE = ("reader", "language", "style", "set")
_KINDS: Dict[str, Tuple[Tuple[type, ...], str]] = {
    "set": ((Mapping,), 'a dictionary, such as {"hints": False}'),
    **dict.fromkeys(("hints", "network"), ((bool,), "True or False")),
    **dict.fromkeys(("without", "rules", "skip", "ignore", "only"), ((str, list, tuple), "a text or a list of texts")),
}
_EXAMPLES = {"viewport": "1280x800", "reader": "nvda", "language": "de", "wait_for": "#done", "device": "iphone"}


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

    def __contains__(self, words: str) -> bool:
        return words in self.text


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
        kind = "review" if self.outcome == "review" else self.severity
        return _program.safe(f"{self.place}: {kind}: {self.rule}: {self.message} {self.repair or ''}".rstrip())


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

    def __bool__(self) -> bool:
        return not self.same

    @property
    def text(self) -> str:
        """The summary, and the changes below it."""
        return "".join(f"{part}\n" for part in (self.summary, *self.changes))


def words(options: Options, call: str) -> List[str]:
    """Options of a command line; each value is joined to its option, so that none is taken for another."""
    line: List[str] = []
    for key, value in options.items():
        _check(key, value, call)
        name = "--" + {"format": "from", "rules": "rule"}.get(key, key).replace("_", "-")
        if isinstance(value, Mapping):
            line += [f"{name}={k}={('off', 'on')[v] if isinstance(v, bool) else v}" for k, v in value.items()]
        elif isinstance(value, bool):
            line += ["--no-hints"] * (key == "hints" and not value) + [name] * (key == "network" and value)
        elif value is not None:
            values = many(value) if key in ("rules", "skip") else [",".join(many(value))]  # type: ignore[arg-type]
            line += [f"{name}={one}" for one in values]
    return line


def _check(key: str, value: Any, call: str) -> None:
    """Says which option a call does not have, and what an option takes."""
    known = _OPTIONS[call].split()
    if key not in known:
        near = difflib.get_close_matches(key, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"its options: {', '.join(known)}"
        raise TypeError(f"unknown option {key!r} of {call}; {hint}")
    if key == "format" and value in ("json", "text"):
        raise _program.EarshotError("format is that of the input; the result has .lines, .stops and .text")
    if key in _ONE and isinstance(value, (list, tuple)):
        value = ",".join(map(str, value))
    for one in value.values() if isinstance(value, Mapping) else [value]:
        if key in _ONE and isinstance(one, str) and "," in one:
            raise _program.EarshotError(f'one {key} at a time, not "{one}"', repair="call it once for each")
    kinds, what = _KINDS.get(key, ((str, os.PathLike), f'a text, such as "{_EXAMPLES.get(key, "…")}"'))
    texts = value if isinstance(value, (list, tuple)) else ()
    if value is not None and not (isinstance(value, kinds) and all(isinstance(one, str) for one in texts)):
        raise _program.EarshotError(f"{key} takes {what}, not {value!r}")


def many(value: Union[Many, os.PathLike[str]]) -> List[str]:
    """One text, or several, as a list."""
    return [os.fspath(value)] if isinstance(value, (str, os.PathLike)) else list(value)


def ask(command: str, given: Input, line: List[str], timeout: float, form: str = "json") -> Tuple[bytes, List[str]]:
    """Runs a command on an input. The time of a page is kept by the program itself, which says what it waited for."""
    timeout = _program.seconds(timeout, given.name)
    if given.opens_pages and timeout >= 1:  # Less than a second is ended here.
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
    output, notes = ask("transcript", read(source, text), words(options, "transcript"), timeout)
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
    output, notes = ask("audit", given, ["--fail-on=never", *words(options, "audit")], timeout)
    warn(notes, given)
    return [
        Finding(one["rule"], one["severity"], one["message"], one.get("repair"),
                Place(**{key: given.name if one["place"].get(key) == "<stdin>" else one["place"].get(key)
                         for key in Place.__dataclass_fields__}),
                (one.get("element") or {}).get("heard"), one["outcome"], result.get("reader"), one.get("fingerprint"),
                bool(one.get("suppression")))
        for result in json.loads(output)["results"] for one in result["findings"] if suppressed or not one.get("suppression")
    ]


def diff(old: Source, new: Source, *, timeout: float = 30, **options: Unpack[Options]) -> Diff:
    """How what is heard changed between two screens, dumps, pages or transcripts."""
    sides = (json.dumps(side.json) if isinstance(side, Transcript) else side for side in (old, new))
    line, (before, after) = words(options, "diff"), map(read, sides)
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
