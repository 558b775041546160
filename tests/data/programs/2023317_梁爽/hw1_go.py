import os

here = os.path.dirname(os.path.abspath(__file__))
tag = "train" if os.path.exists(os.path.join(here, "train_0.txt")) else "test"

def board(number):
    cells = [0] * 100          # ten columns: the tenth and the tenth row are walls, and so is cells[-1]
    for p in range(100):
        if p % 10 == 9 or p >= 90:
            cells[p] = 5
    with open(os.path.join(here, f"{tag}_{number}.txt")) as f:
        for r, c, s in (map(int, line.split()) for line in f if line.split()):
            cells[10 * r + c] = s
    return cells

def free(cells, p):
    stack, seen = [p], {p}
    while stack:
        q = stack.pop()
        for n in (q + 1, q - 1, q + 10, q - 10):
            if cells[n] == 0:
                return True
            if cells[n] == cells[p] and n not in seen:
                seen.add(n)
                stack.append(n)
    return False

def white(cells, p):
    new = cells[:]
    new[p] = 1
    dead = [q for q in range(100) if new[q] == -1 and not free(new, q)]
    for q in dead:
        new[q] = 0
    return dead, free(new, p)

with open(os.path.join(here, f"answer_for_{tag}.txt"), "w") as out:
    for number in ["0", "00", "1", "2", "3", "4", "5"]:
        cells = board(number)
        places = [p for p in range(100) if cells[p] == 0]
        out.write(f"{tag}_{number}\n")
        if number[0] == "0":
            good = all(free(cells, p) for p in range(100) if abs(cells[p]) == 1)
            print(f"[{tag}]Problem {number}: rule checking:{good}")
            out.write(f"{good}\n")
        else:
            good = [p for p in places if white(cells, p)[number == "5"]]
            print(f"[{tag}]Problem {number}:", "all possible position:" if number == "5" else "forward on step:", [divmod(p, 10) for p in good])
            out.writelines("%d %d\n" % divmod(p, 10) for p in good)
        out.write("\n")
