# -*- coding: utf-8 -*-
# 没有装numpy，用列表代替
import copy
import os
from Tkinter import *

DIRS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def go_open(file_name):
    go_arr = [[0 for j in xrange(9)] for i in xrange(9)]
    for line in open(file_name):
        if line.strip():
            i, j, c = map(int, line.split())
            go_arr[i][j] = c
    return go_arr


def plot_go(root, go_arr, txt):
    top = Toplevel(root)
    cv = Canvas(top, bg='#F7DCB4', width=500, height=500)
    cv.create_text(250, 20, text=txt, fill='blue')
    for k in xrange(1, 10):
        cv.create_line(50, k * 50, 450, k * 50)
        cv.create_line(k * 50, 50, k * 50, 450)
    for i in xrange(9):
        for j in xrange(9):
            if go_arr[i][j]:
                x, y = 50 * j + 50, 50 * i + 50
                cv.create_oval(x - 20, y - 20, x + 20, y + 20, fill={-1: 'black', 1: 'white'}[go_arr[i][j]])
    cv.pack()


def is_alive(check_state, go_arr, i, j, color_type):
    stack = [(i, j)]
    check_state[i][j] = color_type
    has_qi = False
    while stack:
        x, y = stack.pop()
        for dx, dy in DIRS:
            nx, ny = x + dx, y + dy
            if not (0 <= nx < 9 and 0 <= ny < 9):
                continue
            if go_arr[nx][ny] == 0:
                has_qi = True
            elif go_arr[nx][ny] == color_type and check_state[nx][ny] == 0:
                check_state[nx][ny] = color_type
                stack.append((nx, ny))
    return has_qi


def zeros():
    return [[0] * 9 for i in xrange(9)]


def go_judge(go_arr):
    check_state = zeros()
    for i in xrange(9):
        for j in xrange(9):
            if go_arr[i][j] and not check_state[i][j] and not is_alive(check_state, go_arr, i, j, go_arr[i][j]):
                return False
    return True


def forward(go_arr, i, j):
    result = copy.deepcopy(go_arr)
    result[i][j] = 1
    number = 0
    dead = []
    for x in xrange(9):
        for y in xrange(9):
            if result[x][y] == -1 and not is_alive(zeros(), result, x, y, -1):
                dead.append((x, y))
    for x, y in dead:
        result[x][y] = 0
    return result, len(dead)


def user_step_eat(go_arr):
    ans, boards = [], []
    for i in xrange(9):
        for j in xrange(9):
            if go_arr[i][j] == 0:
                result, number = forward(go_arr, i, j)
                if number > 0:
                    ans.append((i, j))
                    boards.append(result)
    return ans, boards


def user_setp_possible(go_arr):
    ans = []
    for i in xrange(9):
        for j in xrange(9):
            if go_arr[i][j] == 0:
                result, number = forward(go_arr, i, j)
                if is_alive(zeros(), result, i, j, 1):
                    ans.append((i, j))
    return ans


if os.path.exists('test_0.txt'):
    tag = 'test'
else:
    tag = 'train'
f = open('answer_for_%s.txt' % tag, 'w')
shown = []
for name in ['0', '00', '1', '2', '3', '4', '5']:
    go_arr = go_open('%s_%s.txt' % (tag, name))
    f.write('%s_%s\n' % (tag, name))
    if name[0] == '0':
        ans = go_judge(go_arr)
        print '[%s]Problem %s: rule checking:%s' % (tag, name, ans)
        f.write('%s\n\n' % ans)
        continue
    if name == '5':
        ans = user_setp_possible(go_arr)
        print '[%s]Problem 5: all possible position:%s' % (tag, ans)
    else:
        ans, boards = user_step_eat(go_arr)
        print '[%s]Problem %s: forward on step:%s' % (tag, name, ans)
        shown += [('Problem %s %s' % (name, p), b) for p, b in zip(ans, boards)]
    for p in ans:
        f.write('%d %d\n' % p)
    f.write('\n')
f.close()

root = Tk()
root.withdraw()
for txt, go_arr in shown:
    plot_go(root, go_arr, txt)
mainloop()
