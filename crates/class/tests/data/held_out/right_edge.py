# faults: program-skips-edge-neighbors
# `j < 7`: the last column is nobody's neighbor. (The table has rows and columns, not only columns.)
from common import main


def neighbors(i, j):
    near = []
    if i > 0:
        near.append((i - 1, j))
    if i < 8:
        near.append((i + 1, j))
    if j > 0:
        near.append((i, j - 1))
    if j < 7:
        near.append((i, j + 1))
    return near


def alive(board, i, j, seen):
    seen.append((i, j))
    for p in neighbors(i, j):
        if board[p[0]][p[1]] == 0:
            return True
        if board[p[0]][p[1]] == board[i][j] and p not in seen and alive(board, p[0], p[1], seen):
            return True
    return False


def rule(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] != 0 and not alive(board, i, j, []):
                return False
    return True


def eaten(board, i, j):
    for a, b in neighbors(i, j):
        if board[a][b] == -1 and not alive(board, a, b, []):
            return True
    return False


def tried(board, test):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if test(board, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


def captures(board):
    return tried(board, eaten)


def moves(board):
    return tried(board, lambda board, i, j: eaten(board, i, j) or alive(board, i, j, []))


main(rule, captures, moves)
