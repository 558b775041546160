# 围棋  2021211399
import glob
import sys

board = []
liberty = 0


def read(name):
    global board
    board = [[0 for c in range(9)] for r in range(9)]
    for line in open(name):
        if line.strip():
            r, c, color = map(int, line.split())
            board[r][c] = color


def fill(r, c, color):
    """Walks over the whole group and counts its liberties."""
    global liberty
    if r < 0 or r > 8 or c < 0 or c > 8:
        return
    if board[r][c] == 0:
        liberty += 1
        return
    if board[r][c] != color:
        return
    board[r][c] = 0  # done, do not come back to this stone
    fill(r - 1, c, color)
    fill(r + 1, c, color)
    fill(r, c - 1, color)
    fill(r, c + 1, color)


def count(r, c):
    global board, liberty
    keep = [row[:] for row in board]
    liberty = 0
    fill(r, c, board[r][c])
    board = keep
    return liberty


def rule():
    return all(board[r][c] == 0 or count(r, c) > 0 for r in range(9) for c in range(9))


def around(r, c):
    return [(x, y) for x, y in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if 0 <= x < 9 and 0 <= y < 9]


def captures(r, c):
    board[r][c] = 1
    found = any(board[x][y] == -1 and count(x, y) == 0 for x, y in around(r, c))
    board[r][c] = 0
    return found


def allowed(r, c):
    if captures(r, c):
        return True
    board[r][c] = 1
    ok = count(r, c) > 0
    board[r][c] = 0
    return ok


def points(test):
    return [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0 and test(r, c)]


tag = 'test' if glob.glob('test_*.txt') else 'train'
if len(sys.argv) > 1:
    tag = sys.argv[1]
blocks = []
for n in ['0', '00', '1', '2', '3', '4', '5']:
    read(tag + '_' + n + '.txt')
    if n in ('0', '00'):
        answer = rule()
        print('Problem %s: rule checking:%s' % (n, answer))
        blocks.append('%s_%s\n%s\n' % (tag, n, answer))
        continue
    if n == '5':
        answer = points(allowed)
        print('Problem 5: all possible position:', answer)
    else:
        answer = points(captures)
        print('Problem %s: forward on step:' % n, answer)
    blocks.append('%s_%s\n' % (tag, n) + ''.join('%d %d\n' % p for p in answer))
open('answer_for_' + tag + '.txt', 'w').write('\n'.join(blocks))
