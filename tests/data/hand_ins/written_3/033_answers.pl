% answers of the train set
valid(train_0, false).
valid(train_00, true).
capture(train_1, 4, 4).
capture(train_2, 8, 3).
capture(train_3, 0, 3).
capture(train_3, 0, 5).
capture(train_3, 1, 8).
capture(train_3, 3, 1).
capture(train_4, 1, 2).
capture(train_4, 5, 2).
capture(train_4, 8, 8).
move(train_5, 0, 0).
move(train_5, 0, 1).
move(train_5, 0, 2).
move(train_5, 0, 6).
move(train_5, 0, 7).
move(train_5, 0, 8).
move(train_5, 1, 0).
move(train_5, 1, 1).
move(train_5, 1, 2).
move(train_5, 1, 6).
move(train_5, 1, 7).
move(train_5, 1, 8).
move(train_5, 2, 0).
move(train_5, 2, 3).
move(train_5, 3, 1).
move(train_5, 3, 7).
move(train_5, 7, 3).
move(train_5, 7, 4).
move(train_5, 7, 5).
move(train_5, 7, 6).
move(train_5, 8, 2).
move(train_5, 8, 3).
move(train_5, 8, 4).
move(train_5, 8, 5).
