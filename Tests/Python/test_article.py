"""The Python of the article "Python" runs as it stands there, beside the examples."""

import contextlib
import importlib.util
import io
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources" / "Earshot" / "Earshot.docc" / "Guides" / "Python.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", ARTICLE.read_text(encoding="utf-8"), re.M | re.S)


class Article(unittest.TestCase):
    def test_blocks(self):
        self.assertGreater(len(BLOCKS), 5)
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(ROOT)
        for block in BLOCKS:
            with self.subTest(block), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, ARTICLE.name, "exec"), {})

    @unittest.skipUnless(importlib.util.find_spec("pytest"), "pytest is not installed")
    def test_block_for_pytest(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Examples").symlink_to(ROOT / "Examples")
            Path(folder, "test_basket.py").write_text(next(block for block in BLOCKS if block.startswith("def test_")))
            line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
            from test_recordings import plugin

            for options in (["--earshot-update"], []):
                done = subprocess.run([*line, *plugin(), *options], cwd=folder, capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stdout)
            self.assertEqual(len(list(Path(folder, "transcripts", "test_basket").iterdir())), 2)


if __name__ == "__main__":
    unittest.main()
