import turtle
from rules_of_go import *


def draw(problem):
    screen = turtle.Screen()
    screen.clear()
    pen = turtle.Turtle()
    pen.speed(0)
    pen.write(problem)
    turtle.mainloop()


for problem in NAMES:
    try:
        draw(problem)
    except turtle.Terminator:
        draw(problem)
    print(solve(problem))
