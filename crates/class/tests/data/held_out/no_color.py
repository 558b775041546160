# faults:
# The search for captured stones joins stones of either color, the one for rule 1 does not. (In no table.)
from common import main

STEPS = [(0, 1), (0, -1), (1, 0), (-1, 0)]


def inside(x, y):
    return 0 <= x <= 8 and 0 <= y <= 8


def dead(board, x, y, seen):
    seen.add((x, y))
    for dx, dy in STEPS:
        a, b = x + dx, y + dy
        if not inside(a, b) or (a, b) in seen:
            continue
        if board[a][b] == 0:
            return False
        if not dead(board, a, b, seen):
            return False
    return True


def group_has_liberty(board, x, y):
    color, todo, seen = board[x][y], [(x, y)], set()
    while todo:
        x, y = todo.pop()
        if (x, y) in seen or not inside(x, y):
            continue
        if board[x][y] == 0:
            return True
        if board[x][y] == color:
            seen.add((x, y))
            todo += [(x + dx, y + dy) for dx, dy in STEPS]
    return False


def rule(board):
    return all(group_has_liberty(board, x, y) for x in range(9) for y in range(9) if board[x][y])


def takes(board, x, y):
    return any(inside(x + dx, y + dy) and board[x + dx][y + dy] == -1 and dead(board, x + dx, y + dy, set())
               for dx, dy in STEPS)


def each(board, test):
    found = []
    for x in range(9):
        for y in range(9):
            if board[x][y] == 0:
                board[x][y] = 1
                if test(board, x, y):
                    found.append((x, y))
                board[x][y] = 0
    return found


def captures(board):
    return each(board, takes)


def moves(board):
    return each(board, lambda board, x, y: takes(board, x, y) or group_has_liberty(board, x, y))


main(rule, captures, moves)
