# -*- coding: utf-8 -*-
# 围棋作业，按老师给的框架补完（python3）
import os

SIZE = 9


def read_go(file_name):
    go_arr = [[0] * SIZE for _ in range(SIZE)]
    with open(file_name) as f:
        for line in f:
            line = line.strip()
            if line == '':
                continue
            a, b, c = line.split()
            go_arr[int(a)][int(b)] = int(c)
    return go_arr


def is_alive(check_state, go_arr, i, j, color_type):
    # 广度优先搜索，返回这一块棋是否有气
    alive = False
    que = [(i, j)]
    check_state[i][j] = 1
    while que:
        x, y = que.pop(0)
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            nx, ny = x + dx, y + dy
            if nx < 0 or ny < 0 or nx >= SIZE or ny >= SIZE:
                continue
            if go_arr[nx][ny] == 0:
                alive = True
            elif go_arr[nx][ny] == color_type and check_state[nx][ny] == 0:
                check_state[nx][ny] = 1
                que.append((nx, ny))
    return alive


def go_judge(go_arr):
    check_state = [[0] * SIZE for _ in range(SIZE)]
    for i in range(SIZE):
        for j in range(SIZE):
            if go_arr[i][j] != 0 and check_state[i][j] == 0:
                if not is_alive(check_state, go_arr, i, j, go_arr[i][j]):
                    return False
    return True


def dead_black(go_arr):
    # 所有没有气的黑子
    check_state = [[0] * SIZE for _ in range(SIZE)]
    dead = []
    for i in range(SIZE):
        for j in range(SIZE):
            if go_arr[i][j] == -1 and check_state[i][j] == 0:
                before = [row[:] for row in check_state]
                if not is_alive(check_state, go_arr, i, j, -1):
                    for x in range(SIZE):
                        for y in range(SIZE):
                            if check_state[x][y] != before[x][y]:
                                dead.append((x, y))
    return dead


def user_step_eat(go_arr):
    ans = []
    boards = []
    for i in range(SIZE):
        for j in range(SIZE):
            if go_arr[i][j] != 0:
                continue
            go_arr[i][j] = 1
            dead = dead_black(go_arr)
            if len(dead) == 0:
                continue
            ans.append((i, j))
            after = [row[:] for row in go_arr]
            for x, y in dead:
                after[x][y] = 0
            boards.append(after)
            go_arr[i][j] = 0
    return ans, boards


def user_step_possible(go_arr):
    ans = []
    for i in range(SIZE):
        for j in range(SIZE):
            if go_arr[i][j] != 0:
                continue
            go_arr[i][j] = 1
            check_state = [[0] * SIZE for _ in range(SIZE)]
            if is_alive(check_state, go_arr, i, j, 1) or dead_black(go_arr):
                ans.append((i, j))
                go_arr[i][j] = 0
    return ans


def go_print(go_arr):
    for row in go_arr:
        print(' '.join('.OX'[v] for v in row))
    print('')


if __name__ == '__main__':
    tag = 'test' if os.path.exists('test_0.txt') else 'train'
    out = []
    for name in ('0', '00'):
        res = go_judge(read_go('%s_%s.txt' % (tag, name)))
        print('[%s]Problem %s: rule checking:%s' % (tag, name, res))
        out.append('%s_%s\n%s\n' % (tag, name, res))
    for name in '1234':
        ans, boards = user_step_eat(read_go('%s_%s.txt' % (tag, name)))
        print('[%s]Problem %s: forward on step:%s' % (tag, name, ans))
        for b in boards:
            go_print(b)
        out.append('%s_%s\n' % (tag, name) + ''.join('%d %d\n' % p for p in ans))
    ans = user_step_possible(read_go('%s_5.txt' % tag))
    print('[%s]Problem 5: all possible position:%s' % (tag, ans))
    out.append('%s_5\n' % tag + ''.join('%d %d\n' % p for p in ans))
    with open('answer_for_%s.txt' % tag, 'w') as f:
        f.write('\n'.join(out))
