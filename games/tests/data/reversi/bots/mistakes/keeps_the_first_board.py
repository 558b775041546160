import sys
board, me = [], None


def run(r, c, dr, dc):
    taken = 0
    while True:
        r += dr
        c += dc
        if r < 0 or c < 0 or r > 7 or c > 7 or board[r][c] == -1:
            return 0
        if board[r][c] == me:
            return taken
        taken += 1


while True:
    for _ in range(8):
        line = sys.stdin.readline()
        if not line:
            sys.exit(0)
        board.append([int(cell) for cell in line.split()])
    me = int(sys.stdin.readline())
    scores = {}
    for r in range(8):
        for c in range(8):
            if board[r][c] == -1:
                s = sum(run(r, c, dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc)
                if s:
                    scores[r, c] = s
    r, c = sorted(scores, key=scores.get)[-1]
    sys.stdout.write(f"{r} {c}\n")
    sys.stdout.flush()
