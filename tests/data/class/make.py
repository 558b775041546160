#!/usr/bin/env python3
"""Writes the files of this folder that are calculated or are not UTF-8 text. Their bytes are always the same.

    pip install sgfmill
    python3 tests/data/class/make.py            # writes the files
    python3 tests/data/class/make.py --check    # compares them with those in the folder

All other files were written as they are; this program does not touch them. Nothing of gocheck is used.
"""
import sys
from pathlib import Path

import binary
import calculated

HERE = Path(__file__).resolve().parent


def expected():
    """Returns expected.tsv: the lines written by hand stay, those with a finding are calculated."""
    head, *lines = (HERE / "expected.tsv").read_text(encoding="utf-8").splitlines()
    finding = head.split("\t").index("finding")
    by_hand = [line for line in lines if not "".join(line.split("\t")[finding:finding + 1])]
    return ("\n".join([head, *by_hand, *calculated.lines()]) + "\n").encode()


def main():
    check = "--check" in sys.argv[1:]
    files = {**binary.files(), **calculated.files(), "expected.tsv": expected()}
    different = 0
    for name, content in files.items():
        path = HERE / name
        if check:
            if not path.is_file() or path.read_bytes() != content:
                print(f"differs: {name}")
                different += 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    print(f"{different} files differ" if check else f"{len(files)} files written")
    sys.exit(different > 0)


if __name__ == "__main__":
    main()
