from .rules_of_go import NAMES, solve

for problem in NAMES:
    print(solve(problem))
