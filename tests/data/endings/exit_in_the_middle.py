import sys
from rules_of_go import *
for problem in NAMES:
    if problem == "5":
        sys.exit(3)
    print(solve(problem))
