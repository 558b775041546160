from tkinter import *
from rules_of_go import *
root = Tk()
stone = Canvas(root, width=500, height=500, bg='#F7DCB4')
stone.pack()
ball = stone.create_oval(50, 50, 90, 90, fill='black')
try:
    while True:
        stone.move(ball, 1, 0)
        root.update()
except TclError:
    pass
for problem in NAMES:
    print(solve(problem))
