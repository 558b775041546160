from tkinter import *
from rules_of_go import *
root = Tk()
canvas = Canvas(root, width=500, height=500, bg='#F7DCB4')
canvas.pack()
root.bind('<Key>', lambda event: root.quit())
for problem in NAMES:
    canvas.delete('all')
    canvas.create_text(250, 10, text='Problem %s, press any key' % problem)
    root.mainloop()
    print(solve(problem))
