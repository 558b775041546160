# hostile: the answer file is a folder
import os

for tag in 'train', 'test':
    os.makedirs('answer_for_%s.txt/answer_for_%s.txt' % (tag, tag))
