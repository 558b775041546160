import os
from rules_of_go import *
for problem in NAMES:
    if problem == "3":
        os.kill(os.getpid(), 11)
    print(solve(problem))
