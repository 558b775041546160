import os
import numpy as np

AROUND = ((0, 1), (0, -1), (1, 0), (-1, 0))


def load(path):
    go = np.zeros((11, 11), dtype=int) + 2
    go[1:10, 1:10] = 0
    for row, col, color in np.loadtxt(path, dtype=int, ndmin=2):
        go[row + 1, col + 1] = color
    return go


def spread(mask):
    out = mask.copy()
    for axis in (0, 1):
        for step in (1, -1):
            out |= np.roll(mask, step, axis)
    return out


def group(go, p):
    mask = np.zeros(go.shape, dtype=bool)
    mask[p] = True
    while True:
        bigger = spread(mask) & (go == go[p])
        if (bigger == mask).all():
            return mask
        mask = bigger


def alive(go, p):
    return bool((spread(group(go, p)) & (go == 0)).any())


def play(go, p):
    after = go.copy()
    after[p] = 1
    dead = np.zeros(go.shape, dtype=bool)
    for d in AROUND:
        n = (p[0] + d[0], p[1] + d[1])
        if after[n] == -1 and not alive(after, n):
            dead |= group(after, n)
    after[dead] = 0
    return int(dead.sum()), alive(after, p)


tag = 'test' if os.path.exists('test_0.txt') else 'train'
text = ''
for k in ['0', '00', '1', '2', '3', '4', '5']:
    go = load('%s_%s.txt' % (tag, k))
    text += '%s_%s\n' % (tag, k)
    if k[0] == '0':
        ok = all(alive(go, (r, c)) for r, c in np.argwhere(abs(go) == 1))
        print('[%s]Problem %s: rule checking:%s' % (tag, k, ok))
        text += '%s\n\n' % ok
    else:
        which = 1 if k == '5' else 0
        points = [(int(r) - 1, int(c) - 1) for r, c in np.argwhere(go == 0) if play(go, (r, c))[which]]
        print('[%s]Problem %s: %s:%s' % (tag, k, 'all possible position' if which else 'forward on step', points))
        text += ''.join('%d %d\n' % p for p in points) + '\n'
open('answer_for_%s.txt' % tag, 'w').write(text)
