"""The recorders of Examples/Recorder, with a reader that is made up: no device is needed, and none was there."""

import contextlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from earshot._program import program

RECORDER = Path(__file__).resolve().parents[2] / "Examples" / "Recorder"
SOURCE = """<?xml version="1.0" encoding="UTF-8"?>
<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844">
  <XCUIElementTypeButton type="XCUIElementTypeButton" name="Rate" label="Rate" enabled="true" visible="true" accessible="true" x="16" y="100" width="100" height="44"/>
  <XCUIElementTypeButton type="XCUIElementTypeButton" name="Delete" label="Delete" enabled="true" visible="true" accessible="true" x="16" y="200" width="100" height="44"/>
  <XCUIElementTypeButton type="XCUIElementTypeButton" name="Delete" label="Delete" enabled="true" visible="true" accessible="true" x="16" y="300" width="100" height="44"/>
</XCUIElementTypeApplication>
"""
SAID = ["Rate Button", "Delete Button", "Delete Button"]
SWIFT = """
struct MadeUp: RecordedReader {
  let said: [String]
  var place = 0
  mutating func forward() -> String { place = min(place + 1, said.count - 1); return said[place] }
  mutating func backward() -> String { place = max(place - 1, 0); return said[place] }
}
for said in [["Rate Button", "Delete Button", "Delete Button"], ["Alone"], ["A \\"b\\"", "C"], ["A", "B", "B", "B", "B", "B", "B", "C"]] {
  var reader = MadeUp(said: said)
  let walk = try RecordedWalk(from: said[0], with: &reader)
  print(walk.isWhole, walk.heard)
  if said.count == 3 {
    print(CaptureFile(name: "shop", tree: "shop.xml", system: "iOS 27.0", language: "", heard: walk.heard).text)
  }
}
"""


# The forms of TalkBack 16 and 14; what is said of a window is none of an element.
TALKBACK = """I/ActivityManager( 5): Start proc
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="Shop", utteranceId=talkback_1, TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_WINDOW_STATE_CHANGED displayId:0 time:5
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="Rate", utteranceId=talkback_2, TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:10
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="Button", utteranceId=talkback_3, TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:10
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="Double-tap to activate", utteranceId=talkback_4, TtsSpan=null, locale=null, event=null
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="6\\" \\"screen\\"", utteranceId=talkback_5, TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:20
V/talkback: SpeechControllerImpl( 42): Speaking fragment text=null, utteranceId=talkback_6, TtsSpan=null, locale=null, event=null
V/talkback: SpeechControllerImpl( 42): Speaking fragment text="6\\" \\"screen\\"", utteranceId=talkback_7, TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:30
"""
ANDROID = """<hierarchy rotation="0"><node class="android.widget.FrameLayout" package="shop" bounds="[0,0][1080,2400]">
<node class="android.widget.Button" text="Rate" clickable="true" focusable="true" enabled="true" bounds="[40,200][400,330]"/>
<node class="android.widget.TextView" text="6&quot; &quot;screen&quot;" enabled="true" bounds="[40,400][400,480]"/>
</node></hierarchy>"""
# As much of adb as the recorder asks for; each step of the cursor writes to the log.
ADB = """#!/bin/sh
case "$*" in
  *uiautomator*) cat "$HOME/screen.xml";;
  *dumpsys*) echo "    versionName=16.2.0";;
  *logcat*) exec tail -n +1 -f "$HOME/log";;
esac
"""
NEXT = """#!/bin/sh
n=$(cat "$HOME/place" 2>/dev/null || echo 1)
sed -n "$((2 * n - 1)),$((2 * n))p" "$HOME/talkback.log" >> "$HOME/log"
echo $((n + 1)) > "$HOME/place"
"""


def recorder(name="record_appium"):
    spec = importlib.util.spec_from_file_location(name, RECORDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Appium(BaseHTTPRequestHandler):
    """As much of Appium as the recorder asks for."""

    place = 0

    def answer(self, value):
        body = json.dumps({"value": value}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer(SOURCE)

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name, values = asked["script"].removeprefix("mobile: "), asked["args"][0]
        if name == "voiceOverMove":
            step = 1 if values["direction"] == "forward" else -1
            Appium.place = min(max(Appium.place + step, 0), len(SAID) - 1)
        said = {"voiceOverMove": {"utterance": SAID[Appium.place]}, "voiceOverCurrentSpeech": {"utterance": SAID[0]}}
        self.answer(said.get(name, {"osVersion": "27.0"} if name == "deviceInfo" else None))

    def log_message(self, *_):
        pass


class Recorder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def score(self, name):
        done = subprocess.run([program(), "score", name], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_appium(self):
        server = HTTPServer(("127.0.0.1", 0), Appium)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        place = os.getcwd()
        self.addCleanup(os.chdir, place)
        os.chdir(self.folder)
        with contextlib.redirect_stdout(io.StringIO()):
            recorder().main(f"http://127.0.0.1:{server.server_port}", "1", "shop")
        self.assertIn("3 (100 %)", self.score("shop.capture.yaml"))

    def test_the_end_is_found(self):
        walk = recorder().walk

        def reader(said):
            place = [0]

            def move(direction):
                step = 1 if direction == "forward" else -1
                place[0] = min(max(place[0] + step, 0), len(said) - 1)
                return said[place[0]]

            return move

        for said in [SAID, ["Alone"], ["A", "B"], ["A", "A", "B", "B", "B"]]:
            self.assertEqual(walk(said[0], reader(said)), (said, True))
        many = ["A"] + ["B"] * 9 + ["C"]
        self.assertFalse(walk("A", reader(many))[1])

    def talkback(self, *words):
        (self.folder / "talkback.log").write_text(TALKBACK)
        (self.folder / "screen.xml").write_text(ANDROID)
        for name, text in (("adb", ADB), ("next", NEXT)):
            (self.folder / name).write_text(text)
            (self.folder / name).chmod(0o755)
        (self.folder / "log").write_text("")
        places = {"HOME": str(self.folder), "PATH": f"{self.folder}:{os.environ['PATH']}"}
        return subprocess.run(["python3", str(RECORDER / "record_talkback.py"), "shop", *words], cwd=self.folder,
                              env={**os.environ, **places}, capture_output=True, text=True)

    def test_talkback_from_a_log(self):
        done = self.talkback("--log", "talkback.log", "--dump", "screen.xml")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("2 elements", done.stdout)
        self.assertIn("2 (100 %)", self.score("shop.capture.yaml"))

    def test_talkback_on_a_phone(self):
        done = self.talkback("--next", "next")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("16.2.0", (self.folder / "shop.capture.yaml").read_text())
        self.assertIn("2 (100 %)", self.score("shop.capture.yaml"))

    def test_a_log_that_is_not_verbose_is_told(self):
        (self.folder / "quiet.log").write_text("I/ActivityManager( 5): Start proc")
        done = self.talkback("--log", "quiet.log", "--dump", "screen.xml")
        self.assertEqual(done.returncode, 1)
        self.assertIn("log output level", done.stderr)

    @unittest.skipUnless(shutil.which("swiftc"), "there is no swiftc")
    def test_swift(self):
        (self.folder / "main.swift").write_text(SWIFT)
        subprocess.run(["swiftc", "-swift-version", "6", str(RECORDER / "VoiceOverRecorder.swift"), "main.swift", "-o", "record"],
                       cwd=self.folder, check=True)
        said = subprocess.run([str(self.folder / "record")], capture_output=True, text=True, check=True).stdout
        self.assertIn('true ["Rate Button", "Delete Button", "Delete Button"]', said)
        self.assertIn('true ["Alone"]', said)
        self.assertIn("false", said)
        start = said.index("reader:")
        (self.folder / "shop.capture.yaml").write_text(said[start : said.index("true", start)])
        (self.folder / "shop.xml").write_text(SOURCE)
        self.assertIn("3 (100 %)", self.score("shop.capture.yaml"))


if __name__ == "__main__":
    unittest.main()
