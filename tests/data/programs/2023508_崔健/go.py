import os

data = "Data"
tag = "test" if os.path.exists(data + "/test_0.txt") else "train"


def board(k):
    go = {}
    with open(f"{data}/{tag}_{k}.txt") as f:
        for line in f:
            r, c, s = map(int, line.split())
            go[r, c] = s
    return go


def near(p):
    r, c = p
    return [n for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if 0 <= n[0] < 9 and 0 <= n[1] < 9]


def free(go, p, seen=()):
    seen = set(seen) | {p}
    todo = [p]
    while todo:
        for n in near(todo.pop()):
            if go.get(n, 0) == 0:
                return True
            if go[n] == go[p] and n not in seen:
                seen.add(n)
                todo.append(n)
    return False


def solve(k):
    go = board(k)
    if k[0] == "0":
        return all(free(go, p) for p in go if go[p])
    points = []
    for p in ((r, c) for r in range(9) for c in range(9)):
        if go.get(p, 0) == 0:
            go[p] = 1
            take = any(go.get(n) == -1 and not free(go, n) for n in near(p))
            if take or k == "5" and free(go, p):
                points.append(p)
            go[p] = 0
    return points


with open(f"answer_for_{tag}.txt", "w") as out:
    for k in ["0", "00", "1", "2", "3", "4", "5"]:
        answer = solve(k)
        title = {"0": "rule checking", "00": "rule checking", "5": "all possible position"}.get(k, "forward on step")
        print(f"[{tag}]Problem {k}: {title}:{answer}")
        print(f"{tag}_{k}", file=out)
        print(*([answer] if k[0] == "0" else [f"{r} {c}" for r, c in answer]), sep="\n", end="\n\n", file=out)
