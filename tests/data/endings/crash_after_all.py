from go import *
for problem in NAMES:
    print(solve(problem))
open("picture.png")
