#!/usr/bin/env python3
"""Recompute the answers of a folder of puzzles with sgfmill.

    python3 tests/independent/answers.py data train           # print them
    python3 tests/independent/answers.py data train --check   # compare them

Nothing of gocheck is used here: every question about the rules is put to
`sgfmill.boards.Board`, through its public methods only.

* Rule 1 (puzzles 0 and 00): `Board.apply_setup` says whether the position was
  legal as given, that is, whether every group has a liberty.
* Captures (1 to 4): White plays with `Board.play`; where there are fewer black
  stones afterwards, that point captures.
* Legal moves (5): White plays with `Board.play`, which takes Black's stones
  first and White's own only if there was nothing to take. So the move was
  suicide exactly if the stone just played is no longer on the board.

Exit status: 0 done (or equal), 1 the answer file differs, 2 cannot be done.
"""

import argparse
import difflib
import sys
from pathlib import Path

try:
    from sgfmill.boards import Board
except ImportError:
    print("answers.py: the Python package sgfmill is missing: pip install sgfmill",
          file=sys.stderr)
    sys.exit(2)

SIDE = 9
PROBLEMS = ("0", "00", "1", "2", "3", "4", "5")
COLOURS = {"-1": "b", "1": "w", "0": None}


def fail(message):
    print(f"answers.py: {message}", file=sys.stderr)
    sys.exit(2)


def read_puzzle(path):
    """Return the black and the white points of a puzzle file."""
    points = {}
    for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), 1):
        fields = line.split()
        if not fields:
            continue
        try:
            row, col = int(fields[0]), int(fields[1])
            colour = COLOURS[fields[2]]
        except (IndexError, KeyError, ValueError):
            fail(f"{path}:{number}: not `row col color`: {line!r}")
        if len(fields) > 3 or not (0 <= row < SIDE and 0 <= col < SIDE):
            fail(f"{path}:{number}: not a point of a {SIDE} x {SIDE} board: {line!r}")
        if (row, col) in points:
            fail(f"{path}:{number}: the point {row} {col} is given twice")
        points[row, col] = colour
    black = [point for point, colour in points.items() if colour == "b"]
    white = [point for point, colour in points.items() if colour == "w"]
    return black, white


def black_stones(board):
    return sum(colour == "b" for colour, _ in board.list_occupied_points())


def white_moves(board):
    """For each empty point, in row-major order: the point and the board after
    White has played there."""
    for row, col in board.board_points:
        if board.get(row, col) is None:
            after = board.copy()
            after.play(row, col, "w")
            yield (row, col), after


def answer(path, problem):
    """Return the lines of the answer to one puzzle."""
    black, white = read_puzzle(path)
    board = Board(SIDE)
    valid = board.apply_setup(black, white, [])
    if problem in ("0", "00"):
        return [str(valid)]
    if not valid:
        # apply_setup has removed the dead groups: it is another position now.
        fail(f"{path}: a group has no liberty, so no moves can be asked for")
    if problem == "5":
        found = [p for p, after in white_moves(board) if after.get(*p) == "w"]
    else:
        before = black_stones(board)
        found = [p for p, after in white_moves(board) if black_stones(after) < before]
    return [f"{row} {col}" for row, col in found]


def all_answers(folder, tag):
    """Return the whole answer file: blocks with one blank line between them."""
    blocks = []
    for problem in PROBLEMS:
        path = folder / f"{tag}_{problem}.txt"
        if path.exists():
            blocks.append("\n".join([path.stem] + answer(path, problem)) + "\n")
    if not blocks:
        fail(f"{folder}: no puzzle of the name {tag}_*.txt here")
    return "\n".join(blocks)


def main():
    parser = argparse.ArgumentParser(
        description="Recompute the answers of a folder of puzzles with sgfmill.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("tag", help="train or test")
    parser.add_argument("--check", action="store_true",
                        help="compare with FOLDER/answer_for_TAG.txt")
    args = parser.parse_args()

    computed = all_answers(args.folder, args.tag)
    if not args.check:
        # Bytes, so that the line ends are LF on every system.
        sys.stdout.buffer.write(computed.encode("ascii"))
        return 0

    path = args.folder / f"answer_for_{args.tag}.txt"
    if not path.exists():
        fail(f"{path}: no such file")
    given = path.read_bytes().decode("ascii", "backslashreplace")
    if given == computed:
        return 0
    sys.stdout.writelines(
        line if line.endswith("\n") else line + "\n\\ no newline at the end\n"
        for line in difflib.unified_diff(
            given.splitlines(True), computed.splitlines(True),
            str(path), "computed with sgfmill"))
    return 1


if __name__ == "__main__":
    sys.exit(main())
