# -*- coding: utf-8 -*-
import numpy as np

def read_go(file_name):
    go_arr = np.zeros((9, 9))
    for line in open(file_name):
        r, c, color = line.split()
        go_arr[int(r), int(c)] = int(color)
    return go_arr

if __name__ == '__main__':
    for i in ['0', '00', '1', '2', '3', '4', '5']:
        go_arr = read_go('train_%s.txt' % i)
