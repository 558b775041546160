from tkinter import Tk, Toplevel, messagebox, simpledialog
from rules_of_go import *
root = Tk()
root.withdraw()
simpledialog.askstring("Go", "your name?")
for problem in NAMES:
    messagebox.showinfo("Go", problem)
    window = Toplevel(root)
    root.wait_window(window)
    print(solve(problem))
