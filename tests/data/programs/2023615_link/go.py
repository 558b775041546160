# hostile: the answer file is a link to a file of the system
import os

for tag in 'train', 'test':
    os.symlink('/etc/passwd', 'answer_for_%s.txt' % tag)
print('done')
