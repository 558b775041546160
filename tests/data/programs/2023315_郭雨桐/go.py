"""usage: python3 go.py FILE..."""
import os
import sys


def main(files):
    if not files:
        sys.exit(__doc__)
    for path in files:
        name = os.path.splitext(os.path.basename(path))[0]
        answer = solve(path, name.split('_')[1])
        print(name)
        if isinstance(answer, bool):
            print(answer)
        else:
            for point in answer:
                print(*point)
        print()


def solve(path, number):
    stones = {}
    with open(path) as f:
        for line in f:
            if line.strip():
                r, c, color = map(int, line.split())
                if color:
                    stones[r, c] = color
    if number in ('0', '00'):
        return all(alive(stones, p) for p in stones)
    points = []
    for r in range(9):
        for c in range(9):
            if (r, c) in stones:
                continue
            now = dict(stones)
            now[r, c] = 1
            dead = [p for p in now if now[p] == -1 and not alive(now, p)]
            if dead or (number == '5' and alive(now, (r, c))):
                points.append((r, c))
    return points


def alive(stones, start):
    group = [start]
    for r, c in group:
        for n in ((r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c)):
            if n not in stones:
                if 0 <= n[0] <= 8 and 0 <= n[1] <= 8:
                    return True
            elif stones[n] == stones[start] and n not in group:
                group.append(n)
    return False


if __name__ == '__main__':
    main(sys.argv[1:])
