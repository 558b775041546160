#!/usr/bin/env python3
"""Grade the classes of collected.txt and compare the rows with the students.

    python3 tests/independent/collected.py PROGRAM [--keep DIR] [--only TEXT]

Every file has other answers, so that a score says which file counted. Exit status: 0 all right, 1 something differs.
"""

import argparse
import random
import re
import sys
import tempfile
from pathlib import Path

from archives import answer_file, grade, squeeze, tenths
from course_systems import Archive

TABLE = Path(__file__).with_name("collected.txt")
NO_ANSWERS = {
    ".py": b"import sys\n\nprint(sys.argv)\n",
    ".pdf": b"%PDF-1.4\n%%EOF\n",
    ".md": "# 围棋作业\n\nSee the report.\n".encode(),
    ".jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0\xff\xd9",
    **dict.fromkeys([".docx", ".xlsx", ".db", ".ini", ".inf", ".dat", ".pyc", ".DS_Store", ""], b"\0\1\2\3"),
}


class Class:
    """A class of the table."""

    def __init__(self, block):
        title, *lines = [line for line in block.splitlines() if not line.startswith("#")]
        self.title, _, options = title.partition(" | ")
        self.mac, encodings = "mac" in options, [one for one in ("raw", "gbk") if one in options]
        self.encoding = encodings[0] if encodings else "utf8"
        self.files = [re.split(" > | => ", line.strip()) for line in lines if line.startswith("  ")]
        listed = [line[5:].split("; ") for line in lines if line.startswith("with ")]
        self.roster = [entry.split(" ", 1) for entry in listed[0]] if listed else None

    def archive(self):
        """The bytes of the archive, and the score of each file with answers."""
        rng, taken, scores = random.Random(self.title), set(), {}
        archive, inner = Archive(self.encoding, self.mac), {}
        for path, *_ in self.files:
            suffix = Path(path.rpartition("/")[2]).suffix if ".DS_Store" not in path else ".DS_Store"
            data = NO_ANSWERS.get(suffix)
            if "/data/test_" in path:
                data = (Path(__file__).parents[2] / "data/test_1.txt").read_bytes()
            if data is None:
                data, scores[path] = answer_file(rng, taken)
            outer, _, name = path.rpartition("!")
            if outer:
                inner.setdefault(outer, Archive(self.encoding)).put(name, data)
            else:
                archive.put(path, data)
        for outer, held in inner.items():
            archive.put(outer, held.close())
        return archive.close(), scores

    def expected(self, scores, with_roster):
        """Students with their scores, and the files that have to be named."""
        students, told = {}, []
        for path, *owners in self.files:
            for owner in owners[-1 if with_roster else 0].split("; ") if owners else ():
                if owner != "?":
                    students[owner] = scores[path]
                else:
                    told.append(path)
        known = {name for owner in students for name in owner.split("|")}
        for number, name in self.roster or () if with_roster else ():
            if number not in known and name not in known:
                students[f"{name}|{number}"] = None
        return students, told


def length(owner, row):
    """How much of a row's label is a name of the student; 0 if none."""
    label = squeeze(" ".join((row.get("id") or "", row["student"])))
    ways = [[squeeze(word) for word in way.split("&")] for way in owner.split("|")]
    return max(sum(map(len, words)) if all(word in label for word in words) else 0 for words in ways)


def compare(rows, students, told, messages):
    """What differs between rows and students, in words."""
    if isinstance(rows, str):
        return [rows]
    faults, held = [], {}
    for row in rows:
        best = max(students, key=lambda owner: length(owner, row))
        if length(best, row):
            held.setdefault(best, []).append(row)
        elif not any(squeeze(row["student"]) in squeeze(path) for path in told):
            faults.append(f"unexpected row {row['student']} {row['score']}")
    for owner, score in students.items():
        own = held.get(owner, [])
        if len(own) != 1:
            faults.append(f"{len(own)} rows for {owner}")
        elif (found := tenths(own[0])) != score:
            faults.append(f"{owner} has {found}, not {score}")
    for path in told:
        name = path.rpartition("/")[2]
        if name not in messages and not any(squeeze(row["student"]) in squeeze(path) for row in rows):
            faults.append(f"{path} is not mentioned")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--keep", type=Path, help="write the archives, rosters and results to this folder")
    parser.add_argument("--only", default="", help="only classes with this text in their title")
    options = parser.parse_args()
    blocks = [block for block in TABLE.read_text().split("\n\n") if "\n  " in block]
    right = runs = 0
    with tempfile.TemporaryDirectory() as scratch:
        for index, one in enumerate(map(Class, blocks)):
            if options.only not in one.title:
                continue
            folder = (options.keep or Path(scratch)).resolve() / f"{index:02}"
            folder.mkdir(parents=True, exist_ok=True)
            data, scores = one.archive()
            (folder / "homework.zip").write_bytes(data)
            if one.roster:
                lines = ["id,name", *(f'{number},"{name}"' for number, name in one.roster)]
                (folder / "roster.csv").write_text("\n".join(lines), encoding="utf-8")
            for roster in [None] + [folder / "roster.csv"] * bool(one.roster):
                out = folder / ("with" if roster else "without")
                rows, messages = grade(options.program.resolve(), folder / "homework.zip", roster, out)
                faults = compare(rows, *one.expected(scores, bool(roster)), messages)
                runs, right = runs + 1, right + (not faults)
                print(f"{one.title}, {'roster' if roster else 'no roster'}: {'; '.join(faults) or 'right'}", flush=True)
    print(f"{right} of {runs} right")
    return right != runs


if __name__ == "__main__":
    sys.exit(main())
