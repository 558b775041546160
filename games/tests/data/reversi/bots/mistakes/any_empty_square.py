# It knows no rules: any empty square will do.
import sys

while True:
    rows = [sys.stdin.readline().split() for _ in range(8)]
    if not rows[0]:
        break
    sys.stdin.readline()
    empty = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "-1"]
    row, column = empty[len(empty) * 5 // 9]
    print(row, column, flush=True)
