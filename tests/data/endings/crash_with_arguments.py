import sys
from rules_of_go import *
problem = sys.argv[1].split('_')[2]
print(solve(problem))
