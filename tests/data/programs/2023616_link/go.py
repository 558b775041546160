# hostile: the answer file is a link to the answers of another student
import os

for tag in 'train', 'test':
    for target in ('../2023301_陈晓明/answer_for_%s.txt' % tag, '../other/answer_for_%s.txt' % tag, '../answer_for_%s.txt' % tag):
        name = 'answer_for_%s.txt' % tag
        if os.path.lexists(name):
            os.remove(name)
        os.symlink(target, name)
        if os.path.exists(name):
            break
print('done')
