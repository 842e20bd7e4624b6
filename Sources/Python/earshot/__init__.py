"""Hear what a screen reader user would hear: transcripts, audits, differences and walks in Python."""

import sys

if sys.version_info < (3, 9):
    raise ImportError("earshot needs Python 3.9 or newer; this is %d.%d" % sys.version_info[:2])

from . import _program, recordings
from ._calls import Change, Diff, Finding, Options, Place, Stop, Transcript, audit, diff, transcript
from ._program import EarshotError
from ._walk import Step, Walk, walk

__all__ = ["Change", "Diff", "EarshotError", "Finding", "Options", "Place", "Step", "Stop", "Transcript", "Walk",
           "audit", "diff", "recordings", "transcript", "walk"]

__version__: str


def __getattr__(name: str) -> str:
    if name == "__version__":
        return _program.run(["--version"], b"", 10, "earshot")[0].decode().strip()
    raise AttributeError(f"module 'earshot' has no attribute {name!r}")
