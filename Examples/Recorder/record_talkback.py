"""Records what TalkBack says on the screen of a phone that adb reaches, for `earshot score`.

    python3 record_talkback.py settings
    python3 record_talkback.py settings --next "adb shell am broadcast -a com.a11y.adb.next"
    python3 record_talkback.py settings --log talkback.log --dump settings.xml

Writes `settings.xml`, the uiautomator dump, and `settings.capture.yaml`. TalkBack tells its log what it says once the
log level is verbose: TalkBack settings > Advanced settings > Developer settings > Log output level.

The dump is taken first, as uiautomator turns TalkBack off for a moment. Then put the cursor on the first element, swipe
right to the last one, and press Enter. A gesture of `adb shell input` does not reach TalkBack; where something else moves
its cursor, such as TalkBack for Developers, `--next` names the command, and the script finds the end by itself.
`--log` takes a log that was saved before (adb logcat -d > talkback.log). The script needs nothing but adb and Python.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Iterable, List, Optional, Tuple

MOST, STILL = 500, 3
# How long TalkBack may take from a step to its words, in seconds.
PATIENCE = 4.0
# TalkBack 16 writes the first form (source code: SpeechControllerImpl), 14 the second (seen in logs of others).
SPOKEN = [
    re.compile(r'Speaking fragment text="(?P<text>.*)", utteranceId=\S+?,(?P<rest>.*)'),
    re.compile(r'Speaking fragment text "(?P<text>.*)" with spans (?P<rest>.*)'),
]
FOCUSED = re.compile(r"TYPE_VIEW_ACCESSIBILITY_FOCUSED.*?\btime:(\d+)")


def adb(*words: str) -> str:
    try:
        done = subprocess.run(["adb", *words], capture_output=True, text=True, timeout=60)
    except FileNotFoundError:
        raise SystemExit("there is no adb: install the Android platform tools") from None
    except subprocess.TimeoutExpired:
        raise SystemExit(f"adb {' '.join(words)}: no answer in a minute") from None
    if done.returncode != 0:
        raise SystemExit(f"adb {' '.join(words)}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def fragment(line: str) -> Optional[Tuple[str, Optional[str]]]:
    """What a line of the log says, and the time of the focus that it is about, or None for a hint."""
    for form in SPOKEN:
        found = form.search(line)
        if found:
            text, focus = found["text"].replace('\\"', '"').strip(), FOCUSED.search(found["rest"])
            return (text, focus[1] if focus else None) if text else None
    return None


def utterances(lines: Iterable[str]) -> List[Tuple[str, str]]:
    """What is said at each focus, in order, with the time of the focus.

    The pieces of one focus are said with commas between them. A hint has no event, and belongs to the focus before it;
    what is said of other events, such as a window's title, is not said at an element.
    """
    heard: List[Tuple[str, List[str]]] = []
    for line in lines:
        said = fragment(line)
        if said is None:
            continue
        text, focus = said
        if focus is not None and (not heard or heard[-1][0] != focus):
            heard.append((focus, [text]))
        elif heard and (focus is not None or re.search(r"\bevent=null\b", line)):
            heard[-1][1].append(text)
    return [(", ".join(pieces), focus) for focus, pieces in heard]


def alone(heard: List[Tuple[str, str]]) -> List[str]:
    """The utterances without those of the end, where TalkBack says the last element again or begins anew."""
    said = [text for text, _ in heard]
    while len(said) > 1 and said[-1] == said[-2]:
        said.pop()
    return said


def capture(name: str, version: str, dump: str, heard: List[str]) -> str:
    def quoted(text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    head = ["reader: TalkBack", f"version: {quoted(version)}", "style: utterance", "captures:",
            f"  - name: {quoted(name)}", f"    tree: {quoted(dump)}", "    heard:"]
    return "\n".join(head + [f"      - {quoted(said)}" for said in heard]) + "\n"


class Log:
    """The log of TalkBack, read while it is written."""

    def __init__(self) -> None:
        self._reading = subprocess.Popen(["adb", "logcat", "-v", "tag", "-T", "1"], stdout=subprocess.PIPE, text=True,
                                         encoding="utf-8", errors="replace")
        self.lines: List[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._reading.stdout or ():
            if "talkback" in line.lower():
                self.lines.append(line)

    def end(self) -> None:
        self._reading.terminate()
        self._reading.wait()


def walk(log: Log, step: List[str]) -> bool:
    """Steps on until nothing more is said or the first element comes again; returns whether that is all."""
    still = 0
    for _ in range(MOST):
        before = len(utterances(list(log.lines)))
        subprocess.run(step, stdout=subprocess.DEVNULL, check=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and len(utterances(list(log.lines))) == before:
            time.sleep(0.1)
        still = still + 1 if len(utterances(list(log.lines))) == before else 0
        if still == STILL:
            return True
    return False


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("name", help="name of the screen, and of the files")
    options.add_argument("--next", metavar="COMMAND", help="command that moves TalkBack's cursor to the next element")
    options.add_argument("--log", metavar="FILE", help="log that was saved before; nothing is asked of a phone")
    options.add_argument("--dump", metavar="FILE", help="dump of the same screen (default: NAME.xml, taken now)")
    given = options.parse_args()
    dump, version, is_whole = given.dump or f"{given.name}.xml", "TalkBack, from its log", True
    if given.log:
        lines = Path(given.log).read_text(encoding="utf-8", errors="replace").splitlines()
    else:
        if not given.dump:
            Path(dump).write_text(adb("exec-out", "uiautomator", "dump", "/dev/tty"), encoding="utf-8")
        found = re.search(r"versionName=(\S+)", adb("shell", "dumpsys", "package", "com.google.android.marvin.talkback"))
        version = f"{found[1] if found else 'unknown'}, from its log"
        log = Log()
        try:
            if given.next:
                is_whole = walk(log, shlex.split(given.next))
            else:
                print("Put the cursor on the first element, swipe right to the last one, then press Enter.", file=sys.stderr)
                input()
        finally:
            log.end()
        lines = log.lines
    heard = alone(utterances(lines))
    if not heard:
        raise SystemExit("the log holds nothing that TalkBack said: set its log output level to verbose")
    Path(f"{given.name}.capture.yaml").write_text(capture(given.name, version, dump, heard), encoding="utf-8")
    print(f"{given.name}.capture.yaml: {len(heard)} elements" + ("" if is_whole else ", and there are more"))


if __name__ == "__main__":
    main()
