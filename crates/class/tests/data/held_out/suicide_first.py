# faults: program-forbids-captures
# A point without a liberty for White is skipped before anything is taken, in both functions.
from common import main


def alive(board, row, col):
    color = board[row][col]
    checked = [[False] * 9 for _ in range(9)]

    def dfs(row, col):
        if row < 0 or row > 8 or col < 0 or col > 8:
            return False
        if board[row][col] == 0:
            return True
        if board[row][col] != color or checked[row][col]:
            return False
        checked[row][col] = True
        return dfs(row - 1, col) or dfs(row + 1, col) or dfs(row, col - 1) or dfs(row, col + 1)

    return dfs(row, col)


def rule(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] != 0 and not alive(board, row, col):
                return False
    return True


def legal(board):
    points = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                board[row][col] = 1
                if alive(board, row, col):
                    points.append((row, col))
                board[row][col] = 0
    return points


def captures(board):
    points = []
    for row, col in legal(board):
        board[row][col] = 1
        if not rule(board):
            points.append((row, col))
        board[row][col] = 0
    return points


main(rule, captures, legal)
