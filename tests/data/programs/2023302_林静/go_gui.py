# 围棋作业：最后一次性显示所有棋盘
import sys
import tkinter as tk

tag = 'train'
if len(sys.argv) > 1:
    tag = sys.argv[1]


def load(k):
    a = {}
    for line in open('%s_%s.txt' % (tag, k)):
        t = line.split()
        if len(t) == 3 and t[2] != '0':
            a[int(t[0]), int(t[1])] = int(t[2])
    return a


def around(p):
    i, j = p
    return [q for q in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)) if 0 <= q[0] <= 8 and 0 <= q[1] <= 8]


def qi(a, p):
    """返回 (这块棋, 气)"""
    block, liberty, todo = set(), set(), [p]
    while todo:
        x = todo.pop()
        if x in block:
            continue
        block.add(x)
        for y in around(x):
            if y not in a:
                liberty.add(y)
            elif a[y] == a[p]:
                todo.append(y)
    return block, liberty


def step(a, p):
    b = dict(a)
    b[p] = 1
    dead = set()
    for q in around(p):
        if b.get(q) == -1:
            block, liberty = qi(b, q)
            if not liberty:
                dead.update(block)
    for q in dead:
        del b[q]
    return b, dead


pictures = []
answers = []
for k in ('0', '00', '1', '2', '3', '4', '5'):
    a = load(k)
    empty = [(i, j) for i in range(9) for j in range(9) if (i, j) not in a]
    if k in ('0', '00'):
        ok = all(qi(a, p)[1] for p in a)
        print('[%s]Problem %s: rule checking:%s' % (tag, k, ok), flush=True)
        answers.append('%s_%s\n%s\n' % (tag, k, ok))
        continue
    if k == '5':
        title = 'all possible position'
        ans = [p for p in empty if qi(step(a, p)[0], p)[1]]
    else:
        title = 'forward on step'
        ans = [p for p in empty if step(a, p)[1]]
        for p in ans:
            pictures.append(('Problem %s: %d %d' % (k, p[0], p[1]), step(a, p)[0]))
    print('[%s]Problem %s: %s:%s' % (tag, k, title, ans), flush=True)
    answers.append('%s_%s\n' % (tag, k) + ''.join('%d %d\n' % p for p in ans))
with open('answer_for_%s.txt' % tag, 'w') as f:
    f.write('\n'.join(answers))

root = tk.Tk()
root.withdraw()
for title, a in pictures:
    win = tk.Toplevel(root)
    win.title(title)
    cv = tk.Canvas(win, width=500, height=500, bg='#F7DCB4')
    for n in range(1, 10):
        cv.create_line(50, 50 * n, 450, 50 * n)
        cv.create_line(50 * n, 50, 50 * n, 450)
    for (i, j), c in a.items():
        x, y = 50 + 50 * j, 50 + 50 * i
        cv.create_oval(x - 20, y - 20, x + 20, y + 20, fill='black' if c == -1 else 'white')
    cv.create_text(250, 25, text=title, fill='blue')
    cv.pack()
root.mainloop()
