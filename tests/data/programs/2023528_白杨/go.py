# 围棋作业 白杨
import os

biaoqian = 'test' if os.path.exists('test_0.txt') else 'train'
for k in ['0', '00']:
    qizi = {}
    for hang in open(biaoqian + '_' + k + '.txt'):
        i, j, yanse = map(int, hang.split())
        qizi[i, j] = yanse

    def youqi(p, zoule):
        """这颗棋子所在的一块有没有气"""
        zoule.append(p)
        for n in (p[0] + 1, p[1]), (p[0] - 1, p[1]), (p[0], p[1] + 1), (p[0], p[1] - 1):
            if 0 <= n[0] <= 8 and 0 <= n[1] <= 8:
                if n not in qizi or qizi[n] == qizi[p] and n not in zoule and youqi(n, zoule):
                    return True
        return False

    print('[%s]Problem %s: rule checking:%s' % (biaoqian, k, all(youqi(p, []) for p in qizi)))
