import sys
for k in ["0", "00", "1", "2", "3", "4", "5"]:
    pass  # solve(k)
