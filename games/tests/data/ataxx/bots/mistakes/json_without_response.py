import json
import sys

turn = json.loads(sys.stdin.readline())
stones = {(0, 0): 1, (6, 6): 1, (6, 0): -1, (0, 6): -1}
mine = 1 if turn["requests"][0]["x0"] == -1 else -1


def update(m, who):
    a, b = (m["x0"], m["y0"]), (m["x1"], m["y1"])
    if max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1:
        del stones[a]
    stones[b] = who
    for s in stones:
        if abs(s[0] - b[0]) <= 1 and abs(s[1] - b[1]) <= 1:
            stones[s] = who


history = []
for k in range(len(turn["requests"])):
    history.append((turn["requests"][k], -mine))
    if k < len(turn["responses"]):
        history.append((turn["responses"][k], mine))
for m, who in history:
    if m["x0"] != -1:
        update(m, who)

for (x, y), who in sorted(stones.items(), reverse=True):
    if who != mine:
        continue
    target = next(((x + i, y + j) for i in (-1, 0, 1, -2, 2) for j in (0, 1, -1, 2, -2)
                   if 0 <= x + i < 7 and 0 <= y + j < 7 and (x + i, y + j) not in stones), None)
    if target:
        print(json.dumps({"move": {"x0": x, "y0": y, "x1": target[0], "y1": target[1]}}))
        break
