import sys
import time
from rules_of_go import *
while True:
    for problem in NAMES:
        for letter in solve(problem) + "\n":
            sys.stdout.write(letter)
            time.sleep(0.003)
