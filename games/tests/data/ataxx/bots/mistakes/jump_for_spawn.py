import sys

# CodinGame Ataxx
def read():
    return sys.stdin.readline().strip()

my_id = read()
first = True

def name(col, row):
    return "abcdefg"[col] + str(row + 1)

while True:
    line = read()
    if line == "":
        break
    rows = [line]
    while len(rows) < 7:
        rows.append(read())       # bottom row first
    last_action = read()
    count = int(read())
    for _ in range(count):
        read()                    # I make the moves myself
    best, action = -1, None
    for r in range(7):
        for c in range(7):
            if rows[r][c] != my_id:
                continue
            for r2 in range(max(0, r - 2), min(7, r + 3)):
                for c2 in range(max(0, c - 2), min(7, c + 3)):
                    if rows[r2][c2] != '.':
                        continue
                    score = 1 if max(abs(r - r2), abs(c - c2)) == 1 else 0
                    for rr in range(max(0, r2 - 1), min(7, r2 + 2)):
                        for cc in range(max(0, c2 - 1), min(7, c2 + 2)):
                            if rows[rr][cc] not in ('.', '#', my_id):
                                score += 2
                    if score > best:
                        best, action = score, name(c, r) + name(c2, r2)
    print(action, flush=True)
