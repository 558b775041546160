# -*- coding: utf-8 -*-
# 关闭窗口以后显示下一题
import tkinter as tk
import os

tag = 'test' if os.path.exists('test_0.txt') else 'train'


def plot_go(go_arr, txt):
    root = tk.Tk()
    cv = tk.Canvas(root, bg='#F7DCB4', width=500, height=500)
    cv.create_text(250, 20, text=txt, fill='blue')
    for k in range(50, 451, 50):
        cv.create_line(50, k, 450, k)
        cv.create_line(k, 50, k, 450)
    for i in range(9):
        for j in range(9):
            if go_arr[i][j] != 0:
                x, y = 50 + 50 * j, 50 + 50 * i
                cv.create_oval(x - 20, y - 20, x + 20, y + 20, fill='black' if go_arr[i][j] == -1 else 'white')
    cv.pack()
    root.mainloop()


def load(k):
    go_arr = [[0] * 9 for _ in range(9)]
    for line in open('%s_%s.txt' % (tag, k)):
        if line.strip():
            i, j, c = map(int, line.split())
            go_arr[i][j] = c
    return go_arr


def is_alive(go_arr, i, j):
    todo = [(i, j)]
    for x, y in todo:
        for m, n in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= m < 9 and 0 <= n < 9:
                if go_arr[m][n] == 0:
                    return True
                if go_arr[m][n] == go_arr[i][j] and (m, n) not in todo:
                    todo.append((m, n))
    return False


def step(go_arr, i, j):
    new = [list(row) for row in go_arr]
    new[i][j] = 1
    dead = [(m, n) for m in range(9) for n in range(9) if new[m][n] == -1 and not is_alive(new, m, n)]
    for m, n in dead:
        new[m][n] = 0
    return new, dead


f = open('answer_for_%s.txt' % tag, 'w')
for k in ['0', '00']:
    go_arr = load(k)
    ok = all(go_arr[i][j] == 0 or is_alive(go_arr, i, j) for i in range(9) for j in range(9))
    print('[%s]Problem %s: rule checking:%s' % (tag, k, ok), flush=True)
    f.write('%s_%s\n%s\n\n' % (tag, k, ok))
for k in ['1', '2', '3', '4', '5']:
    go_arr = load(k)
    empty = [(i, j) for i in range(9) for j in range(9) if go_arr[i][j] == 0]
    if k == '5':
        ans = [p for p in empty if is_alive(step(go_arr, *p)[0], *p)]
        print('[%s]Problem 5: all possible position:%s' % (tag, ans), flush=True)
    else:
        ans = [p for p in empty if step(go_arr, *p)[1]]
        print('[%s]Problem %s: forward on step:%s' % (tag, k, ans), flush=True)
        for p in ans:
            plot_go(step(go_arr, *p)[0], 'Problem %s: (%d, %d)' % (k, p[0], p[1]))
    f.write('%s_%s\n' % (tag, k) + ''.join('%d %d\n' % p for p in ans) + '\n')
f.close()
