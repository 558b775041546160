# hostile: what it prints tries to change the page, the table and the terminal


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
print('\x1b[2J\x1b]0;owned\x07<script>alert(1)</script>')
print('=HYPERLINK("http://192.0.2.1","100")\t100.0\t"\u202e')
raise RuntimeError('<img src=x onerror=alert(1)> ],] \x1b[31m =1+1 | cell \r\n 2023999 100.0')
