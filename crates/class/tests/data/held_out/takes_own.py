# faults: program-counts-suicide-as-capture program-forbids-captures
# All groups without liberties are taken at once, the own one among them, and any stone taken is a capture.
from common import main


def groups(board):
    done, found = set(), []
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0 or (i, j) in done:
                continue
            group, free, todo = set(), 0, [(i, j)]
            while todo:
                x, y = todo.pop()
                if (x, y) in group:
                    continue
                group.add((x, y))
                for a, b in (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1):
                    if 0 <= a < 9 and 0 <= b < 9:
                        if board[a][b] == 0:
                            free += 1
                        elif board[a][b] == board[i][j]:
                            todo.append((a, b))
            done |= group
            found.append((group, free))
    return found


def rule(board):
    return all(free > 0 for _, free in groups(board))


def play(board, i, j):
    copy = [list(row) for row in board]
    copy[i][j] = 1
    count = 0
    for group, free in groups(copy):
        if free == 0:
            for x, y in group:
                copy[x][y] = 0
                count += 1
    return copy, count


def captures(board):
    return [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0 and play(board, i, j)[1] > 0]


def moves(board):
    return [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0 and play(board, i, j)[0][i][j] == 1]


main(rule, captures, moves)
