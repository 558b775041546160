"""Prints the installed versions, with a remedy for each missing or outdated one; then the exit status is 1."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

#: PySpark 4.0 is the first to make data frames from Arrow tables, pyarrow 19 has `concat_batches`; the other versions
#: are those that PySpark 4.3 requires.
LEAST = {"Python": (3, 11), "Java": (17,), "pyspark": (4, 0), "pyarrow": (19,), "pandas": (2, 2), "pygocheck": (0, 1)}
PACKAGES = "pip install -r examples/spark/requirements.txt"
REMEDIES = {
    "Python": "name another one: PYTHON=/path/to/python3.11 examples/spark/run.sh",
    "Java": "install a runtime (Debian: apt-get install default-jre-headless) or set JAVA_HOME",
    "pygocheck": "pip install ./python, which needs Rust, or a wheel of it, which does not",
}


def java() -> str | None:
    """The version of the Java that Spark uses."""
    home = os.environ.get("JAVA_HOME")
    program = str(Path(home, "bin", "java")) if home else "java"
    if shutil.which(program) is None:
        return None
    said = subprocess.run([program, "-version"], capture_output=True, text=True, check=False).stderr
    # Java 8 reports its version as 1.8.
    found = re.search(r'version "(?:1\.)?([0-9.]+)', said)
    return found[1] if found else None


def found(name: str) -> str | None:
    """The installed version."""
    if name == "Python":
        return ".".join(map(str, sys.version_info[:3]))
    if name == "Java":
        return java()
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def complaint(name: str, there: str | None) -> str | None:
    """The problem with a version, and its remedy."""
    least = ".".join(map(str, LEAST[name]))
    remedy = REMEDIES.get(name, PACKAGES)
    if there is None:
        return f"{name} {least} or later is missing: {remedy}"
    if tuple(map(int, re.findall(r"\d+", there)[:3])) < LEAST[name]:
        return f"{name} is {there}, {least} or later is needed: {remedy}"
    return None


def main() -> None:
    """Check all versions before failing."""
    there = {name: found(name) for name in LEAST}
    wrong = [said for name in LEAST if (said := complaint(name, there[name]))]
    if wrong:
        sys.exit("\n".join(wrong))
    print(", ".join(f"{name} {there[name]}" for name in LEAST))


if __name__ == "__main__":
    main()
