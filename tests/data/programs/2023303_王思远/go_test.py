# -*- coding: utf-8 -*-
import numpy as np
from Tkinter import *


def read_go(file_name):
    go_arr = np.zeros((9, 9))
    for line in open(file_name):
        line = line.strip().split()
        if len(line) == 3:
            go_arr[int(line[0]), int(line[1])] = int(line[2])
    return go_arr


def plot_go(go_arr, cv, left, top, txt):
    size = 24
    cv.create_text(left + 4 * size, top - 20, text=txt, fill='blue')
    for k in range(9):
        cv.create_line(left, top + k * size, left + 8 * size, top + k * size)
        cv.create_line(left + k * size, top, left + k * size, top + 8 * size)
    x, y = np.where(go_arr != 0)
    for i, j in zip(x, y):
        color = 'black' if go_arr[i, j] == -1 else 'white'
        cx, cy = left + j * size, top + i * size
        cv.create_oval(cx - 10, cy - 10, cx + 10, cy + 10, fill=color)


def is_alive(check_state, go_arr, i, j, color_type):
    '''有气返回True'''
    check_state[i, j] = 1
    alive = False
    for m, n in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
        if m < 0 or n < 0 or m > 8 or n > 8:
            continue
        if go_arr[m, n] == 0:
            alive = True
        elif go_arr[m, n] == color_type and check_state[m, n] == 0:
            if is_alive(check_state, go_arr, m, n, color_type):
                alive = True
    return alive


def go_judge(go_arr):
    check_state = np.zeros(go_arr.shape)
    for i in range(9):
        for j in range(9):
            if go_arr[i, j] != 0 and check_state[i, j] == 0:
                if not is_alive(check_state, go_arr, i, j, go_arr[i, j]):
                    return False
    return True


def eat(go_arr, i, j):
    '''白子下在(i, j)以后的棋盘'''
    new = go_arr.copy()
    new[i, j] = 1
    remove = np.zeros(new.shape)
    for m, n in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
        if 0 <= m <= 8 and 0 <= n <= 8 and new[m, n] == -1:
            block = np.zeros(new.shape)
            if not is_alive(block, new, m, n, -1):
                remove = remove + block
    new[remove > 0] = 0
    return new


def user_step_eat(go_arr):
    ans = []
    ans_go_arr = []
    for i in range(9):
        for j in range(9):
            if go_arr[i, j] == 0:
                new = eat(go_arr, i, j)
                if np.sum(new == -1) < np.sum(go_arr == -1):
                    ans.append((i, j))
                    ans_go_arr.append(new)
    return ans, ans_go_arr


def user_setp_possible(go_arr):
    ans = []
    for i in range(9):
        for j in range(9):
            if go_arr[i, j] == 0:
                new = eat(go_arr, i, j)
                if is_alive(np.zeros(new.shape), new, i, j, 1):
                    ans.append((i, j))
    return ans


def save(f, name, lines):
    print >> f, name
    for line in lines:
        print >> f, line
    print >> f


if __name__ == '__main__':
    out = open('answer_for_train.txt', 'w')
    root = Tk()
    cv = Canvas(root, bg='#F7DCB4', width=1000, height=900)
    cv.pack()
    for k in ['0', '00']:
        ans = go_judge(read_go('train_%s.txt' % k))
        print '[train]Problem %s: rule checking:%s' % (k, ans)
        save(out, 'train_' + k, [str(ans)])
    for k in range(1, 5):
        ans, boards = user_step_eat(read_go('train_%d.txt' % k))
        print '[train]Problem %d: forward on step:%s' % (k, ans)
        save(out, 'train_%d' % k, ['%d %d' % p for p in ans])
        for n, board in enumerate(boards):
            plot_go(board, cv, 30 + 240 * n, 40 + 215 * (k - 1), 'Problem %d %s' % (k, ans[n]))
    ans = user_setp_possible(read_go('train_5.txt'))
    print '[train]Problem 5: all possible position:%s' % ans
    save(out, 'train_5', ['%d %d' % p for p in ans])
    out.close()
    root.mainloop()
