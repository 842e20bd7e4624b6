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


def recorder():
    spec = importlib.util.spec_from_file_location("record_appium", RECORDER / "record_appium.py")
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
