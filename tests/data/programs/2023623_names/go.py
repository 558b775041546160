# hostile: many files, deep folders and strange names
import os

for n in range(20000):
    open('answer_%d.txt' % n, 'w').close()
for name in ('answer_for_test.txt\n', 'answer\udcff.txt', '-rf', '=1+1.txt', 'a' * 255):
    try:
        open(name.encode('utf-8', 'surrogateescape'), 'w').close()
    except OSError:
        pass
for n in range(2000):
    os.mkdir('d' * 200)
    os.chdir('d' * 200)
