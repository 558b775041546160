# hostile: takes away every permission, so that nobody can clean up
import os

os.makedirs('locked/inside/deep')
open('locked/inside/deep/file', 'w').close()
for path in ('locked/inside/deep', 'locked/inside', 'locked', '.'):
    os.chmod(path, 0)
print('locked')
