# Reversi for CodinGame: it finds its moves itself.
me = input()
size = int(input())
while True:
    try:
        rows = [input()]
    except EOFError:
        break
    rows += [input() for _ in range(size - 1)]
    for _ in range(int(input())):
        input()
    options = []
    for y in range(size):
        for x in range(size):
            total = 0
            for dx, dy in (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1):
                u, v, run = x + dx, y + dy, 0
                while 0 <= u < size and 0 <= v < size and rows[v][u] not in ("." + me):
                    u, v, run = u + dx, v + dy, run + 1
                if 0 <= u < size and 0 <= v < size and rows[v][u] == me:
                    total += run
            if rows[y][x] == "." and total > 0:
                options.append((total, "abcdefgh"[x] + str(y + 1)))
    print(min(options)[1], flush=True)
