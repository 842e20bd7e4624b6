"""Kills parts of the survey in the middle and compares its rows: python3 -m unittest (EARSHOT_PROGRAM names the program)."""
from __future__ import annotations

import collections
import glob
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from typing import Any, Callable

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.environ.get("EARSHOT_PROGRAM") or shutil.which("earshot")
COUNT = 300
try:
    import pyarrow.parquet as pq
    import pyspark  # noqa: F401
    LACKING = None if shutil.which("java") and PROGRAM else "Java or earshot is missing"
except ImportError as problem:
    LACKING = str(problem)


def processes(root: int) -> dict[int, tuple[int, str]]:
    """The descendants of a process: parent and command line."""
    found = {}
    for folder in glob.glob("/proc/[0-9]*"):
        try:
            with open(f"{folder}/stat", encoding="utf-8", errors="replace") as stat:
                parent = int(stat.read().rpartition(")")[2].split()[1])
            with open(f"{folder}/cmdline", "rb") as line:
                found[int(folder[6:])] = (parent, line.read().replace(b"\0", b" ").decode(errors="replace"))
        except (OSError, IndexError):
            continue
    inside = {root}
    while more := {pid for pid, (parent, _) in found.items() if parent in inside} - inside:
        inside |= more
    return {pid: found[pid] for pid in inside if pid in found}


def streams(root: int) -> list[tuple[int, int]]:
    """The children that answer, with the Python worker of each."""
    return [(pid, parent) for pid, (parent, line) in processes(root).items() if f"{PROGRAM} stream" in line]


@unittest.skipIf(LACKING, LACKING)
class SurveyTests(unittest.TestCase):
    maxDiff = 2000

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.dumps = os.path.join(cls.folder, "dumps")
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(COUNT), cls.dumps], check=True)
        done = cls.run_survey("whole")
        assert done.returncode == 0, done.stderr
        cls.whole = cls.rows("whole")

    @classmethod
    def start(cls, output: str, *options: str, dumps: str | None = None) -> subprocess.Popen[str]:
        command = [sys.executable, os.path.join(HERE, "survey.py"), dumps or cls.dumps, os.path.join(cls.folder, output),
                   "--buckets", "4", "--program", str(PROGRAM), "--master", "local[2,4]", *options]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    @classmethod
    def run_survey(cls, output: str, *options: str, dumps: str | None = None) -> subprocess.CompletedProcess[str]:
        child = cls.start(output, *options, dumps=dumps)
        out, errors = child.communicate(timeout=240)
        return subprocess.CompletedProcess(child.args, child.returncode, out, errors)

    @classmethod
    def rows(cls, output: str) -> dict[str, Any]:
        """The hash of all rows, and how often each id is there."""
        digest, ids = hashlib.sha256(), collections.Counter()
        for kind in ("results", "rejected"):
            for file in sorted(glob.glob(os.path.join(cls.folder, output, kind, "*.parquet"))):
                for row in pq.read_table(file).to_pylist():
                    digest.update(json.dumps([kind, os.path.basename(file), row]).encode())
                    ids[row["id"]] += 1
        return {"hash": digest.hexdigest(), "ids": ids}

    def kill_one(self, output: str, choose: Callable[[int], int | None]) -> subprocess.CompletedProcess[str]:
        """Runs a survey and kills the first process that is chosen."""
        child = self.start(output)
        killed = None
        while killed is None and child.poll() is None:
            killed = choose(child.pid)
            if killed is not None:
                os.kill(killed, signal.SIGKILL)
            time.sleep(0.005)
        out, errors = child.communicate(timeout=240)
        self.assertIsNotNone(killed, f"nothing to kill was there: {out}{errors}")
        return subprocess.CompletedProcess(child.args, child.returncode, out, errors)

    def test_each_record_has_one_row(self) -> None:
        self.assertEqual(len(self.whole["ids"]), COUNT)
        self.assertEqual(set(self.whole["ids"].values()), {1})
        self.assertEqual(glob.glob(os.path.join(self.folder, "whole", "unfinished")), [])

    def test_a_second_run_does_nothing(self) -> None:
        self.assertIn("0 buckets done, 4 kept, 0 failed", self.run_survey("whole").stdout)
        self.assertEqual(self.rows("whole"), self.whole)

    def test_a_killed_child_changes_nothing(self) -> None:
        done = self.kill_one("child", lambda pid: next((child for child, _ in streams(pid)), None))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.rows("child"), self.whole)

    def test_a_killed_worker_changes_nothing(self) -> None:
        done = self.kill_one("worker", lambda pid: next((worker for _, worker in streams(pid)), None))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.rows("worker"), self.whole)

    def test_a_killed_driver_is_run_again(self) -> None:
        machines: set[int] = set()

        def choose(pid: int) -> int | None:
            if not glob.glob(os.path.join(self.folder, "driver", "results", "*")):
                return None
            machines.update(child for child, (_, line) in processes(pid).items() if "java" in line.split(" ")[0])
            return pid

        self.assertEqual(self.kill_one("driver", choose).returncode, -signal.SIGKILL)
        deadline = time.monotonic() + 60
        while any(os.path.exists(f"/proc/{pid}") for pid in machines) and time.monotonic() < deadline:
            time.sleep(0.1)
        again = self.run_survey("driver")
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertNotIn(" 0 kept", again.stdout)
        self.assertEqual(self.rows("driver"), self.whole)

    def test_bad_records_are_set_aside(self) -> None:
        dumps = os.path.join(self.folder, "bad")
        os.mkdir(dumps)
        good = json.dumps({"id": "good", "text": "elements: [button: Rate]"})
        lines = [good, '{"id": "cut", "te', '{"text": "elements: []"}', '{"id": "empty"}', '{"id": "path", "path": "/nowhere.xml"}']
        with open(os.path.join(dumps, "bad.jsonl"), "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
            file.write(json.dumps({"id": "large", "text": "x" * 100_000_000}) + "\n")
            file.write(json.dumps({"id": "escaped", "text": "\n" * 40_000_000}) + "\n")
        done = self.run_survey("bad", dumps=dumps)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1 results, 6 rejected", done.stdout)
        rejected = pq.read_table(os.path.join(self.folder, "bad", "rejected")).to_pylist()
        codes = {row["id"].partition("-")[0] + ":" + row["code"] for row in rejected}
        self.assertEqual(codes, {"unnamed:json", "unnamed:request", "empty:request", "path:input", "large:limit", "escaped:limit"})

    def test_a_record_that_ends_the_program_is_set_aside(self) -> None:
        program = os.path.join(self.folder, "fragile")
        with open(program, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\n[ "$1" = --version ] && exec {PROGRAM} --version\n'
                       f"while read -r line; do case $line in *choir-*7*) kill -9 $$;; esac; printf '%s\\n' \"$line\" | {PROGRAM} stream; done\n")
        os.chmod(program, 0o755)
        dumps = os.path.join(self.folder, "fragile-dumps")
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), "100", dumps, "--broken", "0"], check=True)
        done = self.run_survey("fragile-out", "--program", program, dumps=dumps)
        self.assertEqual(done.returncode, 0, done.stderr)
        rejected = pq.read_table(os.path.join(self.folder, "fragile-out", "rejected")).to_pylist()
        self.assertTrue(rejected)
        self.assertTrue(all("choir" in row["id"] and row["code"] == "crash" for row in rejected), rejected)
        self.assertEqual(len(self.rows("fragile-out")["ids"]), 100)
        # With the program mended, --retry does these buckets again. (The version is the same.)
        shutil.copy(str(PROGRAM), program)
        self.assertIn("0 rejected", self.run_survey("fragile-out", "--program", program, "--retry", dumps=dumps).stdout)

    def test_a_missing_program_is_named(self) -> None:
        done = self.run_survey("missing", "--program", "/nowhere/earshot")
        self.assertEqual(done.returncode, 1)
        self.assertIn("4 buckets failed: " + os.uname().nodename, done.stderr)
        self.assertIn("/nowhere/earshot", done.stderr)

    @unittest.skipUnless(os.path.ismount("/dev/shm") and os.geteuid() == 0, "a small disk needs root")
    def test_a_full_disk_is_named_and_the_rest_is_done(self) -> None:
        small = os.path.join(self.folder, "small")
        os.mkdir(small)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=120k", "tmpfs", small], check=False).returncode:
            self.skipTest("no small disk can be mounted")
        try:
            done = self.run_survey("small")
            self.assertEqual(done.returncode, 1, done.stdout)
            self.assertIn("No space left on device", done.stderr)
            self.assertTrue(glob.glob(os.path.join(small, "results", "*")))
            subprocess.run(["mount", "-o", "remount,size=20m", small], check=True)
            self.assertEqual(self.run_survey("small").returncode, 0)
            self.assertEqual(self.rows("small"), self.whole)
        finally:
            subprocess.run(["umount", small], check=True)


if __name__ == "__main__":
    unittest.main()
