import threading
import tkinter as tk
from rules_of_go import *


def show():
    root = tk.Tk()
    tk.Label(root, text='the answers are in the console').pack()
    root.mainloop()


thread = threading.Thread(target=show)
thread.start()
for problem in NAMES:
    print(solve(problem))
thread.join()
