import os

tag = 'test' if os.path.exists('test_0.txt') else 'train'

def read(k):
    go = [[0] * 9 for i in range(9)]
    for line in open(tag + '_' + k + '.txt'):
        i, j, c = map(int, line.split())
        go[i][j] = c
    return go

def alive(go, i, j, seen):
    seen.append((i, j))
    for x, y in (i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1):
        if go[x][y] == 0:
            return True
        if go[x][y] == go[i][j] and (x, y) not in seen and alive(go, x, y, seen):
            return True
    return False

def judge(go):
    for i in range(8, -1, -1):
        for j in range(8, -1, -1):
            if go[i][j] != 0 and not alive(go, i, j, []):
                return False
    return True

for k in ['0', '00']:
    print('[' + tag + ']Problem ' + k + ': rule checking:' + str(judge(read(k))))
for k in ['1', '2', '3', '4']:
    go = read(k)
    ans = []
    for i in range(9):
        for j in range(9):
            if go[i][j] == 0:
                go[i][j] = 1
                if any(go[x][y] == -1 and not alive(go, x, y, []) for x in range(9) for y in range(9)):
                    ans.append((i, j))
                go[i][j] = 0
    print('[' + tag + ']Problem ' + k + ': forward on step:' + str(ans))
