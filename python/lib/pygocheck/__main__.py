"""Runs the command ``gocheck`` of the package ``pygocheck-cli``: ``python -m pygocheck --help``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path


def command() -> Path | None:
    """The path of the command, or None if it is not installed."""
    try:
        installed = distribution("pygocheck-cli")
    except PackageNotFoundError:
        return None
    name = "gocheck.exe" if sys.platform == "win32" else "gocheck"
    files = [file for file in installed.files or [] if file.name == name]
    # `pip install --target` does not put it where the list of files says.
    places = [*(file.locate() for file in files), installed.locate_file(f"bin/{name}")]
    return next((path for path in (Path(str(place)) for place in places) if path.is_file()), None)


def main() -> int:
    """Run the command with the arguments of the process, and return its exit status."""
    path = command()
    if path is None:
        print("the command gocheck is not installed: pip install pygocheck[cli]", file=sys.stderr)
        return 2
    line = [str(path), *sys.argv[1:]]
    if sys.platform != "win32":
        # Python ignores these, and a program would inherit that.
        for ignored in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(ignored, signal.SIG_DFL)
        os.execv(path, line)
    # No process can be replaced there. Ctrl-C reaches both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run(line, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
