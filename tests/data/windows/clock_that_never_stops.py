import time
from tkinter import *
from rules_of_go import *


def tick():
    label['text'] = time.strftime('%H:%M:%S')
    root.after(100, tick)


for problem in NAMES:
    root = Tk()
    label = Label(root)
    label.pack()
    tick()
    root.mainloop()
    print(solve(problem))
