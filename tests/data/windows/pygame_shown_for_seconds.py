import pygame
from rules_of_go import *
pygame.init()
screen = pygame.display.set_mode((500, 500))
for problem in NAMES:
    screen.fill((247, 220, 180))
    pygame.display.flip()
    pygame.event.pump()
    pygame.time.delay(3000)
    print(solve(problem))
pygame.quit()
