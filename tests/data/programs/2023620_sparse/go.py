# hostile: an answer file of 1 TB that takes no space on the disk
with open('answer_for_test.txt', 'w') as f:
    f.write('test_0\nTrue\n')
    f.truncate(1 << 40)
