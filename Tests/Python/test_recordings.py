"""Recorded transcripts, and the plugin of pytest where pytest is installed."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from importlib.metadata import entry_points
from pathlib import Path

import earshot
from earshot import recordings

EXAMPLES = Path(__file__).resolve().parents[2] / "Examples"
TESTS = """
import pytest

def test_tutorial(earshot):
    earshot.assert_transcript({screen!r})

@pytest.mark.parametrize("reader", ["talkback", "voiceover-ios"])
class TestScreens:
    def test_rating(self, earshot, reader):
        earshot.assert_transcript(text="platform: %s\\nelements: [button: Rate]" % ("android" if reader == "talkback" else "ios"), name="rate")
        assert earshot.audit({screen!r})
"""


def plugin():
    """Nothing where the wheel is installed; else the option that loads the plugin."""
    found = entry_points()
    found = found.select(group="pytest11") if hasattr(found, "select") else found.get("pytest11", ())
    return [] if any(point.name == "earshot" for point in found) else ["-p", "earshot.pytest_plugin"]


class Recordings(unittest.TestCase):
    def test_long_names_and_long_recordings(self):
        self.assertLessEqual(len((recordings.file_name("\u6d4b" * 200) + ".transcript.txt").encode()), 255)
        self.assertNotEqual(recordings.file_name("\u6d4b" * 200), recordings.file_name("\u6d4b" * 201))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder).resolve() / "long.transcript.txt"
            path.write_text("".join(f"I{n}\ny\n" for n in range(4_000)))
            said = "".join(f"I{n}\nx{n}\n" for n in range(4_000))
            with self.assertRaisesRegex(AssertionError, "-y"):
                recordings.check(path, said)

    def test_links_are_no_recordings(self):
        (self.folder / "secret").write_text("hunter2\n")
        (self.folder / "transcripts").mkdir()
        link = self.folder / "transcripts" / "a.transcript.txt"
        link.symlink_to("../secret")
        for update in (False, True):
            with self.assertRaisesRegex(AssertionError, "no links") as raised:
                recordings.check(link, "Rate\n", update=update)
            self.assertNotIn("hunter2", str(raised.exception))
        (self.folder / "away").symlink_to(self.folder / "transcripts")
        with self.assertRaisesRegex(AssertionError, "no links"):
            recordings.check(self.folder / "away" / "b.transcript.txt", "Rate\n", update=True)

    def test_a_replaced_recording_is_no_program(self):
        path = self.folder / "a.transcript.txt"
        path.write_text("Rate\n")
        path.chmod(0o6755)
        recordings.check(path, "Pay\n", update=True)
        self.assertEqual(path.stat().st_mode & 0o7777, 0o644)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_check(self):
        path = self.folder / "a" / "x.transcript.txt"
        with self.assertRaisesRegex(AssertionError, "no recording; record it"):
            recordings.check(path, "Rate, button\n")
        self.assertFalse(path.exists())
        recordings.check(path, "Rate, button\n", update=True)
        recordings.check(path, "Rate, button\n")
        with self.assertRaisesRegex(AssertionError, r"1 reworded.*\n--- .*recorded.*\n.*\n.*\n-Rate, button\n\+Rated, button"):
            recordings.check(path, "Rated, button\n")
        path.write_text("{{any}}, button\n")
        recordings.check(path, "Rated, button\n")
        self.assertEqual([file.name for file in path.parent.iterdir()], [path.name])

    def test_recordings_are_those_of_the_program(self):
        screen = EXAMPLES / "Recipe" / "recipe.screen.yaml"
        self.assertEqual(recordings.heard(screen), screen.with_name("recipe.transcript.txt").read_text(encoding="utf-8"))

    def test_file_names_differ(self):
        names = ["test_a", "test_a[nvda]", "test_a[a/b]", "test_a[a-b]", "test_a[../b]", "test_a[]", "Test.test_a", "test_" + "a" * 300, "test_" + "a" * 301]
        files = [recordings.file_name(name) for name in names]
        self.assertEqual(len(set(files)), len(files))
        self.assertEqual(files[:2], ["test_a", "test_a-nvda"])
        self.assertFalse([file for file in files if "/" in file or len(file) > 150])

    @unittest.skipUnless(importlib.util.find_spec("pytest"), "pytest is not installed")
    def test_plugin(self):
        test = self.folder / "test_shop.py"
        test.write_text(TESTS.format(screen=str(EXAMPLES / "Tutorial" / "before.xml")))

        def run(*options):
            line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *plugin(), *options]
            done = subprocess.run(line, cwd=self.folder, capture_output=True, text=True)
            return done.returncode, done.stdout + done.stderr

        status, said = run()
        self.assertEqual(status, 1, said)
        self.assertIn("no recording; record it: pytest --earshot-update test_shop.py::test_tutorial", said)
        self.assertFalse((self.folder / "transcripts").exists())
        self.assertEqual(run("--earshot-update")[0], 0)
        files = sorted(file.name for file in (self.folder / "transcripts" / "test_shop").iterdir())
        self.assertEqual(len(files), 3)
        self.assertIn("test_tutorial.transcript.txt", files)
        self.assertEqual(run()[0], 0)
        recording = self.folder / "transcripts" / "test_shop" / "test_tutorial.transcript.txt"
        recording.write_text(recording.read_text().replace("Marigolds, heading", "Tulips, heading"))
        status, said = run()
        self.assertEqual(status, 1)
        self.assertIn("-Tulips, heading\n+Marigolds, heading\n", said)
        self.assertIn("1 reworded", said)
        self.assertNotIn("During handling of the above exception", said)

    def test_a_log_of_a_job_gets_no_command(self):
        screen = self.folder / "a.screen.yaml"
        screen.write_text('screen: A\nelements: [{button: "::add-mask::x"}, {button: "##[add-mask]y"}, {text: hello}]\n')
        recording = self.folder / "a.transcript.txt"
        recordings.check(recording, recordings.heard(screen), update=True)
        recording.write_text(recording.read_text().replace("hello", "bye"))
        with unittest.mock.patch.dict(os.environ, {"GITHUB_ACTIONS": "true"}):
            with self.assertRaises(AssertionError) as raised:
                recordings.check(recording, recordings.heard(screen))
        said = str(raised.exception)
        self.assertIn(": :add-mask::x", said)
        self.assertNotRegex(said, r"(?m)^\s*::|##\[")

    def test_an_error_or_a_finding_is_no_command_either(self):
        bad = self.folder / "bad.screen.yaml"
        bad.write_text("screen: A\nelements:\n  - button: B\n    bogus##[group]x: 1\n")
        same = self.folder / "same.screen.yaml"
        same.write_text('screen: A\nelements: [{button: "##[error]A"}, {button: "##[error]A"}]\n')
        with unittest.mock.patch.dict(os.environ, {"GITHUB_ACTIONS": "true"}):
            with self.assertRaises(earshot.EarshotError) as raised:
                earshot.transcript(bad)
            self.assertIn("bogus## [group]x", str(raised.exception))
            findings = [str(finding) for finding in earshot.audit(same)]
            self.assertTrue(findings)
            self.assertNotIn("##[", "".join(findings))


if __name__ == "__main__":
    unittest.main()
