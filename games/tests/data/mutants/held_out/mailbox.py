# Ataxx for CodinGame (statement and nothing else), on a list of 11 x 11 with a border of two.
import random
import sys

W = 11
ONE = [d + W * e for d in (-1, 0, 1) for e in (-1, 0, 1) if d or e]
TWO = [d + W * e for d in range(-2, 3) for e in range(-2, 3) if 2 in (abs(d), abs(e))]
name = lambda p: chr(ord("a") + p % W - 2) + str(p // W - 1)
read = lambda: sys.stdin.readline().strip()

me = read()
config = read()
rng = random.Random(7)
while True:
    first = read()
    if not first:
        break
    rows = [first] + [read() for _ in range(6)]
    read(), read()
    board = ["#"] * (W * W)
    for y, row in enumerate(rows):
        start = (y + 2) * W + 2
        board[start:start + 7] = row
    free = [p for p in range(W * W) if board[p] == "."]
    actions = [name(p) for p in free if any(board[p + d] == me for d in ONE)]
    actions += [name(p + d) + name(p) for p in free for d in TWO if board[p + d] == me]
    print(rng.choice(actions))
    sys.stdout.flush()
