# -*- coding: utf-8 -*-
import numpy as np
DIRS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

def load(name):
    b = np.zeros((9, 9), dtype=int)
    for line in open('data/%s.txt' % name):
        x, y, c = map(int, line.split())
        b[x][y] = c
    return b

if __name__ == '__main__':
    for k in ['0', '00']:
        print('test_%s' % k, rule(load('test_' + k)))
    for k in range(1, 5):
        print('test_%d' % k, capture(load('test_%d' % k)))
    print('test_5', possible(load('test_5')))
