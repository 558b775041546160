# faults: program-checks-one-neighbor
# `eat = ...` in the loop over the neighbors: the last one decides.
from common import main

D = ((-1, 0), (1, 0), (0, -1), (0, 1))


def on(x, y):
    return 0 <= x < 9 and 0 <= y < 9


def alive(b, x, y):
    c, q, s = b[x][y], [(x, y)], set([(x, y)])
    while q:
        x, y = q.pop(0)
        for d in D:
            n = (x + d[0], y + d[1])
            if on(*n):
                if b[n[0]][n[1]] == 0:
                    return True
                if b[n[0]][n[1]] == c and n not in s:
                    s.add(n)
                    q.append(n)
    return False


def rule(b):
    ok = True
    for x in range(9):
        for y in range(9):
            if b[x][y] != 0:
                ok = ok and alive(b, x, y)
    return ok


def eats(b, x, y):
    eat = False
    for d in D:
        a, c = x + d[0], y + d[1]
        if on(a, c) and b[a][c] == -1:
            eat = not alive(b, a, c)
    return eat


def captures(b):
    r = []
    for x in range(9):
        for y in range(9):
            if b[x][y] == 0:
                b[x][y] = 1
                if eats(b, x, y):
                    r.append((x, y))
                b[x][y] = 0
    return r


def moves(b):
    r = []
    for x in range(9):
        for y in range(9):
            if b[x][y] == 0:
                b[x][y] = 1
                if eats(b, x, y) or alive(b, x, y):
                    r.append((x, y))
                b[x][y] = 0
    return r


main(rule, captures, moves)
