"""汤圆的围棋作业"""
import os
import sys


class Board:
    def __init__(self, name):
        self.color = {}
        with open(name, encoding='utf-8-sig') as file:
            for line in file:
                if line.strip():
                    row, col, color = map(int, line.split())
                    if color != 0:
                        self.color[row, col] = color

    def neighbours(self, point):
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            row, col = point[0] + step[0], point[1] + step[1]
            if row in range(9) and col in range(9):
                yield row, col

    def is_dead(self, point, visited=None):
        visited = visited or set()
        visited.add(point)
        for other in self.neighbours(point):
            if other not in self.color:
                return False
            if self.color[other] == self.color[point] and other not in visited and not self.is_dead(other, visited):
                return False
        return True

    def follows_rule_1(self):
        return not any(self.is_dead(point) for point in self.color)

    def try_move(self, point):
        self.color[point] = 1
        captures = any(self.color.get(n) == -1 and self.is_dead(n) for n in self.neighbours(point))
        suicide = not captures and self.is_dead(point)
        del self.color[point]
        return captures, not suicide

    def moves(self, which):
        empty = [(row, col) for row in range(9) for col in range(9) if (row, col) not in self.color]
        return [point for point in empty if self.try_move(point)[which]]


def main():
    tag = 'test' if os.path.exists('test_0.txt') else 'train'
    answers = {}
    for number in ['0', '00', '1', '2', '3', '4', '5']:
        board = Board(tag + '_' + number + '.txt')
        if number in ('0', '00'):
            answers[number] = board.follows_rule_1()
            print('[%s]Problem %s: rule checking:%s' % (tag, number, answers[number]))
        elif number == '5':
            answers[number] = board.moves(1)
            print('[%s]Problem 5: all possible position:%s' % (tag, answers[number]))
        else:
            answers[number] = board.moves(0)
            print('[%s]Problem %s: forward on step:%s' % (tag, number, answers[number]))
    with open('answer_for_' + tag + '.txt', 'w') as file:
        for number, answer in answers.items():
            file.write(tag + '_' + number + '\n')
            if answer is True or answer is False:
                file.write(str(answer) + '\n')
            else:
                file.writelines('%d %d\n' % point for point in answer)
            file.write('\n')
    return len(answers)


sys.exit(main())
