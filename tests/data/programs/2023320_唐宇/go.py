#!/usr/bin/env python3
# Tang Yu, homework 1
import sys

class Stone:
    def __init__(self, color):
        self.color = color

def load(name):
    go = {}
    for line in open(name):
        words = line.split()
        if len(words) == 3 and words[2] in ("1", "-1"):
            go[(int(words[0]), int(words[1]))] = Stone(words[2])
    return go

def around(p):
    return [(r, c) for r, c in [(p[0] - 1, p[1]), (p[0] + 1, p[1]), (p[0], p[1] - 1), (p[0], p[1] + 1)] if r in range(9) and c in range(9)]

def group(go, p, found):
    found.append(p)
    for n in around(p):
        if n in go and go[n].color == go[p].color and n not in found:
            group(go, n, found)
    return found

def dead(go, p):
    return all(n in go for q in group(go, p, []) for n in around(q))

def moves(go, capture):
    answer = []
    for p in [(r, c) for r in range(9) for c in range(9)]:
        if p in go:
            continue
        go[p] = Stone("1")
        takes = any(n in go and go[n].color == "-1" and dead(go, n) for n in around(p))
        if takes or not capture and not dead(go, p):
            answer.append(p)
        del go[p]
    return answer

for tag in ["test", "train"]:
    try:
        load(tag + "_5.txt")
    except OSError:
        continue
    with open("answer_for_" + tag + ".txt", "w") as out:
        for n in ["0", "00", "1", "2", "3", "4", "5"]:
            go = load(tag + "_" + n + ".txt")
            print(tag + "_" + n, file=out)
            if n in ["0", "00"]:
                answer = not any(dead(go, p) for p in go)
                print("[%s]Problem %s: rule checking:%s" % (tag, n, answer))
                print(answer, file=out)
            elif n == "5":
                answer = moves(go, False)
                print("[%s]Problem 5: all possible position:%s" % (tag, answer))
            else:
                answer = moves(go, True)
                print("[%s]Problem %s: forward on step:%s" % (tag, n, answer))
            if n not in ["0", "00"]:
                for p in answer:
                    print(p[0], p[1], file=out)
            print(file=out)
