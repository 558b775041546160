# -*- coding: gbk -*-
# 围棋作业  宋佳
# 棋子颜色：-1黑，1白
import os


def qi(b, p, block):
    """这块棋有没有气"""
    block.add(p)
    yes = False
    for n in lin(p):
        if b[n] == 0:
            yes = True
        elif b[n] == b[p] and n not in block:
            yes = qi(b, n, block) or yes
    return yes


def lin(p):
    x, y = p
    return [(x + i, y + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0)) if (x + i, y + j) in POINTS]


def ti(b, p):
    """白下在p，返回新棋盘和提掉的黑子"""
    b = dict(b)
    b[p] = 1
    si = set()
    for n in lin(p):
        block = set()
        if b[n] == -1 and not qi(b, n, block):
            si |= block
    b.update((n, 0) for n in si)
    return b, si


POINTS = [(x, y) for x in range(9) for y in range(9)]
tag = 'test' if os.path.exists('test_0.txt') else 'train'
jieguo = []
for k in '0', '00', '1', '2', '3', '4', '5':
    b = dict.fromkeys(POINTS, 0)
    for s in open(tag + '_' + k + '.txt'):
        if s.strip():
            x, y, c = s.split()
            b[int(x), int(y)] = int(c)
    jieguo.append(tag + '_' + k)
    if k in ('0', '00'):
        ok = all(b[p] == 0 or qi(b, p, set()) for p in POINTS)
        print('[%s]Problem %s: rule checking:%s' % (tag, k, ok), '（合规）' if ok else '（不合规）')
        jieguo.append(str(ok))
    else:
        ans = []
        for p in POINTS:
            if b[p] == 0:
                new, si = ti(b, p)
                if si or k == '5' and qi(new, p, set()):
                    ans.append(p)
        print('[%s]Problem %s: %s:%s' % (tag, k, '所有可落子的位置' if k == '5' else '所有可提子的位置', ans))
        jieguo += ['%d %d' % p for p in ans]
    jieguo.append('')
open('answer_for_%s.txt' % tag, 'w').write('\n'.join(jieguo))
