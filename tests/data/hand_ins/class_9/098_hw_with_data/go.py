import sys

def neighbours(r, c):
    for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= r + dr < 9 and 0 <= c + dc < 9:
            yield r + dr, c + dc

def read(path):
    board = [[0] * 9 for _ in range(9)]
    for line in open(path):
        r, c, color = map(int, line.split())
        board[r][c] = color
    return board

def group(board, r, c):
    stones, liberties, todo = {(r, c)}, set(), [(r, c)]
    while todo:
        for n in neighbours(*todo.pop()):
            if board[n[0]][n[1]] == 0:
                liberties.add(n)
            elif board[n[0]][n[1]] == board[r][c] and n not in stones:
                stones.add(n)
                todo.append(n)
    return stones, liberties
