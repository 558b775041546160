from rules_of_go import *
for problem in NAMES:
    print(solve(problem))
    input("press Enter for the next problem")
