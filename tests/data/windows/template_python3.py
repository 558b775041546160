#-*- coding: UTF-8 -*-
#!/usr/bin/env python
from tkinter import *
import numpy as np

# tag: train or test
tag = 'test'


def read_go(file_name):
    go_arr = np.zeros((9, 9))
    for line in open(file_name):
        line = line.strip()
        lst = line.split()
        row = int(lst[0])
        col = int(lst[1])
        val = int(lst[2])
        go_arr[row, col] = val
    return go_arr


def plot_go(go_arr, txt='Default'):
    root = Tk()
    cv = Canvas(root, width=500, height=500, bg='#F7DCB4')
    cv.create_text(250, 10, text=txt, fill='blue')
    cv.pack(side=LEFT)
    size = 50
    for i in range(1, 10):
        cv.create_line(size, i * size, 9 * size, i * size)
        cv.create_line(i * size, size, i * size, 9 * size)
    x, y = np.where(go_arr != 0)
    for i in range(len(x)):
        cx, cy = (y[i] + 1) * size, (x[i] + 1) * size
        color = 'black' if go_arr[x[i], y[i]] == -1 else 'white'
        cv.create_oval(cx - 20, cy - 20, cx + 20, cy + 20, fill=color)
    root.mainloop()


#-------------------------------------------------------
# Rule judgement  *need finish
def is_alive(check_state, go_arr, i, j, color_type):
    '''
    True if the group of (i, j) has a liberty; check_state marks its stones
    '''
    check_state[i, j] = 1
    alive = False
    for m, n in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= m <= 8 and 0 <= n <= 8 and check_state[m, n] == 0:
            if go_arr[m, n] == 0:
                alive = True
            elif go_arr[m, n] == color_type:
                alive = is_alive(check_state, go_arr, m, n, color_type) or alive
    return alive


def go_judge(go_arr):
    '''
    False => unfit rule, True => ok
    '''
    is_fit_go_rule = True
    for i in range(go_arr.shape[0]):
        for j in range(go_arr.shape[1]):
            if go_arr[i, j] != 0:
                check_state = np.zeros(go_arr.shape)
                if not is_alive(check_state, go_arr, i, j, go_arr[i, j]):
                    is_fit_go_rule = False
    return is_fit_go_rule


#-------------------------------------------------------
# User strategy  *need finish
def put(go_arr, i, j):
    user_arr = go_arr.copy()
    user_arr[i, j] = 1
    eaten = 0
    for m, n in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= m <= 8 and 0 <= n <= 8 and user_arr[m, n] == -1:
            check_state = np.zeros(go_arr.shape)
            if not is_alive(check_state, user_arr, m, n, -1):
                user_arr[check_state == 1] = 0
                eaten += int(check_state.sum())
    return user_arr, eaten


def user_step_eat(go_arr):
    '''
    where to put one step forward for white so that some black stones are killed, and the boards after the step
    '''
    ans, user_arrs = [], []
    for i in range(9):
        for j in range(9):
            if go_arr[i, j] == 0:
                user_arr, eaten = put(go_arr, i, j)
                if eaten > 0:
                    ans.append((i, j))
                    user_arrs.append(user_arr)
    return ans, user_arrs


def user_setp_possible(go_arr):
    '''
    all the possible positions to put one step forward for white
    '''
    ans = []
    for i in range(9):
        for j in range(9):
            if go_arr[i, j] == 0:
                user_arr, eaten = put(go_arr, i, j)
                if is_alive(np.zeros(go_arr.shape), user_arr, i, j, 1):
                    ans.append((i, j))
    return ans


if __name__ == "__main__":
    chess_rule_monitor = True
    problem_tag = "Default"
    ans = []
    user_arr = np.zeros([0, 0])

    # The first problem: rule checking
    for n in ['0', '00']:
        problem_tag = "Problem %s: rule checking" % n
        go_arr = read_go('{}_{}.txt'.format(tag, n))
        plot_go(go_arr, problem_tag)
        chess_rule_monitor = go_judge(go_arr)
        print("[{}]{}:{}".format(tag, problem_tag, chess_rule_monitor))
        plot_go(go_arr, '{}=>{}'.format(problem_tag, chess_rule_monitor))

    # The second~fifth problem: forward one step and eat the adverse points on the chessboard
    for i in range(1, 5):
        problem_tag = "Problem {}: forward on step".format(i)
        go_arr = read_go('{}_{}.txt'.format(tag, i))
        plot_go(go_arr, problem_tag)
        chess_rule_monitor = go_judge(go_arr)
        ans, user_arr = user_step_eat(go_arr)
        print("[{}]{}:{}".format(tag, problem_tag, ans))
        for arr in user_arr:
            plot_go(arr, '{}=>{}'.format(problem_tag, chess_rule_monitor))

    # The sixth problem: find all the positions which can place a white chess piece
    problem_tag = "Problem 5: all possible position"
    go_arr = read_go('{}_5.txt'.format(tag))
    plot_go(go_arr, problem_tag)
    chess_rule_monitor = go_judge(go_arr)
    ans = user_setp_possible(go_arr)
    print("[{}]{}:{}".format(tag, problem_tag, ans))
