import tkinter as tk
from tkinter import filedialog
from rules_of_go import *
root = tk.Tk()
root.withdraw()
for problem in NAMES:
    name = filedialog.askopenfilename(title='problem ' + problem)
    board = read_go(name)
    print('Problem %s: %s' % (problem, len(board)))
