import time
from tkinter import *
from rules_of_go import *


class Board:
    def __init__(self, problem):
        self.root = Tk()
        self.open = True
        self.root.protocol('WM_DELETE_WINDOW', self.close)
        Canvas(self.root, width=500, height=500, bg='#F7DCB4').pack()
        while self.open:
            self.root.update()
            time.sleep(0.02)

    def close(self):
        self.open = False
        self.root.destroy()


for problem in NAMES:
    Board(problem)
    print(solve(problem))
