import sys

N = 9

def read(path):
    board = [[0] * N for _ in range(N)]
    for line in open(path):
        if line.strip():
            r, c, k = map(int, line.split())
            board[r][c] = k
    return board

def liberties(board, r, c):
    color, seen, libs, todo = board[r][c], {(r, c)}, set(), [(r, c)]
    while todo:
        a, b = todo.pop()
        for x, y in ((a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1)):
            if 0 <= x < N and 0 <= y < N:
                if board[x][y] == 0:
                    libs.add((x, y))
                elif board[x][y] == color and (x, y) not in seen:
                    seen.add((x, y))
                    todo.append((x, y))
    return libs
