# faults: program-swaps
# The board is read as `board[col][row]` and the points are printed as they are found.
from common import main


def liberties(go, r, c):
    group, free = {(r, c)}, set()
    queue = [(r, c)]
    while queue:
        r, c = queue.pop(0)
        for nr, nc in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]:
            if not (0 <= nr < 9 and 0 <= nc < 9):
                continue
            if go[nr][nc] == 0:
                free.add((nr, nc))
            elif go[nr][nc] == go[r][c] and (nr, nc) not in group:
                group.add((nr, nc))
                queue.append((nr, nc))
    return group, free


def read(board):
    return [[board[c][r] for c in range(9)] for r in range(9)]


def rule(board):
    go = read(board)
    return not any(go[r][c] and not liberties(go, r, c)[1] for r in range(9) for c in range(9))


def put(go, r, c):
    new = [row[:] for row in go]
    new[r][c] = 1
    taken = set()
    for nr, nc in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]:
        if 0 <= nr < 9 and 0 <= nc < 9 and new[nr][nc] == -1:
            group, free = liberties(new, nr, nc)
            if not free:
                taken |= group
    for tr, tc in taken:
        new[tr][tc] = 0
    return new, taken


def captures(board):
    go = read(board)
    return [(r, c) for r in range(9) for c in range(9) if go[r][c] == 0 and put(go, r, c)[1]]


def moves(board):
    go = read(board)
    return [(r, c) for r in range(9) for c in range(9)
            if go[r][c] == 0 and liberties(put(go, r, c)[0], r, c)[1]]


main(rule, captures, moves)
