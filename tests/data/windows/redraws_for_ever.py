from tkinter import *
from rules_of_go import *
root = Tk()
root.protocol('WM_DELETE_WINDOW', lambda: None)
canvas = Canvas(root, width=500, height=500, bg='#F7DCB4')
canvas.pack()
for problem in NAMES:
    print(solve(problem))
    while problem == '3':
        canvas.delete('all')
        canvas.create_text(250, 10, text=problem)
        root.update()
