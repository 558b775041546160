# faults: program-keeps-removed
# The played stone is taken back, the stones that it captured are not put back.
from common import main


def find(board, i, j):
    stones, empty = [(i, j)], False
    for x, y in stones:
        for a, b in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)):
            if 0 <= a < 9 and 0 <= b < 9:
                if board[a][b] == 0:
                    empty = True
                if board[a][b] == board[i][j] and (a, b) not in stones:
                    stones.append((a, b))
    return stones, empty


def rule(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] != 0 and not find(board, i, j)[1]:
                return False
    return True


def remove(board, i, j):
    count = 0
    for a, b in ((i, j - 1), (i, j + 1), (i - 1, j), (i + 1, j)):
        if 0 <= a < 9 and 0 <= b < 9 and board[a][b] == -1:
            stones, empty = find(board, a, b)
            if not empty:
                count += len(stones)
                for x, y in stones:
                    board[x][y] = 0
    return count


def captures(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                if remove(board, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


def moves(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                board[i][j] = 1
                remove(board, i, j)
                if find(board, i, j)[1]:
                    answer.append((i, j))
                board[i][j] = 0
    return answer


main(rule, captures, moves)
