# Ataxx for CodinGame, as its statement describes it.
import sys

me = input()
config = input()
you = "1" if me == "0" else "0"


def name(x, y):
    return "abcdefg"[x] + str(y + 1)


def near(x, y, reach):
    for v in range(max(0, y - reach), min(7, y + reach + 1)):
        for u in range(max(0, x - reach), min(7, x + reach + 1)):
            if max(abs(u - x), abs(v - y)) == reach:
                yield u, v


while True:
    line = sys.stdin.readline()
    if not line:
        break
    rows = [line.strip()] + [input().strip() for _ in range(6)]
    last = input()
    count = int(input())
    best, answer = -1, "pass"
    for y in range(7):
        for x in range(7):
            if rows[y][x] != ".":
                continue
            gain = sum(rows[v][u] == you for u, v in near(x, y, 1))
            for reach in (1, 2):
                sources = [(u, v) for u, v in near(x, y, reach) if rows[v][u] == me]
                value = 2 * gain + (reach == 1)
                if sources and value > best:
                    best = value
                    answer = (name(*sources[0]) if reach == 2 else "") + name(x, y)
    print(answer, flush=True)
