# -*- coding: utf-8 -*-
# answers of the training set

train_0 = False  # rule 1
train_00 = True  # rule 1
train_1 = [
    (4, 4),  # move 1
]
train_2 = [
    (8, 3),  # move 1
]
train_3 = [
    (0, 3),  # move 1
    (0, 5),  # move 2
    (1, 8),  # move 3
    (3, 1),  # move 4
]
train_4 = [
    (1, 2),  # move 1
    (5, 2),  # move 2
    (8, 8),  # move 3
]
train_5 = [
    (0, 0),  # move 1
    (0, 1),  # move 2
    (0, 2),  # move 3
    (0, 6),  # move 4
    (0, 7),  # move 5
    (0, 8),  # move 6
    (1, 0),  # move 7
    (1, 1),  # move 8
    (1, 2),  # move 9
    (1, 6),  # move 10
    (1, 7),  # move 11
    (1, 8),  # move 12
    (2, 0),  # move 13
    (2, 3),  # move 14
    (3, 1),  # move 15
    (3, 7),  # move 16
    (7, 3),  # move 17
    (7, 4),  # move 18
    (7, 5),  # move 19
    (7, 6),  # move 20
    (8, 2),  # move 21
    (8, 3),  # move 22
    (8, 4),  # move 23
    (8, 5),  # move 24
]
