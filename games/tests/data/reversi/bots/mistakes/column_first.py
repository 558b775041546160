import sys


def legal(a, c):
    result = []
    for row in range(8):
        for col in range(8):
            if a[row][col] == -1 and turned(a, c, row, col):
                result.append((row, col))
    return result


def turned(a, c, row, col):
    total = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            r, k, n = row + dr, col + dc, 0
            while 0 <= r < 8 and 0 <= k < 8 and a[r][k] == 1 - c:
                r, k, n = r + dr, k + dc, n + 1
            if n and 0 <= r < 8 and 0 <= k < 8 and a[r][k] == c:
                total += n
    return total


def move(a, c):
    corners = [(0, 0), (0, 7), (7, 0), (7, 7)]
    options = legal(a, c)
    for corner in corners:
        if corner in options:
            return corner
    return max(options, key=lambda m: turned(a, c, *m))


while True:
    a = [list(map(int, sys.stdin.readline().split())) for _ in range(8)]
    if not a[0]:
        break
    c = int(sys.stdin.readline())
    row, column = move(a, c)
    print(column, row)
    sys.stdout.flush()
