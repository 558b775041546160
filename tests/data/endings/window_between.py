from rules_of_go import *
from tkinter import *
for problem in NAMES:
    root = Tk()
    Canvas(root, width=500, height=500, bg='#F7DCB4').pack()
    root.mainloop()
    print(solve(problem))
