from time import sleep
from tkinter import *
from rules_of_go import *
for problem in NAMES:
    root = Tk()
    Canvas(root, width=500, height=500, bg='#F7DCB4').pack()
    root.update()
    sleep(3)
    root.destroy()
    print(solve(problem))
