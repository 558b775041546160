"""A first solution of the Reversi assignment: it plays any legal move. Make it better; leave grader.py as it is."""

import random

# The board a has 8 rows and 8 columns, both counted from 0: a[row][column]. A cell is -1 if it is empty, 0 for a white
# stone and 1 for a black one. So the opponent of colour c is 1 - c.
EMPTY = -1

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def on_board(row, column):
    return 0 <= row < 8 and 0 <= column < 8


def is_legal(a, c, row, column):
    """Whether colour c may put a stone on (row, column): the cell must be empty, and in one of the eight directions
    there must be opposing stones in a row with an own stone behind them."""
    if a[row][column] != EMPTY:
        return False
    for down, right in DIRECTIONS:
        r, k, turned = row + down, column + right, 0
        while on_board(r, k) and a[r][k] == 1 - c:
            r, k, turned = r + down, k + right, turned + 1
        if turned > 0 and on_board(r, k) and a[r][k] == c:
            return True
    return False


def move(a, c):
    """Called for each of your moves: colour c is to move on the board a. Return a row and a column."""
    moves = [(row, column) for row in range(8) for column in range(8) if is_legal(a, c, row, column)]
    # A player without a move is not asked, so there is always one.
    return random.choice(moves)
