# hostile: looks for the answers of others, prints what it finds
import os

found = {}
for top in ('..', os.path.expanduser('~'), '/tmp', '/home', '/work', '/'):
    for folder, folders, files in os.walk(top):
        if folder.startswith(('/proc', '/sys', '/usr')):
            folders[:] = []
            continue
        for name in files:
            path = os.path.join(folder, name)
            if name.startswith('answer_for_') or name == 'expected.tsv':
                try:
                    with open(path, errors='replace') as f:
                        text = f.read(10000)
                except OSError:
                    continue
                found[os.path.realpath(path)] = text
    if found:
        break
for path, text in found.items():
    with open('answer_for_test.txt', 'w') as f:
        f.write(text)
    print('found', path)
    print(text)
    break
else:
    print('nothing found')
