# 许诺 2023321
import os


def find(b, i, j):
    """the group of (i, j) and its liberties, depth first"""
    group, liberty = [], []

    def dfs(x, y):
        group.append((x, y))
        for m, n in (x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1):
            if m in (-1, 9) or n in (-1, 9):
                continue
            if b[m][n] == 0 and (m, n) not in liberty:
                liberty.append((m, n))
            if b[m][n] == b[x][y] and (m, n) not in group:
                dfs(m, n)

    dfs(i, j)
    return group, liberty


def eat(b):
    # a black group with one liberty is captured there
    points = set()
    for i in range(9):
        for j in range(9):
            if b[i][j] == -1:
                liberty = find(b, i, j)[1]
                if len(liberty) == 1:
                    points.add(liberty[0])
    return sorted(points)


def possible(b):
    points = eat(b)
    for i in range(9):
        for j in range(9):
            if b[i][j] == 0 and (i, j) not in points:
                b[i][j] = 1
                if find(b, i, j)[1]:
                    points.append((i, j))
                b[i][j] = 0
    return points


tag = 'test' if os.path.exists('test_1.txt') else 'train'
result = ''
for k in ['0', '00', '1', '2', '3', '4', '5']:
    b = [[0] * 9 for i in range(9)]
    for line in open('%s_%s.txt' % (tag, k)):
        if line != '\n':
            i, j, color = map(int, line.split())
            b[i][j] = color
    result += '%s_%s\n' % (tag, k)
    if k == '0' or k == '00':
        answer = all(find(b, i, j)[1] for i in range(9) for j in range(9) if b[i][j])
        print('Problem %s: rule checking:%s' % (k, answer))
        result += '%s\n' % answer
    else:
        answer = possible(b) if k == '5' else eat(b)
        print('Problem %s: %s:%s' % (k, 'all possible position' if k == '5' else 'forward on step', answer))
        for point in answer:
            result += '%d %d\n' % point
    result += '\n'
with open('answer_for_%s.txt' % tag, 'w') as file:
    file.write(result)
