import os

R = range(9)


def read(name):
    with open(name) as f:
        return {(r, c): s for r, c, s in (map(int, line.split()) for line in f if line.strip())}


def near(r, c):
    return [(x, y) for x, y in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if x in R and y in R]


def liberties(go, p):
    chain, free = {p}, set()
    queue = [p]
    while queue:
        for n in near(*queue.pop()):
            if not go.get(n):
                free.add(n)
            elif go[n] == go[p] and n not in chain:
                chain.add(n)
                queue.append(n)
    return free


def white(go, p):
    """'take', 'play' or None"""
    go = {**go, p: 1}
    if any(go.get(n) == -1 and not liberties(go, n) for n in near(*p)):
        return 'take'
    return 'play' if liberties(go, p) else None


tag = 'test' if os.path.exists('test_0.txt') else 'train'
with open('answer_for_%s.txt' % tag, 'w') as f:
    for k in ['0', '00', '1', '2', '3', '4', '5']:
        go = read('%s_%s.txt' % (tag, k))
        if k in ['0', '00']:
            answer = all(liberties(go, p) for p in go if go[p])
            print('[%s]Problem %s: rule checking:%s' % (tag, k, answer))
            f.write('%s_%s\n%s\n\n' % (tag, k, answer))
        else:
            wanted = ('take', 'play') if k == '5' else ('take',)
            answer = [(r, c) for r in R for c in R if not go.get((r, c)) and white(go, (r, c)) in wanted]
            print('[%s]Problem %s: %s:%s' % (tag, k, 'all possible position' if k == '5' else 'forward on step', answer))
            f.write('%s_%s\n%s\n' % (tag, k, ''.join('%d %d\n' % p for p in answer)))
