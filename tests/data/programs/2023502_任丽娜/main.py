import os
import sys

if os.path.exists("test_0.txt"):
    tag = "test"
else:
    tag = "train"

DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def load(problem):
    go = [[0] * 9 for _ in range(9)]
    for line in open("%s_%s.txt" % (tag, problem)):
        if line.strip():
            row, col, color = [int(s) for s in line.split()]
            go[row][col] = color
    return go


def has_liberty(go, row, col):
    queue = [None] * 16            # large enough
    seen = [[False] * 9 for _ in range(9)]
    queue[0] = (row, col)
    seen[row][col] = True
    head, tail = 0, 1
    free = False
    while head < tail:
        r, c = queue[head]
        head += 1
        for dr, dc in DIRECTIONS:
            x, y = r + dr, c + dc
            if 0 <= x < 9 and 0 <= y < 9:
                if go[x][y] == 0:
                    free = True
                elif go[x][y] == go[row][col] and not seen[x][y]:
                    seen[x][y] = True
                    queue[tail] = (x, y)
                    tail += 1
    return free


def rule(go):
    return all(has_liberty(go, r, c) for r in range(9) for c in range(9) if go[r][c] != 0)


def white(go, row, col):
    go[row][col] = 1
    takes = any(go[r][c] == -1 and not has_liberty(go, r, c) for r in range(9) for c in range(9))
    free = takes or has_liberty(go, row, col)
    go[row][col] = 0
    return takes, free


def points(go, which):
    return [(r, c) for r in range(9) for c in range(9) if go[r][c] == 0 and white(go, r, c)[which]]


with open("answer_for_%s.txt" % tag, "w") as out:
    for problem in ["0", "00", "1", "2", "3", "4", "5"]:
        go = load(problem)
        if problem in ("0", "00"):
            answer = rule(go)
            print("[%s]Problem %s: rule checking:%s" % (tag, problem, answer))
            out.write("%s_%s\n%s\n\n" % (tag, problem, answer))
            continue
        answer = points(go, 1 if problem == "5" else 0)
        title = "all possible position" if problem == "5" else "forward on step"
        print("[%s]Problem %s: %s:%s" % (tag, problem, title, answer))
        out.write("%s_%s\n" % (tag, problem))
        for point in answer:
            out.write("%d %d\n" % point)
        out.write("\n")
