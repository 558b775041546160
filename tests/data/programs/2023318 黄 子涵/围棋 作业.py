import os

方向 = ((-1, 0), (1, 0), (0, -1), (0, 1))


def 读入(文件):
    棋盘 = [[0] * 9 for _ in range(9)]
    with open(文件, encoding='utf-8') as f:
        for 行 in f:
            if 行.strip():
                x, y, 颜色 = map(int, 行.split())
                棋盘[x][y] = 颜色
    return 棋盘


def 邻点(x, y):
    return [(x + a, y + b) for a, b in 方向 if 0 <= x + a < 9 and 0 <= y + b < 9]


def 有气(棋盘, x, y):
    已搜 = {(x, y)}
    队列 = [(x, y)]
    for p in 队列:
        for a, b in 邻点(*p):
            if 棋盘[a][b] == 0:
                return True
            if 棋盘[a][b] == 棋盘[x][y] and (a, b) not in 已搜:
                已搜.add((a, b))
                队列.append((a, b))
    return False


def 合规(棋盘):
    return all(棋盘[x][y] == 0 or 有气(棋盘, x, y) for x in range(9) for y in range(9))


def 落子(棋盘, x, y):
    新 = [行[:] for 行 in 棋盘]
    新[x][y] = 1
    死子 = [(a, b) for a in range(9) for b in range(9) if 新[a][b] == -1 and not 有气(新, a, b)]
    for a, b in 死子:
        新[a][b] = 0
    return 新, 死子


def 求解(棋盘, 只提子):
    空点 = [(x, y) for x in range(9) for y in range(9) if 棋盘[x][y] == 0]
    if 只提子:
        return [p for p in 空点 if 落子(棋盘, *p)[1]]
    return [p for p in 空点 if 有气(落子(棋盘, *p)[0], *p)]


tag = 'test' if os.path.exists('test_0.txt') else 'train'
with open('answer_for_%s.txt' % tag, 'w', encoding='utf-8') as f:
    for 题 in ['0', '00', '1', '2', '3', '4', '5']:
        棋盘 = 读入('%s_%s.txt' % (tag, 题))
        f.write('%s_%s\n' % (tag, 题))
        if 题 in ('0', '00'):
            print('[%s]Problem %s: rule checking:%s' % (tag, 题, 合规(棋盘)))
            f.write('%s\n\n' % 合规(棋盘))
        else:
            答案 = 求解(棋盘, 题 != '5')
            print('[%s]Problem %s: %s:%s' % (tag, 题, 'all possible position' if 题 == '5' else 'forward on step', 答案))
            f.write(''.join('%d %d\n' % p for p in 答案) + '\n')
