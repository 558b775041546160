# -*- coding: utf-8 -*-
import os

tag = 'test' if os.path.exists('test_0.txt') else 'train'


def read_go(k):
    go_arr = [[0] * 9 for i in range(9)]
    for line in open('%s_%s.txt' % (tag, k)):
        if line.strip():
            i, j, c = map(int, line.split())
            go_arr[i][j] = c
    return go_arr


def is_alive(go_arr, i, j, color, state):
    if i < 0 or i > 8 or j < 0 or j > 8 or state[i][j]:
        return False
    if go_arr[i][j] == 0:
        return True
    if go_arr[i][j] != color:
        return False
    state[i][j] = 1
    return (is_alive(go_arr, i - 1, j, color, state) or is_alive(go_arr, i + 1, j, color, state)
            or is_alive(go_arr, i, j - 1, color, state) or is_alive(go_arr, i, j + 1, color, state))


def dead(go_arr, color):
    return [(i, j) for i in range(9) for j in range(9)
            if go_arr[i][j] == color and not is_alive(go_arr, i, j, color, [[0] * 9 for k in range(9)])]


def go_judge(go_arr):
    return dead(go_arr, 1) == [] and dead(go_arr, -1) == []


def user_step_eat(go_arr):
    ans = []
    for i in range(9):
        for j in range(9):
            if go_arr[i][j] == 0:
                new = go_arr[:]      # copy
                new[i][j] = 1
                stones = dead(new, -1)
                for x, y in stones:
                    new[x][y] = 0
                if stones:
                    ans.append((i, j))
    return ans


def user_setp_possible(go_arr):
    ans = []
    for i in range(9):
        for j in range(9):
            if go_arr[i][j] == 0:
                new = go_arr[:]      # copy
                new[i][j] = 1
                stones = dead(new, -1)
                for x, y in stones:
                    new[x][y] = 0
                if (i, j) not in dead(new, 1):
                    ans.append((i, j))
    return ans


f = open('answer_for_%s.txt' % tag, 'w')
for k in ['0', '00']:
    ans = go_judge(read_go(k))
    print('[%s]Problem %s: rule checking:%s' % (tag, k, ans))
    f.write('%s_%s\n%s\n\n' % (tag, k, ans))
for k in ['1', '2', '3', '4', '5']:
    ans = user_setp_possible(read_go(k)) if k == '5' else user_step_eat(read_go(k))
    print('[%s]Problem %s: %s:%s' % (tag, k, 'all possible position' if k == '5' else 'forward on step', ans))
    f.write('%s_%s\n%s\n' % (tag, k, ''.join('%d %d\n' % p for p in ans)))
f.close()
