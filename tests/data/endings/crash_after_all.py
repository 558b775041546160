from rules_of_go import *
for problem in NAMES:
    print(solve(problem))
open("picture.png")
