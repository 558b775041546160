import os


def read(name):
    go = [[0] * 9 for _ in range(9)]
    for line in open(name):
        if line.strip():
            r, c, s = map(int, line.split())
            go[r][c] = s
    return go


def near(r, c):
    return [(x, y) for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if 0 <= x < 9 and 0 <= y < 9]


def dead(go, r, c):
    chain = [(r, c)]
    for x, y in chain:
        for m, n in near(x, y):
            if go[m][n] == 0:
                return False
            if go[m][n] == go[r][c] and (m, n) not in chain:
                chain.append((m, n))
    return True


def rule(go):
    return not any(go[r][c] and dead(go, r, c) for r in range(9) for c in range(9))


def eat(go):
    ans = []
    for r in range(9):
        for c in range(9):
            if go[r][c] == 0:
                go[r][c] = 1
                if any(go[x][y] == -1 and dead(go, x, y) for x, y in near(r, c)):
                    ans.append((r, c))
                go[r][c] = 0
    return ans


tag = 'test' if os.path.exists('test_0.txt') else 'train'
for k in ('0', '00'):
    print('[%s]Problem %s: rule checking:%s' % (tag, k, rule(read('%s_%s.txt' % (tag, k)))))
for k in ('1', '2', '3', '4'):
    print('[%s]Problem %s: forward on step:%s' % (tag, k, eat(read('%s_%s.txt' % (tag, k)))))
print('[%s]Problem 5: all possible position:%s' % (tag, possible(read('%s_5.txt' % tag))))
