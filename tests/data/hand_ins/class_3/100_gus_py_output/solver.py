import sys

def load(path):
    return [tuple(map(int, l.split())) for l in open(path)]

# neighbours: (0, 1), (1, 0), (0, -1), (-1, 0)
DIRS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, solve(load(name)))
