# faults:
# `liberties ^= ...` where `|=` is meant: a liberty next to two stones of a group disappears. (In no table.)
from common import main


def near(point):
    x, y = point
    return {(a, b) for a, b in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] if a in range(9) and b in range(9)}


def of_color(board, color):
    return {(x, y) for x in range(9) for y in range(9) if board[x][y] == color}


def chain(stones, start):
    group, new = set(), {start}
    while new:
        group |= new
        new = {q for p in new for q in near(p)} & stones - group
    return group


def free(board, start, color):
    empty, liberties = of_color(board, 0), set()
    group = chain(of_color(board, color), start)
    for stone in group:
        liberties ^= near(stone) & empty
    return group, liberties


def rule(board):
    return all(free(board, p, color)[1] for color in (-1, 1) for p in of_color(board, color))


def after(board, x, y):
    new = [row[:] for row in board]
    new[x][y] = 1
    taken = set()
    for p in near((x, y)) & of_color(new, -1):
        group, liberties = free(new, p, -1)
        if not liberties:
            taken |= group
    for a, b in taken:
        new[a][b] = 0
    return new, taken


def captures(board):
    return sorted(p for p in of_color(board, 0) if after(board, *p)[1])


def moves(board):
    return sorted(p for p in of_color(board, 0) if free(after(board, *p)[0], p, 1)[1])


main(rule, captures, moves)
