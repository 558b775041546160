# Reversi for Botzone, simple interaction
SIZE = 8
BLACK, WHITE = 1, -1
field = [[0] * SIZE for _ in range(SIZE)]
field[3][3] = field[4][4] = WHITE
field[3][4] = field[4][3] = BLACK
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def line(x, y, dx, dy, color):
    found = []
    x, y = x + dx, y + dy
    while 0 <= x < SIZE and 0 <= y < SIZE:
        if field[y][x] == color:
            return found
        if field[y][x] == 0:
            return []
        found.append((x, y))
        x, y = x + dx, y + dy
    return []


def put(x, y, color):
    for dx, dy in WAYS:
        for i, j in line(x, y, dx, dy, color):
            field[j][i] = color
    field[y][x] = color


n = int(input())
color = None
for i in range(n):
    x, y = map(int, input().split())
    if i == 0:
        color = BLACK if x == -1 else WHITE
    if x != -1:
        put(x, y, -color)
    if i < n - 1:
        x, y = map(int, input().split())
        if x != -1:
            put(x, y, color)

best, most = (-1, -1), 0
for y in range(SIZE):
    for x in range(SIZE):
        if field[y][x] == 0:
            count = sum(len(line(x, y, dx, dy, color)) for dx, dy in WAYS)
            if count > most:
                best, most = (x, y), count
print(*best)
