# faults:
# `color == 0` is searched as a group, too: a single empty point has no empty neighbor, so rule 1 is False. (In no table.)
from common import main


def has_liberty(board, i, j):
    color = board[i][j]
    stack, seen = [(i, j)], {(i, j)}
    while stack:
        i, j = stack.pop()
        for a, b in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)):
            if a < 0 or b < 0 or a >= 9 or b >= 9:
                continue
            if board[a][b] == 0:
                return True
            if board[a][b] == color and (a, b) not in seen:
                seen.add((a, b))
                stack.append((a, b))
    return False


def rule(board):
    for i in range(9):
        for j in range(9):
            if not has_liberty(board, i, j):
                return False
    return True


def takes(board, i, j):
    return any(0 <= a < 9 and 0 <= b < 9 and board[a][b] == -1 and not has_liberty(board, a, b)
               for a, b in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)))


def captures(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if takes(board, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


def moves(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if takes(board, i, j) or has_liberty(board, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


main(rule, captures, moves)
