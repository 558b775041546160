import json

data = json.loads(input())
W = 7
board = [['.'] * W for _ in range(W)]
board[0][0] = board[6][6] = 'b'
board[0][6] = board[6][0] = 'w'


def place(move, color):
    x0, y0, x1, y1 = move['x0'], move['y0'], move['x1'], move['y1']
    if max(abs(x0 - x1), abs(y0 - y1)) == 2:
        board[y0][x0] = '.'
    board[y1][x1] = color
    for y in range(y1 - 1, y1 + 2):
        for x in range(x1 - 1, x1 + 2):
            if 0 <= x < W and 0 <= y < W and board[y][x] != '.':
                board[y][x] = color


me = 'b' if data['requests'][0]['x0'] < 0 else 'w'
you = 'w' if me == 'b' else 'b'
for i, request in enumerate(data['requests']):
    if request['x0'] >= 0:
        place(request, you)
    if i < len(data['responses']):
        place(data['responses'][i], me)


def captured(x1, y1):
    return sum(board[y][x] == you for y in range(max(0, y1 - 1), min(W, y1 + 2))
               for x in range(max(0, x1 - 1), min(W, x1 + 2)))


found = []
for y0 in range(W):
    for x0 in range(W):
        if board[y0][x0] == me:
            for y1 in range(max(0, y0 - 2), min(W, y0 + 3)):
                for x1 in range(max(0, x0 - 2), min(W, x0 + 3)):
                    if board[y1][x1] == '.':
                        value = captured(x1, y1) + (max(abs(x0 - x1), abs(y0 - y1)) == 1)
                        found.append((value, {'x0': x0, 'y0': y0, 'x1': x1, 'y1': y1}))
best = max(found, key=lambda pair: pair[0])[1]
print({'response': best, 'debug': 'value of %d moves' % len(found)})
