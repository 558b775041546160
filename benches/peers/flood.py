"""The rules of Go as a student would write them, with a flood fill. Reads one board per line (`.XO`), answers like
`gocheck stream`, and prints at the end the seconds per board."""

import sys
import time


def neighbors(row, col, size):
    for r, c in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)):
        if 0 <= r < size and 0 <= c < size:
            yield r, c


def group_at(board, row, col):
    """The stones of a group and its liberties."""
    color = board[row][col]
    stones, liberties, todo = {(row, col)}, set(), [(row, col)]
    while todo:
        for r, c in neighbors(*todo.pop(), len(board)):
            if board[r][c] == ".":
                liberties.add((r, c))
            elif board[r][c] == color and (r, c) not in stones:
                stones.add((r, c))
                todo.append((r, c))
    return stones, liberties


def answer(board, color):
    size = len(board)
    liberties_of = {}
    dead = set()
    for row in range(size):
        for col in range(size):
            if board[row][col] != "." and (row, col) not in liberties_of:
                stones, liberties = group_at(board, row, col)
                for stone in stones:
                    liberties_of[stone] = len(liberties)
                if not liberties:
                    dead |= stones
    legal, captures = [], []
    for row in range(size):
        for col in range(size):
            if board[row][col] != ".":
                continue
            is_legal = takes = False
            for r, c in neighbors(row, col, size):
                if board[r][c] == ".":
                    is_legal = True
                elif board[r][c] == color:
                    is_legal = is_legal or liberties_of[r, c] > 1
                elif liberties_of[r, c] == 1:
                    takes = True
            if is_legal or takes:
                legal.append((row, col))
            if takes:
                captures.append((row, col))
    return dead, legal, captures


def shown(board, dead, legal, captures):
    cells = [["-" if cell == "." else cell for cell in row] for row in board]
    for mark, points in (("!", dead), ("+", legal), ("*", captures)):
        for row, col in points:
            cells[row][col] = mark
    return ("dead " if dead else "ok ") + "".join("".join(row) for row in cells)


lines = sys.stdin.read().split()
size = int(len(lines[0]) ** 0.5)
boards = [[list(line[start : start + size]) for start in range(0, size * size, size)] for line in lines]
start = time.process_time()
answers = [answer(board, "O") for board in boards]
seconds = time.process_time() - start
for board, said in zip(boards, answers):
    print(shown(board, *said))
print(seconds / len(boards))
