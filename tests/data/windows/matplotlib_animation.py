import matplotlib.pyplot as plt
from matplotlib.animation import FuncAnimation
from rules_of_go import *
figure, axes = plt.subplots()


def update(problem):
    axes.clear()
    axes.imshow(read_go('test_%s.txt' % problem))
    print(solve(problem))


animation = FuncAnimation(figure, update, frames=NAMES, interval=500, repeat=False, init_func=lambda: None)
plt.show()
