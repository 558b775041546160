import matplotlib.pyplot as plt
from rules_of_go import *
plt.ion()
for problem in NAMES:
    plt.clf()
    plt.imshow(read_go('test_%s.txt' % problem))
    plt.title(problem)
    plt.pause(0.5)
    plt.waitforbuttonpress()
    print(solve(problem))
plt.ioff()
plt.pause(0)
