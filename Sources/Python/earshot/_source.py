"""What can be heard: a path, the text of a screen, an address, or a page of Playwright."""

from __future__ import annotations

import json
import os
import reprlib
from typing import Any, Dict, List, NamedTuple, Optional, Union

from ._program import EarshotError

Source = Union[str, "os.PathLike[str]", bytes, Any]


class Input(NamedTuple):
    """A source as the program takes it: what stands on the command line, and what goes through standard input."""

    argument: str
    content: Optional[bytes]
    name: str
    opens_pages: bool

    @property
    def is_address(self) -> bool:
        return self.content is None and self.argument.lower().startswith(("http://", "https://"))


def read(source: Source, text: Union[str, bytes, None] = None) -> Input:
    """Decides what a source is; see the article "Python"."""
    if (source is None) == (text is None):
        raise TypeError("give a source or text=, and one of them")
    if text is None and isinstance(source, bytes):
        text = source
    if text is not None:
        return _text(text)
    if callable(getattr(source, "content", None)) and hasattr(source, "url"):
        return _page(source)
    if not isinstance(source, (str, os.PathLike)):
        raise TypeError(f"give one source: a path, an address, the text of a screen, or a page of Playwright, not {reprlib.repr(source)}"
                        + ("; pass its page" if hasattr(source, "page") else ""))
    path = os.fspath(source)
    if isinstance(path, bytes):
        path = os.fsdecode(path)
    if isinstance(source, str) and ("\n" in path or path.lstrip()[:1] in ("<", "{")):
        return _text(path)
    if isinstance(source, str) and path.lower().startswith(("http://", "https://")):
        return Input(path, None, path, True)
    if not path or "\0" in path:
        raise ValueError("the path is empty or holds a NUL")
    if isinstance(source, str) and ": " in path and not os.path.lexists(path):
        raise EarshotError("no such file", path, repair="for content on one line: text=…")
    # What begins with a dash is a file here, never an option or standard input, and no path is an address: not
    # "localhost/a.xml" either, which the program would take for one.
    plain = path if os.path.isabs(path) else os.path.join(os.curdir, path)
    return Input(plain, None, path, path.lower().endswith((".html", ".htm", ".xhtml")))


def _text(text: Union[str, bytes]) -> Input:
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return Input("-", content, "<text>", content.lstrip()[:1] == b"<" and b"<html" in content[:4096].lower())


def _page(page: Any) -> Input:
    url = page.url() if callable(page.url) else page.url
    try:
        session = page.context.new_cdp_session(page)
    except Exception:  # Firefox, WebKit, and what only looks like a page: they have no such session.
        session = None
    answer = session or page.content()
    if hasattr(answer, "__await__"):
        answer.close()
        raise TypeError("this is an asynchronous page; give text=await page.content()")
    if session is None:
        return Input("-", answer.encode(), f"<{url}>", True)
    try:
        return Input("-", json.dumps(_dump(session, url)).encode(), f"<{url}>", False)
    finally:
        session.detach()


def _dump(session: Any, url: str) -> Dict[str, Any]:
    """What Chromium knows of the page as it stands, in the format that Earshot writes of its own browser's pages."""
    window = session.send("Page.getLayoutMetrics")["cssLayoutViewport"]
    frames: List[Dict[str, Any]] = []
    left_out = 0
    waiting = [session.send("Page.getFrameTree")["frameTree"]]
    while waiting:
        entry = waiting.pop(0)
        waiting += entry.get("childFrames", [])
        number = entry["frame"]["id"]
        try:
            frame: Dict[str, Any] = {}
            if entry["frame"].get("parentId"):
                frame["owner"] = session.send("DOM.getFrameOwner", {"frameId": number})["backendNodeId"]
            frame["tree"] = session.send("Accessibility.getFullAXTree", {"frameId": number})
            frames.append(frame)
        except Exception:
            if not frames:
                raise
            left_out += 1  # A frame of another site has a process, and a session, of its own.
    notes = [f"left out {left_out} frames of other sites"] if left_out else []
    return {
        "format": "earshot-page", "version": 1, "browser": session.send("Browser.getVersion")["product"], "url": url,
        "viewport": [window["clientWidth"], window["clientHeight"]], "notes": notes, "frames": frames,
        "snapshot": session.send("DOMSnapshot.captureSnapshot", {"computedStyles": ["display", "visibility", "cursor"]}),
    }
