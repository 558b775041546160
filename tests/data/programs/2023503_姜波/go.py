def read(name):
    go = [[0] * 9 for _ in range(9)]
    f = open(name)
    while True:
        line = f.readline()
        if line is None:
            break
        line = line.strip()
        if line == '':
            continue
        i, j, color = line.split()
        go[int(i)][int(j)] = int(color)
    return go


for k in ['0', '00']:
    go = read('train_' + k + '.txt')
    print('[train]Problem ' + k + ': rule checking:' + str(len(go) == 9))
