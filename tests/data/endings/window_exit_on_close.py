import sys
from tkinter import *
from rules_of_go import *
for problem in NAMES[:5]:
    print(solve(problem))
root = Tk()
root.protocol("WM_DELETE_WINDOW", sys.exit)
root.mainloop()
for problem in NAMES[5:]:
    print(solve(problem))
