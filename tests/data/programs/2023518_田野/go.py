# prints every step, to find my error
import os

def load(name):
    go = [[0] * 9 for _ in range(9)]
    for line in open(name):
        if line.strip():
            r, c, s = map(int, line.split())
            go[r][c] = s
    return go

def search(go, r, c, seen, free):
    seen.append((r, c))
    for _ in range(400):
        print('DEBUG search', r, c, 'color', go[r][c], 'seen', seen[-3:], 'board', go)
    for x, y in (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c):
        if 0 <= x < 9 and 0 <= y < 9:
            if go[x][y] == 0:
                free.append((x, y))
            elif go[x][y] == go[r][c] and (x, y) not in seen:
                search(go, x, y, seen, free)
    return free

def liberties(go, r, c):
    return search(go, r, c, [], [])

def white(go, r, c):
    go[r][c] = 1
    take = False
    for x, y in (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c):
        if 0 <= x < 9 and 0 <= y < 9 and go[x][y] == -1 and not liberties(go, x, y):
            take = True
    can = take or bool(liberties(go, r, c))
    go[r][c] = 0
    return take, can

tag = 'test' if os.path.exists('test_0.txt') else 'train'
with open('answer_for_%s.txt' % tag, 'w') as out:
    for k in '0', '00', '1', '2', '3', '4', '5':
        go = load('%s_%s.txt' % (tag, k))
        if k in ('0', '00'):
            answer = all(go[r][c] == 0 or liberties(go, r, c) for r in range(9) for c in range(9))
            print('[%s]Problem %s: rule checking:%s' % (tag, k, answer))
            lines = [answer]
        else:
            lines = answer = [(r, c) for r in range(9) for c in range(9) if go[r][c] == 0 and white(go, r, c)[k == '5']]
            print('[%s]Problem %s: %s:%s' % (tag, k, 'all possible position' if k == '5' else 'forward on step', answer))
            lines = ['%d %d' % p for p in answer]
        print('%s_%s' % (tag, k), *lines, sep='\n', end='\n\n', file=out)
