# Reversi for the summer school's grader: a board, the colour; row and column.
import sys

WAYS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def flips(board, row, column, color):
    total = 0
    for down, right in WAYS:
        r, c, run = row + down, column + right, 0
        while 0 <= r < 8 and 0 <= c < 8 and board[r][c] == 1 - color:
            r, c, run = r + down, c + right, run + 1
        if run > 0 and 0 <= r < 8 and 0 <= c < 8 and board[r][c] == color:
            total += run
    return total


def choose(board, color):
    best, chosen = 0, (-1, -1)
    for row in range(8):
        for column in range(8):
            if board[row][column] == -1:
                value = flips(board, row, column, color)
                if value > best:
                    best, chosen = value, (row, column)
    return chosen


while True:
    line = sys.stdin.readline()
    if not line:
        break
    board = [[int(word) for word in line.split()]]
    for _ in range(7):
        board.append([int(word) for word in input().split()])
    color = int(input())
    row, column = choose(board, color)
    print(row, column, flush=True)
