# faults: program-stale-visited
# `checked` is made once for a board and not once for each point, for both colors.
from common import main


class Checker:
    def __init__(self, board):
        self.board = board
        self.checked = [[0] * 9 for _ in range(9)]

    def alive(self, i, j):
        self.checked[i][j] = 1
        result = False
        for a, b in [(i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)]:
            if a < 0 or a > 8 or b < 0 or b > 8:
                continue
            if self.board[a][b] == 0:
                result = True
            elif self.board[a][b] == self.board[i][j] and self.checked[a][b] == 0:
                if self.alive(a, b):
                    result = True
        return result


def rule(board):
    checker = Checker(board)
    for i in range(9):
        for j in range(9):
            if board[i][j] and not checker.checked[i][j] and not checker.alive(i, j):
                return False
    return True


def takes(board, checker, i, j):
    found = False
    for a, b in [(i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)]:
        if 0 <= a <= 8 and 0 <= b <= 8 and board[a][b] == -1 and not checker.checked[a][b]:
            if not checker.alive(a, b):
                found = True
    return found


def captures(board):
    checker, answer = Checker(board), []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if takes(board, checker, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


def moves(board):
    checker, answer = Checker(board), []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if takes(board, checker, i, j) or checker.alive(i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


main(rule, captures, moves)
