"""The rules of Go as a student would write them: a flood fill, and nothing shared with gocheck."""

from __future__ import annotations

from typing import NamedTuple

Cells = list[list[int]]


class Answer(NamedTuple):
    """The analysis of one board."""

    dead: Cells
    legal: Cells
    captures: Cells
    liberties: Cells
    group: Cells


def beside(rows: int, cols: int, row: int, col: int) -> list[tuple[int, int]]:
    """The points next to a point."""
    near = [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
    return [(r, c) for r, c in near if 0 <= r < rows and 0 <= c < cols]


def flood(board: Cells, row: int, col: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The stones of a group and its liberties."""
    rows, cols = len(board), len(board[0])
    stones, liberties = {(row, col)}, set()
    waiting = [(row, col)]
    while waiting:
        for r, c in beside(rows, cols, *waiting.pop()):
            if board[r][c] == 0:
                liberties.add((r, c))
            elif board[r][c] == board[row][col] and (r, c) not in stones:
                stones.add((r, c))
                waiting.append((r, c))
    return stones, liberties


def answer(board: Cells, to_move: int) -> Answer:
    """Everything that ``analyse`` finds, as numbers."""
    rows, cols = len(board), len(board[0])
    dead, legal, captures, liberties = ([[0] * cols for _ in range(rows)] for _ in range(4))
    group = [[-1] * cols for _ in range(rows)]
    groups = 0
    for row in range(rows):
        for col in range(cols):
            if board[row][col] and group[row][col] < 0:
                stones, free = flood(board, row, col)
                for r, c in stones:
                    group[r][c], liberties[r][c], dead[r][c] = groups, len(free), int(not free)
                groups += 1
    for row in range(rows):
        for col in range(cols):
            if board[row][col]:
                continue
            near = [(board[r][c], liberties[r][c]) for r, c in beside(rows, cols, row, col)]
            takes = (-to_move, 1) in near
            captures[row][col] = int(takes)
            # A liberty next to it: an empty point, or an own group with another liberty.
            has_room = any(color == 0 or color == to_move and free > 1 for color, free in near)
            legal[row][col] = int(takes or has_room)
    return Answer(dead, legal, captures, liberties, group)


def play(board: Cells, to_move: int, row: int, col: int) -> tuple[Cells, int]:
    """The board after a move, and 0; or the unchanged board, and the reason: 1 occupied, 2 suicide."""
    if board[row][col]:
        return board, 1
    after = [list(line) for line in board]
    after[row][col] = to_move
    taken = set()
    for r, c in beside(len(board), len(board[0]), row, col):
        if board[r][c] == -to_move:
            stones, free = flood(after, r, c)
            # A group that was dead before is not captured by any move.
            if not free and flood(board, r, c)[1]:
                taken |= stones
    for r, c in taken:
        after[r][c] = 0
    return (after, 0) if flood(after, row, col)[1] else (board, 2)
