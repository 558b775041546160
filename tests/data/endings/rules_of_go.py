# The assignment without windows: what each program of this folder imports. It was not derived from gocheck.
from __future__ import print_function
import os

NAMES = ["0", "00", "1", "2", "3", "4", "5"]
TAG = "test"


def read_go(name):
    board = [[0] * 9 for _ in range(9)]
    for line in open(name):
        row, column, color = [int(word) for word in line.split()]
        board[row][column] = color
    return board


def around(row, column):
    return [(r, c) for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < 9 and 0 <= c < 9]


def group(board, point):
    color, stones, free, todo = board[point[0]][point[1]], {point}, set(), [point]
    while todo:
        for r, c in around(*todo.pop()):
            if board[r][c] == 0:
                free.add((r, c))
            elif board[r][c] == color and (r, c) not in stones:
                stones.add((r, c))
                todo.append((r, c))
    return stones, free


def is_legal_board(board):
    return all(group(board, (r, c))[1] for r in range(9) for c in range(9) if board[r][c])


def play(board, point):
    """The captured stones, and whether the move is allowed."""
    after = [row[:] for row in board]
    after[point[0]][point[1]] = 1
    taken = set()
    for r, c in around(*point):
        if after[r][c] == -1:
            stones, free = group(after, (r, c))
            if not free:
                taken |= stones
    for r, c in taken:
        after[r][c] = 0
    return taken, bool(group(after, point)[1])


def solve(problem, tag=TAG, folder="."):
    """The line that the assignment's program prints."""
    board = read_go(os.path.join(folder, "%s_%s.txt" % (tag, problem)))
    empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if problem in ("0", "00"):
        title, answer = "rule checking", is_legal_board(board)
    elif problem == "5":
        title, answer = "all possible position", [point for point in empty if play(board, point)[1]]
    else:
        title, answer = "forward on step", [point for point in empty if play(board, point)[0]]
    return "[%s]Problem %s: %s:%s" % (tag, problem, title, answer)


def block(problem, tag=TAG):
    """The answer as it is written to answer_for_<tag>.txt."""
    answer = eval(solve(problem, tag).rsplit(":", 1)[1])
    points = "".join("%d %d\n" % point for point in answer) if isinstance(answer, list) else "%s\n" % answer
    return "%s_%s\n%s\n" % (tag, problem, points)
