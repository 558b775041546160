import os

tag = 'test' if os.path.exists('test_0.txt') else 'train'
D = (-1, 0), (0, -1), (0, 1), (1, 0)


def board(k):
    grid = [[0] * 9 for _ in range(9)]
    for line in open(f'{tag}_{k}.txt'):
        if line.strip():
            row, col, color = map(int, line.split())
            grid[row][col] = color
    return grid


def inside(row, col):
    return 0 <= row < 9 and 0 <= col < 9


def free(grid, row, col, done):
    done.add((row, col))
    for a, b in D:
        r, c = row + a, col + b
        if inside(r, c) and (grid[r][c] == 0 or grid[r][c] == grid[row][col] and (r, c) not in done and free(grid, r, c, done)):
            return True
    return False


def answer(k):
    grid = board(k)
    if k in ('0', '00'):
        return all(not grid[r][c] or free(grid, r, c, set()) for r in range(9) for c in range(9))
    points = []
    for r in range(9):
        for c in range(9):
            if not grid[r][c]:
                grid[r][c] = 1
                if any(inside(r + a, c + b) and grid[r + a][c + b] == -1 and not free(grid, r + a, c + b, set()) for a, b in D):
                    points.append((r, c))
                elif k == '5' and free(grid, r, c, set()):
                    points.append((r, c))
                grid[r][c] = 0
    return points


out = open(f'answer_for_{tag}.txt', 'w')
for k in ['0', '00', '1', '2', '3', '4', '5']:
    result = answer(k)
    title = 'rule checking' if k[0] == '0' else 'all possible position' if k == '5' else 'forward on step'
    print(f'[{tag}]Problem {k}: {title}:{result}')
    out.write(f'{tag}_{k}\n')
    if k[0] == '0':
        out.write(f'{result}\n')
    else:
        for x, y in result:
            out.write(f'{y} {x}\n')
    out.write('\n')
out.close()
