# 围棋
import os

def read(name):
    go = [[0] * 9 for i in range(9)]
    for line in open(name):
        line = line.strip().split(' ')
        if len(line) == 3:
            go[int(line[0])][int(line[1])] = int(line[2])
    return go

def has_qi(go, i, j):
    # 上下左右有空点就有气
    if i > 0 and go[i - 1][j] == 0:
        return True
    if i < 8 and go[i + 1][j] == 0:
        return True
    if j > 0 and go[i][j - 1] == 0:
        return True
    if j < 8 and go[i][j + 1] == 0:
        return True
    return False

def judge(go):
    for i in range(9):
        for j in range(9):
            if go[i][j] != 0 and not has_qi(go, i, j):
                return False
    return True

def eat(go, i, j):
    go[i][j] = 1
    result = False
    for x, y in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= x < 9 and 0 <= y < 9 and go[x][y] == -1 and not has_qi(go, x, y):
            result = True
    go[i][j] = 0
    return result

tag = 'test' if os.path.exists('test_0.txt') else 'train'
f = open('answer_for_' + tag + '.txt', 'w')
for k in ['0', '00', '1', '2', '3', '4', '5']:
    go = read(tag + '_' + k + '.txt')
    f.write(tag + '_' + k + '\n')
    if k in ['0', '00']:
        print('[%s]Problem %s: rule checking:%s' % (tag, k, judge(go)))
        f.write(str(judge(go)) + '\n\n')
        continue
    ans = []
    for i in range(9):
        for j in range(9):
            if go[i][j] == 0:
                if eat(go, i, j) or (k == '5' and has_qi(go, i, j)):
                    ans.append((i, j))
                    f.write('%d %d\n' % (i, j))
    f.write('\n')
    if k == '5':
        print('[%s]Problem 5: all possible position:%s' % (tag, ans))
    else:
        print('[%s]Problem %s: forward on step:%s' % (tag, k, ans))
f.close()
