import sys

player = int(input())
opponent = 1 - player
me, you = str(player), str(opponent)

for first in sys.stdin:
    if not first.strip():
        continue
    grid = [first.strip()] + [input() for _ in range(6)]
    last = input()
    k = int(input())
    actions = [input() for _ in range(k)]
    # the first line is rank 7, as on a chess board
    at = lambda f, r: grid[7 - r]["abcdefg".index(f)]
    squares = [(f, r) for r in range(1, 8) for f in "abcdefg"]
    best = None
    for f, r in squares:
        if at(f, r) != ".":
            continue
        sources = [(g, s) for g, s in squares if at(g, s) == me
                   and abs(ord(f) - ord(g)) <= 2 and abs(r - s) <= 2]
        if not sources:
            continue
        close = [s for s in sources if abs(ord(f) - ord(s[0])) <= 1 and abs(r - s[1]) <= 1]
        taken = sum(at(g, s) == you for g, s in squares if abs(ord(f) - ord(g)) <= 1 and abs(r - s) <= 1)
        text = f"{f}{r}" if close else f"{sources[0][0]}{sources[0][1]}{f}{r}"
        value = taken + bool(close)
        if best is None or value > best[0]:
            best = value, text
    print(best[1], flush=True)
