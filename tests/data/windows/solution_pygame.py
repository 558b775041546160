import sys
import pygame
from rules_of_go import *

SIZE = 50
pygame.init()
screen = pygame.display.set_mode((500, 500))
pygame.display.set_caption('Go')
font = pygame.font.SysFont('arial', 20)
clock = pygame.time.Clock()


def draw(board, title):
    screen.fill((247, 220, 180))
    for i in range(1, 10):
        pygame.draw.line(screen, (0, 0, 0), (SIZE, SIZE * i), (9 * SIZE, SIZE * i))
        pygame.draw.line(screen, (0, 0, 0), (SIZE * i, SIZE), (SIZE * i, 9 * SIZE))
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                color = (0, 0, 0) if board[r][c] == -1 else (255, 255, 255)
                pygame.draw.circle(screen, color, (SIZE * (c + 1), SIZE * (r + 1)), 20)
    screen.blit(font.render(title, True, (0, 0, 255)), (200, 10))
    pygame.display.flip()


def wait():
    """下一题：按任意键"""
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                return True
        clock.tick(30)


for name in NAMES:
    draw(read_go('test_%s.txt' % name), 'Problem ' + name)
    print(solve(name))
    wait()
pygame.quit()
sys.exit()
