"""The grader of the Reversi assignment: it calls the function move of solution.py. Leave it as it is.

    reversi check -- python3 grader.py

For each move it reads eight lines of eight cells (-1 empty, 0 white, 1 black) and a line with the colour to move,
which may also come first, and writes a row and a column, counted from 0. The input ends with the game.

The answers go where standard output went at the start. After that, standard output is standard error, so that you may
print what you like. The board is made anew for each move: what you write into it does no harm.
"""

import os
import sys

answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
sys.stdout = sys.stderr

from solution import move  # noqa: E402, since what it prints when it is loaded must not go to the answers


def lines():
    """The lines of the input that are not blank, as lists of numbers."""
    for line in sys.stdin:
        if line.strip():
            yield [int(word) for word in line.split()]


def main():
    read = lines()
    for line in read:
        color_first = len(line) == 1
        rows = [] if color_first else [line]
        rows += [next(read, []) for _ in range(8 - len(rows))]
        last = line if color_first else next(read, [])
        if len(last) != 1 or any(len(row) != 8 for row in rows):
            sys.exit("grader: expected eight lines of eight cells -1, 0 or 1, and a line with the colour 0 or 1")
        row, column = move(rows, last[0])
        print(int(row), int(column), file=answers, flush=True)


main()
