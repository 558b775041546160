"""Reads boards.txt and prints the answers of one program: `python3 NAME.py < boards.txt > NAME.txt`."""
import sys


def puzzles():
    """Name, question and board (-1 black, 0 empty, 1 white) of each puzzle."""
    for block in sys.stdin.read().split('\n\n'):
        head, *rows = block.strip().split('\n')
        name, question = head.split()
        yield name, question, [['X.O'.index(cell) - 1 for cell in row.split()] for row in rows]


def main(rule, captures, moves):
    """None stands for a problem that the program does not answer."""
    for name, question, board in puzzles():
        answer = {'rule': rule, 'captures': captures, 'moves': moves}[question](board)
        if isinstance(answer, (list, tuple)):
            answer = ' '.join('(%d, %d)' % tuple(point) for point in answer)
        print(('%s: %s' % (name, '' if answer is None else answer)).rstrip())
