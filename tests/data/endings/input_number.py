from rules_of_go import *
print(solve(NAMES[int(input("which problem? "))]))
