import os
from collections import defaultdict


def load(name):
    go = defaultdict(int)      # empty points need not be stored
    with open(name) as f:
        for line in f:
            if line.strip():
                i, j, color = map(int, line.split())
                go[i, j] = color
    return go


def alive(go, start):
    todo, done = [start], set()
    while todo:
        i, j = p = todo.pop()
        if p in done:
            continue
        done.add(p)
        for n in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
            if go[n] == 0:
                return True
            if go[n] == go[start]:
                todo.append(n)
    return False


def dead_black(go):
    return [p for p in list(go) if go[p] == -1 and not alive(go, p)]


def solve(go, number):
    if number in ('0', '00'):
        return all(alive(go, p) for p in list(go) if go[p])
    result = []
    for i in range(9):
        for j in range(9):
            if go[i, j]:
                continue
            go[i, j] = 1
            if dead_black(go) or number == '5' and alive(go, (i, j)):
                result.append((i, j))
            go[i, j] = 0
    return result


TITLES = {'0': 'rule checking', '00': 'rule checking', '5': 'all possible position'}
tag = 'test' if os.path.exists('test_0.txt') else 'train'
with open(f'answer_for_{tag}.txt', 'w') as out:
    for number in '0', '00', '1', '2', '3', '4', '5':
        answer = solve(load(f'{tag}_{number}.txt'), number)
        print(f'[{tag}]Problem {number}: {TITLES.get(number, "forward on step")}:{answer}')
        print(f'{tag}_{number}', file=out)
        if type(answer) is bool:
            print(answer, file=out)
        else:
            for p in answer:
                print(*p, file=out)
        print(file=out)
