import tkinter as tk
from tkinter import ttk
from rules_of_go import *
root = tk.Tk()
label = tk.Label(root)
label.pack()
ttk.Button(root, text='下一题', command=root.quit).pack()
for problem in NAMES:
    label['text'] = problem
    root.mainloop()
    print(solve(problem))
