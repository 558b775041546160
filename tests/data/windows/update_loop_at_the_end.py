import time
from tkinter import *
from rules_of_go import *
root = Tk()
canvas = Canvas(root, width=500, height=500, bg='#F7DCB4')
canvas.pack()
for problem in NAMES:
    canvas.delete('all')
    canvas.create_text(250, 10, text=problem)
    root.update()
    print(solve(problem))
while True:
    root.update_idletasks()
    root.update()
    time.sleep(0.01)
