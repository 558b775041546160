import sys


def read(path):
    board = [[0] * 9 for _ in range(9)]
    for line in open(path):
        r, c, v = map(int, line.split())
        board[r][c] = v
    return board


if __name__ == "__main__":
    print(read(sys.argv[1]))
