from go import *
print(solve(NAMES[int(input("which problem? "))]))
