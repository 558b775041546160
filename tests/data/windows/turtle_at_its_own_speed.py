from turtle import *
from rules_of_go import *
for problem in NAMES:
    reset()
    speed(1)
    for i in range(9):
        penup()
        goto(-200, -200 + 50 * i)
        pendown()
        forward(400)
    left(90)
    for i in range(9):
        penup()
        goto(-200 + 50 * i, -200)
        pendown()
        forward(400)
    penup()
    board = read_go('test_%s.txt' % problem)
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                goto(-200 + 50 * c, 200 - 50 * r)
                dot(40, 'black' if board[r][c] == -1 else 'white')
    print(solve(problem))
done()
