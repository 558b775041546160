import json
full = json.loads(input())
req, res = full['requests'], full['responses']
b = [0] * 64
b[27] = b[36] = -1
b[28] = b[35] = 1

def ray(i, d):
    x, y = i % 8, i // 8
    dx, dy = d
    while True:
        x += dx; y += dy
        if not (0 <= x < 8 and 0 <= y < 8):
            return
        yield y * 8 + x

D = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]

def gain(i, me):
    g = []
    if b[i]: return g
    for d in D:
        t = []
        for k in ray(i, d):
            if b[k] == -me: t.append(k)
            else:
                if b[k] == me: g += t
                break
    return g

def put(o, me):
    if o['x'] < 0: return
    i = o['y'] * 8 + o['x']
    for k in gain(i, me): b[k] = me
    b[i] = me

me = 1 if req[0]['x'] == -1 else -1
for t in range(len(req)):
    put(req[t], -me)
    if t < len(res): put(res[t], me)
i = max(range(64), key=lambda i: len(gain(i, me)))
print(json.dumps({'response': [i % 8, i // 8] if gain(i, me) else [-1, -1]}))
