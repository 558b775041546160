# -*- coding: utf-8 -*-
# Python 2.7, no numpy, no Tkinter: the boards are printed
N = 9


def get(tag, k):
    go = [0] * 81
    for s in file('%s_%s.txt' % (tag, k)).readlines():
        if s.split():
            r, c, v = [int(w) for w in s.split()]
            go[r * N + c] = v
    return go


def near(p):
    if p >= N: yield p - N
    if p < 72: yield p + N
    if p % N: yield p - 1
    if p % N < 8: yield p + 1


def search(go, p):
    group = [p]
    air = False
    for q in group:
        for n in near(q):
            if go[n] == 0:
                air = True
            elif go[n] == go[p] and n not in group:
                group.append(n)
    return group, air


def forward(go, p):
    go = go[:]
    go[p] = 1
    eaten = []
    for n in near(p):
        if go[n] == -1:
            group, air = search(go, n)
            if not air:
                eaten += group
    for n in eaten:
        go[n] = 0
    return go, eaten


def show(go):
    for r in range(N):
        for c in range(N):
            print '.OX'[go[r * N + c]],
        print


def solve(tag):
    f = open('answer_for_%s.txt' % tag, 'w')
    for k in '0', '00', '1', '2', '3', '4', '5':
        go = get(tag, k)
        print >> f, '%s_%s' % (tag, k)
        if k in ('0', '00'):
            ok = not [p for p in range(81) if go[p] <> 0 and not search(go, p)[1]]
            print '[%s]Problem %s: rule checking:%s' % (tag, k, ok)
            print >> f, ok
        else:
            ans = []
            for p in range(81):
                if go[p] == 0:
                    after, eaten = forward(go, p)
                    if eaten or (k == '5' and search(after, p)[1]):
                        ans.append(divmod(p, N))
            print '[%s]Problem %s: %s:%s' % (tag, k, k == '5' and 'all possible position' or 'forward on step', ans)
            if k != '5':
                for r, c in ans:
                    show(forward(go, r * N + c)[0])
            for r, c in ans:
                print >> f, r, c
        print >> f
    f.close()


for tag in 'train', 'test':
    try:
        solve(tag)
    except IOError, e:
        print e
