#!/usr/bin/env python3
"""Print the lines of prose in crates/sgf/src/encoding/models.js.

    python3 tests/independent/frequent.py FOLDER

FOLDER is a copy of https://github.com/hsivonen/charcounts: how often each Chinese character and each Korean syllable
occurs in the Wikipedia of a language, dedicated to the public domain (CC0). It has no punctuation and no kana; those in
models.js are by hand.
"""

import math
import struct
import sys
from pathlib import Path

# language, file, the first character in it, how many are wanted, and how much rarer they are for the kana between them
TABLES = [
    ("zh-Hans", "zh-hans", 0x4E00, 1000, 0.0),
    ("zh-Hant", "zh-hant", 0x4E00, 1000, 0.0),
    ("ja", "ja", 0x4E00, 1000, 0.7),
    ("ko", "ko", 0xAC00, 500, 0.0),
]


def levels(path, first, wanted, rarer):
    """The most frequent characters by the logarithm of their frequency, in steps of a half."""
    data = path.read_bytes()
    counts = struct.unpack(f"<{len(data) // 8}Q", data)
    total, found = sum(counts), {}
    for index in sorted(range(len(counts)), key=lambda index: -counts[index])[:wanted]:
        level = round(2 * (rarer - math.log(counts[index] / total))) / 2
        found.setdefault(level, []).append(chr(first + index))
    return found


def main():
    for language, name, *about in TABLES:
        for level, letters in levels(Path(sys.argv[1]) / f"{name}.counts", *about).items():
            print(f"  'prose {language} {level:g} {''.join(letters)}',")


if __name__ == "__main__":
    main()
