import sys

DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def flips(board, me, x, y):
    count = 0
    if board[y][x] != '.':
        return 0
    for dx, dy in DIRECTIONS:
        n, i, j = 0, x + dx, y + dy
        while 0 <= i < 8 and 0 <= j < 8 and board[j][i] not in ('.', me):
            n, i, j = n + 1, i + dx, j + dy
        if 0 <= i < 8 and 0 <= j < 8 and board[j][i] == me:
            count += n
    return count


me = input()
size = int(input())
while True:
    board = [input() for _ in range(size)]
    actions = int(input())
    moves = [input() for _ in range(actions)]
    input()  # blank line between turns
    best = max(((x, y) for x in range(8) for y in range(8)), key=lambda p: flips(board, me, *p))
    print("abcdefgh"[best[0]] + str(best[1] + 1))
    sys.stdout.flush()
