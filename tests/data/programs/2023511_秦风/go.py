# 围棋作业
import os

def read(name):
    go = {}
    for line in open(name):
        i, j, c = map(int, line.split())
        go[i, j] = c
    return go

def alive(go, p):
    chain = [p]
    for i, j in chain:
        for n in ((i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)):
            if 0 <= n[0] < 9 and 0 <= n[1] < 9:
                if n not in go:
                    return True
                if go[n] == go[p] and n not in chain:
                    chain.append(n)
    return False

for k in ['0', '00']:
    go = read('train_' + k + '.txt')
    if all(alive(go, p) for p in go)：
        print('[train]Problem ' + k + ': rule checking:True')
    else:
        print('[train]Problem ' + k + ': rule checking:False')
