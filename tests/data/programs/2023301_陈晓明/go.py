"""Go homework: rule check, captures and possible moves for White on 9 x 9."""
import os

SIZE = 9
BLACK, EMPTY, WHITE = -1, 0, 1


def read_board(path):
    board = [[EMPTY] * SIZE for _ in range(SIZE)]
    with open(path) as file:
        for line in file:
            if line.strip():
                row, col, color = (int(word) for word in line.split())
                board[row][col] = color
    return board


def neighbours(row, col):
    if row > 0:
        yield row - 1, col
    if row < SIZE - 1:
        yield row + 1, col
    if col > 0:
        yield row, col - 1
    if col < SIZE - 1:
        yield row, col + 1


def group_and_liberties(board, row, col):
    color = board[row][col]
    group, liberties = {(row, col)}, set()
    stack = [(row, col)]
    while stack:
        for r, c in neighbours(*stack.pop()):
            if board[r][c] == EMPTY:
                liberties.add((r, c))
            elif board[r][c] == color and (r, c) not in group:
                group.add((r, c))
                stack.append((r, c))
    return group, liberties


def check_rule(board):
    for row in range(SIZE):
        for col in range(SIZE):
            if board[row][col] != EMPTY and not group_and_liberties(board, row, col)[1]:
                return False
    return True


def play(board, row, col):
    """The captured stones and the board after White's move, or None if the move is suicide."""
    after = [line[:] for line in board]
    after[row][col] = WHITE
    captured = set()
    for r, c in neighbours(row, col):
        if after[r][c] == BLACK:
            group, liberties = group_and_liberties(after, r, c)
            if not liberties:
                captured |= group
    for r, c in captured:
        after[r][c] = EMPTY
    if not group_and_liberties(after, row, col)[1]:
        return None
    return captured, after


def moves(board, only_captures):
    result = []
    for row in range(SIZE):
        for col in range(SIZE):
            if board[row][col] == EMPTY:
                move = play(board, row, col)
                if move and (move[0] or not only_captures):
                    result.append((row, col))
    return result


def main():
    tag = 'test' if os.path.exists('test_0.txt') else 'train'
    blocks = []
    for number in ('0', '00', '1', '2', '3', '4', '5'):
        board = read_board('%s_%s.txt' % (tag, number))
        if number in ('0', '00'):
            answer = check_rule(board)
            print('[%s]Problem %s: rule checking:%s' % (tag, number, answer))
            lines = [str(answer)]
        elif number == '5':
            answer = moves(board, False)
            print('[%s]Problem 5: all possible position:%s' % (tag, answer))
            lines = ['%d %d' % point for point in answer]
        else:
            answer = moves(board, True)
            print('[%s]Problem %s: forward on step:%s' % (tag, number, answer))
            for row, col in answer:
                for line in play(board, row, col)[1]:
                    print(' '.join('.OX'[color] for color in line))
                print()
            lines = ['%d %d' % point for point in answer]
        blocks.append('\n'.join(['%s_%s' % (tag, number)] + lines) + '\n')
    with open('answer_for_%s.txt' % tag, 'w') as file:
        file.write('\n'.join(blocks))


if __name__ == '__main__':
    main()
