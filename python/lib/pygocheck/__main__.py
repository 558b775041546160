"""The command ``gocheck``, as it is without Python: ``python -m pygocheck --help``."""

from __future__ import annotations

import signal
import sys

from . import _core


def main() -> int:
    """Run the command with the command line of the process; the exit status."""
    # As any program ends by Ctrl-C: Python would wait until the command is done.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _core.main(["gocheck", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
