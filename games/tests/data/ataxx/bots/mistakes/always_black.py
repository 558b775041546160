import random
random.seed(4)
grid = {(0, 0): 'B', (6, 6): 'B', (6, 0): 'W', (0, 6): 'W'}
other = {'B': 'W', 'W': 'B'}

def near(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))

def step(src, dst, color):
    if near(src, dst) == 2:
        grid.pop(src, None)
    grid[dst] = color
    for cell in list(grid):
        if near(cell, dst) == 1:
            grid[cell] = color

n = int(input())
turn = 'B'
for k in range(2 * n - 1):
    x0, y0, x1, y1 = map(int, input().split())
    if x0 == -1:
        continue
    step((x0, y0), (x1, y1), turn)
    turn = other[turn]

me = 'B'
cells = [(x, y) for x in range(7) for y in range(7)]
options = [(s, d) for s in cells if grid.get(s) == me
           for d in cells if d not in grid and 1 <= near(s, d) <= 2]
if options:
    s, d = random.choice(options)
    print(s[0], s[1], d[0], d[1])
else:
    print(-1, -1, -1, -1)
