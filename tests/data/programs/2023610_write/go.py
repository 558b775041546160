# hostile: writes outside of its folder
import os

home = os.path.expanduser('~')
for path in ('../answer_for_test.txt', '../../written_outside.txt', home + '/written_outside.txt', '/written_outside.txt',
             '/var/tmp/written_outside.txt', '/dev/shm/written_outside.txt', '/etc/written_outside.txt'):
    try:
        with open(path, 'w') as f:
            f.write('test_0\nTrue\n')
        print('wrote', path)
    except OSError as error:
        print('cannot write', error)
