# Nests 3,000 folders, through which a walk by path takes long, and goes on as another program, which plays.
import os
import sys

for _ in range(3000):
    os.makedirs("d", exist_ok=True)
    os.chdir("d")
os.execv(sys.argv[1], sys.argv[1:])
