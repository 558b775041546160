import sys

from rules_of_go import solve

if len(sys.argv) != 2:
    sys.exit("usage: main.py FILE")
tag, problem = sys.argv[1][:-4].split("_")
print(solve(problem, tag))
