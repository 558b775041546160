# 输出到屏幕，重定向到文件: python main.py > answer.txt
import os.path

def qi(b, i, j):
    c, s, t, n = b[i][j], [(i, j)], {(i, j)}, 0
    while s:
        x, y = s.pop()
        for u, v in (x-1, y), (x+1, y), (x, y-1), (x, y+1):
            if 0 <= u < 9 and 0 <= v < 9 and (u, v) not in t and b[u][v] in (0, c):
                t.add((u, v))
                if b[u][v] == 0: n += 1
                else: s.append((u, v))
    return n, [p for p in t if b[p[0]][p[1]] == c]

def xia(b, i, j):
    b = [r[:] for r in b]
    b[i][j] = 1
    d = [(x, y) for x in range(9) for y in range(9) if b[x][y] == -1 and qi(b, x, y)[0] == 0]
    for x, y in d: b[x][y] = 0
    return len(d), qi(b, i, j)[0]

t = 'test' if os.path.exists('test_0.txt') else 'train'
for k in '0 00 1 2 3 4 5'.split():
    b = [[0]*9 for _ in range(9)]
    for l in open(t+'_'+k+'.txt'):
        if l.strip():
            i, j, c = map(int, l.split())
            b[i][j] = c
    e = [(i, j) for i in range(9) for j in range(9) if not b[i][j]]
    if k[0] == '0':
        print('[%s]Problem %s: rule checking:%s' % (t, k, all(b[i][j] == 0 or qi(b, i, j)[0] for i in range(9) for j in range(9))))
    elif k == '5':
        print('[%s]Problem 5: all possible position:%s' % (t, [p for p in e if xia(b, *p)[1]]))
    else:
        print('[%s]Problem %s: forward on step:%s' % (t, k, [p for p in e if xia(b, *p)[0]]))
