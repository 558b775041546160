# hostile: right, but leaves a process that goes on writing
import os
import time


def near(r, c):
    return [(x, y) for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if 0 <= x < 9 and 0 <= y < 9]


def dead(go, p):
    chain = [p]
    for q in chain:
        for n in near(*q):
            if n not in go:
                return False
            if go[n] == go[p] and n not in chain:
                chain.append(n)
    return True


def solve(k):
    with open('test_%s.txt' % k) as f:
        go = {(int(r), int(c)): int(s) for r, c, s in map(str.split, f) if s != '0'}
    if k[0] == '0':
        return [not any(dead(go, p) for p in go)]
    points = []
    for p in [(r, c) for r in range(9) for c in range(9)]:
        after = {p: 1, **go}
        takes = any(after.get(n) == -1 and dead(after, n) for n in near(*p))
        if p not in go and (takes or k == '5' and not dead(after, p)):
            points.append('%d %d' % p)
    return points


def answers():
    return ''.join('test_%s\n' % k + ''.join('%s\n' % a for a in solve(k)) + '\n' for k in '0 00 1 2 3 4 5'.split())


open('answer_for_test.txt', 'w').write(answers())
print(answers(), flush=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while True:
            for name in ('answer_for_test.txt', '/tmp/daemon.txt'):
                try:
                    with open(name, 'a') as f:
                        f.write('still here\n')
                except OSError:
                    pass
            time.sleep(0.2)
