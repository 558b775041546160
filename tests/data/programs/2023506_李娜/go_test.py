# -*- coding: utf-8 -*-
def read_go(file_name):
    go_arr = [[0] * 9 for _ in range(9)]
    for line in open(file_name):
        if line.strip():
            i, j, c = map(int, line.split())
            go_arr[i][j] = c
    return go_arr


def is_alive(go_arr, i, j, seen):
    seen.add((i, j))
    for x, y in ((i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)):
        if 0 <= x <= 8 and 0 <= y <= 8:
            if go_arr[x][y] == 0:
                return True
            if go_arr[x][y] == go_arr[i][j] and (x, y) not in seen and is_alive(go_arr, x, y, seen):
                return True
    return False


def go_judge(go_arr):
    return all(go_arr[i][j] == 0 or is_alive(go_arr, i, j, set()) for i in range(9) for j in range(9))


print('[train]Problem 0: rule checking:%s' % go_judge(read_go(r'C:\Users\li\Desktop\train_0.txt')))
print('[train]Problem 00: rule checking:%s' % go_judge(read_go(r'C:\Users\li\Desktop\train_00.txt')))
