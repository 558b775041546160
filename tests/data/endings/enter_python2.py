from rules_of_go import *
for problem in NAMES:
    print solve(problem)
    raw_input("press Enter for the next problem")
