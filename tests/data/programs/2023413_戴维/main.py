import os


def load(name):
    b = [[0 for _ in range(9)] for _ in range(9)]
    with open(name) as f:
        for s in f:
            if s.strip():
                r, c, v = map(int, s.split())
                b[r][c] = v
    return b


def flood(b, r, c, seen):
    """Returns True when a liberty is found."""
    seen.append((r, c))
    for x, y in [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]:
        try:
            v = b[x][y]
        except IndexError:  # outside of the board
            continue
        if v == 0:
            return True
        if v == b[r][c] and (x, y) not in seen and flood(b, x, y, seen):
            return True
    return False


def dead(b, color):
    return [(r, c) for r in range(9) for c in range(9) if b[r][c] == color and not flood(b, r, c, [])]


def moves(b, capture_only):
    result = []
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                b[r][c] = 1
                if dead(b, -1) or not capture_only and (r, c) not in dead(b, 1):
                    result.append((r, c))
                b[r][c] = 0
    return result


t = 'test' if os.path.exists('test_0.txt') else 'train'
f = open('answer_for_' + t + '.txt', 'w')
for n in ('0', '00', '1', '2', '3', '4', '5'):
    b = load(t + '_' + n + '.txt')
    f.write(t + '_' + n + '\n')
    if n in ('0', '00'):
        a = not dead(b, 1) and not dead(b, -1)
        print('[' + t + ']Problem ' + n + ': rule checking:' + str(a))
        f.write(str(a) + '\n\n')
    else:
        a = moves(b, n != '5')
        print('[' + t + ']Problem ' + n + (': all possible position:' if n == '5' else ': forward on step:') + str(a))
        f.write('\n'.join('%d %d' % p for p in a) + '\n\n')
f.close()
