import tkinter as tk
from tkinter import messagebox
from rules_of_go import *


class Board(tk.Tk):
    def __init__(self, problem):
        super().__init__()
        self.protocol("WM_DELETE_WINDOW", self.leave)
        tk.Button(self, text="next", command=self.leave).pack()
        self.text = solve(problem)

    def leave(self):
        if messagebox.askyesno("Go", "close it?"):
            print(self.text)
            self.destroy()


for problem in NAMES:
    Board(problem).mainloop()
