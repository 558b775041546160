# shows how the computer thinks
import os
import sys
import time

tag = 'test' if os.path.exists('test_0.txt') else 'train'


def read(k):
    return {(int(a), int(b)): int(c) for a, b, c in (line.split() for line in open('%s_%s.txt' % (tag, k)) if line.split())}


def near(r, c):
    return [p for p in ((r, c - 1), (r - 1, c), (r, c + 1), (r + 1, c)) if min(p) >= 0 and max(p) <= 8]


def air(go, p):
    chain, out, todo = {p}, 0, [p]
    while todo:
        for n in near(*todo.pop()):
            if not go.get(n):
                out += 1
            elif go[n] == go[p] and n not in chain:
                chain.add(n)
                todo.append(n)
    return out


def think(go, p):
    time.sleep(0.125)
    sys.stderr.write('.')
    sys.stderr.flush()
    go[p] = 1
    take = sum(go.get(n) == -1 and air(go, n) == 0 for n in near(*p))
    own = air(go, p)
    del go[p]
    return take, own


with open('answer_for_%s.txt' % tag, 'w') as f:
    for k in ['0', '00', '1', '2', '3', '4', '5']:
        go = {p: s for p, s in read(k).items() if s}
        print('%s_%s' % (tag, k), file=f)
        if k[0] == '0':
            answer = min(air(go, p) for p in go) > 0
            print('[%s]Problem %s: rule checking:%s' % (tag, k, answer), flush=True)
            print(answer, file=f)
        else:
            answer = []
            for p in [(r, c) for r in range(9) for c in range(9)]:
                if p not in go:
                    take, own = think(go, p)
                    if take or k == '5' and own:
                        answer.append(p)
                        print(*p, file=f)
            print('[%s]Problem %s: %s:%s' % (tag, k, 'all possible position' if k == '5' else 'forward on step', answer), flush=True)
        print(file=f)
