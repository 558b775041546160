import turtle


def read(path):
    stones = {}
    for line in open(path):
        row, col, color = line.split()
        stones[int(row), int(col)] = int(color)
    return stones


def beside(p):
    r, c = p
    return [q for q in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)] if 0 <= q[0] < 9 and 0 <= q[1] < 9]


def breathe(stones, p, seen=None):
    seen = seen if seen is not None else set()
    seen.add(p)
    for q in beside(p):
        if q not in stones:
            return True
        if stones[q] == stones[p] and q not in seen and breathe(stones, q, seen):
            return True
    return False


def whole(stones, p, found=None):
    found = found if found is not None else set()
    found.add(p)
    for q in beside(p):
        if stones.get(q) == stones[p] and q not in found:
            whole(stones, q, found)
    return found


def step(stones, p):
    after = dict(stones)
    after[p] = 1
    eaten = set()
    for q in beside(p):
        if after.get(q) == -1 and not breathe(after, q):
            eaten |= whole(after, q)
    for q in eaten:
        del after[q]
    return after, eaten


def draw(stones, title):
    turtle.clear()
    turtle.penup()
    turtle.goto(-40, 220)
    turtle.write(title, font=('Arial', 14, 'normal'))
    for i in range(9):
        turtle.goto(-200, -200 + 50 * i)
        turtle.pendown()
        turtle.goto(200, -200 + 50 * i)
        turtle.penup()
        turtle.goto(-200 + 50 * i, -200)
        turtle.pendown()
        turtle.goto(-200 + 50 * i, 200)
        turtle.penup()
    for (r, c), color in stones.items():
        turtle.goto(-200 + 50 * c, 200 - 50 * r)
        turtle.dot(40, 'black' if color == -1 else 'white')
    turtle.update()


turtle.setup(600, 600)
turtle.bgcolor('#F7DCB4')
turtle.tracer(False)
turtle.hideturtle()
lines = []
for name in '0 00 1 2 3 4 5'.split():
    stones = read('test_' + name + '.txt')
    draw(stones, 'Problem ' + name)
    empty = [(r, c) for r in range(9) for c in range(9) if (r, c) not in stones]
    if name in ('0', '00'):
        lines.append('[test]Problem %s: rule checking:%s' % (name, all(breathe(stones, p) for p in stones)))
    elif name == '5':
        lines.append('[test]Problem 5: all possible position:%s' % [p for p in empty if breathe(step(stones, p)[0], p)])
    else:
        answer = [p for p in empty if step(stones, p)[1]]
        lines.append('[test]Problem %s: forward on step:%s' % (name, answer))
        for p in answer:
            draw(step(stones, p)[0], 'Problem %s: %s' % (name, p))
turtle.exitonclick()
for line in lines:
    print(line)
