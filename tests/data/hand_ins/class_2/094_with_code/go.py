import sys

def neighbours(r, c):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= r + dr < 9 and 0 <= c + dc < 9:
            yield r + dr, c + dc

# see output.txt
