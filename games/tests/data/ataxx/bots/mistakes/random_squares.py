# Not a mistake that can be named: the answers have nothing to do with the board.
import random

n = int(input())
lines = [input() for _ in range(2 * n - 1)]
random.seed(n)
print(*(random.randrange(7) for _ in range(4)))
