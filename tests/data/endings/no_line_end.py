import time
from rules_of_go import *
print("\n".join(solve(problem) for problem in NAMES), end="")
time.sleep(1000)
