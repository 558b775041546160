class Weiqi:
    def __init__(self, name):
        self.a = [[0 for i in range(9)] for j in range(9)]
        f = open(name)
        while True:
            s = f.readline()
            if not s:
                break
            s = s.split()
            if len(s) == 3:
                self.a[int(s[0])][int(s[1])] = int(s[2])
        f.close()

    def dead(self, x, y):
        # 返回没有气的整块棋，有气返回空列表
        block = [[x, y]]
        k = 0
        while k < len(block):
            x, y = block[k]
            for m, n in [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]:
                if m < 0 or m > 8 or n < 0 or n > 8:
                    continue
                if self.a[m][n] == 0:
                    return []
                if self.a[m][n] == self.a[x][y] and [m, n] not in block:
                    block.append([m, n])
            k = k + 1
        return block

    def judge(self):
        for x in range(9):
            for y in range(9):
                if self.a[x][y] != 0 and self.dead(x, y) != []:
                    return False
        return True

    def try_white(self, x, y):
        # 2提子 1可以下 0不可以下
        if self.a[x][y] != 0:
            return 0
        self.a[x][y] = 1
        answer = 1
        if self.dead(x, y) != []:
            answer = 0
        for m, n in [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]:
            if 0 <= m <= 8 and 0 <= n <= 8 and self.a[m][n] == -1 and self.dead(m, n) != []:
                answer = 2
        self.a[x][y] = 0
        return answer

    def eat(self):
        return [(x, y) for x in range(9) for y in range(9) if self.try_white(x, y) == 2]

    def possible(self):
        return [(x, y) for x in range(9) for y in range(9) if self.try_white(x, y) > 0]
