import msvcrt
import os
from rules_of_go import *
for problem in NAMES:
    os.system('cls')
    print(solve(problem))
    print('press any key')
    msvcrt.getch()
