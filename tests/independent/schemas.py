"""Compares the JSON of gocheck's commands with their schemas: schemas.py GOCHECK."""

import os
import re
import subprocess
import sys
import tempfile
from glob import glob

from schema_check import compare, objects

GOCHECK = os.path.abspath(sys.argv[1])
LINT, CLASS, ENCODINGS = "crates/sgf/tests/data/lint", "tests/data/class", "tests/data/encodings"


def write(name, text):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    return name


def answers(puzzles, change):
    """Answers to puzzles, with some changed."""
    blocks = []
    for puzzle in puzzles:
        answer = change(puzzle)
        lines = [str(answer)] if isinstance(answer, bool) else [f"{row} {col}" for row, col in answer]
        blocks.append("\n".join([puzzle["name"], *lines]) + "\n")
    return "\n".join(blocks)


def faulty_puzzles(folder):
    """Puzzles for Black, and a class with a student whose program has two faults."""
    subprocess.run([GOCHECK, "generate", "--set", "--count", "12", "--seed", "3", "--quiet", "-o", f"{folder}/puzzles"], check=True)
    call = ["check", f"{folder}/puzzles", "--to-move", "black", "--no-images", "-o", f"{folder}/out", "--format", "json"]
    puzzles = list(objects(GOCHECK, *call))

    def faulty(puzzle):
        captures = [capture["point"] for capture in puzzle["captures"]]
        if puzzle["question"] == "moves":
            return [point for point in puzzle["legal_moves"] if point not in captures]
        return True if puzzle["question"] == "rule" else puzzle["answer"]

    write(f"{folder}/class/ann.txt", answers(puzzles, faulty))
    return f"{folder}/puzzles"


def runs(folder):
    """The calls of each command, without `--format json`, and their standard input."""
    out = ["-o", f"{folder}/out"]
    records = sorted(f"{LINT}/{name}" for name in os.listdir(LINT) if name.endswith(".sgf"))
    wrong = write(f"{folder}/answers.txt", "\n".join([
        "train_0\nTrue\n", "train_00\nmaybe\n", "train_1\n4.5 4\n", "train_3\n0 3\n9 9\n", "train_4\n1 1\n", "train_5\n",
    ]))
    bad = write(f"{folder}/bad_3.txt", "1 1 -1\n1 1 1\nx\n")
    odd = write(f"{folder}/odd.txt", "(3, 4, -1)\n3 5 white\n")
    yield "check", [*sorted(glob("data/train_*.txt")), bad, f"{folder}/none_3.txt", "--expect", wrong, *out], None
    yield "check", [odd, "--ask", "moves", "--to-move", "black", "--no-images", *out], None

    yield "stream", [], ".OX......\n.OX\nXO.XO....\n"
    for question in ("rule", "captures", "moves"):
        yield "stream", ["--ask", question], ".OX......\n"

    roster = ["--roster", f"{CLASS}/roster.csv"]
    yield "grade", [*glob("data/train_*.txt"), "--submissions", f"{CLASS}/submissions/train", *roster, *out], None
    write(f"{folder}/programs/ann/go_test.py", "print('train_0 True')\n")
    program = ["--run", "auto", "--sandbox", "none", "--sets", "1"]
    yield "grade", [*glob("data/train_*.txt"), "--submissions", f"{folder}/programs", *program, *out], None
    black = ["--to-move", "black"]
    yield "grade", [faulty_puzzles(folder), "--submissions", f"{folder}/class", *black, *out], None

    capture = write(f"{folder}/capture_1.txt", "0 1 -1\n1 0 -1\n0 2 1\n1 1 1\n2 0 1\n5 5 1\n5 6 -1\n")
    for point in ([], ["0", "0"], ["0", "1"], ["5", "7"]):
        yield "explain", [capture, *point], None
    yield "explain", [capture, "0", "0", *black], None

    game, longer = long_game(20), long_game(22)
    twice = write(f"{folder}/twice.sgf", f"({game})({game})({longer})({mirrored(longer)})")
    ended = write(f"{folder}/ended.sgf", "(;SZ[9]RE[B+F])(;SZ[9]RE[Void])")
    cut = f"{folder}/cut.sgf.gz"
    with open(cut, "wb") as file:
        file.write(b"\x1f\x8b\x08")
    yield "lint", [*records, f"{folder}/none.sgf", cut, "data/train_0.txt", "--rules", "all", "--severity", "note"], None
    yield "lint", [*records, "--rules", "japanese"], None
    yield "lint", [*records, ended, ENCODINGS, "--games", "json", "--estimate"], None
    for encoding in ([], ["--encoding", "GBK"]):
        yield "lint", [f"{ENCODINGS}/alone/gbk.sgf", "--games", "json", *encoding], None
    yield "lint", [*records, "--statistics", "--severity", "note"], None
    yield "lint", [twice, "--duplicates"], None
    yield "fix", [*records, "--unsafe", "-o", f"{folder}/fixed"], None
    yield "fmt", [*records, "-o", f"{folder}/formatted"], None
    yield "dataset", [*records, "-o", f"{folder}/games", "--split", "train=0.9,test=0.1"], None
    ko = write(f"{folder}/ko.sgf", "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb])")
    yield "position", [ko, "-o", f"{folder}/pictures"], None
    yield "score", [*records, "--estimate"], None


def long_game(moves):
    points = [column + row for row in "acegikmoqs" for column in "acegikmoqs"]
    return ";" + "".join(f";{'BW'[number % 2]}[{point}]" for number, point in enumerate(points[:moves]))


def mirrored(game):
    return re.sub(r"\[(.)(.)\]", lambda point: f"[{chr(212 - ord(point[1]))}{point[2]}]", game)


with tempfile.TemporaryDirectory() as folder:
    compare((GOCHECK, *run) for run in runs(folder))
