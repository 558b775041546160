# -*- coding: utf-8 -*-
# python2.7
import os


def read_go(file_name):
    go_arr = [[0] * 9 for k in range(9)]
    for line in open(file_name):
        if line.strip():
            x, y, color = line.split()
            go_arr[int(y)][int(x)] = int(color)
    return go_arr


def is_alive(check_state, go_arr, i, j, color_type):
    if i < 0 or j < 0 or i > 8 or j > 8:
        return False
    if go_arr[i][j] == 0:
        return True
    if go_arr[i][j] != color_type or check_state[i][j]:
        return False
    check_state[i][j] = True
    for m, n in [(i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)]:
        if is_alive(check_state, go_arr, m, n, color_type):
            return True
    return False


def alive(go_arr, i, j):
    return is_alive([[False] * 9 for k in range(9)], go_arr, i, j, go_arr[i][j])


def go_judge(go_arr):
    for i in range(9):
        for j in range(9):
            if not alive(go_arr, i, j):
                return False
    return True


def eat(go_arr, i, j):
    go_arr[i][j] = 1
    dead = [(m, n) for m in range(9) for n in range(9) if go_arr[m][n] == -1 and not alive(go_arr, m, n)]
    live = alive(go_arr, i, j)
    go_arr[i][j] = 0
    return dead, live


def user_step_eat(go_arr):
    return [(i, j) for i in range(9) for j in range(9) if go_arr[i][j] == 0 and eat(go_arr, i, j)[0]]


def user_setp_possible(go_arr):
    return [(i, j) for i in range(9) for j in range(9) if go_arr[i][j] == 0 and any(eat(go_arr, i, j))]


tag = 'train'
if os.path.isfile('test_0.txt'):
    tag = 'test'
f = open('answer_for_%s.txt' % tag, 'w')
for k in '0', '00', '1', '2', '3', '4', '5':
    go_arr = read_go('%s_%s.txt' % (tag, k))
    print >> f, '%s_%s' % (tag, k)
    if len(k) == 2 or k == '0':
        print '[%s]Problem %s: rule checking:%s' % (tag, k, go_judge(go_arr))
        print >> f, go_judge(go_arr)
    elif k == '5':
        ans = user_setp_possible(go_arr)
        print '[%s]Problem 5: all possible position:%s' % (tag, ans)
    else:
        ans = user_step_eat(go_arr)
        print '[%s]Problem %s: forward on step:%s' % (tag, k, ans)
    if k not in ('0', '00'):
        for i, j in ans:
            print >> f, i, j
    print >> f
f.close()
