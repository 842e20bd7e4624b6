"""The fixture `earshot` of pytest: transcripts that are recorded beside the test."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Optional

import pytest

from . import _calls, _walk, recordings
from ._source import Source

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Recorder:
    """Hears screens in a test, and compares what is heard with recordings in the folder `transcripts`."""

    transcript, audit = staticmethod(_calls.transcript), staticmethod(_calls.audit)
    diff, walk = staticmethod(_calls.diff), staticmethod(_walk.walk)

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self._node, self._update = request.node, bool(request.config.getoption("earshot_update"))
        self._files: list[str] = []

    def assert_transcript(self, source: Source = None, name: Optional[str] = None, *, text: _calls.Text = None,
                          timeout: float = 30, **options: Unpack[_calls.Options]) -> None:
        """Fails where a screen is heard otherwise than in `transcripts/<module>/<test>.transcript.txt`."""
        __tracebackhide__ = True
        node = self._node
        test = f"{node.cls.__name__}.{node.name}" if node.cls else node.name
        file = recordings.file_name(f"{test}.{name}" if name else test)
        if file in self._files:
            pytest.fail(f"two transcripts of this test have one file, {file!r}; give each a name=", pytrace=False)
        self._files.append(file)
        path = node.path.parent / "transcripts" / node.path.stem / f"{file}.transcript.txt"
        said = recordings.heard(source, text=text, timeout=timeout, **options)
        try:
            how = f"record it: pytest --earshot-update {shlex.quote(node.nodeid)}"
            recordings.check(path, said, update=self._update, how=how)
        except AssertionError as difference:
            raise pytest.fail.Exception(str(difference), pytrace=False) from None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--earshot-update`."""
    parser.getgroup("earshot").addoption("--earshot-update", action="store_true", dest="earshot_update",
                                         help="Record the transcripts that assert_transcript compares.")


@pytest.fixture
def earshot(request: pytest.FixtureRequest) -> Recorder:
    """Hears screens, and compares transcripts with recordings."""
    return Recorder(request)
