from rules_of_go import *
for problem in NAMES:
    while problem == "5":
        pass
    print(solve(problem))
