from tkinter import *
root = Tk()
Label(root, text="the answers are here").pack()
root.mainloop()
