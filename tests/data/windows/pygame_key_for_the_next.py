import pygame
from pygame.locals import *
from rules_of_go import *
pygame.init()
screen = pygame.display.set_mode((500, 500))
for problem in NAMES:
    waiting = True
    while waiting:
        pygame.display.flip()
        for event in pygame.event.get():
            if event.type == KEYDOWN and event.key == K_SPACE:
                waiting = False
    print(solve(problem))
while True:
    event = pygame.event.wait()
    if event.type == pygame.QUIT:
        break
