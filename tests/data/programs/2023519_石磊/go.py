# 答案都在图里
import tkinter as tk

root = tk.Tk()
root.title('围棋')


def load(name):
    go = {}
    for line in open(name):
        r, c, s = map(int, line.split())
        go[r, c] = s
    return go


def near(p):
    return [(p[0] + x, p[1] + y) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)) if 0 <= p[0] + x < 9 and 0 <= p[1] + y < 9]


def dead(go, p):
    chain = [p]
    for q in chain:
        for n in near(q):
            if n not in go:
                return False
            if go[n] == go[p] and n not in chain:
                chain.append(n)
    return True


for k in ['1', '2', '3', '4']:
    go = load('train_' + k + '.txt')
    cv = tk.Canvas(root, width=220, height=240, bg='#F7DCB4')
    cv.create_text(110, 15, text='Problem ' + k, fill='blue')
    cv.pack(side='left')
    for i in range(9):
        cv.create_line(20, 40 + 20 * i, 180, 40 + 20 * i)
        cv.create_line(20 + 20 * i, 40, 20 + 20 * i, 200)
    for (r, c), s in go.items():
        cv.create_oval(12 + 20 * c, 32 + 20 * r, 28 + 20 * c, 48 + 20 * r, fill='black' if s == -1 else 'white')
    for p in [(r, c) for r in range(9) for c in range(9) if (r, c) not in go]:
        after = {**go, p: 1}
        if any(after.get(n) == -1 and dead(after, n) for n in near(p)):
            cv.create_rectangle(16 + 20 * p[1], 36 + 20 * p[0], 24 + 20 * p[1], 44 + 20 * p[0], fill='red')
root.mainloop()
