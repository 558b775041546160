import tkinter as tk
from rules_of_go import *


def run():
    for problem in NAMES:
        text.insert('end', solve(problem) + '\n')
        print(solve(problem))


root = tk.Tk()
text = tk.Text(root)
text.pack()
tk.Button(root, text='运行', command=run).pack(side='left')
tk.Button(root, text='退出', command=root.destroy).pack(side='right')
root.mainloop()
