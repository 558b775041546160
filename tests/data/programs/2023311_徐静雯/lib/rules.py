COLS = 9


def lines_of(path):
    with open(path, encoding="utf-8") as f:
        return [tuple(int(x) for x in line.split()) for line in f if line.split()]


class Go:
    def __init__(self, stones):
        self.black = {(r, c) for r, c, s in stones if s == -1}
        self.white = {(r, c) for r, c, s in stones if s == 1}

    @staticmethod
    def next_to(points):
        out = set()
        for r, c in points:
            out |= {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}
        return {(r, c) for r, c in out if 0 <= r < COLS and 0 <= c < COLS}

    def group(self, point):
        color = self.black if point in self.black else self.white
        group = {point}
        while True:
            bigger = group | (self.next_to(group) & color)
            if bigger == group:
                return group
            group = bigger

    def liberties(self, point):
        return self.next_to(self.group(point)) - self.black - self.white

    def ok(self):
        return all(self.liberties(p) for p in self.black | self.white)

    def after(self, point):
        new = Go([])
        new.white = self.white | {point}
        new.black = set(self.black)
        dead = [p for p in new.black if not new.liberties(p)]
        new.black -= set(dead)
        return new

    def empty(self):
        taken = self.black | self.white
        return [(r, c) for r in range(COLS) for c in range(COLS) if (r, c) not in taken]

    def captures(self):
        return [p for p in self.empty() if len(self.after(p).black) < len(self.black)]

    def moves(self):
        return [p for p in self.empty() if self.after(p).liberties(p)]
