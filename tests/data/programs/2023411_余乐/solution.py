import os

NEXT = [(0, 1), (0, -1), (1, 0), (-1, 0)]


def board_of(name):
    b = [['.'] * 9 for _ in range(9)]
    for line in open(name).read().splitlines():
        if line.strip():
            r, c, s = line.split()
            b[int(r)][int(c)] = {'-1': 'B', '1': 'W', '0': '.'}[s]
    return b


def around(r, c):
    return [(r + x, c + y) for x, y in NEXT if 0 <= r + x < 9 and 0 <= c + y < 9]


def air(b, r, c):
    seen = [(r, c)]
    for p in seen:
        for x, y in around(*p):
            if b[x][y] == '.':
                return True
            if b[x][y] == b[r][c] and (x, y) not in seen:
                seen.append((x, y))
    return False


def captures(b):
    result = []
    for r in range(9):
        for c in range(9):
            if b[r][c] == '.':
                b[r][c] = 'W'
                for x, y in around(r, c):
                    if b[x][y] == 'B' and not air(b, x, y):
                        result.append((r, c))
                b[r][c] = '.'
    return result


def possible(b):
    result = []
    for r in range(9):
        for c in range(9):
            if b[r][c] == '.':
                b[r][c] = 'W'
                if air(b, r, c):
                    result.append((r, c))
                b[r][c] = '.'
    return result + captures(b)


def rule(b):
    return all(b[r][c] == '.' or air(b, r, c) for r in range(9) for c in range(9))


tag = 'test' if os.path.exists('test_0.txt') else 'train'
lines = []
for k, title, question in [('0', 'rule checking', rule), ('00', 'rule checking', rule), ('1', 'forward on step', captures),
                           ('2', 'forward on step', captures), ('3', 'forward on step', captures),
                           ('4', 'forward on step', captures), ('5', 'all possible position', possible)]:
    answer = question(board_of('%s_%s.txt' % (tag, k)))
    print('[%s]Problem %s: %s:%s' % (tag, k, title, answer))
    lines.append('%s_%s' % (tag, k))
    lines.extend([str(answer)] if question is rule else ['%d %d' % p for p in answer])
    lines.append('')
with open('answer_for_%s.txt' % tag, 'w') as f:
    f.write('\n'.join(lines))
