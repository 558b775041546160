"""Answers the puzzles next to it. Suicide is counted as legal."""

SIZE = 9
PROBLEMS = ["0", "00", "1", "2", "3", "4", "5"]


def read(name):
    board = [[0] * SIZE for _ in range(SIZE)]
    with open(name) as file:
        for line in file:
            row, col, color = map(int, line.split())
            board[row][col] = color
    return board


def around(row, col):
    places = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return [(r, c) for r, c in places if 0 <= r < SIZE and 0 <= c < SIZE]


def has_liberty(board, row, col):
    seen, todo = {(row, col)}, [(row, col)]
    while todo:
        for r, c in around(*todo.pop()):
            if board[r][c] == 0:
                return True
            if board[r][c] == board[row][col] and (r, c) not in seen:
                seen.add((r, c))
                todo.append((r, c))
    return False


def is_valid(board):
    return all(board[r][c] == 0 or has_liberty(board, r, c) for r in range(SIZE) for c in range(SIZE))


def captures(board, row, col):
    after = [line[:] for line in board]
    after[row][col] = 1
    return any(after[r][c] == -1 and not has_liberty(after, r, c) for r, c in around(row, col))


def points(board, problem):
    empty = [(r, c) for r in range(SIZE) for c in range(SIZE) if board[r][c] == 0]
    return empty if problem == "5" else [at for at in empty if captures(board, *at)]


for problem in PROBLEMS:
    board = read(f"train_{problem}.txt")
    if problem.startswith("0"):
        print(f"[train]Problem {problem}: {is_valid(board)}")
    else:
        print(f"[train]Problem {problem}: forward on step:{points(board, problem)}")
