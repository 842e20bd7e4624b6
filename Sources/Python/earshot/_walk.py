"""A walk through a screen, by the pipe of `earshot mcp`."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple, cast

from . import _program
from ._calls import Options, Text, many, words
from ._source import Input, Source, read

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Step:
    """A command, and what was heard after it; `command` is `None` of what is heard at first."""

    command: Optional[str]
    heard: Tuple[str, ...]


class Walk:
    """A walk through a screen or a live page. Use it in a `with` statement."""

    def __init__(self, given: Input, options: Dict[str, Any], timeout: float) -> None:
        self.steps: List[Step] = []
        self.notes: List[str] = []
        self.stop: Optional[int] = None
        self._given, self._timeout, self._number = given, _program.seconds(timeout, given.name), 0
        self._handle: Optional[str] = None
        self._child: Optional[_program.Child] = None
        # The page's folder is where the program works, which hands a page nothing that is hidden there.
        self._line: List[str] = ["mcp"]
        self._folder: Optional[str] = None
        if given.content is not None:
            self._begin: Dict[str, Any] = {"text": given.content.decode("utf-8", "replace")}
        else:
            path = given.argument if given.is_address else os.path.realpath(given.argument)
            self._folder = None if given.is_address else os.path.dirname(path)
            self._begin = {"path": path}
        words(cast(Options, options), "walk")  # Says which option there is none of.
        browser, network = options.pop("browser", None), options.pop("network", False)
        self._line += ["--network"] * (network or given.is_address) + ([f"--browser={os.path.abspath(browser)}"] if browser else [])
        for key, value in options.items():
            if value is not None:
                self._begin["from" if key == "format" else key] = many(value) if key == "without" else value

    @property
    def heard(self) -> List[str]:
        """Everything that was heard, line by line."""
        return [line for step in self.steps for line in step.heard]

    def do(self, *commands: str) -> List[Step]:
        """Does commands, such as `next`, `activate`, `find Basket`; returns what was heard after each."""
        if not all(isinstance(command, str) for command in commands):
            lists = ([f"{key} {value}" for key, value in one.items()] if isinstance(one, dict) else one for one in commands)
            inner = [one for some in lists for one in ([some] if isinstance(some, str) else some)]
            raise TypeError(f"commands are texts, one after the other: do({', '.join(map(json.dumps, inner))})")
        steps: List[Step] = []
        for start in range(0, len(commands), 100):
            if self._child is None or self._handle is None:
                if self._number:
                    raise _program.EarshotError("the walk is over", self._given.name,
                                                repair="begin another one: with earshot.walk(…) as walk:")
                raise _program.EarshotError("the walk has not begun", self._given.name,
                                            repair="use: with earshot.walk(…) as walk:")
            steps += self._call({"walk": self._handle, "commands": list(commands[start : start + 100])})
        return steps

    def __enter__(self) -> Walk:
        self._child = _program.Child(self._line, self._given.name, self._folder)
        try:
            self._ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                     "clientInfo": {"name": "earshot-python", "version": "1"}})
            self._call({**self._begin, "commands": []})
        except BaseException:
            self.close()
            raise
        return self

    def close(self, *_: object) -> None:
        """Ends the walk and its program."""
        child, self._child, self._handle = self._child, None, None
        if child:
            child.__exit__()

    __exit__ = close

    def _ask(self, method: str, parameters: Dict[str, Any]) -> Dict[str, Any]:
        assert self._child
        self._number += 1
        request = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": parameters}
        text = json.dumps(request) + "\n"
        if method == "initialize":
            text += json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}) + "\n"
        while True:
            try:
                answer: Dict[str, Any] = json.loads(self._child.exchange(text.encode(), self._timeout, one_line=True))
            except BaseException:
                self.close()  # What was asked may still be under way.
                raise
            text = ""
            if answer.get("id") == self._number and "method" not in answer:
                break
        if "error" in answer:
            raise _program.EarshotError(answer["error"].get("message", "no reason given"), self._given.name)
        return cast(Dict[str, Any], answer["result"])

    def _call(self, arguments: Dict[str, Any]) -> List[Step]:
        result = self._ask("tools/call", {"name": "walk", "arguments": arguments})
        content: Dict[str, Any] = result.get("structuredContent") or {}
        steps = [Step(step.get("command"), tuple(step["heard"])) for step in content.get("steps", []) if not step.get("error")]
        self.steps += steps
        self.notes += content.get("notes", [])
        self._handle, self.stop = content.get("walk", self._handle), content.get("stop", self.stop)
        if result.get("isError"):
            wrong = next((step["error"] for step in content.get("steps", []) if step.get("error")), None)
            if wrong:
                raise _program.EarshotError(wrong, self._given.name)
            raise _program.error_of("\n".join(part.get("text", "") for part in result["content"]), self._given.name)
        return steps


def walk(source: Source = None, *, text: Text = None, timeout: float = 60, **options: Unpack[Options]) -> Walk:
    """A walk as a screen reader user goes: `with earshot.walk("home.xml") as w: w.do("next", "activate")`."""
    return Walk(read(source, text), dict(options), timeout)
