import sys

def turned(board, color, r, c):
    n = 0
    for dr in range(-1, 2):
        for dc in range(-1, 2):
            if dr == dc == 0:
                continue
            line = []
            i, j = r + dr, c + dc
            while 0 <= i <= 7 and 0 <= j <= 7 and board[i * 8 + j] == 1 - color:
                line.append((i, j))
                i, j = i + dr, j + dc
            if 0 <= i <= 7 and 0 <= j <= 7 and board[i * 8 + j] == color:
                n += len(line)
    return n

while True:
    board = []
    for _ in range(8):
        line = sys.stdin.readline()
        if not line:
            sys.exit()
        board += [int(x) for x in line.split()]
    color = int(sys.stdin.readline())
    options = [(turned(board, color, r, c), r, c) for r in range(8) for c in range(8) if board[r * 8 + c] < 0]
    n, r, c = max(options)
    sys.stdout.write("%d %d\n" % (r, c))
