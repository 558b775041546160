# Reversi for Botzone's simple interaction.
SIZE = 8
field = [[0] * SIZE for _ in range(SIZE)]
field[3][3] = field[4][4] = -1
field[3][4] = field[4][3] = 1


def captured(x, y, side):
    if field[y][x] != 0:
        return []
    every = []
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            run = []
            for step in range(1, SIZE):
                u, v = x + step * dx, y + step * dy
                if not (0 <= u < SIZE and 0 <= v < SIZE) or field[v][u] == 0:
                    break
                if field[v][u] == side:
                    every += run
                    break
                run.append((u, v))
    return every


def play(x, y, side):
    if x < 0:
        return
    for u, v in captured(x, y, side):
        field[v][u] = side
    field[y][x] = side


count = int(input())
me = -1
for turn in range(count):
    x, y = map(int, input().split())
    if turn == 0 and x < 0:
        me = 1
    play(x, y, -me)
    if turn < count - 1:
        x, y = map(int, input().split())
        play(x, y, me)
best = (-1, -1)
most = 0
for x in range(SIZE):
    for y in range(SIZE):
        if len(captured(x, y, me)) > most:
            best, most = (x, y), len(captured(x, y, me))
print(*best)
