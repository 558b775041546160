# faults: program-stale-visited
# `seen=set()` is made once: visited stones stay marked in all later searches, on other boards, too.
from common import main


def around(i, j):
    return [(a, b) for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)) if 0 <= a < 9 and 0 <= b < 9]


def search(board, i, j):
    """The stones of a group, and its liberties."""
    stones, liberties = [(i, j)], set()
    for x, y in stones:
        for a, b in around(x, y):
            if board[a][b] == 0:
                liberties.add((a, b))
            elif board[a][b] == board[i][j] and (a, b) not in stones:
                stones.append((a, b))
    return stones, liberties


def rule(board):
    return all(search(board, i, j)[1] for i in range(9) for j in range(9) if board[i][j])


def play(board, i, j):
    """The board after White's move, and the captured stones."""
    after = [row[:] for row in board]
    after[i][j] = 1
    dead = []
    for a, b in around(i, j):
        if after[a][b] == -1:
            stones, liberties = search(after, a, b)
            if not liberties:
                dead += stones
    for a, b in dead:
        after[a][b] = 0
    return after, dead


def captures(board):
    return [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0 and play(board, i, j)[1]]


def moves(board):
    empty = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]
    return [(i, j) for i, j in empty if search(play(board, i, j)[0], i, j)[1]]


def alive(board, i, j, seen=set()):
    seen.add((i, j))
    found = False
    for a, b in around(i, j):
        if board[a][b] == 0:
            found = True
        elif board[a][b] == board[i][j] and (a, b) not in seen:
            found = alive(board, a, b, seen) or found
    return found


def rule(board):
    return all(alive(board, i, j) for i in range(9) for j in range(9) if board[i][j])


def play(board, i, j):
    after = [row[:] for row in board]
    after[i][j] = 1
    dead = []
    for a, b in around(i, j):
        if after[a][b] == -1 and not alive(after, a, b):
            dead += search(after, a, b)[0]
    for a, b in dead:
        after[a][b] = 0
    return after, dead


main(rule, captures, moves)
