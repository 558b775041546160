import sys
import numpy as np

N = 9

def read(path):
    board = np.zeros((N, N), dtype=int)
    with open(path) as f:
        for line in f:
            r, c, v = map(int, line.split())
            board[r, c] = v
    return board

def chain(board, r, c):
    color = board[r, c]
    todo, seen, libs = [(r, c)], {(r, c)}, set()
    while todo:
        a, b = todo.pop()
        for x, y in ((a-1, b), (a+1, b), (a, b-1), (a, b+1)):
            if 0 <= x < N and 0 <= y < N:
                if board[x, y] == 0:
                    libs.add((x, y))
                elif board[x, y] == color and (x, y) not in seen:
                    seen.add((x, y))
                    todo.append((x, y))
    return seen, libs
