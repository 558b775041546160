from tkinter import *
from rules_of_go import *
root = Tk()
text = StringVar()
Label(root, textvariable=text).pack()
left = list(NAMES)


def show():
    text.set(solve(left.pop(0)))
    print(text.get())
    if left:
        root.after(300, show)


root.after(300, show)
mainloop()
