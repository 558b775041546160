import numpy as np
import matplotlib
import matplotlib.pyplot as plt

matplotlib.rcParams['font.sans-serif'] = ['SimHei']
plt.rcParams['axes.unicode_minus'] = False


def load(path):
    data = np.loadtxt(path, dtype=int).reshape(-1, 3)
    board = np.zeros((9, 9), dtype=int)
    board[data[:, 0], data[:, 1]] = data[:, 2]
    return board


def group(board, r, c):
    mask = np.zeros_like(board, dtype=bool)
    mask[r, c] = True
    while True:
        grown = mask.copy()
        grown[1:] |= mask[:-1]
        grown[:-1] |= mask[1:]
        grown[:, 1:] |= mask[:, :-1]
        grown[:, :-1] |= mask[:, 1:]
        same = grown & (board == board[r, c])
        if (same == mask).all():
            return mask, bool((grown & (board == 0)).any())
        mask = same


def legal(board):
    return all(group(board, r, c)[1] for r, c in zip(*np.nonzero(board)))


def play(board, r, c):
    new = board.copy()
    new[r, c] = 1
    killed = np.zeros_like(board, dtype=bool)
    for x, y in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if 0 <= x < 9 and 0 <= y < 9 and new[x, y] == -1:
            mask, alive = group(new, x, y)
            if not alive:
                killed |= mask
    new[killed] = 0
    return new, killed.sum(), group(new, r, c)[1]


def show(board, title):
    fig, ax = plt.subplots(figsize=(5, 5))
    ax.set_facecolor('#F7DCB4')
    for i in range(9):
        ax.plot([0, 8], [i, i], 'k', lw=1)
        ax.plot([i, i], [0, 8], 'k', lw=1)
    for color, face in ((-1, 'black'), (1, 'white')):
        rows, cols = np.nonzero(board == color)
        ax.scatter(cols, rows, s=300, c=face, edgecolors='k', zorder=3)
    ax.invert_yaxis()
    ax.set_title(title)
    plt.show()


tag = 'test'
for name in ['0', '00', '1', '2', '3', '4', '5']:
    board = load(f'{tag}_{name}.txt')
    show(board, f'Problem {name}')
    empty = [(int(r), int(c)) for r, c in zip(*np.nonzero(board == 0))]
    if name in ('0', '00'):
        print(f'[{tag}]Problem {name}: rule checking:{legal(board)}')
    elif name == '5':
        answer = [p for p in empty if play(board, *p)[2]]
        print(f'[{tag}]Problem {name}: all possible position:{answer}')
    else:
        answer = [p for p in empty if play(board, *p)[1]]
        print(f'[{tag}]Problem {name}: forward on step:{answer}')
        for p in answer:
            show(play(board, *p)[0], f'Problem {name}: {p}')
