import sys
from functools import lru_cache

R1 = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
R2 = [(a, b) for a in range(-2, 3) for b in range(-2, 3) if max(abs(a), abs(b)) == 2]


def nexts(state, me):
    done = set()
    for (x, y) in [p for p, v in state.items() if v == me]:
        for ring in (R1, R2):
            for a, b in ring:
                t = (x + a, y + b)
                if state.get(t) != '.' or (ring is R1 and t in done):
                    continue
                if ring is R1:
                    done.add(t)
                new = dict(state)
                if ring is R2:
                    new[x, y] = '.'
                new[t] = me
                for c, d in R1:
                    n = (t[0] + c, t[1] + d)
                    if new.get(n) in ('0', '1'):
                        new[n] = me
                yield (None if ring is R1 else (x, y), t), new


def value(state, me):
    vs = list(state.values())
    return vs.count(me) - vs.count('10'[int(me)])


def search(state, me, depth):
    if depth == 0:
        return value(state, me)
    results = [-search(new, '10'[int(me)], depth - 1) for _, new in nexts(state, me)]
    return max(results, default=value(state, me))


me = sys.stdin.readline().strip()
while True:
    line = sys.stdin.readline()
    if not line:
        break
    grid = [line] + [sys.stdin.readline() for _ in range(6)]
    state = {(x, y): grid[y][x] for y in range(7) for x in range(7)}
    sys.stdin.readline()
    for _ in range(int(sys.stdin.readline())):
        sys.stdin.readline()
    (s, t), _ = max(nexts(state, me), key=lambda p: -search(p[1], '10'[int(me)], 2))
    say = lambda p: 'abcdefg'[p[0]] + str(p[1] + 1)
    print((say(s) if s else '') + say(t), flush=True)
