# hostile: an answer file without end
with open('answer_for_test.txt', 'w') as f:
    f.write('test_0\nTrue\n\ntest_5\n')
    while True:
        for p in range(81):
            f.write('%d %d\n' % divmod(p, 9))
