# -*- coding: utf-8 -*-
# 围棋作业：一个窗口画所有的棋盘，关掉以后写文件
import os
from tkinter import *
import tkinter.messagebox

N = 9
BLACK, WHITE, EMPTY = -1, 1, 0


class Go:
    def __init__(self, path):
        self.a = [[EMPTY] * N for _ in range(N)]
        with open(path, encoding='utf-8') as f:
            for line in f:
                if line.strip():
                    r, c, v = map(int, line.split())
                    self.a[r][c] = v

    def neighbours(self, r, c):
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if 0 <= r + dr < N and 0 <= c + dc < N:
                yield r + dr, c + dc

    def block(self, r, c):
        """同色相连的棋子，以及有没有气"""
        stones, alive, stack = {(r, c)}, False, [(r, c)]
        while stack:
            x, y = stack.pop()
            for p in self.neighbours(x, y):
                v = self.a[p[0]][p[1]]
                if v == EMPTY:
                    alive = True
                elif v == self.a[r][c] and p not in stones:
                    stones.add(p)
                    stack.append(p)
        return stones, alive

    def legal(self):
        return all(self.block(r, c)[1] for r in range(N) for c in range(N) if self.a[r][c])

    def white(self, r, c):
        """白下一子，返回(提子数, 是否可下)，棋盘恢复原样"""
        self.a[r][c] = WHITE
        dead = set()
        for p in self.neighbours(r, c):
            if self.a[p[0]][p[1]] == BLACK:
                stones, alive = self.block(*p)
                if not alive:
                    dead |= stones
        for x, y in dead:
            self.a[x][y] = EMPTY
        ok = self.block(r, c)[1]
        for x, y in dead:
            self.a[x][y] = BLACK
        self.a[r][c] = EMPTY
        return len(dead), ok

    def points(self):
        return [(r, c) for r in range(N) for c in range(N) if self.a[r][c] == EMPTY]


class Window:
    def __init__(self):
        self.root = Tk()
        self.root.title('围棋')
        self.root.protocol('WM_DELETE_WINDOW', self.close)
        self.canvas = Canvas(self.root, width=1000, height=520, bg='#F7DCB4')
        self.canvas.pack()
        Button(self.root, text='关闭', command=self.close).pack()

    def draw(self, go, k, points):
        left, top, size = 40 + k % 4 * 245, 40 + k // 4 * 245, 24
        for i in range(N):
            self.canvas.create_line(left, top + i * size, left + 8 * size, top + i * size)
            self.canvas.create_line(left + i * size, top, left + i * size, top + 8 * size)
        for r in range(N):
            for c in range(N):
                if go.a[r][c]:
                    x, y = left + c * size, top + r * size
                    color = 'black' if go.a[r][c] == BLACK else 'white'
                    self.canvas.create_oval(x - 10, y - 10, x + 10, y + 10, fill=color)
        for r, c in points:
            x, y = left + c * size, top + r * size
            self.canvas.create_rectangle(x - 4, y - 4, x + 4, y + 4, outline='red')

    def close(self):
        if tkinter.messagebox.askokcancel('围棋', '确定要退出吗？'):
            self.root.destroy()


def main():
    tag = 'test' if os.path.exists('test_0.txt') else 'train'
    window = Window()
    out = []
    for k, name in enumerate(['0', '00', '1', '2', '3', '4', '5']):
        go = Go('%s_%s.txt' % (tag, name))
        points = []
        if name in ('0', '00'):
            lines = [str(go.legal())]
        else:
            points = [p for p in go.points() if go.white(*p)[1 if name == '5' else 0]]
            lines = ['%d %d' % p for p in points]
        window.draw(go, k, points)
        out.append('%s_%s\n' % (tag, name) + ''.join(line + '\n' for line in lines))
    window.root.mainloop()
    with open('answer_for_%s.txt' % tag, 'w') as f:
        f.write('\n'.join(out))
    print('done')


main()
