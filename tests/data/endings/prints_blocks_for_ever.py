from rules_of_go import *
blocks = [block(problem) for problem in NAMES]
while True:
    print("".join(blocks))
