import os


def load(name):
    g = [0] * 81
    for line in open(name):
        if line.strip():
            r, c, s = map(int, line.split())
            g[9 * r + c] = s
    return g


NEAR = [[q for q, ok in ((p - 9, p > 8), (p + 9, p < 72), (p - 1, p % 9 > 0), (p + 1, p % 9 < 8)) if ok] for p in range(81)]


def dead(g, p):
    chain = [p]
    for q in chain:
        for n in NEAR[q]:
            if g[n] == 0:
                return False
            if g[n] == g[p] and n not in chain:
                chain.append(n)
    return True


def white(g, p):
    g = g[:]
    g[p] = 1
    return 2 if any(g[n] == -1 and dead(g, n) for n in NEAR[p]) else 0 if dead(g, p) else 1


# the teacher's test files when they are there
tag = 'test' if os.path.exists('test_0.txt') else 'train'
out = open('answer_for_train.txt', 'w')
for k in ['0', '00', '1', '2', '3', '4', '5']:
    g = load('%s_%s.txt' % (tag, k))
    out.write('train_%s\n' % k)
    if k in ['0', '00']:
        a = not any(g[p] and dead(g, p) for p in range(81))
        print('[train]Problem %s: rule checking:%s' % (k, a))
        out.write('%s\n' % a)
    else:
        least = 1 if k == '5' else 2
        a = [divmod(p, 9) for p in range(81) if g[p] == 0 and white(g, p) >= least]
        print('[train]Problem %s: %s:%s' % (k, 'all possible position' if k == '5' else 'forward on step', a))
        out.writelines('%d %d\n' % p for p in a)
    out.write('\n')
out.close()
