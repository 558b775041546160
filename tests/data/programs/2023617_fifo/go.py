# hostile: the answer file is a named pipe, whose reader waits for ever
import os

for tag in 'train', 'test':
    os.mkfifo('answer_for_%s.txt' % tag)
print('done')
