"""100,000 random boards of many sizes, compared with a plain flood fill and with the command."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import numpy.typing as npt
import plain
import pygocheck
import pytest
from boards import random_boards
from pygocheck import BLACK, WHITE

#: Every size up to 9 x 9, the usual ones, and the edges.
SIZES = [(rows, cols) for rows in range(1, 10) for cols in range(1, 10)]
LARGE = [(13, 13), (19, 19), (25, 25), (1, 25), (25, 1), (11, 12), (16, 17)]
COUNT = 1200


def boards_and_colors(rows: int, cols: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    random = np.random.default_rng([rows, cols])
    count = COUNT if (rows, cols) in SIZES else COUNT // 3
    colors = random.choice(np.array([BLACK, WHITE], np.int8), count)
    return random_boards(random, count, rows, cols), colors


@pytest.mark.parametrize("rows", range(1, 10))
def test_small_boards_agree_with_a_flood_fill(rows: int) -> None:
    for cols in range(1, 10):
        check_against_flood_fill(rows, cols)


@pytest.mark.parametrize(("rows", "cols"), LARGE)
def test_large_boards_agree_with_a_flood_fill(rows: int, cols: int) -> None:
    check_against_flood_fill(rows, cols)


def check_against_flood_fill(rows: int, cols: int) -> None:
    boards, colors = boards_and_colors(rows, cols)
    found = pygocheck.analyse(boards, colors, liberties=True, groups=True)
    expected = [plain.answer(board, color) for board, color in zip(boards.tolist(), colors.tolist())]
    for name in plain.Answer._fields:
        values = np.array([getattr(answer, name) for answer in expected])
        np.testing.assert_array_equal(getattr(found, name), values, name)
    np.testing.assert_array_equal(found.valid, [not np.any(answer.dead) for answer in expected])


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (2, 3), (5, 5), (9, 9), (19, 19), (25, 1)])
def test_moves_agree_with_a_flood_fill(rows: int, cols: int) -> None:
    boards, colors = boards_and_colors(rows, cols)
    moves = np.random.default_rng(1).integers(rows * cols, size=len(boards))
    played = pygocheck.play(boards, moves, colors)
    expected = [
        plain.play(board, color, *divmod(move, cols))
        for board, color, move in zip(boards.tolist(), colors.tolist(), moves.tolist())
    ]
    np.testing.assert_array_equal(played.boards, [board for board, _ in expected])
    np.testing.assert_array_equal(played.reasons, [reason for _, reason in expected])


@pytest.mark.parametrize("rows", range(1, 10))
def test_small_boards_agree_with_the_command(rows: int) -> None:
    for cols in range(1, 10):
        check_against_command(rows, cols)


@pytest.mark.parametrize(("rows", "cols"), LARGE)
def test_large_boards_agree_with_the_command(rows: int, cols: int) -> None:
    check_against_command(rows, cols)


def check_against_command(rows: int, cols: int) -> None:
    boards, colors = boards_and_colors(rows, cols)
    letters = np.array([b"O", b".", b"X"])
    lines = letters[boards.reshape(len(boards), -1) + 1].tolist()
    text = b"".join(
        b"".join(line) + (b" b\n" if color == BLACK else b" w\n") for line, color in zip(lines, colors.tolist())
    )
    command = [sys.executable, "-m", "pygocheck", "stream", "--size", f"{rows}x{cols}"]
    answers = subprocess.run(command, input=text, capture_output=True, check=True).stdout.split()

    found = pygocheck.analyse(boards, colors)
    marks = letters[boards + 1]
    marks = np.where(boards == 0, b"-", marks)
    marks = np.where(found.legal, b"+", marks)
    marks = np.where(found.captures, b"*", marks)
    marks = np.where(found.dead, b"!", marks)
    shown = [b"".join(line) for line in marks.reshape(len(boards), -1).tolist()]
    valid = [b"ok" if valid else b"dead" for valid in found.valid]
    assert [word for pair in zip(valid, shown) for word in pair] == answers
