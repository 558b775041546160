# faults: program-keeps-removed program-stale-visited
# As in a public solution: a capture is left on the board, stone and all, when the next point is tried for captures; and the
# moves clear the array of visited points for each point, but not for each group next to it.
from common import main

NEXT = ((1, 0), (-1, 0), (0, 1), (0, -1))


def near(i, j):
    return [(i + a, j + b) for a, b in NEXT if 0 <= i + a < 9 and 0 <= j + b < 9]


def search(board, visited, i, j):
    color, stack, free = board[i][j], [(i, j)], False
    while stack:
        i, j = stack.pop()
        visited.add((i, j))
        for a, b in near(i, j):
            if board[a][b] == 0:
                free = True
            elif board[a][b] == color and (a, b) not in visited:
                stack.append((a, b))
    return free


def rule(board):
    visited = set()
    for i in range(9):
        for j in range(9):
            if board[i][j] and (i, j) not in visited and not search(board, visited, i, j):
                return False
    return True


def captures(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j]:
                continue
            board[i][j] = 1
            is_capture = False
            for a, b in near(i, j):
                visited = set()
                if board[a][b] == -1 and not search(board, visited, a, b):
                    is_capture = True
                    for x, y in visited:
                        board[x][y] = 0
            if is_capture:
                answer.append((i, j))
            else:
                board[i][j] = 0
    return answer


def moves(board):
    answer = []
    for i in range(9):
        for j in range(9):
            if board[i][j]:
                continue
            board[i][j] = 1
            visited = set()
            is_legal = search(board, visited, i, j)
            if not is_legal:
                for a, b in near(i, j):
                    if board[a][b] == -1 and not search(board, visited, a, b):
                        is_legal = True
            if is_legal:
                answer.append((i, j))
            board[i][j] = 0
    return answer


main(rule, captures, moves)
