# Botzone, long-running: after the first turn only the new request arrives.
import sys

EMPTY, ME, YOU = 0, 1, 2


class Bot:
    def __init__(self):
        self.map = [EMPTY] * 49

    def around(self, p, k):
        x, y = p % 7, p // 7
        return [b * 7 + a for b in range(max(0, y - k), min(7, y + k + 1))
                for a in range(max(0, x - k), min(7, x + k + 1)) if (a, b) != (x, y)]

    def go(self, s, t, who):
        if t not in self.around(s, 1):
            self.map[s] = EMPTY
        self.map[t] = who
        for n in self.around(t, 1):
            if self.map[n]:
                self.map[n] = who

    def best(self):
        top = (-99, None, None)
        for s in range(49):
            if self.map[s] == ME:
                for t in self.around(s, 2):
                    if self.map[t] == EMPTY:
                        v = sum(self.map[n] == YOU for n in self.around(t, 1)) * 2 + (t in self.around(s, 1))
                        top = max(top, (v, s, t))
        return top[1:]


def squares(line):
    x0, y0, x1, y1 = map(int, line.split())
    return y0 * 7 + x0, y1 * 7 + x1


bot = Bot()
turn = int(sys.stdin.readline())
first = sys.stdin.readline()
black = first.startswith("-1")
bot.map[0] = bot.map[48] = ME if black else YOU
bot.map[6] = bot.map[42] = YOU if black else ME
if not black:
    bot.go(*squares(first), YOU)
for _ in range(turn - 1):
    bot.go(*squares(sys.stdin.readline()), ME)
    bot.go(*squares(sys.stdin.readline()), YOU)
while True:
    s, t = bot.best()
    bot.go(s, t, ME)
    print(s % 7, s // 7, t % 7, t // 7)
    print(">>>BOTZONE_REQUEST_KEEP_RUNNING<<<", flush=True)
    if not sys.stdin.readline():
        break
