from tkinter import *
from rules_of_go import *
root = Tk()
canvas = Canvas(root, width=500, height=500, bg='#F7DCB4')
canvas.pack()
left = list(NAMES)


def show(event):
    if not left:
        root.destroy()
        return
    canvas.delete('all')
    problem = left.pop(0)
    canvas.create_text(250, 10, text=problem)
    print(solve(problem))


canvas.bind('<Button-1>', show)
root.mainloop()
