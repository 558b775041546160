import tkinter as tk
import matplotlib
matplotlib.use('TkAgg')
from matplotlib.backends.backend_tkagg import FigureCanvasTkAgg
from matplotlib.figure import Figure
from rules_of_go import *
for problem in NAMES:
    root = tk.Tk()
    figure = Figure()
    figure.add_subplot().imshow(read_go('test_%s.txt' % problem))
    canvas = FigureCanvasTkAgg(figure, root)
    canvas.draw()
    canvas.get_tk_widget().pack()
    root.mainloop()
    print(solve(problem))
