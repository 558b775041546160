#!/usr/bin/env python3
"""Read answer files in the assignment's form, and compare with gocheck.

    python3 tests/independent/handed_out.py target/release/gocheck FILE..

A reader of a few lines, written from the assignment's text: a block a puzzle,
its name, then True, False or `row col` a line, in numbers of up to four
digits; blank lines mean nothing. A puzzle may be answered again the same.
Nothing of gocheck is used to read. Then each file is given to
`gocheck --expect FILE --strict`: what it takes, this reader takes, and both
read the same answers; what it refuses, this reader refuses.

Exit status: 0 they agree, 1 they do not.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = [f"train_{problem}" for problem in ("0", "00", "1", "2", "3", "4", "5")]


def read(data):
    """The answers by name, or None if the file has another form."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    blocks = []
    for line in re.split(r"\r\n|\n|\r", text):
        words = line.split()
        if not words:
            continue
        if len(words) == 1 and words[0] in NAMES:
            blocks.append((words[0], []))
        elif not blocks:
            return None
        elif words in (["True"], ["False"]):
            blocks[-1][1].append(words == ["True"])
        elif len(words) == 2 and all(re.fullmatch(r"-?(0|[1-9]\d{0,3})", word) for word in words):
            blocks[-1][1].append([int(word) for word in words])
        else:
            return None
    answers = {}
    for name, values in blocks:
        if any(isinstance(value, bool) for value in values):
            if any(value != values[0] for value in values):
                return None
            answer = values[0]
        else:
            answer = sorted(map(list, {tuple(value) for value in values}))
        if answers.setdefault(name, answer) != answer:
            return None
    return answers


def gocheck(program, path):
    """The answers by name that gocheck reads strictly, or None if it rejects some."""
    with tempfile.TemporaryDirectory() as folder:
        puzzles = [f"data/{name}.txt" for name in NAMES]
        call = [program, *puzzles, "--expect", path, "--strict", "--format", "json", "--no-images", "-o", folder]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        return None
    answers = {}
    for line in done.stdout.splitlines():
        entry = json.loads(line)
        if entry["comparison"]["verdict"] != "not answered":
            answers[entry["name"]] = entry["comparison"]["given"]
    return answers


def main():
    program, *paths = sys.argv[1:]
    wrong = taken = 0
    for path in paths:
        own, other = read(Path(path).read_bytes()), gocheck(program, path)
        taken += own is not None
        if own is None and other is None:
            continue
        if own != other:
            print(f"{path}: here {own}, by gocheck {other}")
            wrong += 1
    print(f"{len(paths)} files, {taken} in the form that is handed out, {wrong} read in another way")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
