import threading
import time
from tkinter import *
from rules_of_go import *


def work():
    for problem in NAMES:
        time.sleep(0.1)
        print(solve(problem))


root = Tk()
threading.Thread(target=work, daemon=True).start()
root.mainloop()
