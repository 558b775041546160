import sys
import numbers

data = [int(v) for v in sys.stdin.read().split()]
n, rest = data[0], data[1:]
steps = [rest[4 * i:4 * i + 4] for i in range(2 * n - 1)]
g = {}
g[0, 0] = g[6, 6] = +1
g[0, 6] = g[6, 0] = -1
who = +1
for a, b, c, d in steps:
    if a == -1:
        continue
    if abs(a - c) == 2 or abs(b - d) == 2:
        g.pop((a, b))
    g[c, d] = who
    for k in g:
        if abs(k[0] - c) < 2 and abs(k[1] - d) < 2:
            g[k] = who
    who = -who
pick = None
for (a, b), v in sorted(g.items()):
    if v == who:
        for c in range(7):
            for d in range(7):
                if (c, d) not in g and abs(a - c) < 3 and abs(b - d) < 3:
                    gain = sum(1 for k in g if g[k] == -who and abs(k[0] - c) < 2 and abs(k[1] - d) < 2)
                    pick = max(pick or (-1,), (gain, a, b, c, d))
print(*pick[1:])
