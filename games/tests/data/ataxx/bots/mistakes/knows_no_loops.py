# Right but for the loop rule, which it does not know; that is not guessed either.
import itertools
from collections import namedtuple

Move = namedtuple("Move", "x0 y0 x1 y1")
n = int(input())
log = [Move(*map(int, input().split())) for _ in range(2 * n - 1)]
board = {(0, 0): 1, (6, 6): 1, (0, 6): 2, (6, 0): 2}
side = 1
for m in log:
    if m.x0 < 0:
        continue
    if max(abs(m.x0 - m.x1), abs(m.y0 - m.y1)) == 2:
        del board[m.x0, m.y0]
    board[m.x1, m.y1] = side
    for dx, dy in itertools.product((-1, 0, 1), repeat=2):
        if (m.x1 + dx, m.y1 + dy) in board:
            board[m.x1 + dx, m.y1 + dy] = side
    side = 3 - side
moves = [Move(x, y, x + dx, y + dy) for (x, y), who in board.items() if who == side
         for dx in range(-2, 3) for dy in range(-2, 3)
         if 0 <= x + dx < 7 and 0 <= y + dy < 7 and (x + dx, y + dy) not in board]
loop = Move(0, 0, 2, 0)
print(*(loop if loop in moves else moves[0]))
