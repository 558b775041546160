# faults: program-keeps-removed program-stale-visited
# `board[:]` copies only the list of rows, and the global array of visited points is made once for each board.
from common import main

visited = []


def alive(board, i, j, color):
    global visited
    found = False
    visited[i][j] = 1
    for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
        if 0 <= a < 9 and 0 <= b < 9:
            if board[a][b] == 0:
                found = True
            elif board[a][b] == color and not visited[a][b]:
                if alive(board, a, b, color):
                    found = True
    return found


def clear():
    global visited
    visited = [[0] * 9 for _ in range(9)]


def rule(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] != 0:
                clear()
                if not alive(board, i, j, board[i][j]):
                    return False
    return True


def group(board, i, j):
    stones, color = [(i, j)], board[i][j]
    for x, y in stones:
        for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if 0 <= a < 9 and 0 <= b < 9 and board[a][b] == color and (a, b) not in stones:
                stones.append((a, b))
    return stones


def step(board, i, j):
    copy = board[:]
    copy[i][j] = 1
    eaten = []
    for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
        if 0 <= a < 9 and 0 <= b < 9 and copy[a][b] == -1 and not visited[a][b]:
            if not alive(copy, a, b, -1):
                eaten += group(copy, a, b)
    for a, b in eaten:
        copy[a][b] = 0
    return eaten


def captures(board):
    clear()
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                if step(board, i, j):
                    answer.append((i, j))
                board[i][j] = 0
    return answer


def moves(board):
    clear()
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                step(board, i, j)
                marks = [row[:] for row in visited]
                clear()
                if alive(board, i, j, 1):
                    answer.append((i, j))
                visited[:] = marks
                board[i][j] = 0
    return answer


main(rule, captures, moves)
