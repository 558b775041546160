#!/usr/bin/env python3
from pathlib import Path

def near(p): return [q for q in ((p[0]+1, p[1]), (p[0]-1, p[1]), (p[0], p[1]+1), (p[0], p[1]-1)) if 0 <= q[0] < 9 and 0 <= q[1] < 9]

def load(f):
    go = {(x, y): 0 for x in range(9) for y in range(9)}
    for s in Path(f).read_text().splitlines():
        if s.split(): y, x, c = map(int, s.split()); go[x, y] = c
    return go

def chain(go, p):
    seen, new = set(), {p}
    while new: seen |= new; new = {q for r in new for q in near(r) if go[q] == go[p]} - seen
    return seen

def libs(go, p): return {q for r in chain(go, p) for q in near(r) if go[q] == 0}
def put(go, p): return {**go, p: 1}
def rule(go): return all(libs(go, p) for p in go if go[p])
def eat(go): return sorted(p for p in go if go[p] == 0 and any(go[q] == -1 and not libs(put(go, p), q) for q in near(p)))
def play(go): return sorted({p for p in go if go[p] == 0 and libs(put(go, p), p)} | set(eat(go)))

tag = 'test' if Path('test_5.txt').exists() else 'train'
text = []
for n, title, f in [('0', 'rule checking', rule), ('00', 'rule checking', rule), *((k, 'forward on step', eat) for k in '1234'), ('5', 'all possible position', play)]:
    a = f(load(f'{tag}_{n}.txt'))
    print(f'[{tag}]Problem {n}: {title}:{a}')
    text.append(f'{tag}_{n}\n' + (f'{a}\n' if a in (True, False) else ''.join(f'{x} {y}\n' for x, y in a)))
Path(f'answer_for_{tag}.txt').write_text('\n'.join(text))
