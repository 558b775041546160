from itertools import product

cells = list(product(range(7), range(7)))
board = {c: 0 for c in cells}
board[0, 0] = board[6, 6] = 1
board[6, 0] = board[0, 6] = 2


def play(board, m, p):
    new = dict(board)
    x0, y0, x1, y1 = m
    if abs(x0 - x1) > 1 or abs(y0 - y1) > 1:
        new[x0, y0] = 0
    new[x1, y1] = p
    for dx, dy in product((-1, 0, 1), repeat=2):
        if new.get((x1 + dx, y1 + dy)) == 3 - p:
            new[x1 + dx, y1 + dy] = p
    return new


def moves(board, p):
    return [(x, y, x + dx, y + dy) for x, y in cells if board[x, y] == p
            for dx, dy in product(range(-2, 3), repeat=2) if board.get((x + dx, y + dy)) == 0]


lines = int(input()) * 2 - 1
me = 2
for i in range(lines):
    m = tuple(map(int, input().split()))
    if m[0] == -1:
        me = 1
    else:
        board = play(board, m, me if i % 2 else 3 - me)

options = moves(board, me)
print("possible moves:", len(options))
best = max(options, key=lambda m: sum(v == me for v in play(board, m, me).values()))
print(*best)
