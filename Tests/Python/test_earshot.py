"""The Python module against the program: EARSHOT_PROGRAM, or the one of the wheel that is installed."""

import os
import pickle
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import warnings
from pathlib import Path
from unittest import mock

import earshot
from earshot import _source, recordings

EXAMPLES = Path(__file__).resolve().parents[2] / "Examples"
RECIPE = EXAMPLES / "Recipe" / "recipe.screen.yaml"
BEFORE, AFTER = EXAMPLES / "Tutorial" / "before.xml", EXAMPLES / "Tutorial" / "after.xml"


class Answers(unittest.TestCase):
    def test_transcripts_are_those_recorded(self):
        for screen in EXAMPLES.glob("*/*.screen.yaml"):
            recorded = Path(str(screen).replace(".screen.yaml", ".transcript.txt")).read_text(encoding="utf-8")
            with self.subTest(screen.name):
                heard = earshot.transcript(screen)
                self.assertEqual(heard.text, recorded)
                self.assertIn(recorded.split("\n")[0], heard)

    def test_stops(self):
        transcript = earshot.transcript(str(RECIPE))
        rating = transcript.stops[4]
        self.assertEqual((rating.element, rating.path, rating.text), ("rating", "4", "Your rating, 4 of 5 stars, adjustable"))
        self.assertEqual(rating.hint, "Swipe up or down with one finger to adjust the value.")
        self.assertEqual((transcript.reader, transcript.language), ("voiceover-ios", "en-US"))
        self.assertEqual(rating.fragments[0]["kind"], "label")

    def test_odd_values_are_errors(self):
        for odd in ({"reader": "x\0y"}, {"timeout": float("nan")}, {"timeout": -1}, {"timeout": 0}):
            with self.subTest(odd), self.assertRaises(earshot.EarshotError):
                earshot.transcript(str(RECIPE), **odd)

    def test_options(self):
        screen = "elements:\n  - button: Rate\n    hint: Rates it.\n"
        self.assertEqual(earshot.transcript(screen, language="de").lines, ["Rate, Taste"])
        self.assertEqual(earshot.transcript(text="elements: [button: Rate]", style="legend").lines, ["Rate. Button."])
        self.assertEqual(earshot.transcript(screen, hints=False).stops[0].hint, None)
        self.assertEqual(earshot.transcript(screen, set={"hints": False}).text, "Rate, button\n")
        self.assertEqual(earshot.transcript(screen, without=["hints", "actions"]).text, "Rate, button\n")

    def test_slips_are_told_with_their_repair(self):
        for kind, told, options in (
            (TypeError, "unknown option 'lang' of transcript; did you mean 'language'", {"lang": "de"}),
            (TypeError, "unknown option 'langauge' .* did you mean 'language'", {"langauge": "de"}),
            (TypeError, "unknown option 'rules' of transcript; its options: reader", {"rules": ["a"]}),
            (earshot.EarshotError, 'one reader at a time, not "nvda,talkback"', {"reader": "nvda,talkback"}),
            (earshot.EarshotError, 'one reader at a time', {"reader": ["nvda", "talkback"]}),
            (earshot.EarshotError, 'viewport takes a text, such as "1280x800", not \(1280, 800\)', {"viewport": (1280, 800)}),
            (earshot.EarshotError, "hints takes True or False, not 'no'", {"hints": "no"}),
            (earshot.EarshotError, "set takes a dictionary, such as .*, not 'hints=off'", {"set": "hints=off"}),
            (earshot.EarshotError, "reader takes a text, such as \"nvda\", not 3", {"reader": 3}),
            (earshot.EarshotError, "without takes a text or a list of texts, not 3", {"without": 3}),
            (earshot.EarshotError, "timeout takes a number of seconds, more than 0, not 'x'", {"timeout": "x"}),
        ):
            with self.subTest(options), self.assertRaisesRegex(kind, told):
                earshot.transcript("elements:\n  - button: Rate\n", **options)
        with self.assertRaisesRegex(TypeError, "unknown option 'rule' of audit; did you mean 'rules'"):
            earshot.audit("elements:\n  - button: Rate\n", rule="label-missing")
        with self.assertRaisesRegex(earshot.EarshotError, r"for content on one line: text=…"):
            earshot.transcript("elements: [{button: Rate}]")
        for wrong in (["a.xml"], 3, mock.Mock(spec=["page"])):
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, "give one source: a path, an address"):
                earshot.transcript(wrong)

    def test_version(self):
        self.assertRegex(earshot.__version__, r"^\d+\.\d+\.\d+$")
        with self.assertRaises(AttributeError):
            earshot.versoin

    def test_notes_and_silence(self):
        self.assertIn("xcuitest", earshot.transcript(BEFORE).notes[0])
        empty = earshot.transcript("screen: None\nelements: []\n")
        self.assertEqual((empty.text, empty.notes), ("", ["nothing can be reached: there is no element"]))

    def test_what_a_screen_says_it_lacks_is_a_warning(self):
        screen = "screen: A\nimport: {format: xcuitest, cannotCarry: [frames]}\nelements: [button: Go]\n"
        with self.assertWarnsRegex(UserWarning, "import: xcuitest: has no frames"):
            earshot.audit(screen)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            earshot.audit(BEFORE)

    def test_folder(self):
        screens = {stop.screen for stop in earshot.transcript(EXAMPLES / "Android").stops}
        self.assertGreater(len(screens), 3)

    def test_audit(self):
        findings = earshot.audit(BEFORE, rules="label-missing")
        self.assertEqual([(one.rule, one.severity, one.place.line, one.place.column) for one in findings],
                         [("label-missing", "error", 11, 5), ("label-missing", "error", 13, 5)])
        self.assertEqual(findings[0].place.near, 'left of "1 packet"')
        self.assertTrue(str(findings[0]).startswith(f"{BEFORE}:11:5"))
        self.assertEqual(earshot.audit(AFTER), [])
        for screen, options in (("elements: []\n", {}), ("elements: [button: Rate]\n", {"set": {"rate": 80}})):
            with self.assertWarnsRegex(UserWarning, "nothing can be reached|has no effect here"):
                earshot.audit(screen, **options)
            with self.assertWarnsRegex(UserWarning, "nothing can be reached|has no effect here"):
                recordings.heard(screen, **options)

    def test_diff_of_every_kind_of_input(self):
        old, new = BEFORE.read_text(encoding="utf-8"), AFTER.read_text(encoding="utf-8")
        for pair in ((BEFORE, AFTER), (old, AFTER), (BEFORE, new), (old, new.encode())):
            changes = earshot.diff(*pair)
            self.assertFalse(changes.same)
            self.assertEqual(str(changes.changes[0]), "reworded\n    - heart.fill, button\n    + Favourite, button")
        self.assertTrue(earshot.diff(BEFORE, old).same)
        self.assertEqual(list(Path(tempfile.gettempdir()).glob("earshot-*/old")), [])

    def test_walk(self):
        with earshot.walk(RECIPE) as walk:
            self.assertEqual([step.heard[-1] for step in walk.do("next", "next")],
                             ["Mango lassi, heading level 1", "A large container holding a variety of mangoes, image"])
            self.assertEqual(walk.stop, 3)
            with self.assertRaisesRegex(earshot.EarshotError, 'unknown command "fly"'):
                walk.do("fly")
            self.assertEqual(len(walk.do(*["next"] * 120)), 120)
        with self.assertRaisesRegex(earshot.EarshotError, "the walk is over"):
            walk.do("next")
        with earshot.walk(text="elements: [button: Rate]", reader="voiceover-ios", hints=False) as walk:
            self.assertIn("Rate, button", walk.heard)
            with self.assertRaisesRegex(TypeError, r'do\("next", "next"\)'):
                walk.do(["next", "next"])
        with self.assertRaisesRegex(earshot.EarshotError, r"use: with earshot.walk\(…\) as walk:"):
            earshot.walk(RECIPE).do("next")


class Sources(unittest.TestCase):
    def test_what_a_source_is(self):
        for source, argument, is_text in (
            ("home.xml", "./home.xml", False), (Path("home.xml"), "./home.xml", False), (RECIPE, str(RECIPE), False), ("-", "./-", False), ("--help", "./--help", False),
            ("a\nb", "-", True), ("<a/>", "-", True), (' {"a": 1}', "-", True), (b"a", "-", True), ("https://a.example", "https://a.example", False),
            ("file:///etc/hosts", "./file:///etc/hosts", False), ("[id].html", "./[id].html", False),
        ):
            given = _source.read(source)
            self.assertEqual((given.argument, given.content is not None), (argument, is_text), source)
        for wrong in ((None, None), ("a", "b")):
            self.assertRaises(TypeError, _source.read, *wrong)
        for wrong in ("", "a\0b"):
            self.assertRaises(ValueError, _source.read, wrong)

    def test_page_with_content_alone(self):
        given = _source.read(mock.Mock(spec=["content", "url"], content=lambda: "<html>", url="http://a.example"))
        self.assertEqual((given.content, given.name, given.opens_pages), (b"<html>", "<http://a.example>", True))

    def test_asynchronous_page(self):
        async def content():
            return ""
        with self.assertRaisesRegex(TypeError, "asynchronous"):
            _source.read(mock.Mock(spec=["content", "url"], content=content, url="http://a.example"))

    @unittest.skipUnless(os.environ.get("EARSHOT_BROWSER"), "EARSHOT_BROWSER names no browser for Playwright")
    def test_playwright(self):
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ["EARSHOT_BROWSER"], args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            path = EXAMPLES / "Web" / "product.html"
            page.goto(path.as_uri())
            opened = earshot.transcript(path, reader="nvda", viewport="1280x800")
            self.assertEqual(earshot.transcript(page, reader="nvda").text, opened.text)
            page.set_content("<input aria-label=Name>")
            page.get_by_label("Name").fill("Ada")
            self.assertIn("Ada", earshot.transcript(page, reader="nvda").text)
            browser.close()


class Errors(unittest.TestCase):
    def failure(self, call, *arguments, **options):
        with self.assertRaises(earshot.EarshotError) as caught:
            call(*arguments, **options)
        self.assertNotIn("\n", str(caught.exception))
        return caught.exception

    def test_a_missing_file_is_no_address(self):
        with self.assertRaises(earshot.EarshotError) as raised:
            earshot.transcript(Path("127.0.0.1:9/home.screen.yaml"))
        self.assertEqual((raised.exception.message, raised.exception.path), ("no such file", "127.0.0.1:9/home.screen.yaml"))

    def fake(self, script, mode=0o755):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name, "earshot")
        path.write_text(script)
        path.chmod(mode)
        self.enterContext_(mock.patch.dict(os.environ, EARSHOT_PROGRAM=str(path)))
        return path

    def enterContext_(self, context):  # TestCase has it from 3.11 on.
        context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)

    def test_place_and_repair(self):
        error = self.failure(earshot.transcript, "elements:\n  - buton: bar\n")
        self.assertEqual((error.path, error.line, error.column), ("<text>", 2, 5))
        self.assertEqual(error.repair, 'did you mean "button"?')
        self.assertEqual(str(pickle.loads(pickle.dumps(error))), str(error))
        error = self.failure(earshot.transcript, "no-such-file.xml")
        self.assertEqual(str(error), "no-such-file.xml: no such file")
        error = self.failure(earshot.diff, "elements:\n  - buton: bar\n", "elements: [button: Rate]\n")
        self.assertEqual((error.path, error.line, error.column), ("<text>", 2, 5))
        self.assertEqual(self.failure(earshot.transcript, RECIPE, set={"a": 1}).path, "--set")
        self.failure(earshot.transcript, RECIPE, reader="nobody")
        error = self.failure(earshot.walk("elements:\n  - buton: bar\n").__enter__)
        self.assertEqual((error.path, error.line, error.column), ("<text>", 2, 5))

    def test_no_program(self):
        with mock.patch.dict(os.environ, EARSHOT_PROGRAM="/nowhere/earshot"):
            self.assertEqual(self.failure(earshot.transcript, RECIPE).code, "program")

    def test_program_of_another_system(self):
        for script, mode, said in (
            ("\x7fELF\x02\x01", 0o755, "another machine"), ("#!/lib/ld-nowhere.so\n", 0o755, "needs glibc"), ("", 0o644, "not executable"),
            ("#!/bin/sh\necho \"$0: /lib/libc.so.6: version \\`GLIBC_2.99' not found (required by $0)\" >&2; exit 1\n", 0o755, "too old"),
            ("#!/bin/sh\nkill -SEGV $$\n", 0o755, "ended by SIGSEGV"), ("#!/bin/sh\nexit 3\n", 0o755, "without a word"),
        ):
            self.fake(script, mode)
            for call in (earshot.transcript, lambda source: earshot.walk(source).__enter__()):
                self.assertIn(said, str(self.failure(call, RECIPE)))

    def test_timeout_ends_the_group(self):
        mark = self.fake('#!/bin/sh\n(trap "" TERM; exec sleep 60) & echo $! >"$0.pid"; wait\n')
        for call in (earshot.transcript, lambda source, timeout: earshot.walk(source, timeout=timeout).__enter__()):
            began = time.monotonic()
            self.assertEqual(self.failure(call, RECIPE, timeout=0.5).code, "timeout")
            self.assertLess(time.monotonic() - began, 5)
            number = int(Path(f"{mark}.pid").read_text())
            self.assertTrue(any(not running(number) for _ in range(50) if time.sleep(0.02) is None))

    def test_a_page_has_less_than_a_second_too(self):
        self.fake("#!/bin/sh\nexec sleep 20\n")
        began = time.monotonic()
        self.assertEqual(self.failure(earshot.transcript, "<html></html>", timeout=0.1).code, "timeout")
        self.assertLess(time.monotonic() - began, 5)

    def test_answer_without_end(self):
        self.fake("#!/bin/sh\nexec yes\n")
        with mock.patch.object(earshot._program, "_LIMIT", 1 << 20):
            self.assertEqual(self.failure(earshot.transcript, RECIPE).code, "limit")
            self.assertEqual(self.failure(earshot.transcript, text="a" * (8 << 20)).code, "limit")

    def test_source_is_never_on_the_command_line(self):
        self.fake('#!/bin/sh\ncat >/dev/null; echo "$0: error: $*" >&2; exit 2\n')
        self.assertNotIn("secret", str(self.failure(earshot.transcript, text="secret")))

    def test_no_home(self):
        with mock.patch.dict(os.environ, HOME="/nonexistent", XDG_CACHE_HOME="/nonexistent"):
            self.assertEqual(earshot.transcript(text="elements: [button: Rate]").text, "Rate, button\n")

    def test_console_script(self):
        said = subprocess.run([sys.executable, "-m", "earshot", "transcript", RECIPE], capture_output=True, text=True, check=True)
        self.assertEqual(said.stdout, RECIPE.with_name("recipe.transcript.txt").read_text(encoding="utf-8"))
        said = subprocess.run([sys.executable, "-m", "earshot"], capture_output=True, text=True,
                              env={**os.environ, "EARSHOT_PROGRAM": "/nowhere/earshot"})
        self.assertEqual((said.returncode, said.stderr), (2, 'earshot: EARSHOT_PROGRAM names no file: "/nowhere/earshot"\n'))


def running(number):
    try:
        os.kill(number, 0)
        with open(f"/proc/{number}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


if __name__ == "__main__":
    unittest.main()
