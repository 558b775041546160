# Ataxx for Botzone (simple interaction). Greedy: as many stones as possible.
N = 7
board = [[0] * N for _ in range(N)]     # board[x][y], 1 = me, -1 = opponent


def on_board(x, y):
    return 0 <= x < N and 0 <= y < N


def make_move(x0, y0, x1, y1, who):
    if max(abs(x0 - x1), abs(y0 - y1)) == 2:
        board[x0][y0] = 0
    board[x1][y1] = who
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if on_board(x1 + dx, y1 + dy) and board[x1 + dx][y1 + dy] == -who:
                board[x1 + dx][y1 + dy] = who


def gain(x0, y0, x1, y1):
    won = 0 if max(abs(x0 - x1), abs(y0 - y1)) == 2 else 1
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if on_board(x1 + dx, y1 + dy) and board[x1 + dx][y1 + dy] == -1:
                won += 1
    return won


n = int(input())
moves = [list(map(int, input().split())) for _ in range(2 * n - 1)]
black = moves[0][0] == -1
me = 1 if black else -1
board[0][0] = board[6][6] = me
board[6][0] = board[0][6] = -me
for i, m in enumerate(moves):
    if m[0] >= 0:
        make_move(*m, 1 if i % 2 == 1 else -1)

best, answer = -1, (-1, -1, -1, -1)
for x0 in range(N):
    for y0 in range(N):
        if board[x0][y0] != 1:
            continue
        for x1 in range(x0 - 2, x0 + 3):
            for y1 in range(y0 - 2, y0 + 3):
                if on_board(x1, y1) and board[x1][y1] == 0 and gain(x0, y0, x1, y1) > best:
                    best, answer = gain(x0, y0, x1, y1), (x0, y0, x1, y1)
x0, y0, x1, y1 = answer
print(y0, x0, y1, x1)
