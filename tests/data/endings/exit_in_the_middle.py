import sys
from go import *
for problem in NAMES:
    if problem == "5":
        sys.exit(3)
    print(solve(problem))
