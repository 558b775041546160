import sys

def neighbours(r, c):
    for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= r + dr < 9 and 0 <= c + dc < 9:
            yield r + dr, c + dc

def group(board, r, c):
    stack, seen, libs = [(r, c)], {(r, c)}, set()
    while stack:
        y, x = stack.pop()
        for n in neighbours(y, x):
            if board[n[0]][n[1]] == 0:
                libs.add(n)
            elif board[n[0]][n[1]] == board[r][c] and n not in seen:
                seen.add(n)
                stack.append(n)
    return seen, libs
