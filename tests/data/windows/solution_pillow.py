from PIL import Image, ImageDraw
from rules_of_go import *


def picture(board, marks):
    image = Image.new('RGB', (500, 500), '#F7DCB4')
    pen = ImageDraw.Draw(image)
    for i in range(50, 451, 50):
        pen.line((50, i, 450, i), fill='black')
        pen.line((i, 50, i, 450), fill='black')
    for r in range(9):
        for c in range(9):
            x, y = 50 + 50 * c, 50 + 50 * r
            if board[r][c]:
                pen.ellipse((x - 20, y - 20, x + 20, y + 20), fill='black' if board[r][c] == -1 else 'white')
    for r, c in marks:
        x, y = 50 + 50 * c, 50 + 50 * r
        pen.rectangle((x - 5, y - 5, x + 5, y + 5), fill='red')
    return image


with open('answer_for_test.txt', 'w') as file:
    for name in NAMES:
        board = read_go('test_%s.txt' % name)
        marks = [] if name in ('0', '00') else [p for p in [(r, c) for r in range(9) for c in range(9)]
                                                if board[p[0]][p[1]] == 0 and play(board, p)[0]]
        image = picture(board, marks)
        image.save('test_%s.png' % name)
        image.show()
        file.write(block(name))
