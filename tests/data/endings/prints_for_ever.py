from rules_of_go import *
lines = [solve(problem) for problem in NAMES]
while True:
    for line in lines:
        print(line)
