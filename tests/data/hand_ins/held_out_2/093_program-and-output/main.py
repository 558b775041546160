import sys
NAMES = ["0", "00", "1", "2", "3", "4", "5"]

def read(path):
    board = [[0] * 9 for _ in range(9)]
    for line in open(path):
        if line.strip():
            r, c, v = map(int, line.split())
            board[r][c] = v
    return board

def liberties(board, r, c):
    color, todo, seen, libs = board[r][c], [(r, c)], {(r, c)}, set()
    while todo:
        y, x = todo.pop()
        for ny, nx in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if 0 <= ny < 9 and 0 <= nx < 9:
                if board[ny][nx] == 0:
                    libs.add((ny, nx))
                elif board[ny][nx] == color and (ny, nx) not in seen:
                    seen.add((ny, nx))
                    todo.append((ny, nx))
    return libs

# example: a stone at (4, 4) of an empty board has 4 liberties
tag = sys.argv[1]
for n in NAMES:
    b = read(f"data/{tag}_{n}.txt")
    if n.startswith("0"):
        print(tag, n, all(b[r][c] == 0 or liberties(b, r, c) for r in range(9) for c in range(9)))
    else:
        print(tag, n, solve(b, n))
