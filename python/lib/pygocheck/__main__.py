"""Runs the command ``gocheck``: ``python -m pygocheck --help``."""

from __future__ import annotations

import signal
import sys

from . import _core


def main() -> int:
    """Run the command with the arguments of the process, and return its exit status."""
    # Ctrl-C ends the process at once. Python's handler would wait until the command returns.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _core.main(["gocheck", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
