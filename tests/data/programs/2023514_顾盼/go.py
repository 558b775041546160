tag = input('train or test? ')


def read(k):
    b = [[0] * 9 for _ in range(9)]
    for line in open(tag + '_' + k + '.txt'):
        if line.strip():
            r, c, s = map(int, line.split())
            b[r][c] = s
    return b


def near(r, c):
    return [(r + x, c + y) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)) if -1 < r + x < 9 and -1 < c + y < 9]


def qi(b, r, c):
    seen = {(r, c)}
    todo = list(seen)
    while todo:
        for x, y in near(*todo.pop()):
            if b[x][y] == 0:
                return True
            if b[x][y] == b[r][c] and (x, y) not in seen:
                seen.add((x, y))
                todo.append((x, y))
    return False


def white(b, r, c):
    b[r][c] = 1
    eat = any(b[x][y] == -1 and not qi(b, x, y) for x, y in near(r, c))
    can = eat or qi(b, r, c)
    b[r][c] = 0
    return eat, can


with open('answer_for_' + tag + '.txt', 'w') as f:
    for k in ('0', '00', '1', '2', '3', '4', '5'):
        b = read(k)
        f.write(tag + '_' + k + '\n')
        if k in ('0', '00'):
            a = all(b[r][c] == 0 or qi(b, r, c) for r in range(9) for c in range(9))
            print('[' + tag + ']Problem ' + k + ': rule checking:', a)
            f.write(str(a) + '\n')
        else:
            a = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0 and white(b, r, c)[k == '5']]
            print('[' + tag + ']Problem ' + k + (': all possible position:' if k == '5' else ': forward on step:'), a)
            for r, c in a:
                f.write('%d %d\n' % (r, c))
        f.write('\n')
input('press Enter to end')
