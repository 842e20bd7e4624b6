"""Records what VoiceOver says on the screen of a running Appium session, for `earshot score`.

    python3 record_appium.py http://127.0.0.1:4723 SESSION settings

Writes `settings.xml`, the page source, and `settings.capture.yaml`. It needs iOS 27, Xcode 27 and an XCUITest driver with
`mobile: voiceOverMove`, and nothing but Python.
"""

from __future__ import annotations

import json
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Callable, List, Tuple

MOST, MOST_ALIKE = 500, 4


class Session:
    """A session of Appium, over its own protocol."""

    def __init__(self, server: str, session: str) -> None:
        self._place = f"{server.rstrip('/')}/session/{session}"

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._place}/{path}", data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{path}: {json.load(error)['value']['message']}") from None
        except OSError as error:
            raise SystemExit(f"{self._place}: {error}") from None

    def mobile(self, name: str, **values: Any) -> Any:
        return self.call("execute/sync", {"script": f"mobile: {name}", "args": [values]})

    def move(self, direction: str) -> str:
        answer = self.mobile("voiceOverMove", direction=direction)
        return answer["utterance"] if isinstance(answer, dict) else str(answer)

    def current(self) -> str:
        """What is said at the first element. Right after it is enabled, VoiceOver may only say that it is on."""
        for _ in range(5):
            answer = self.mobile("voiceOverCurrentSpeech")
            said = answer["utterance"] if isinstance(answer, dict) else str(answer)
            if said != "VoiceOver on":
                return said
            time.sleep(1)
        raise SystemExit("VoiceOver says nothing of the screen")


def walk(current: str, move: Callable[[str], str]) -> Tuple[List[str], bool]:
    """What is said from the first element to the last, and whether that is all.

    The end is not told: the last element is said again. But neighbours may say the same, too. So the walk goes on for a
    few steps, and then back over those that say the same, to count how many there are.
    """
    heard, alike = [current], 1
    while len(heard) < MOST:
        said = move("forward")
        alike = alike + 1 if said == heard[-1] else 1
        heard.append(said)
        if alike <= MOST_ALIKE:
            continue
        if len(heard) == alike:  # A screen on which nothing else was said has one element.
            return [said], True
        count = 1
        while count < alike and move("backward") == said:
            count += 1
        # So many alike that none of them is known to be the last: then there may be more.
        return heard[: len(heard) - (alike - count)], count < alike
    return heard, False


def capture(name: str, version: str, heard: List[str]) -> str:
    def quoted(text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    head = ["reader: VoiceOver", f"version: {quoted(f'iOS {version} (XCUIVoiceOverService)')}", "style: utterance",
            "captures:", f"  - name: {quoted(name)}", f"    tree: {quoted(f'{name}.xml')}", "    heard:"]
    return "\n".join(head + [f"      - {quoted(said)}" for said in heard]) + "\n"


def main(server: str, number: str, name: str) -> None:
    session = Session(server, number)
    source = session.call("source")
    version = str((session.mobile("deviceInfo") or {}).get("osVersion", "27"))
    session.mobile("enableVoiceOver")
    try:
        heard, is_whole = walk(session.current(), session.move)
    finally:
        session.mobile("disableVoiceOver")
    Path(f"{name}.xml").write_text(source, encoding="utf-8")
    Path(f"{name}.capture.yaml").write_text(capture(name, version, heard), encoding="utf-8")
    print(f"{name}.capture.yaml: {len(heard)} elements" + ("" if is_whole else ", and there are more"))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
