import os

tag = 'test' if os.path.exists('test_0.txt') else 'train'


def read(k):
    a = [[0] * 9 for _ in range(9)]
    for line in open(tag + '_' + k + '.txt'):
        if line.strip():
            i, j, c = map(int, line.split())
            a[i][j] = c
    return a


def liberties(a, i, j):
    """A list of the liberties of the group at (i, j)."""
    result = []
    done = []
    todo = [(i, j)]
    while todo:
        x, y = todo.pop()
        if (x, y) in done:
            continue
        done.append((x, y))
        for u, v in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= u < 9 and 0 <= v < 9:
                if a[u][v] == 0:
                    result.append((u, v))
                elif a[u][v] == a[i][j]:
                    todo.append((u, v))
    return result


def captures(a):
    result = set()
    for i in range(9):
        for j in range(9):
            if a[i][j] == -1:
                free = liberties(a, i, j)
                if len(free) == 1:  # atari
                    result.add(free[0])
    return result


def possible(a):
    result = captures(a)
    for i in range(9):
        for j in range(9):
            if a[i][j] == 0:
                a[i][j] = 1
                if liberties(a, i, j):
                    result.add((i, j))
                a[i][j] = 0
    return result


with open('answer_for_' + tag + '.txt', 'w') as out:
    for k in ('0', '00', '1', '2', '3', '4', '5'):
        a = read(k)
        out.write(tag + '_' + k + '\n')
        if k in ('0', '00'):
            ok = all(a[i][j] == 0 or len(liberties(a, i, j)) > 0 for i in range(9) for j in range(9))
            print('[' + tag + ']Problem ' + k + ': rule checking:' + str(ok))
            out.write(str(ok) + '\n')
        else:
            points = sorted(possible(a) if k == '5' else captures(a))
            print('[' + tag + ']Problem ' + k + (': all possible position:' if k == '5' else ': forward on step:') + str(points))
            for i, j in points:
                out.write(str(i) + ' ' + str(j) + '\n')
        out.write('\n')
